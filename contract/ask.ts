import * as z from 'zod/mini'
import { GuideSource } from './catchup.ts'
import { endpoint } from './endpoint.ts'
import { freeText } from './text.ts'

export const askSentences = {
  emptyQuestion: 'Please type a question first.',
} as const

/** The `topic` of an answer that gives no advice; the lines of `help-lines.ts` belong beside it. */
export const safetyTopic = 'safety'

/**
 * Answers a question about the two of them (R11). `answer` is plain text in paragraphs, an empty
 * line between them; `topic` names what it is about, and is left out where the guide does not know.
 * `offers` are then up to two questions that may be what was meant, to be asked by a press.
 * Nothing of the question is stored.
 */
export const ask = endpoint({
  method: 'POST',
  path: '/api/ask',
  body: z.object({ question: freeText(askSentences.emptyQuestion) }),
  reply: z.object({
    answer: z.string().check(z.minLength(1)),
    source: GuideSource,
    topic: z.optional(z.string()),
    offers: z.optional(z.array(z.string())),
  }),
})
