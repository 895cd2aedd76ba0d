import type { InsightInput, SummaryInput } from '#server/guide/guide.ts'
import { checkInsight } from './check-insight.ts'
import { checkSuggestion } from './check-suggestion.ts'
import { checkSummary } from './check-summary.ts'
import type { Findings } from './text-faults.ts'

/** A text of the guide with what it was written from. */
export type GuideText = { text: string } & (
  | { kind: 'insight' | 'suggestion'; input: InsightInput }
  | { kind: 'summary'; input: SummaryInput }
)

/** No text may have so many UTF-16 units; one that does is not even read. */
const longest = 4_000

/** What is wrong with a text by the rules for its kind. */
export const checkText = (written: GuideText): Findings => {
  const { kind, text } = written
  if (text.length > longest) return ['far too long']
  if (kind === 'summary') return checkSummary(text, written.input)
  return kind === 'insight'
    ? checkInsight(text, written.input)
    : checkSuggestion(text, written.input)
}
