import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Category, categories, categoryNames } from './questions.ts'
import { RowId } from './text.ts'

export const feedbackSentences = {
  helpful: 'Please say whether the chat was helpful.',
  focus: 'Please choose the focus from the seven categories.',
} as const

const choices = {
  /** Null while the couple have not said. */
  helpful: z.nullable(z.boolean(feedbackSentences.helpful)),
  /** The categories to give more room next time. */
  focus: z
    .array(
      z.pipe(z.enum(Object.values(categoryNames), feedbackSentences.focus), Category),
      feedbackSentences.focus,
    )
    .check(z.maxLength(categories.length, feedbackSentences.focus)),
}

/** What of the choice was made on this device; the rest of it may be older than what the other one chose. */
const ChangedHere = z.object({ helpful: z.boolean(), focus: choices.focus })

/** What the couple chose after a catch-up (R9); `keep` is "Keep this catch-up". */
export const CatchupFeedback = z.object({
  helpful: choices.helpful,
  focus: z.array(Category),
  keep: z.boolean(),
})
export type CatchupFeedback = z.infer<typeof CatchupFeedback>

const params = z.object({ catchupId: RowId })

export const readCatchupFeedback = endpoint({
  method: 'GET',
  path: '/api/catchups/:catchupId/feedback',
  params,
  reply: CatchupFeedback,
})

/**
 * Saves the choice as it is made and may be sent again; a `keep` left out stays as it was (R15). `changed` names what was
 * chosen or taken back on the device that sends: of `helpful` and `focus` the server takes that alone, so that two phones
 * do not undo each other's choices. Without it both are taken whole.
 */
export const saveCatchupFeedback = endpoint({
  method: 'POST',
  path: '/api/catchups/:catchupId/feedback',
  params,
  body: z.object({ ...choices, keep: z.optional(z.boolean()), changed: z.optional(ChangedHere) }),
  reply: CatchupFeedback,
  refuses: ['timeline-full'],
})
