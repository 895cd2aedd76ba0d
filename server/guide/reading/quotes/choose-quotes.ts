import { type Edge, quoteCandidates, quoteWords } from './quote-candidates.ts'
import { createQuoteScore, type ScoreContext } from './quote-score.ts'

/** `whole`: it neither begins nor ends in the middle of a thought. */
export type Quote = { text: string; words: number; score: number; whole: boolean }

const kept = 40

const isEdge = (edge: Edge): boolean => edge !== 'none' && edge !== 'soft'

/** The best quotes of an answer, best first; [] when it holds nothing that may be quoted. */
export const quotesOf = (answer: string, context: ScoreContext): Quote[] => {
  const score = createQuoteScore(context)
  const seen = new Map(quoteCandidates(answer).map((candidate) => [candidate.text, candidate]))
  const all = [...seen.values()].map((candidate) => ({
    text: candidate.text,
    words: candidate.words.length,
    score: score(candidate),
    whole: isEdge(candidate.opens) && isEdge(candidate.closes),
  }))
  const ranked = all.sort((left, right) => right.score - left.score || left.words - right.words)
  const best = ranked.slice(0, kept)
  const short = ranked.filter(({ words }) => words <= quoteWords.least + 1).slice(0, 6)
  return [...best, ...short.filter((quote) => !best.includes(quote))]
}

/** How much worse than the best pair of quotes another may be. */
const tolerance = 4

/** About how many words a sentence spends on naming somebody and introducing the quote. */
const introduction = 2
/** How many even pairs are kept as a last resort, however much worse than the best. */
const lastResort = 6

const lengths = ([left, right]: readonly [Quote, Quote]): [more: number, less: number] => [
  Math.max(left.words, right.words),
  Math.min(left.words, right.words),
]

const isEven = (pair: readonly [Quote, Quote]): boolean => {
  const [more, less] = lengths(pair)
  return (more + introduction) / (less + introduction) <= 1.5
}

const unevenness = (pair: readonly [Quote, Quote]): number => {
  const [more, less] = lengths(pair)
  return (isEven(pair) ? 0 : 9) + (more / less > 1.5 ? 2.5 : 0) + (more / less - 1) * 1.5
}

const keyOf = ([left, right]: readonly [Quote, Quote]): string =>
  [left.text, right.text].sort().join('\n')

const rankedPairs = <Kind extends Quote>(first: readonly Kind[], second: readonly Kind[]) =>
  first
    .flatMap((left) => second.map((right): [Kind, Kind] => [left, right]))
    .map((pair) => ({ pair, value: pair[0].score + pair[1].score - unevenness(pair) }))
    .sort(
      (one, other) =>
        other.value - one.value ||
        one.pair[0].words + one.pair[1].words - other.pair[0].words - other.pair[1].words ||
        keyOf(one.pair).localeCompare(keyOf(other.pair), 'en'),
    )

/**
 * Pairs of quotes, best first, of about the same length where the answers allow it. The order of
 * the two people changes nothing but their places in the pair.
 */
export const pairedQuotes = <Kind extends Quote>(
  first: readonly Kind[],
  second: readonly Kind[],
  most = 8,
): [Kind, Kind][] => {
  const ranked = rankedPairs(first, second)
  const floor = (ranked[0]?.value ?? 0) - tolerance
  return ranked.flatMap(({ pair, value }) => (value >= floor ? [pair] : [])).slice(0, most)
}

/** Pairs of even length, however much worse than the best: for where no better pair will do. */
export const evenPairs = <Kind extends Quote>(
  first: readonly Kind[],
  second: readonly Kind[],
): [Kind, Kind][] =>
  rankedPairs(first, second)
    .flatMap(({ pair }) => (isEven(pair) ? [pair] : []))
    .slice(0, lastResort)
