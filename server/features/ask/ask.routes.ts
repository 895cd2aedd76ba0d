import { ask } from '#contract/ask.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Serve } from '#server/http/serve.ts'

type Parts = { answerQuestion: (question: string) => Promise<ReplyOf<typeof ask>> }

export function bindAsk(serve: Serve, { answerQuestion }: Parts): void {
  serve.signedIn(ask, ({ body }) => answerQuestion(body.question))
}
