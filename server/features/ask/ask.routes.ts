import { ask } from '#contract/ask.ts'
import type { Serve } from '#server/http/serve.ts'
import { answerQuestion } from './answer-question.ts'

export function bindAsk(serve: Serve): void {
  serve.signedIn(ask, ({ body }) => answerQuestion(body.question))
}
