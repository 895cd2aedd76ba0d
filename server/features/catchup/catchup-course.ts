import type { Catchup, CatchupItem } from '#contract/catchup.ts'
import { otherOf, type Participant } from '#contract/participants.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Questions } from '#server/features/questions/questions.ts'
import type { Couple } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import type { TimelineRecord } from './timeline-record.ts'

type Parts = {
  database: Database
  couples: Couples
  questions: Questions
  record: TimelineRecord
  now: () => Date
}

const columns = ['id', 'weekId', 'userId', 'completed', 'scheduledTime', 'createdAt'] as const

const asCatchup = (row: Omit<Catchup, 'completed'> & { completed: number }): Catchup => ({
  ...row,
  completed: row.completed === 1,
})

export type CatchupCourse = ReturnType<typeof createCatchupCourse>

/** A catch-up from its start, open to a couple once both of them have completed, to its end. */
export function createCatchupCourse({ database, couples, questions, record, now }: Parts) {
  const rowsOf = ({ coupleId }: Couple, within: Database) =>
    within.selectFrom('catchups').select(columns).where('coupleId', '=', coupleId)

  const ofWeek = async (couple: Couple, weekId: string, within: Database = database) => {
    const row = await rowsOf(couple, within).where('weekId', '=', weekId).executeTakeFirst()
    return row && asCatchup(row)
  }

  const get = async (couple: Couple, id: number, within: Database = database) => {
    const row = await rowsOf(couple, within).where('id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('not-found')
    return asCatchup(row)
  }

  return {
    /** The session's catch-up, or undefined before somebody has begun it. */
    ofWeek,

    /** The couple's catch-up of that id; 404 for any other. */
    get,

    /** Starts the catch-up or returns the one there is (R4); 409 before both have completed. */
    start(couple: Couple, weekId: string, participant: Participant): Promise<Catchup> {
      const { coupleId, ids } = couple
      return couples.findOrMake(coupleId, {
        find: (within) => ofWeek(couple, weekId, within),
        make: async ({ transaction }) => {
          if (!(await questions.progress.bothCompleted(couple, weekId, transaction))) {
            throw new Refusal('both-first')
          }
          const at = now().toISOString()
          const row = await transaction
            .insertInto('catchups')
            .values({
              ...{ coupleId, weekId, userId: ids[participant] },
              ...{ scheduledTime: at, createdAt: at },
            })
            .returning(columns)
            .executeTakeFirstOrThrow()
          return asCatchup(row)
        },
      })
    },

    /** Both answers to each question, seen from one side; nothing before both have completed (R2). */
    async responses(
      couple: Couple,
      weekId: string,
      participant: Participant,
    ): Promise<CatchupItem[]> {
      const opened = await questions.answers.open(couple, weekId)
      return opened.map(({ id, content, category, ...texts }) => {
        const [own, others] = [texts[participant], texts[otherOf(participant)]]
        return {
          question: { id, content, category },
          userResponse: own,
          partnerResponse: others,
          ...(own === null && { userKeptPrivate: true as const }),
          ...(others === null && { partnerKeptPrivate: true as const }),
        }
      })
    },

    /** Marks the catch-up completed and puts it on the timeline; fine to repeat. 404 as above. */
    complete(couple: Couple, id: number): Promise<Catchup> {
      const { coupleId } = couple
      return couples.takeTurn(coupleId, async ({ transaction }) => {
        const catchup = await get(couple, id, transaction)
        if (catchup.completed) return catchup
        await transaction
          .updateTable('catchups')
          .set({ completed: 1 })
          .where('id', '=', id)
          .where('coupleId', '=', coupleId)
          .execute()
        await questions.progress.noteCatchupCompleted(transaction, coupleId, catchup.weekId)
        await record.begin(transaction, couple, catchup)
        return { ...catchup, completed: true }
      })
    },

    /** Brings what the timeline has of that session up to date. */
    async refreshRecord(
      transaction: DatabaseTransaction,
      couple: Couple,
      weekId: string,
    ): Promise<void> {
      const catchup = await ofWeek(couple, weekId, transaction)
      if (catchup) await record.refresh(transaction, couple, catchup)
    },
  }
}
