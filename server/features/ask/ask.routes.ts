import { ask } from '#contract/ask.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { createFairShare } from '#server/fair-share.ts'
import type { Serve } from '#server/http/serve.ts'

type Parts = {
  answerQuestion: (question: string, coupleId: string) => Promise<ReplyOf<typeof ask>>
}

export function bindAsk(serve: Serve, { answerQuestion }: Parts): void {
  const inShare = createFairShare()
  serve.signedIn(ask, ({ login: { couple }, body }) =>
    inShare(couple.coupleId, () => answerQuestion(body.question, couple.coupleId)),
  )
}
