import { categoryNames } from '#contract/questions.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { boldParts } from '#contract/visible-text.ts'
import { paragraphsOf } from '#web/ui/text/paragraphs.ts'

const unmarked = (marked: string) =>
  boldParts(marked)
    .map(({ text }) => text)
    .join('')

/**
 * What of a summary is seen at a glance: words of their own that it quotes, or else what it says the
 * week was about, which comes after its thanks.
 */
export function glanceOf(summary: string): string {
  const quoted = /\*\*(“[^”]+”)\*\*/.exec(summary)?.[1]
  if (quoted) return quoted
  const [first = '', second = first] = paragraphsOf(summary)
  return unmarked(/^.*?[.!?…](?=\s|$)/su.exec(second)?.[0] ?? second)
}

/** Whether a focus needs a line of its own: the summary mostly names it. */
export const tellsFocus = ({ focus, summary }: Pick<TimelineEntry, 'focus' | 'summary'>): boolean =>
  focus.some((category) => !summary?.includes(categoryNames[category]))
