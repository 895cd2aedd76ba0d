import { encoder } from './encoder.ts'
import { hashedWords, wordsOf } from './hashed-words.ts'
import { eachLikely, type Features, openHead, sumsOf } from './head.ts'
import { labelFeatures, labelHead, labels } from './labels.ts'
import { type AnswerPair, type RelationReading, relations } from './relation.ts'
import { nearness } from './text-features.ts'
import stored from './weights/fitting-ask.json' with { type: 'json' }

/** What sort of answers a question to go on with was written for; `calm` is right after a grave one, too. */
export const askSorts = ['calm', 'any', 'alike', 'unlike', 'tender', 'light', 'short'] as const
export type AskSort = (typeof askSorts)[number]

/** A question to go on with: `{one}` and `{other}` stand for names, and `one` says whose the first is. */
export type OfferedAsk = { sort: AskSort; line: string; one: 0 | 1 }

/** What is read of two answers, for any question that may follow them. */
export type PairReading = {
  labels: readonly [Float32Array, Float32Array]
  relations: Float32Array
  near: number
  /** The logarithm of the number of words of each. */
  lengths: readonly [number, number]
}

const named = /\{(?:one|other)\}/
/** Whether the question is put to that person. */
const addresses = (line: string, name: 'one' | 'other'): boolean =>
  new RegExp(`^\\{${name}\\}|, \\{${name}\\}[,?]`).test(line)

const readingNumbers = 1 + 2 * labels.length + relations.length + 3
const addressNumbers = 2 * (1 + 2 * labels.length)
export const askNumbers = 2 * askSorts.length * readingNumbers + addressNumbers
export const askPlaces = 2048

/** Reads two answers to one question, and how they meet, as the head that chooses what to ask on with needs it. */
export function readPair(
  { question, answers }: AnswerPair,
  related: Pick<RelationReading, 'likely'>,
): PairReading {
  const [one, two] = labelFeatures(answers.map((answer) => ({ answer, question }))).map(
    (features) => eachLikely(sumsOf(labelHead, features).sums),
  )
  const [first, second] = encoder().encode(answers)
  const nothing = new Float32Array(labels.length)
  return {
    labels: [one ?? nothing, two ?? nothing],
    relations: related.likely,
    near: first && second ? nearness(first, second) : 0,
    lengths: [
      Math.log1p(wordsOf(answers[0]).length) / 2,
      Math.log1p(wordsOf(answers[1]).length) / 2,
    ],
  }
}

/** What the head reads of a question that may follow two answers; without names in it, the same whoever comes first. */
export function askFeatures({ sort, line, one }: OfferedAsk, pair: PairReading): Features {
  const isNamed = named.test(line)
  const other = one === 0 ? 1 : 0
  const [ones, others] = [pair.labels[one], pair.labels[other]]
  const told = isNamed
    ? [...ones, ...others]
    : [
        ...ones.map((likely, label) => Math.max(likely, others[label] ?? 0)),
        ...ones.map((likely, label) => Math.min(likely, others[label] ?? 0)),
      ]
  const lengths = [pair.lengths[one], pair.lengths[other]]
  const ordered = isNamed ? lengths : lengths.toSorted((left, right) => left - right)
  const reading = [1, ...told, ...pair.relations, pair.near, ...ordered]
  const numbers = new Float32Array(askNumbers)
  numbers.set(reading, (2 * askSorts.indexOf(sort) + Number(isNamed)) * readingNumbers)
  const addressed = (['one', 'other'] as const).flatMap((name) =>
    addresses(line, name) ? [1, ...ones, ...others] : new Array(1 + 2 * labels.length).fill(0),
  )
  numbers.set(addressed, askNumbers - addressNumbers)
  const nameless = line.replaceAll(/\{(?:one|other)\}/g, 'name')
  return { numbers, places: hashedWords(nameless, askPlaces) }
}

const head = openHead(stored)

/**
 * What counts besides what the head says: those for any answers are seldom beside what was written,
 * while one that is put to one of the two, or has somebody do something for the other, easily asks it of
 * the wrong one.
 */
const rather = { forAny: 0.3, withNames: 0, toAct: -0.3 } as const
const acting =
  /\bcould (?:you|\{|the other)|\b(?:do|done|make|made|take|bring|give|help|settle|leave|free|keep|teach|begin|say)\b/

/** How much a question is worth besides what the head says of it, on the scale of its sums. */
export const worthBesides = ({ sort, line }: OfferedAsk): number =>
  (sort === 'calm' || sort === 'any' ? rather.forAny : 0) +
  (named.test(line) ? rather.withNames + (acting.test(line) ? rather.toAct : 0) : 0)

/** The questions that may follow two answers, the most fitting first, each with how fitting it is. */
export function byFit<Ask extends OfferedAsk>(
  asks: readonly Ask[],
  pair: PairReading,
): (Ask & { fit: number })[] {
  return asks
    .map((ask) => {
      const fit = sumsOf(head, askFeatures(ask, pair)).sums[0] ?? 0
      return { ...ask, fit: fit + worthBesides(ask) }
    })
    .sort((left, right) => right.fit - left.fit)
}
