import { sql } from 'kysely'
import * as z from 'zod/mini'
import { allLinesOfBoth, fewOfLines, LinesOfBoth } from '#contract/lines-of-both.ts'
import { otherOf, type Participant } from '#contract/participants.ts'
import { Category, categoryNames } from '#contract/questions.ts'
import {
  type ListedEntry,
  listedAtOnce,
  type OpenedEntry,
  StoredConversation,
  type TimelineEntry,
  unreadDays,
} from '#contract/timeline.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Couple } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'

/** What is known of a catch-up; what is left out stays as it was. */
export type EntryChange = {
  helpful?: boolean | null
  focus?: readonly Category[]
  summary?: string
  /** Kept by choice; null throws the conversation away again. */
  conversation?: StoredConversation | null
  /** Whom the conversation waits for (R22); whether it is kept stays as it was. */
  unread?: { by: Participant; conversation: StoredConversation }
}

type About = { id: number; weekId: string }

/** All but the conversation, which is opened for who reads it alone. */
const columns = [
  ...(['id', 'catchupId', 'happenedAt', 'focus', 'helpful', 'summary', 'lines'] as const),
  ...(['kept', 'unreadBy', 'unreadUntil'] as const),
] as const

/**
 * So many bytes of conversations a couple may keep, as they are stored: a talk of seven answers of forty words takes some
 * eight thousand, so that it is room for decades of weeks, and an export of all still fits in a small machine's memory.
 */
const mostKeptBytes = 32 * 1024 * 1024

const daysLong = unreadDays * 24 * 60 * 60 * 1000

/** What a sealed text is bound to. */
const summaryData = (catchupId: number) => `summary of catch-up ${catchupId} on the timeline`
const conversationData = (catchupId: number) =>
  `conversation of catch-up ${catchupId} on the timeline`
const linesData = (catchupId: number) => `lines of catch-up ${catchupId} on the timeline`

const nobodyWaits = { unreadBy: null, unreadUntil: null }
const noConversation = { conversation: null, lines: null }

type Parts = { database: Database; vault: Vault; people: People; now: () => Date }

export type Timeline = ReturnType<typeof createTimeline>

