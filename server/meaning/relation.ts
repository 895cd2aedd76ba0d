import { encoder } from './encoder.ts'
import { placeOf, wordsOf } from './hashed-words.ts'
import { eachLikely, type Features, type Head, oneLikely, openHead, sumsOf } from './head.ts'
import { labelFeatures, labelHead, labels } from './labels.ts'
import { readText } from './read-text.ts'
import { nearness, scaled, textNumbers } from './text-features.ts'
import stored from './weights/relation.json' with { type: 'json' }

/** How two answers to one question meet or miss; `none` is any other way. */
export const relations = [
  ...(['same-thing', 'thanks-both', 'thanks-unseen', 'lighter-for-one', 'weighs-on-both'] as const),
  ...(['two-wishes', 'one-wish', 'hurt-and-fine', 'plan-and-worry', 'joke-and-serious'] as const),
  ...(['both-joke', 'proud', 'both-proud', 'each-waits', 'both-sorry', 'sorry-and-hurt'] as const),
  ...(['wish-met', 'both-worry', 'both-plan', 'both-miss', 'opposite-tastes'] as const),
  ...(['little-one', 'little-both', 'none'] as const),
] as const
export type Relation = (typeof relations)[number]

export type RelationReading = {
  relation: Relation
  likelihood: number
  /** How likely each relation is, in the order of `relations`. */
  likely: Float32Array
  /** Whether it is nearly certain, so that a sentence may say so; never without the encoder, never for \`none\`. */
  isSure: boolean
}

export type AnswerPair = { question: string; answers: readonly [string, string] }

const signNumbers = 6
const labelPairs = labels.flatMap((one, at) => labels.slice(at).map((other) => [one, other]))
export const relationPlaces = 4096
export const relationNumbers = 3 * textNumbers + 2 * labels.length + labelPairs.length + signNumbers

const contentWords = (text: string): Set<string> =>
  new Set(wordsOf(text).filter((word) => word.length > 3))

/** What the head reads of pairs of answers: the same, whoever of the two comes first. */
export function relationFeatures(
  pairs: readonly AnswerPair[],
  labelsBy: (pair: number) => Head = () => labelHead,
): Features[] {
  const answers = pairs.flatMap(({ question, answers: both }) =>
    both.map((answer) => ({ answer, question })),
  )
  const vectors = encoder().encode(answers.map(({ answer }) => answer))
  const labelled = labelFeatures(answers).map((features, at) =>
    eachLikely(sumsOf(labelsBy(Math.floor(at / 2)), features).sums),
  )
  const none = new Float32Array(textNumbers)
  return pairs.map((pair, at) => {
    const [one = none, two = none] = [vectors[2 * at], vectors[2 * at + 1]]
    const [labelsOne = none, labelsTwo = none] = [labelled[2 * at], labelled[2 * at + 1]]
    const [left, right] = [scaled(one), scaled(two)]
    const texts = pair.answers.map(readText)
    const [wordsOne = new Set<string>(), wordsTwo = new Set<string>()] = texts.map(contentWords)
    const shared = [...wordsOne].filter((word) => wordsTwo.has(word))
    const asked = contentWords(pair.question)
    const lengths = texts.map((text) => Math.log1p(wordsOf(text).length)).sort((a, b) => a - b)
    const numbers = [
      ...left.map((number, place) => (number + (right[place] ?? 0)) / 2),
      ...left.map((number, place) => Math.abs(number - (right[place] ?? 0)) - 1),
      ...left.map((number, place) => number * (right[place] ?? 0)),
      ...labels.map((_, label) => (labelsOne[label] ?? 0) + (labelsTwo[label] ?? 0)),
      ...labels.map((_, label) => Math.abs((labelsOne[label] ?? 0) - (labelsTwo[label] ?? 0))),
      ...labels.flatMap((_, first) =>
        labels
          .slice(first)
          .map(
            (__, more) =>
              (labelsOne[first] ?? 0) * (labelsTwo[first + more] ?? 0) +
              (labelsTwo[first] ?? 0) * (labelsOne[first + more] ?? 0),
          ),
      ),
      ...[nearness(one, two) * 2, shared.length / 2],
      ...[shared.filter((word) => !asked.has(word)).length / 2],
      ...[(lengths[0] ?? 0) - 2, (lengths[1] ?? 0) - 2, (lengths[1] ?? 0) - (lengths[0] ?? 0)],
    ]
    const words = new Set([...wordsOf(texts[0] ?? ''), ...wordsOf(texts[1] ?? '')])
    const places = [
      ...[...words].map((word) => placeOf(word, relationPlaces)),
      ...shared.map((word) => placeOf(`both ${word}`, relationPlaces)),
    ]
    return { numbers: Float32Array.from(numbers), places: [...new Set(places)] }
  })
}

const relationHead: Head = openHead(stored)

/** The likeliest relation of each pair by a head. */
export function readRelation(
  features: Features,
  by: Head,
): Pick<RelationReading, 'relation' | 'likelihood' | 'likely'> {
  const likely = oneLikely(sumsOf(by, features).sums)
  const likelihood = Math.max(...likely)
  return { relation: relations[likely.indexOf(likelihood)] ?? 'none', likelihood, likely }
}

/** How the two answers of each pair meet or miss; the same, whoever of the two comes first. */
export function relationsOf(pairs: readonly AnswerPair[]): RelationReading[] {
  const { isWhole } = encoder()
  return relationFeatures(pairs).map((features) => {
    const { relation, likelihood, likely } = readRelation(features, relationHead)
    const threshold = relationHead.thresholds[relation] ?? 2
    return {
      ...{ relation, likelihood, likely },
      isSure: isWhole && relation !== 'none' && likelihood >= threshold,
    }
  })
}
