import type { InsightInput, SummaryInput } from '#server/guide/guide.ts'
import { shownNames } from '#server/guide/naming.ts'
import { fillFrame } from '#server/guide/writing/fill-frame.ts'
import { summaryFrames } from '#server/guide/writing/frames/summaries.ts'
import { inSeededOrder } from '#server/seeded-random.ts'
import { plainInsight, plainSuggestion } from './plain-text.ts'

/** Texts for where the guide could not write: they read no answer, so that nothing can stop them. */
export const spareInsight = (input: InsightInput): string => plainInsight(input)

export const spareSuggestion = (input: InsightInput): string => plainSuggestion(input)

export const spareSummary = ({ people, focus, seed }: SummaryInput): string => {
  const [first, second] = shownNames(people)
  const slots = { A: first, B: second, focus: new Intl.ListFormat('en-GB').format(focus) }
  const say = (part: keyof typeof summaryFrames): string =>
    fillFrame(inSeededOrder<string>(summaryFrames[part], part, seed)[0] ?? '', slots) ?? ''
  const parts = ['thanks', 'ground', focus.length > 0 ? 'focus' : 'noFocus', 'close'] as const
  return parts.map(say).join(' ')
}
