import { shuffled } from '#server/seeded-random.ts'
import { draws } from './draws.ts'

/** What is hard on whoever reads it: gaps, ends of sentences, disguises, signs that unfold, nothing to see. */
const signs = [
  ...[
    ' ',
    '\n',
    '\t',
    '.',
    '!',
    '?',
    '…',
    ';',
    ',',
    "'",
    '"',
    '“',
    '»',
    '-',
    '@',
    '*',
    '_',
    '(',
    '[',
  ],
  ...[
    '<',
    '&',
    '/',
    '\\',
    '=',
    '#',
    '0',
    'a',
    'i',
    'n',
    'ß',
    '\u0301',
    'ﷺ',
    '㌀',
    '\u200b',
    '\u200d',
  ],
  ...['👩', '🏽', 'ａ', 'ع', '漢'],
] as const

export type Pair = readonly [one: string, other: string]

/** Every pair of the signs, each with itself, too. */
export const pairs: readonly Pair[] = signs.flatMap((one, at) =>
  signs.slice(at).map((other): Pair => [one, other]),
)

const run = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

/** A text of that length from two signs: in turns, then a long run of the one, the other and the one. */
export function textOf([one, other]: Pair, length: number): string {
  const part = Math.floor(length / 4)
  const runs = [one + other, one, other].map((piece) => run(piece, part)).join('')
  return (runs + run(one, length - 3 * part)).toWellFormed()
}

const millisecondsOf = (work: () => unknown): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}

const patienceMs = 25
const mostRuns = 5

/** The shortest of several times. */
function shortest(work: () => unknown): number {
  const times: number[] = []
  for (let spent = 0; times.length < mostRuns && spent < patienceMs; spent += times.at(-1) ?? 0) {
    times.push(millisecondsOf(work))
  }
  return Math.min(...times)
}

/** Long enough for the clock of a thread's own work, which ticks coarsely. */
const enoughMs = 80

/** The milliseconds that this thread works for it, whatever else the machine is doing. */
export function workedFor(work: () => unknown): number {
  const before = process.threadCpuUsage()
  for (let runs = 1; ; runs += 1) {
    work()
    const { user, system } = process.threadCpuUsage(before)
    const milliseconds = (user + system) / 1000
    if (milliseconds >= enoughMs) return milliseconds / runs
  }
}

/** All pairs in `npm run test:trust`; in `npm test` so many, others each time. */
const drawnPairs = () =>
  shuffled(pairs, Math.random).slice(0, draws({ full: pairs.length, share: 100 }))

const bySlowness = (feed: (text: string) => unknown, length: number): Pair[] => {
  const timed = drawnPairs().map((pair) => {
    const text = textOf(pair, length)
    return { pair, time: millisecondsOf(() => feed(text)) }
  })
  return timed.toSorted((one, other) => other.time - one.time).map(({ pair }) => pair)
}

const length = 10_000
/** Twice the text takes twice as long, four times as long where every sign is looked at for each. */
const threefold = 3
/** Below it nothing can be told, and nobody waits. */
const unnoticedMs = 2

const carefulTries = 4

/**
 * How much longer twice the text takes; what seems too long is measured again with more care, by one more
 * doubling, too. The lowest of all counts: what is looked at for every sign is slow each time and at every
 * length, a pause of the machine or of its memory is not.
 */
function growthOf(feed: (text: string) => unknown, pair: Pair): number {
  const [text, twice, fourfold] = [length, 2 * length, 4 * length].map((signs) => {
    const made = textOf(pair, signs)
    return () => feed(made)
  }) as [() => unknown, () => unknown, () => unknown]
  if (millisecondsOf(twice) < unnoticedMs) return 1
  const time = shortest(twice)
  if (time < unnoticedMs) return 1
  let growth = time / shortest(text)
  for (let attempt = 0; growth > threefold && attempt < carefulTries; attempt += 1) {
    const worked = workedFor(twice)
    growth = Math.min(growth, worked / workedFor(text), workedFor(fourfold) / worked)
  }
  return growth
}

/**
 * The pairs whose 20,000 signs take more than three times as long as 10,000 of them, and 40,000 as long as 20,000. What was drawn
 * of all is tried at the length `screened`; what takes time by the square of it shows there among the
 * slowest, and those are measured.
 */
export function tooFastGrowing(
  feed: (text: string) => unknown,
  { screened = 1_000, measured = 4 } = {},
): { pair: Pair; growth: number }[] {
  for (const pair of pairs.slice(0, 3)) feed(textOf(pair, screened))
  return bySlowness(feed, screened)
    .slice(0, measured)
    .map((pair) => ({ pair, growth: growthOf(feed, pair) }))
    .filter(({ growth }) => growth > threefold)
}
