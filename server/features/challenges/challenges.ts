import * as z from 'zod/mini'
import {
  type Challenge,
  ChallengeType,
  type ChallengeUpdate,
  challengesPerWeek,
  Difficulty,
} from '#contract/challenges.ts'
import type { Participant } from '#contract/participants.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Catchups } from '#server/features/catchup/catchup.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import { refuseElsewhere } from '#server/features/questions/own-device.ts'
import type { Questions } from '#server/features/questions/questions.ts'
import type { Couple, Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { nextOffer, writeNewOffer } from './new-offer.ts'
import {
  bothCompleted,
  ownDeviceOf,
  partOf,
  progressOfTwo,
  shownProgress,
  type Viewer,
  withUpdate,
} from './progress-of-two.ts'

type Parts = {
  database: Database
  couples: Couples
  people: People
  questions: Questions
  catchups: Catchups
  vault: Vault
  now: () => Date
}

// A day more than a week: who meets some hours later than last week still has that week's own at the talk.
const freshFor = 8 * 24 * 60 * 60 * 1000

const columns = [
  ...(['id', 'weekId', 'userId', 'offer', 'title', 'description', 'type', 'difficulty'] as const),
  ...(['instructions', 'minutes', 'chosen', 'completed', 'completedAt', 'createdAt'] as const),
  ...(['opened', 'primaryUserProgress', 'partnerProgress'] as const),
] as const

export type Challenges = ReturnType<typeof createChallenges>

/**
 * Three challenges a week, of which the couple does one (R15). They outlive a reset, which throws
 * away other things and nothing else (R4). So an id that serves week after week, as it does after
 * a reset, gets three new ones once a catch-up is over, so that they fit the focus just chosen (R9), and
 * otherwise after eight days. The end page of a catch-up tells which one comes then. What people said of earlier
 * ones stays stored.
 */
export function createChallenges(parts: Parts) {
  const { database, couples, people, questions, catchups, vault, now } = parts

  const readOffer = (coupleId: string, weekId: string, within: Database = database) =>
    within
      .selectFrom('challenges')
      .select(columns)
      .where('coupleId', '=', coupleId)
      .where('weekId', '=', weekId)
      .orderBy('offer', 'desc')
      .orderBy('position')
      .limit(challengesPerWeek)
      .execute()

  type Row = Awaited<ReturnType<typeof readOffer>>[number]

  const findRow = async (coupleId: string, id: number, within: Database): Promise<Row> => {
    const row = await within
      .selectFrom('challenges')
      .select(columns)
      .where('id', '=', id)
      .where('coupleId', '=', coupleId)
      .executeTakeFirst()
    if (!row) throw new Refusal('not-found')
    return row
  }

  const viewerOf = async (
    { couple, participant }: Login,
    within: Database,
  ): Promise<Viewer & { signedIn: Participant }> => ({
    signedIn: participant,
    bothSignIn: await people.bothSignIn(couple, within),
  })

  /** A challenge as that viewer sees it. */
  const asChallenge = (row: Row, { coupleId, wrappedKey }: Couple, viewer: Viewer): Challenge => {
    const opened = row.opened === 1
    const progress = shownProgress(progressOfTwo(row), { id: row.id, opened, ...viewer }, () =>
      vault.couple(coupleId, wrappedKey),
    )
    return {
      ...row,
      type: z.parse(ChallengeType, row.type),
      difficulty: z.parse(Difficulty, row.difficulty),
      instructions: z.parse(z.array(z.string()), JSON.parse(row.instructions)),
      chosen: row.chosen === 1,
      completed: row.completed === 1,
      opened,
      primaryUserProgress: progress.primary,
      partnerProgress: progress.partner,
    }
  }

  /** The session's latest three, unless they have grown old; those of an earlier session are its history. */
  const freshOffer = async (
    couple: Couple,
    weekId: string,
    activeWeekId: string | null,
    within: Database,
  ): Promise<Row[] | undefined> => {
    const offer = await readOffer(couple.coupleId, weekId, within)
    const [first] = offer
    if (!first) return undefined
    if ((activeWeekId ?? initialWeekId) !== weekId) return offer
    const madeAt = Date.parse(first.createdAt)
    const { lastOver, isAtTheEnd } = await catchups.ending(couple, weekId, within)
    // While the end page of a talk is there nothing ages: what comes after it goes by the focus chosen on it (R9).
    if (!isAtTheEnd && now().getTime() - madeAt >= freshFor) return undefined
    return madeAt >= (lastOver ?? 0) ? offer : undefined
  }

  return {
    /**
     * The session's three, made on the first request; however many ask at once, there are three.
     * `mayMake` refuses by throwing; it is asked where there is something to make.
     */
    async read(login: Login, weekId: string, mayMake: () => Promise<void>): Promise<Challenge[]> {
      const { couple } = login
      const { coupleId } = couple
      const offer = await couples.findOrMake(coupleId, {
        find: (within, turn) =>
          freshOffer(couple, weekId, (turn?.couple ?? couple).activeWeekId, within),
        mayMake,
        make: async (turn) => {
          const { transaction } = turn
          const [before] = await readOffer(coupleId, weekId, transaction)
          const at = now()
          await questions.noteSession(turn, couple, { weekId, at })
          await writeNewOffer(transaction, couple, {
            weekId,
            offer: (before?.offer ?? 0) + 1,
            focus: await people.focus(couple, transaction),
            createdAt: at.toISOString(),
          })
          return readOffer(coupleId, weekId, transaction)
        },
      })
      const viewer = await viewerOf(login, database)
      return offer.map((row) => asChallenge(row, couple, viewer))
    },

    /**
     * Which challenge comes once the completed catch-up of that session is over, by the focus as it is now;
     * the one that is there where it has come already. Null where there is no such catch-up.
     */
    async next(couple: Couple, weekId: string): Promise<{ title: string } | null> {
      const completedAt = await catchups.completedAt(couple, weekId)
      if (completedAt === null) return null
      const offer = await readOffer(couple.coupleId, weekId)
      const known = offer.find(({ chosen }) => chosen === 1)
      if (known && Date.parse(known.createdAt) >= completedAt) return { title: known.title }
      const [first] = await nextOffer(database, couple, await people.focus(couple))
      return first ? { title: first.title } : null
    },

    /** Every challenge the couple ever got, earlier sessions' too. */
    async all(couple: Couple): Promise<Challenge[]> {
      const rows = await database
        .selectFrom('challenges')
        .select(columns)
        .where('coupleId', '=', couple.coupleId)
        .execute()
      return rows.map((row) => asChallenge(row, couple, { signedIn: null, bothSignIn: false }))
    },

    /** Makes that one of its three the chosen one; 404 for any that is not the couple's. */
    choose(login: Login, id: number): Promise<Challenge[]> {
      const { couple } = login
      const { coupleId } = couple
      return couples.takeTurn(coupleId, async ({ transaction }) => {
        const { weekId, offer } = await findRow(coupleId, id, transaction)
        const siblings = await transaction
          .updateTable('challenges')
          .set((row) => ({
            chosen: row.case().when('id', '=', id).then(1).else(0).end(),
          }))
          .where('coupleId', '=', coupleId)
          .where('weekId', '=', weekId)
          .where('offer', '=', offer)
          .returning([...columns, 'position'])
          .execute()
        const viewer = await viewerOf(login, transaction)
        return siblings
          .sort((one, other) => one.position - other.position)
          .map((row) => asChallenge(row, couple, viewer))
      })
    },

    /**
     * Saves what one person says of their own part; the challenge is completed when both have, and
     * then its notes are opened, for good. 404 for any that is not the couple's; 409 for the part of
     * who does theirs on a device of their own that this login is not of (R17), as each does where both sign
     * in as themselves, and for a note while
     * an opened one is not completed.
     */
    update(login: Login, id: number, update: ChallengeUpdate): Promise<Challenge> {
      const { couple } = login
      const { coupleId } = couple
      return couples.takeTurn(coupleId, async ({ transaction }) => {
        const row = await findRow(coupleId, id, transaction)
        const before = progressOfTwo(row)
        const part = partOf(update)
        const viewer = await viewerOf(login, transaction)
        await refuseElsewhere(people, login, part, {
          ownDevice: ownDeviceOf(before, viewer.bothSignIn),
          within: transaction,
        })
        const at = now().toISOString()
        const seal = vault.couple(coupleId, couple.wrappedKey)
        const progress = withUpdate(before, id, update, { seal, at, signedIn: viewer.signedIn })
        const done = bothCompleted(progress)
        if (row.opened === 1 && !done && progress[part].notes !== before[part].notes) {
          throw new Refusal('notes-open')
        }
        const changed = await transaction
          .updateTable('challenges')
          .set({
            primaryUserProgress: JSON.stringify(progress.primary),
            partnerProgress: JSON.stringify(progress.partner),
            completed: done ? 1 : 0,
            completedAt: done ? (row.completedAt ?? at) : null,
            ...(done && { opened: 1 }),
          })
          .where('id', '=', id)
          .where('coupleId', '=', coupleId)
          .returning(columns)
          .executeTakeFirstOrThrow()
        return asChallenge(changed, couple, viewer)
      })
    },
  }
}
