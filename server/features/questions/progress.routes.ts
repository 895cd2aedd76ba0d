import { claimCompletion, readProgress } from '#contract/questions.ts'
import type { Serve } from '#server/http/serve.ts'
import { participantOf } from '#server/login.ts'
import type { WeeklyProgress } from './progress.ts'

export function bindProgress(serve: Serve, progress: WeeklyProgress): void {
  serve.signedIn(readProgress, ({ login, params, query }) =>
    progress.read(login, params.weekId, participantOf(login, query.userId)),
  )
  serve.signedIn(claimCompletion, ({ login, params, query }) =>
    progress.claim(login, params.weekId, participantOf(login, query.userId)),
  )
}
