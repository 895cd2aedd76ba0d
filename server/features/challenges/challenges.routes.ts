import {
  chooseChallenge,
  readChallenges,
  readNextChallenge,
  updateChallenge,
} from '#contract/challenges.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Challenges } from './challenges.ts'

export function bindChallenges(
  serve: Serve,
  { challenges, limits }: { challenges: Challenges; limits: Limits },
): void {
  serve.signedIn(readChallenges, ({ login, params, requireMayMake }) =>
    challenges.read(login, params.weekId, async () => {
      requireMayMake()
      await limits.take('newWeek', login.couple.coupleId)
    }),
  )
  serve.signedIn(readNextChallenge, async ({ login, params }) => ({
    challenge: await challenges.next(login.couple, params.weekId),
  }))
  serve.signedIn(chooseChallenge, ({ login, params }) =>
    challenges.choose(login, params.challengeId),
  )
  serve.signedIn(updateChallenge, ({ login, params, body }) =>
    challenges.update(login, params.challengeId, body),
  )
}
