import type { Answers } from '#server/features/answers/answers.ts'
import type { Catchups } from '#server/features/catchup/catchup.ts'
import type { Couples, Turn } from '#server/features/couples/couples.ts'
import type { WeeklyProgress } from '#server/features/progress/progress.ts'
import type { QuestionOfSet, Questions } from '#server/features/questions/questions.ts'
import type { Couple } from '#server/http/login.ts'

type Parts = {
  couples: Couples
  questions: Questions
  answers: Answers
  progress: WeeklyProgress
  catchups: Catchups
}

export type WeeklySessions = ReturnType<typeof createWeeklySessions>

/** A couple's weekly sessions: which one is current, starting a fresh one, throwing one away (R4). */
export function createWeeklySessions({ couples, questions, answers, progress, catchups }: Parts) {
  const discard = async (turn: Turn, coupleId: string, weekId: string) => {
    await answers.discard(turn.transaction, coupleId, weekId)
    await questions.discard(turn, coupleId, weekId)
    await progress.discard(turn.transaction, coupleId, weekId)
    await catchups.discard(turn.transaction, coupleId, weekId)
  }

  return {
    /** Throws the session away, and nothing else; the couple's current id stays (R15). */
    reset: ({ coupleId }: Couple, weekId: string): Promise<void> =>
      couples.takeTurn(coupleId, (turn) => discard(turn, coupleId, weekId)),

    /** Makes `weekId` the couple's current session, with seven fresh questions and nothing else. */
    startFresh: (couple: Couple, weekId: string): Promise<QuestionOfSet[]> =>
      couples.takeTurn(couple.coupleId, async (turn) => {
        await discard(turn, couple.coupleId, weekId)
        await turn.transaction
          .updateTable('couples')
          .set({ activeWeekId: weekId })
          .where('coupleId', '=', couple.coupleId)
          .execute()
        return questions.makeSet(turn, couple, weekId)
      }),
  }
}
