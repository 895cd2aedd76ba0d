import * as z from 'zod/mini'
import { joinTexts } from '#web/ui/text/paragraphs.ts'

/**
 * What somebody was typing, and about which question; `sent` was on its way when it was kept, and
 * `again` is a new answer to an earlier question (R25).
 */
export const KeptDraft = z.object({
  questionId: z.int(),
  sent: z.nullable(z.string()),
  text: z.string(),
  again: z.optional(z.object({ questionId: z.int(), text: z.string() })),
})
export type KeptDraft = z.infer<typeof KeptDraft>

/**
 * The text to put back into the composer. What was sent comes back only while its question is still
 * unanswered; `orphaned` when the question is none of these any more.
 */
export function restoreDraft(
  questions: readonly { id: number; answered: boolean }[],
  kept: KeptDraft | null,
): { draft: string; orphaned: boolean } {
  if (!kept) return { draft: '', orphaned: false }
  const question = questions.find(({ id }) => id === kept.questionId)
  const arrived = question?.answered === true && kept.sent !== null
  const draft = arrived ? kept.text : joinTexts(kept.sent ?? '', kept.text)
  const isAnything = joinTexts(kept.again?.text ?? '', draft) !== ''
  return { draft, orphaned: question === undefined && isAnything }
}
