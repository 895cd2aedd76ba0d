import type { Quote } from './quotes.ts'

/** About how many words a sentence spends on naming somebody and introducing the quote. */
const introduction = 2
/** From this share on, one person has clearly more room than the other. */
const even = 1.5
/** How much worse a pair is that is not even, and for each step away from it. */
const [uneven, perShare] = [0.5, 0.4]
/** How much worse than somebody's best quote another may be. */
const tolerance = 3.5

export type QuotePair<Kind extends Quote = Quote> = readonly [Kind, Kind]

const value = ([one, two]: QuotePair): number => {
  const more = Math.max(one.words, two.words) + introduction
  const less = Math.min(one.words, two.words) + introduction
  return one.score + two.score - (more / less > even ? uneven : 0) - (more / less - 1) * perShare
}

const near = <Kind extends Quote>(quotes: readonly Kind[]): Kind[] => {
  const best = Math.max(...quotes.map(({ score }) => score))
  return quotes.filter(({ score }) => score >= best - tolerance)
}

const keyOf = ([one, two]: QuotePair): string => [one.text, two.text].sort().join('\n')

/**
 * Pairs of one quote from each, best first, of about the same length where the answers allow it. The
 * order of the two people changes nothing but their places in the pair.
 */
export const quotePairs = <Kind extends Quote>(
  first: readonly Kind[],
  second: readonly Kind[],
  most: number,
): QuotePair<Kind>[] =>
  near(first)
    .flatMap((one) => near(second).map((two): QuotePair<Kind> => [one, two]))
    .map((pair) => ({ pair, worth: value(pair) }))
    .sort(
      (one, other) =>
        other.worth - one.worth || keyOf(one.pair).localeCompare(keyOf(other.pair), 'en'),
    )
    .slice(0, most)
    .map(({ pair }) => pair)
