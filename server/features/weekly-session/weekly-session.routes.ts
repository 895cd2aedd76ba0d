import { type Question, readQuestions } from '#contract/questions.ts'
import { readWeeklySession, resetWeeklySession } from '#contract/weekly-session.ts'
import type { Questions } from '#server/features/questions/questions.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'
import { participantOf } from '#server/login.ts'
import type { WeeklySessions } from './weekly-session.ts'

/** Reading the questions lives here too: with `clear_existing` it starts a fresh session. */
export function bindWeeklySessions(
  serve: Serve,
  {
    weeklySessions,
    questions,
    limits,
  }: { weeklySessions: WeeklySessions; questions: Questions; limits: Limits },
): void {
  serve.signedIn(readWeeklySession, ({ login }) => weeklySessions.read(login.couple))

  serve.signedIn(readQuestions, async ({ login, params: { weekId }, query, requireOwnOrigin }) => {
    const { couple } = login
    const participant = participantOf(login, query.userId)
    const mayMake = async () => {
      requireOwnOrigin()
      await limits.take('newWeek', couple.coupleId)
    }
    const startFresh = async () => {
      await mayMake()
      return weeklySessions.startFresh(couple, weekId, login.participant)
    }
    const set = await (query.clear_existing === 'true'
      ? startFresh()
      : questions.ensureSet(couple, weekId, mayMake))
    return set.map(
      ({ id, content, category, answered }): Question => ({
        id,
        content,
        category,
        weekId,
        userId: couple.ids[participant],
        answered: answered[participant],
        response: null,
      }),
    )
  })

  serve.signedIn(resetWeeklySession, async ({ login, params: { weekId }, query }) => {
    participantOf(login, query.userId)
    await weeklySessions.reset(login.couple, weekId, login.participant)
    return { weekId, message: 'The session starts afresh.' }
  })
}
