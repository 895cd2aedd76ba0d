import type { Participant } from '#contract/participants.ts'
import { prepared } from '#server/drivers/database/prepared.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import { createCoupleAbout } from './couple-about.ts'
import { createTurns, type Turn } from './turn.ts'

const dayOf = (moment: string): string => moment.slice(0, 10)

export type Couples = ReturnType<typeof createCouples>

/** What belongs to the couple as a whole. */
export function createCouples({ database }: { database: Database }) {
  const takeTurn = createTurns(database)
  const noteDay = prepared(
    ['coupleId', 'lastUsedOn'],
    ({ coupleId, lastUsedOn }: { coupleId: string; lastUsedOn: string }) =>
      database
        .updateTable('couples')
        .set({ lastUsedOn })
        .where('coupleId', '=', coupleId)
        .where((row) =>
          row.or([row('lastUsedOn', 'is', null), row('lastUsedOn', '!=', lastUsedOn)]),
        ),
  )

  return {
    takeTurn,

    about: createCoupleAbout({ database, takeTurn }),

    /**
     * Returns what `find` finds, else what `make` makes of it in a turn: however many ask at once, it
     * is made once (R4). `mayMake` refuses by throwing; it is asked where there is something to make.
     */
    async findOrMake<Result>(
      coupleId: string,
      {
        find,
        mayMake,
        make,
      }: {
        find: (within: Database, turn?: Turn) => Promise<Result | undefined>
        mayMake?: () => Promise<void>
        make: (turn: Turn) => Promise<Result>
      },
    ): Promise<Result> {
      const found = await find(database)
      if (found !== undefined) return found
      await mayMake?.()
      return takeTurn(
        coupleId,
        async (turn) => (await find(turn.transaction, turn)) ?? (await make(turn)),
      )
    },

    /** Writes a couple without its people, whose ids `setPeople` brings. */
    async add(
      transaction: DatabaseTransaction,
      couple: { coupleId: string; wrappedKey: string; createdAt: string },
    ): Promise<void> {
      const lastUsedOn = dayOf(couple.createdAt)
      await transaction
        .insertInto('couples')
        .values({ ...couple, lastUsedOn })
        .execute()
    },

    /** Notes the day on which one of the two used the product: a day, and nothing more precise. */
    async noteUse(coupleId: string, at: string, within: Database = database): Promise<void> {
      await noteDay(within, { coupleId, lastUsedOn: dayOf(at) })
    },

    /** Closes the couple's account from that moment on, or opens it again with null. */
    async setClosed(
      transaction: DatabaseTransaction,
      coupleId: string,
      closedAt: string | null,
    ): Promise<void> {
      await transaction
        .updateTable('couples')
        .set({ closedAt })
        .where('coupleId', '=', coupleId)
        .execute()
    },

    async setPeople(
      transaction: DatabaseTransaction,
      coupleId: string,
      { primary, partner }: Record<Participant, number>,
    ): Promise<void> {
      await transaction
        .updateTable('couples')
        .set({ user1Id: primary, user2Id: partner })
        .where('coupleId', '=', coupleId)
        .execute()
    },

    /** Both people have said that they belong together (R8); the first time stays written down. */
    async confirm(transaction: DatabaseTransaction, coupleId: string, at: string): Promise<void> {
      await transaction
        .updateTable('couples')
        .set((row) => ({
          relationshipStatus: 'confirmed',
          confirmedAt: row.fn.coalesce('confirmedAt', row.val(at)),
        }))
        .where('coupleId', '=', coupleId)
        .execute()
    },

    /** Makes that the weekly session both devices are on (R4). */
    async setActiveWeek(
      transaction: DatabaseTransaction,
      coupleId: string,
      activeWeekId: string,
    ): Promise<void> {
      await transaction
        .updateTable('couples')
        .set({ activeWeekId })
        .where('coupleId', '=', coupleId)
        .execute()
    },

    /** Counts one more set of questions that was made for the couple. */
    async countSet(transaction: DatabaseTransaction, coupleId: string): Promise<void> {
      await transaction
        .updateTable('couples')
        .set((row) => ({ setsMade: row('setsMade', '+', 1) }))
        .where('coupleId', '=', coupleId)
        .execute()
    },

    /** Lets an export of theirs begin, which has until then; false while another one is written (R18). */
    async beginExport(
      coupleId: string,
      { at, until }: { at: string; until: string },
    ): Promise<boolean> {
      const { numUpdatedRows } = await database
        .updateTable('couples')
        .set({ exportingUntil: until })
        .where('coupleId', '=', coupleId)
        .where(({ or, eb }) =>
          or([
            eb('exportingUntil', 'is', null),
            eb('exportingUntil', '<=', at),
            eb('exportingUntil', '>', until),
          ]),
        )
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async endExport(coupleId: string, until: string): Promise<void> {
      await database
        .updateTable('couples')
        .set({ exportingUntil: null })
        .where('coupleId', '=', coupleId)
        .where('exportingUntil', '=', until)
        .execute()
    },

    /** Which of these ids are a couple's. */
    async known(coupleIds: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await database
        .selectFrom('couples')
        .select('coupleId')
        .where('coupleId', 'in', coupleIds)
        .execute()
      return new Set(rows.map(({ coupleId }) => coupleId))
    },

    /** Deletes the couple with every row of theirs, its key among them (T21). */
    async remove(transaction: DatabaseTransaction, coupleId: string): Promise<void> {
      await transaction.deleteFrom('couples').where('coupleId', '=', coupleId).execute()
    },
  }
}
