import { encoder } from './encoder.ts'
import { hashedWords, wordsOf } from './hashed-words.ts'
import { eachLikely, type Features, type Head, openHead, sumsOf } from './head.ts'
import { readText } from './read-text.ts'
import { joined, nearness, scaled, textNumbers, wordPlaces } from './text-features.ts'
import stored from './weights/labels.json' with { type: 'json' }

/** What one answer may be; any number of them at once. */
export const labels = [
  ...(['thanks', 'proud', 'tender', 'wish', 'plan', 'joke', 'worry', 'heavy', 'light'] as const),
  ...(['hurt', 'complaint', 'sorry', 'self-blame', 'misses', 'little', 'off', 'language'] as const),
] as const
export type Label = (typeof labels)[number]

export type AskedAnswer = { answer: string; question: string }

export type LabelReading = {
  /** How likely each label is. */
  likelihoods: Readonly<Record<Label, number>>
  /** The labels that are nearly certain; none without the encoder. */
  sure: readonly Label[]
  /** Those that are more likely right than wrong by far. */
  likely: readonly Label[]
}

const signNumbers = 5
export const labelNumbers = textNumbers + signNumbers

/** Besides its vector and words: how long an answer is, its signs, and how near it is to the question. */
const signsOf = (answer: string, near: number): number[] => {
  const words = wordsOf(answer).filter((word) => /\p{L}|\p{N}/u.test(word)).length
  return [
    ...[Math.log1p(words) - 2, words <= 3 ? 1 : 0, near * 2],
    ...[/[!]|\p{Extended_Pictographic}/u.test(answer) ? 1 : 0, /\?/u.test(answer) ? 1 : 0],
  ]
}

/** What the head of labels reads of answers or parts of them, each with its vector and the question. */
function featuresWith(parts: readonly (AskedAnswer & { vector: Float32Array })[]): Features[] {
  const questions = encoder().encode(parts.map(({ question }) => question))
  return parts.map(({ answer, vector }, at) => {
    const near = nearness(vector, questions[at] ?? vector)
    const text = readText(answer)
    return {
      numbers: joined(scaled(vector), signsOf(text, near)),
      places: hashedWords(text, wordPlaces),
    }
  })
}

/** What the head of labels reads of answers, each with the question it answers. */
export function labelFeatures(answers: readonly AskedAnswer[]): Features[] {
  const vectors = encoder().encode(answers.map(({ answer }) => answer))
  return featuresWith(
    answers.map((answer, at) => ({ ...answer, vector: vectors[at] ?? new Float32Array() })),
  )
}

/** How likely each label is of answers or parts of them, by this head. */
export const labelsInParts = (
  parts: readonly (AskedAnswer & { vector: Float32Array })[],
  by: Head,
): Float32Array[] => featuresWith(parts).map((features) => eachLikely(sumsOf(by, features).sums))

export const labelHead: Head = openHead(stored)

/** What each answer is, read with the question it answers. */
export function labelsOf(answers: readonly AskedAnswer[]): LabelReading[] {
  const { isWhole } = encoder()
  return labelFeatures(answers).map((features) => {
    const likely = eachLikely(sumsOf(labelHead, features).sums)
    const reaching = (use: string) =>
      labels.filter(
        (label, at) => (likely[at] ?? 0) >= (labelHead.thresholds[`${label} ${use}`] ?? 2),
      )
    const likelihoods = Object.fromEntries(labels.map((label, at) => [label, likely[at] ?? 0]))
    return {
      likelihoods: likelihoods as Record<Label, number>,
      sure: isWhole ? reaching('sure') : [],
      likely: reaching('likely'),
    }
  })
}
