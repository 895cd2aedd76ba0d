import { readGuideConsent, saveGuideConsent } from '#contract/guide-consent.ts'
import type { Serve } from '#server/http/serve.ts'
import { participantOf } from '#server/login.ts'
import type { GuideConsents } from './guide-consent.ts'

export function bindGuideConsents(serve: Serve, consents: GuideConsents): void {
  serve.signedIn(readGuideConsent, ({ login }) => consents.read(login))
  serve.signedIn(saveGuideConsent, ({ login, body: { userId, ...said } }) =>
    consents.say(login, participantOf(login, userId), said),
  )
}
