import {
  completeCatchup,
  readResponses,
  startCatchup,
  writeInsight,
  writeSuggestion,
  writeSummary,
} from '#contract/catchup.ts'
import { readCatchupFeedback, saveCatchupFeedback } from '#contract/catchup-feedback.ts'
import { moveCatchupPlace, readCatchupPlace } from '#contract/catchup-place.ts'
import { createFairShare } from '#server/fair-share.ts'
import type { Serve } from '#server/http/serve.ts'
import { type Couple, participantOf } from '#server/login.ts'
import type { Catchups } from './catchup.ts'

type Parts = {
  catchups: Catchups
  /** Hears, beside the reply, that a catch-up is completed. */
  onCompleted: (couple: Couple, weekId: string) => void
}

export function bindCatchups(serve: Serve, { catchups, onCompleted }: Parts): void {
  const { places, guideTexts, feedback } = catchups
  /** Of what the guide writes: the threads that it writes in are everybody's. */
  const inShare = createFairShare()

  serve.signedIn(startCatchup, ({ login, params, body }) =>
    catchups.start(login.couple, params.weekId, participantOf(login, body.userId)),
  )
  serve.signedIn(readResponses, ({ login, params, query }) =>
    catchups.responses(login.couple, params.weekId, participantOf(login, query.userId)),
  )
  serve.signedIn(completeCatchup, async ({ login: { couple }, params }) => {
    const catchup = await catchups.complete(couple, params.catchupId)
    onCompleted(couple, catchup.weekId)
    return catchup
  })
  serve.signedIn(readCatchupFeedback, ({ login, params }) =>
    feedback.read(login.couple, params.catchupId),
  )
  serve.signedIn(saveCatchupFeedback, ({ login, params, body }) =>
    inShare(login.couple.coupleId, () => feedback.save(login.couple, params.catchupId, body)),
  )
  serve.signedIn(readCatchupPlace, ({ login, params }) =>
    places.read(login.couple, params.catchupId, login.participant),
  )
  serve.signedIn(moveCatchupPlace, ({ login, params, body }) =>
    places.move(login.couple, params.catchupId, login.participant, body),
  )
  serve.signedIn(writeInsight, async ({ login: { couple }, body }) => {
    const { text, source } = await inShare(couple.coupleId, () => guideTexts.insight(couple, body))
    return { insight: text, source }
  })
  serve.signedIn(writeSuggestion, async ({ login: { couple }, body }) => {
    const { text, source } = await inShare(couple.coupleId, () =>
      guideTexts.suggestion(couple, body),
    )
    return { suggestion: text, source }
  })
  serve.signedIn(writeSummary, async ({ login: { couple, participant }, body }) => {
    const { text, source } = await inShare(couple.coupleId, () =>
      guideTexts.summary(couple, body, participant),
    )
    return { summary: text, source }
  })
}
