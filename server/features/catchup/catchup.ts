import type { Catchup, CatchupItem } from '#contract/catchup.ts'
import { otherOf, type Participant } from '#contract/participants.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Questions } from '#server/features/questions/questions.ts'
import type { Couple } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import type { CatchupRecord } from './catchup-record.ts'

export type CatchupParts = {
  database: Database
  couples: Couples
  questions: Questions
  record: CatchupRecord
  now: () => Date
}

const columns = ['id', 'weekId', 'userId', 'completed', 'scheduledTime', 'createdAt'] as const

const asCatchup = (row: Omit<Catchup, 'completed'> & { completed: number }): Catchup => ({
  ...row,
  completed: row.completed === 1,
})

export type Catchups = ReturnType<typeof createCatchups>

/** The catch-up of a weekly session: open to a couple once both of them have completed it. */
export function createCatchups(parts: CatchupParts) {
  const { database, couples, record, now } = parts
  const { answers, progress } = parts.questions

  const find = (coupleId: string, id: number, within: Database = database) =>
    within
      .selectFrom('catchups')
      .select(columns)
      .where('id', '=', id)
      .where('coupleId', '=', coupleId)
      .executeTakeFirst()

  return {
    /** Starts the catch-up or gives the one there is (R4); 409 before both have completed. */
    start(couple: Couple, weekId: string, participant: Participant): Promise<Catchup> {
      const { coupleId, ids } = couple
      return couples.takeTurn(coupleId, async ({ transaction }) => {
        if (!(await progress.bothCompleted(couple, weekId, transaction))) {
          throw new Refusal('both-first')
        }
        const at = now().toISOString()
        await transaction
          .insertInto('catchups')
          .values({ coupleId, weekId, userId: ids[participant], scheduledTime: at, createdAt: at })
          .onConflict((conflict) => conflict.columns(['coupleId', 'weekId']).doNothing())
          .execute()
        const row = await transaction
          .selectFrom('catchups')
          .select(columns)
          .where('coupleId', '=', coupleId)
          .where('weekId', '=', weekId)
          .executeTakeFirstOrThrow()
        return asCatchup(row)
      })
    },

    /** Both answers to each question, seen from one side; nothing before both have completed (R2). */
    async responses(
      couple: Couple,
      weekId: string,
      participant: Participant,
    ): Promise<CatchupItem[]> {
      const opened = await answers.open(couple, weekId)
      return opened.map(({ id, content, category, ...texts }) => ({
        question: { id, content, category },
        userResponse: texts[participant],
        partnerResponse: texts[otherOf(participant)],
      }))
    },

    /** The session's catch-up, or undefined before somebody has begun it. */
    async ofWeek({ coupleId }: Couple, weekId: string): Promise<Catchup | undefined> {
      const row = await database
        .selectFrom('catchups')
        .select(columns)
        .where('coupleId', '=', coupleId)
        .where('weekId', '=', weekId)
        .executeTakeFirst()
      return row && asCatchup(row)
    },

    /** The couple's catch-up of that id; 404 for any other. */
    async get({ coupleId }: Couple, id: number, within?: Database): Promise<Catchup> {
      const row = await find(coupleId, id, within)
      if (!row) throw new Refusal('not-found')
      return asCatchup(row)
    },

    /** Marks the catch-up completed and puts it on the timeline; fine to repeat. 404 as above. */
    complete(couple: Couple, id: number): Promise<Catchup> {
      const { coupleId } = couple
      return couples.takeTurn(coupleId, async ({ transaction }) => {
        const row = await find(coupleId, id, transaction)
        if (!row) throw new Refusal('not-found')
        if (row.completed === 1) return asCatchup(row)
        await transaction
          .updateTable('catchups')
          .set({ completed: 1 })
          .where('id', '=', id)
          .where('coupleId', '=', coupleId)
          .execute()
        await record.begin(transaction, couple, row)
        return asCatchup({ ...row, completed: 1 })
      })
    },

    /** Brings what the timeline has of that session up to date. */
    async refreshRecord(
      transaction: DatabaseTransaction,
      couple: Couple,
      weekId: string,
    ): Promise<void> {
      const row = await transaction
        .selectFrom('catchups')
        .select(['id', 'weekId'])
        .where('coupleId', '=', couple.coupleId)
        .where('weekId', '=', weekId)
        .executeTakeFirst()
      if (row) await record.refresh(transaction, couple, row)
    },

    async discard(transaction: DatabaseTransaction, coupleId: string, weekId: string) {
      for (const table of ['guide_texts', 'catchups'] as const) {
        await transaction
          .deleteFrom(table)
          .where('coupleId', '=', coupleId)
          .where('weekId', '=', weekId)
          .execute()
      }
    },
  }
}
