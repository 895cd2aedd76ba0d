import * as z from 'zod/mini'
import { asQuoted } from './as-quoted.ts'
import type { Participant } from './participants.ts'
import { asWords, literal } from './word-pattern.ts'

/**
 * A question and a few words of each of the two to it, as they wrote them but for double marks within, which are single
 * in a quote, and lines, which are one there. Where their sentence ends with the last of the words, its own sign is there,
 * too.
 */
export const LinesOfBoth = z.object({
  question: z.string(),
  lines: z.object({ primary: z.string(), partner: z.string() }),
})
export type LinesOfBoth = z.infer<typeof LinesOfBoth>

type Item = {
  question: string
  answers: Readonly<Record<Participant, string | null>>
  /** What the guide wrote about them; null where that is not there, or not the guide's. */
  insight: string | null
}

/** No insight of ours quotes more often than this, nor so much at a time. */
const mostQuotes = 8
const quotedWords = /“([^“”]{1,400})”/gu

/** So many pairs of lines tell enough of a week. */
const most = 2

/** Whether words stand in an answer as they are, none of them a part of a longer one. */
const standIn = (answer: string, words: string): boolean => asWords(literal(words)).test(answer)

const ends = '[.!?…。！？؟]{1,3}'

/** What comes after words in an answer, where they first stand in it. */
const behind = (answer: string, words: string): string => {
  const found = asWords(literal(words)).exec(answer)
  return found ? answer.slice(found.index + found[0].length) : ''
}

/** The words with the sign that their sentence ends with: within a sentence of somebody else's they stand without it. */
const withTheirEnd = (answer: string, words: string): string =>
  words + (new RegExp(`^${ends}`, 'u').exec(behind(answer, words))?.[0] ?? '')

/** The words as they would stand within a sentence. */
const withoutEnd = (words: string): string => words.replace(new RegExp(`${ends}$`, 'u'), '')

/** Whether an answer is these words and nothing else but signs around them. */
const isAllOf = (answer: string, words: string): boolean =>
  new RegExp(`^[^\\p{L}\\p{N}]*${literal(words)}[^\\p{L}\\p{N}]*$`, 'u').test(answer)

/**
 * The words that an insight quotes of both; null where it does not quote both. What the guide must not
 * speak of it does not quote (R20), and nothing else of an answer is taken.
 */
function quotedOfBoth({ answers, insight }: Item): LinesOfBoth['lines'] | null {
  const [primary, partner] = [answers.primary, answers.partner].map(asQuoted)
  if (insight === null || !primary || !partner) return null
  const quoted = [...insight.matchAll(quotedWords)]
    .slice(0, mostQuotes)
    .map(([, words = '']) => words)
  const pairs = quoted.flatMap((mine, at) =>
    quoted
      .filter((theirs, other) => standIn(primary, mine) && standIn(partner, theirs) && at !== other)
      .map((theirs) => ({ primary: mine, partner: theirs })),
  )
  // Quoted once for both, where both wrote just this.
  const shared = quoted.find((words) => isAllOf(primary, words) && isAllOf(partner, words))
  const found = pairs[0] ?? (shared === undefined ? null : { primary: shared, partner: shared })
  return (
    found && {
      primary: withTheirEnd(primary, found.primary),
      partner: withTheirEnd(partner, found.partner),
    }
  )
}

/** A line of each of the two to every question of their talk whose insight quotes both, in the order of the questions. */
export const allLinesOfBoth = (items: readonly Item[]): LinesOfBoth[] =>
  items.flatMap((item) => {
    const lines = quotedOfBoth(item)
    return lines ? [{ question: item.question, lines }] : []
  })

/**
 * A line or two of each of the two from all of them: of the first and the last question with such words, since a set
 * begins and ends with what is light, and none that `besides` holds already.
 */
export function fewOfLines(all: readonly LinesOfBoth[], besides = ''): LinesOfBoth[] {
  const others = all.filter(
    ({ lines }) =>
      !besides.includes(withoutEnd(lines.primary)) && !besides.includes(withoutEnd(lines.partner)),
  )
  return others.length > most ? [...others.slice(0, 1), ...others.slice(-1)] : others
}

/** The same of a talk, as its insights quote the two. Never a line of one alone. */
export const linesOfBoth = (items: readonly Item[], besides = ''): LinesOfBoth[] =>
  fewOfLines(allLinesOfBoth(items), besides)
