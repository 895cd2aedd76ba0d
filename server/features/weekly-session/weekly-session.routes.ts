import { readWeeklySession, resetWeeklySession } from '#contract/weekly-session.ts'
import type { Serve } from '#server/http/serve.ts'
import { participantOf } from '#server/login.ts'
import type { WeeklySessions } from './weekly-session.ts'

export function bindWeeklySessions(serve: Serve, weeklySessions: WeeklySessions): void {
  serve.signedIn(readWeeklySession, ({ login }) => weeklySessions.read(login))

  serve.signedIn(resetWeeklySession, async ({ login, params: { weekId }, query, body }) => {
    participantOf(login, query.userId)
    const { catchupId, named } = body ?? {}
    await weeklySessions.reset(login.couple, weekId, login.participant, { catchupId, named })
    return { weekId, message: 'The session starts afresh.' }
  })
}
