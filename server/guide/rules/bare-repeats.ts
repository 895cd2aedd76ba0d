import type { SpokenCard } from '#server/guide/general-cards.ts'
import { plainly } from '#server/meaning/plainly.ts'
import { type Names, ownWords } from './quoted-spans.ts'

/** So many words of an answer in a row are a repeat of it, which only a quote may be; who tells what was written says some of it. */
const inARow = { anyText: 6, told: 10 } as const

const anyOtherScript = /(?!\p{Script=Latin})\p{L}/u

const spoken = (text: string): string[] =>
  plainly(text.normalize('NFC')).match(/[\p{L}\p{N}\p{M}']+/gu) ?? []

const rowsOf = (words: readonly string[], length: number): string[] =>
  words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '))

/**
 * Whether the writer's own words (quotes and names left out) say after an answer what may only stand in a quote of it,
 * or are in another script than the guide's: so a model speaks that does what an answer tells it. Lines of the card
 * are no repeat, whatever an answer holds.
 */
export const createRepeatsCheck = (
  answers: readonly (string | null)[],
  card: Pick<SpokenCard, 'reflections' | 'asks'>,
  names: Names,
  kind: keyof typeof inARow = 'anyText',
): ((own: string) => boolean) => {
  const length = inARow[kind]
  const written = new Set(
    answers
      .flatMap((answer) => (answer === null ? [] : [answer, ownWords(answer, names)]))
      .flatMap((answer) => rowsOf(spoken(answer), length)),
  )
  const lines = new Set(
    [...card.reflections, ...Object.values(card.asks).flat()].flatMap((line) =>
      rowsOf(spoken(line.replace(/\{(?:one|other)\}/gu, 'Ann')), length),
    ),
  )
  return (own) =>
    anyOtherScript.test(own) ||
    rowsOf(spoken(own), length).some((row) => written.has(row) && !lines.has(row))
}
