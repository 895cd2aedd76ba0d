import type { Participant } from '#contract/participants.ts'
import { answerFirst, type Progress } from '#contract/progress.ts'
import { questionsPerWeek } from '#contract/questions.ts'
import { prepared } from '#server/drivers/database/prepared.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Questions } from '#server/features/questions/questions.ts'
import { type Couple, otherOf } from '#server/http/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'

export type Completion = Record<Participant, boolean>

type Parts = { database: Database; couples: Couples; questions: Questions; now: () => Date }

export type WeeklyProgress = ReturnType<typeof createProgress>

/** Who has completed which weekly session (R3). */
export function createProgress({ database, couples, questions, now }: Parts) {
  const findRow = prepared(['coupleId', 'weekId'], (stand: { coupleId: string; weekId: string }) =>
    database
      .selectFrom('weekly_progress')
      .select(['userCompleted', 'partnerCompleted'])
      .where('coupleId', '=', stand.coupleId)
      .where('weekId', '=', stand.weekId),
  )

  const completion = async (
    { coupleId }: Couple,
    weekId: string,
    within: Database = database,
  ): Promise<Completion> => {
    const [row] = await findRow(within, { coupleId, weekId })
    return { primary: row?.userCompleted === 1, partner: row?.partnerCompleted === 1 }
  }

  const seenBy = (
    participant: Participant,
    couple: Couple,
    done: Completion,
    answered: number,
  ): Progress => ({
    userCompleted: done[participant],
    answered,
    partnerCompleted: done[otherOf(participant)],
    activeSessionId: couple.activeWeekId,
  })

  return {
    completion,

    async bothCompleted(couple: Couple, weekId: string, within?: Database): Promise<boolean> {
      const { primary, partner } = await completion(couple, weekId, within)
      return primary && partner
    },

    async read(couple: Couple, weekId: string, participant: Participant): Promise<Progress> {
      const [done, answered] = await Promise.all([
        completion(couple, weekId),
        questions.countAnswered(couple, weekId, participant),
      ])
      return seenBy(participant, couple, done, answered)
    },

    /** Marks that person complete; 409 while one of the seven is unanswered, else fine to repeat. */
    claim(couple: Couple, weekId: string, participant: Participant): Promise<Progress> {
      return couples.takeTurn(couple.coupleId, async ({ transaction }) => {
        const done = await completion(couple, weekId, transaction)
        if (!done[participant]) {
          const answered = await questions.countAnswered(couple, weekId, participant, transaction)
          const left = questionsPerWeek - answered
          if (left > 0) throw new Refusal(409, answerFirst(left, questionsPerWeek))
          await mark(transaction, couple, weekId, participant)
        }
        return seenBy(participant, couple, { ...done, [participant]: true }, questionsPerWeek)
      })
    },

    async discard(transaction: DatabaseTransaction, coupleId: string, weekId: string) {
      await transaction
        .deleteFrom('weekly_progress')
        .where('coupleId', '=', coupleId)
        .where('weekId', '=', weekId)
        .execute()
    },
  }

  async function mark(
    transaction: DatabaseTransaction,
    couple: Couple,
    weekId: string,
    participant: Participant,
  ) {
    const at = now().toISOString()
    const completed =
      participant === 'primary'
        ? { userCompleted: 1, userCompletedAt: at }
        : { partnerCompleted: 1, partnerCompletedAt: at }
    await transaction
      .insertInto('weekly_progress')
      .values({
        coupleId: couple.coupleId,
        weekId,
        userId: couple.ids.primary,
        createdAt: at,
        updatedAt: at,
        ...completed,
      })
      .onConflict((conflict) =>
        conflict.columns(['coupleId', 'weekId']).doUpdateSet({ ...completed, updatedAt: at }),
      )
      .execute()
  }
}
