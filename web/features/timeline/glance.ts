import { boldParts } from '#contract/bold-parts.ts'
import { categoryNames } from '#contract/questions.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
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
 * What stands before a whole name: the beginning, a sign, or a word that is written small. Behind one with a capital it
 * may be the end of a longer name, which somebody had when the summary was written.
 */
const beforeName =
  /(?:^|\n|[^\p{L}\p{M}\p{N}\s]\s+|(?<![\p{L}\p{M}\p{N}])\p{Ll}[\p{Ll}\p{M}]*\s+)$/u

/** Which of the two a text that ends with “Mina wrote ” names; null where it names nobody, or both alike. */
function writerBehind(text: string, couple: readonly Person[]): Person | null {
  const [longest, next] = couple
    .filter(({ name }) => {
      const said = `${name} wrote `
      return text.endsWith(said) && beforeName.test(text.slice(0, -said.length))
    })
    .sort((one, other) => other.name.length - one.name.length)
  return longest && longest.name !== next?.name ? longest : null
}

/**
 * The words of the two that a summary quotes, to stand above it; null where it quotes nobody. Whose they are is said
 * only where the summary says just that, “Mina wrote …”, and of one of the two alone.
 */
export function wordsIn(
  summary: string,
  couple: readonly [me: Person, partner: Person],
): ShownLines | null {
  const text = unmarked(summary)
  const found = new Map<string, Set<Person>>()
  for (const { 1: words = '', index } of text.matchAll(quoted)) {
    const writers = found.get(words) ?? new Set()
    const writer = writerBehind(text.slice(0, index), couple)
    found.set(words, writer ? writers.add(writer) : writers)
  }
  const lines = [...found].slice(0, most).map(([words, writers]) => {
    const [writer, other] = writers
    if (!writer || other) return { name: null, text: words, kind: 'unsigned' as const }
    const kind = writer === couple[0] ? ('own' as const) : ('partner' as const)
    return { name: writer.name, text: words, kind }
  })
  return lines.length > 0 ? { question: null, lines } : null
}

/** Whether a focus needs a line of its own below the whole summary: that mostly names it. */
export const tellsFocus = ({ focus, summary }: Pick<TimelineEntry, 'focus' | 'summary'>): boolean =>
  focus.some((category) => !summary?.includes(categoryNames[category]))
