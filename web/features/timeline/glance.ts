import { categoryNames } from '#contract/questions.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { boldParts } from '#contract/visible-text.ts'
import type { Person } from '#web/session/participants.ts'
import type { ShownLines } from '#web/ui/letter.tsx'
import { paragraphsOf } from '#web/ui/text/paragraphs.ts'

const unmarked = (marked: string) =>
  boldParts(marked)
    .map(({ text }) => text)
    .join('')
    // Around words that are written from right to left.
    .replace(/[\u2068\u2069]/g, '')

/** A letter quotes the two and nobody else. */
const quoted = /“([^“”]+)”/gu

/** So many lines of the two stand above a letter. */
const most = 2

/**
 * What a summary is known by at a glance: words of their own that it quotes, or else what it says the
 * week was about, which comes after its thanks.
 */
export function glanceOf(summary: string): string {
  const text = unmarked(summary)
  const [words] = text.match(quoted) ?? []
  if (words) return words
  const [first = '', second = first] = paragraphsOf(text)
  return /^.*?[.!?…](?=\s|$)/su.exec(second)?.[0] ?? second
}

/**
 * The words of the two that a summary quotes, to stand above it; null where it quotes nobody. Whose they are is said
 * only where the summary says just that: “Mina wrote …”.
 */
export function wordsIn(
  summary: string,
  [me, partner]: readonly [me: Person, partner: Person],
): ShownLines | null {
  const text = unmarked(summary)
  const found = new Map(
    [...text.matchAll(quoted)].map(({ 1: words = '', index }) => [words, index]),
  )
  const lines = [...found].slice(0, most).map(([words, at]) => {
    const before = text.slice(0, at)
    const wrote = ({ name }: Person) => before.endsWith(`${name} wrote `)
    if (wrote(me)) return { name: me.name, text: words, kind: 'own' as const }
    if (wrote(partner)) return { name: partner.name, text: words, kind: 'partner' as const }
    return { name: null, text: words, kind: 'unsigned' as const }
  })
  return lines.length > 0 ? { question: null, lines } : null
}

/** Whether a focus needs a line of its own below the whole summary: that mostly names it. */
export const tellsFocus = ({ focus, summary }: Pick<TimelineEntry, 'focus' | 'summary'>): boolean =>
  focus.some((category) => !summary?.includes(categoryNames[category]))
