import { eachLikely, type Head, type HeadShape, sumsOf } from '#server/meaning/head.ts'
import { labelFeatures, labelNumbers, labels } from '#server/meaning/labels.ts'
import { wordPlaces } from '#server/meaning/text-features.ts'
import type { LabelledPair } from './corpora.ts'
import { at, type Said, thresholdFor } from './curves.ts'
import { foldHeads, headOf } from './folds.ts'
import type { LearnSettings } from './learn.ts'

const shape: HeadShape = {
  outputs: labels,
  ...{ numbers: labelNumbers, places: wordPlaces, hidden: 0 },
}
const settings: Partial<LearnSettings> = { oneOf: false, rounds: 20, seed: 'labels' }
const wanted = { likely: 0.8, sure: 0.95 }

export type AskedPair = LabelledPair & { question: string; fold: number }

const examplesOf = (pairs: readonly AskedPair[]) => {
  const answers = pairs.flatMap(({ question, fold, answers: both }) =>
    both.map((answer) => ({ ...answer, question, fold })),
  )
  return labelFeatures(answers).map((features, place) => ({
    ...{ features, fold: answers[place]?.fold ?? 0 },
    truth: labels.map((label) => (answers[place]?.labels.includes(label) ? 1 : 0)),
  }))
}

const saidBy = (
  examples: ReturnType<typeof examplesOf>,
  headFor: (fold: number) => Head | undefined,
): Said[][] => {
  const likely = examples.map(({ features, fold }) => {
    const head = headFor(fold)
    return head ? eachLikely(sumsOf(head, features).sums) : new Float32Array(labels.length)
  })
  return labels.map((_, label) =>
    examples.map(({ truth }, place) => ({
      ...{ score: likely[place]?.[label] ?? 0, isRight: truth[label] === 1 },
    })),
  )
}

/** Learns the labels of answers; gives also a head for each fold that has not seen it. */
export function trainLabels(
  pairs: readonly AskedPair[],
  held: readonly AskedPair[],
  print: (line: string) => void,
): { head: Head; byFold: readonly Head[] } {
  const examples = examplesOf(pairs)
  const byFold = foldHeads(shape, examples, settings)
  const said = saidBy(examples, (fold) => byFold[fold])
  const thresholds = Object.fromEntries(
    labels.flatMap((label, place) =>
      Object.entries(wanted).map(([use, precision]) => [
        `${label} ${use}`,
        thresholdFor(said[place] ?? [], precision),
      ]),
    ),
  )
  const head = { ...headOf(shape, examples, settings), thresholds }
  const heldExamples = examplesOf(held)
  const heldSaid = saidBy(heldExamples, () => head)
  print(`labels: ${examples.length} answers, held out ${heldExamples.length}`)
  for (const [place, label] of labels.entries()) {
    const parts = Object.keys(wanted).flatMap((use) => {
      const threshold = thresholds[`${label} ${use}`] ?? 2
      const inAll = (those: readonly Said[] = []) => those.filter(({ isRight }) => isRight).length
      const [folds = [], out = []] = [said[place], heldSaid[place]]
      return threshold > 1
        ? [`${use}: never`]
        : [
            `${use}: ${at(threshold, folds, inAll(folds))}, held out ${at(threshold, out, inAll(out))}`,
          ]
    })
    print(`  ${label}: ${parts.join('; ')}`)
  }
  return { head, byFold }
}
