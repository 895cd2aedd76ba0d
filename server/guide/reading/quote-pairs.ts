import type { Quote } from './quotes.ts'

/** About how many words a sentence spends on naming somebody and introducing the quote. */
const introduction = 2
/** From this share on, one person has clearly more room than the other. */
const even = 1.5
/** How much worse a pair is that is not even, and for each step away from it. */
const [uneven, perShare] = [0.5, 0.4]
/** By what quotes are chosen, and how much worse than somebody's best one another may be. */
const tolerances = { score: 3.5, rank: 8 } as const
type Measure = keyof typeof tolerances
/** So many that begin at one place are tried: more of them would leave no room for any other. */
const mostFromOnePlace = 3

export type QuotePair<Kind extends Quote = Quote> = readonly [Kind, Kind]

/** The shorter of two quotes, and the longer. */
const byLength = ([one, two]: QuotePair): QuotePair =>
  one.words < two.words ? [one, two] : [two, one]

/** So much longer is one quote that more of the other answer may make them even. */
const muchLonger = 1.3

/** Whether the shorter of two quotes may get more of its answer beside it: it is not all that somebody wrote. */
export const mayBeEvened = (pair: QuotePair): boolean => {
  const [less, more] = byLength(pair)
  return !less.isAll && more.words / less.words > muchLonger
}

/** What it costs that one quote is longer; nothing where the other one is all that somebody wrote. */
const unevenness = (pair: QuotePair): number => {
  const [less, more] = byLength(pair)
  if (less.isAll) return 0
  const share = (more.words + introduction) / (less.words + introduction)
  return (share > even ? uneven : 0) + (share - 1) * perShare
}

const value = (pair: QuotePair, by: Measure): number => pair[0][by] + pair[1][by] - unevenness(pair)

function near<Kind extends Quote>(quotes: readonly Kind[], by: Measure): Kind[] {
  const best = Math.max(...quotes.map((quote) => quote[by]))
  const some = quotes.filter((quote) => quote[by] >= best - tolerances[by])
  if (by === 'score') return some
  const begun = new Map<number, number>()
  return some
    .toSorted((one, other) => other[by] - one[by])
    .filter(({ start }) => {
      const count = begun.get(start) ?? 0
      begun.set(start, count + 1)
      return count < mostFromOnePlace
    })
}

const keyOf = ([one, two]: QuotePair): string => [one.text, two.text].sort().join('\n')

/**
 * Pairs of one quote from each, best first by that measure, of about the same length where the answers allow it. The
 * order of the two people changes nothing but their places in the pair.
 */
export const quotePairs = <Kind extends Quote>(
  first: readonly Kind[],
  second: readonly Kind[],
  { by, most }: { by: Measure; most: number },
): QuotePair<Kind>[] => {
  const others = near(second, by)
  return near(first, by)
    .flatMap((one) => others.map((two): QuotePair<Kind> => [one, two]))
    .map((pair) => ({ pair, worth: value(pair, by) }))
    .sort(
      (one, other) =>
        other.worth - one.worth || keyOf(one.pair).localeCompare(keyOf(other.pair), 'en'),
    )
    .slice(0, most)
    .map(({ pair }) => pair)
}