/** The couple's catch-ups as they stay: date, summary and focus, and what they chose to keep (R9). */
export function createTimeline({ database, vault, people, now }: Parts) {
  const rowsOf = (within: Database, { coupleId }: Pick<Couple, 'coupleId'>) =>
    within.selectFrom('timeline').select(columns).where('coupleId', '=', coupleId)

  const find = async (couple: Couple, id: number) => {
    const row = await rowsOf(database, couple)
      .select('conversation')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!row) throw new Refusal('not-found')
    return row
  }

  type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]
  type WholeRow = Row & { conversation: string | null }

  const sealOf = ({ coupleId, wrappedKey }: Couple) => vault.couple(coupleId, wrappedKey)

  const focusOf = ({ focus }: Pick<Row, 'focus'>) => z.decode(z.array(Category), JSON.parse(focus))

  const asEntry = (couple: Couple, row: Row): TimelineEntry => ({
    id: row.id,
    happenedAt: row.happenedAt,
    summary: row.summary && sealOf(couple).open(row.summary, summaryData(row.catchupId)),
    focus: focusOf(row),
    helpful: row.helpful === null ? null : row.helpful === 1,
    kept: row.kept === 1,
  })

  /** Whether it still waits for somebody: by its time, whenever the clearing comes. */
  const waits = ({ unreadUntil }: Row): boolean =>
    unreadUntil !== null && unreadUntil > now().toISOString()

  const conversationIn = (
    couple: Couple,
    { catchupId, conversation }: Pick<WholeRow, 'catchupId' | 'conversation'>,
  ) =>
    conversation === null
      ? null
      : z.decode(
          StoredConversation,
          JSON.parse(sealOf(couple).open(conversation, conversationData(catchupId))),
        )

  const asOpened = (couple: Couple, row: WholeRow, viewer: Participant): OpenedEntry => {
    const isTheirs = waits(row) && viewer === row.unreadBy
    return {
      ...asEntry(couple, row),
      conversation: row.kept === 1 || isTheirs ? conversationIn(couple, row) : null,
    }
  }

  /** None where what is sealed cannot be opened: the other entries are to be read all the same. */
  const linesIn = (couple: Couple, { catchupId, lines }: Row, old: string | null | undefined) => {
    try {
      if (lines === null) {
        const talk = conversationIn(couple, { catchupId, conversation: old ?? null })
        return allLinesOfBoth(talk?.items ?? [])
      }
      const opened = sealOf(couple).open(lines, linesData(catchupId))
      return z.decode(z.array(LinesOfBoth), JSON.parse(opened))
    } catch {
      return []
    }
  }

  /** With lines of their own only where the couple chose to keep the talk. */
  const asListed = (couple: Couple, row: Row, old: string | null | undefined): ListedEntry => {
    const entry = asEntry(couple, row)
    const lines = entry.kept ? linesIn(couple, row, old) : []
    return { ...entry, lines: fewOfLines(lines, entry.summary ?? '') }
  }

  /** The conversations of those that were kept before their lines were stored beside them. */
  const conversationsWithoutLines = async (couple: Couple, rows: readonly Row[]) => {
    const ids = rows.filter(({ kept, lines }) => kept === 1 && lines === null).map(({ id }) => id)
    if (ids.length === 0) return new Map<number, string | null>()
    const found = await database
      .selectFrom('timeline')
      .select(['id', 'conversation'])
      .where('coupleId', '=', couple.coupleId)
      .where('id', 'in', ids)
      .execute()
    return new Map(found.map(({ id, conversation }) => [id, conversation]))
  }

  /** Whether the couple keep as many conversations as they may. */
  const isFull = async (within: Database, { coupleId }: Couple): Promise<boolean> => {
    const row = await within
      .selectFrom('timeline')
      .select(sql<number | string | null>`sum(octet_length(conversation))`.as('bytes'))
      .where('coupleId', '=', coupleId)
      .executeTakeFirst()
    return Number(row?.bytes ?? 0) >= mostKeptBytes
  }

  /**
   * Refuses (409) one conversation more where the couple keep as much as they may. One that waits for somebody who has not
   * read it is always stored: those that waited before it give way then.
   */
  const makeRoom = async (
    transaction: DatabaseTransaction,
    couple: Couple,
    { conversation, unread }: EntryChange,
  ): Promise<void> => {
    if (!conversation && !unread) return
    if (!(await isFull(transaction, couple))) return
    if (!unread) throw new Refusal('timeline-full')
    await transaction
      .updateTable('timeline')
      .set({ ...nobodyWaits, ...noConversation })
      .where('coupleId', '=', couple.coupleId)
      .where('unreadBy', 'is not', null)
      .where('kept', '=', 0)
      .execute()
  }

  /** A change as it is stored. */
  const columnsOf = (
    couple: Couple,
    catchupId: number,
    { helpful, focus, summary, conversation, unread }: EntryChange,
  ) => {
    const seal = sealOf(couple)
    const sealed = (text: StoredConversation) => ({
      conversation: seal.seal(
        JSON.stringify(z.encode(StoredConversation, text)),
        conversationData(catchupId),
      ),
      lines: seal.seal(JSON.stringify(allLinesOfBoth(text.items)), linesData(catchupId)),
    })
    return {
      ...(helpful !== undefined && { helpful: helpful === null ? null : Number(helpful) }),
      ...(focus && { focus: JSON.stringify(focus.map((id) => categoryNames[id])) }),
      ...(summary !== undefined && { summary: seal.seal(summary, summaryData(catchupId)) }),
      ...(conversation !== undefined && {
        ...(conversation === null ? noConversation : sealed(conversation)),
        kept: conversation === null ? 0 : 1,
      }),
      ...(unread && {
        ...sealed(unread.conversation),
        unreadBy: unread.by,
        unreadUntil: new Date(now().getTime() + daysLong).toISOString(),
      }),
    }
  }

  return {
    /** The catch-up's entry, or undefined where there is none. */
    async ofCatchup(couple: Couple, catchupId: number, within: Database = database) {
      const row = await rowsOf(within, couple).where('catchupId', '=', catchupId).executeTakeFirst()
      return row && asEntry(couple, row)
    },

    /** Writes what is new about a catch-up, making its entry where there is none; 409 where there is no room for its talk. */
    async write(
      transaction: DatabaseTransaction,
      couple: Couple,
      { id: catchupId, weekId }: About,
      change: EntryChange,
    ): Promise<void> {
      const { coupleId } = couple
      await makeRoom(transaction, couple, change)
      const changed = columnsOf(couple, catchupId, change)
      await transaction
        .insertInto('timeline')
        .values({ coupleId, weekId, catchupId, happenedAt: now().toISOString(), ...changed })
        .onConflict((conflict) =>
          conflict.columns(['coupleId', 'catchupId']).doUpdateSet({ weekId, ...changed }),
        )
        .execute()
    },

    /** Writes what is new about an entry; one that somebody deletes meanwhile does not come back. */
    async update(
      transaction: DatabaseTransaction,
      couple: Couple,
      { id: catchupId, weekId }: About,
      change: EntryChange,
    ): Promise<void> {
      await transaction
        .updateTable('timeline')
        .set({ weekId, ...columnsOf(couple, catchupId, change) })
        .where('coupleId', '=', couple.coupleId)
        .where('catchupId', '=', catchupId)
        .execute()
    },

    /** When the couple's last catch-up was, and the focus they took from it; undefined before any. */
    async latest(couple: Couple): Promise<Pick<TimelineEntry, 'happenedAt' | 'focus'> | undefined> {
      const row = await rowsOf(database, couple)
        .orderBy('happenedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && { happenedAt: row.happenedAt, focus: focusOf(row) }
    },

    /** The latest entry of that session, leaving out the one of `exceptCatchup`. */
    async lastOfWeek(
      couple: Couple,
      weekId: string,
      exceptCatchup: number | undefined,
      within: Database = database,
    ): Promise<Pick<TimelineEntry, 'happenedAt'> | undefined> {
      return rowsOf(within, couple)
        .where('weekId', '=', weekId)
        .$if(exceptCatchup !== undefined, (rows) =>
          rows.where('catchupId', '!=', exceptCatchup ?? 0),
        )
        .orderBy('happenedAt', 'desc')
        .limit(1)
        .executeTakeFirst()
    },

    /** The couple's entries, the latest first: as many as are listed at once, from the latest on or those before that one. */
    async list(
      couple: Couple,
      before?: Pick<TimelineEntry, 'happenedAt' | 'id'>,
    ): Promise<ListedEntry[]> {
      const all = rowsOf(database, couple)
      const wanted = before
        ? all.where(({ and, or, eb }) =>
            or([
              eb('happenedAt', '<', before.happenedAt),
              and([eb('happenedAt', '=', before.happenedAt), eb('id', '<', before.id)]),
            ]),
          )
        : all
      const rows = await wanted
        .orderBy('happenedAt', 'desc')
        .orderBy('id', 'desc')
        .limit(listedAtOnce)
        .execute()
      const old = await conversationsWithoutLines(couple, rows)
      return rows.map((row) => asListed(couple, row, old.get(row.id)))
    },

    /** One entry with the conversation that `viewer` may read; 404 for any that is not the couple's. */
    async open(couple: Couple, id: number, viewer: Participant): Promise<OpenedEntry> {
      return asOpened(couple, await find(couple, id), viewer)
    },

    /** Every entry with the conversation that `viewer` may read. */
    async openAll(couple: Couple, viewer: Participant): Promise<OpenedEntry[]> {
      const rows = await rowsOf(database, couple).select('conversation').execute()
      return rows.map((row) => asOpened(couple, row, viewer))
    },

    /** The latest entry that waits for that person, who finished it, until when, and whether it is kept; null where none does. */
    async unread(couple: Couple, reader: Participant) {
      const row = await rowsOf(database, couple)
        .where('unreadBy', '=', reader)
        .where('unreadUntil', '>', now().toISOString())
        .orderBy('happenedAt', 'desc')
        .executeTakeFirst()
      if (!row) return null
      const names = await people.names(couple)
      return {
        entryId: row.id,
        finishedBy: names[otherOf(reader)],
        until: row.unreadUntil ?? '',
        catchupId: row.catchupId,
        kept: row.kept === 1,
      }
    },

    /**
     * That person has read it: it stays where it is kept, and else goes. Of two devices that say so at
     * once the first one counts. 404 as above, 409 where it is to be kept and cannot be: there is no room, it waits for the
     * other one alone, or its conversation is gone.
     */
    async noteRead(couple: Couple, id: number, reader: Participant, keep: boolean) {
      const row = await find(couple, id)
      if (row.unreadBy === reader) {
        const kept = row.kept === 1 || (keep && waits(row))
        if (kept && row.kept === 0 && (await isFull(database, couple))) {
          throw new Refusal('timeline-full')
        }
        await database
          .updateTable('timeline')
          .set({ kept: Number(kept), ...nobodyWaits, ...(!kept && noConversation) })
          .where('id', '=', id)
          .where('coupleId', '=', couple.coupleId)
          .where('unreadBy', '=', reader)
          .execute()
      }
      const entry = await find(couple, id)
      if (keep && entry.kept === 0) {
        throw new Refusal(waits(entry) ? 'waits-for-other' : 'talk-cleared')
      }
      return asEntry(couple, entry)
    },

    /** Clears what has waited its time and nobody kept; returns how many. For once a day. */
    async clearUnread(): Promise<number> {
      const late = () =>
        database.updateTable('timeline').where('unreadUntil', '<=', now().toISOString())
      const { numUpdatedRows } = await late()
        .set({ ...nobodyWaits, ...noConversation })
        .where('kept', '=', 0)
        .executeTakeFirst()
      await late().set(nobodyWaits).execute()
      return Number(numUpdatedRows)
    },

    /**
     * Deletes one entry for good; 404 for any that is not the couple's, 409 where its conversation
     * waits for the one who is not `by` (R22).
     */
    async remove(couple: Couple, id: number, by: Participant): Promise<void> {
      const { numDeletedRows } = await database
        .deleteFrom('timeline')
        .where('id', '=', id)
        .where('coupleId', '=', couple.coupleId)
        .where(({ or, eb }) =>
          or([
            eb('unreadUntil', 'is', null),
            eb('unreadUntil', '<=', now().toISOString()),
            eb('unreadBy', '=', by),
          ]),
        )
        .executeTakeFirst()
      if (numDeletedRows > 0n) return
      await find(couple, id)
      throw new Refusal('unread-by-other')
    },
  }
}
