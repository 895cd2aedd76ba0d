import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { freeText } from './text.ts'

export const safetySentences = {
  emptyText: 'Please write something first.',
} as const

/**
 * Tells the author of a text whether it sounds as if somebody may not be safe (R21), so that the lines
 * of `help-lines.ts` can stand beside it. It knows the text of the call and nothing else: no answer,
 * no question, nobody's id; nothing of it is stored or logged. `calm` is the opposite of `concern`, so
 * that both replies are equally long on the wire. It follows an answer and no skip, so the log has no
 * line of it (R26).
 */
export const listen = endpoint({
  method: 'POST',
  path: '/api/safety/listen',
  body: z.object({ text: freeText(safetySentences.emptyText) }),
  reply: z.object({ concern: z.boolean(), calm: z.boolean() }),
  loggedAs: null,
})
