import type { Head, HeadShape } from '#server/meaning/head.ts'
import {
  readRelation,
  relationFeatures,
  relationNumbers,
  relationPlaces,
  relations,
} from '#server/meaning/relation.ts'
import { at, type Said, thresholdFor } from './curves.ts'
import { foldHeads, headOf } from './folds.ts'
import type { LearnSettings } from './learn.ts'
import type { AskedPair } from './train-labels.ts'

const shape: HeadShape = {
  outputs: relations,
  ...{ numbers: relationNumbers, places: relationPlaces, hidden: 0 },
}
const settings: Partial<LearnSettings> = { rounds: 20, seed: 'relation', pace: 0.02 }
const wanted = 0.95

const examplesOf = (pairs: readonly AskedPair[], labelsBy: (fold: number) => Head) => {
  const asked = pairs.map(({ question, answers: [one, two] }) => ({
    ...{ question, answers: [one.answer, two.answer] as const },
  }))
  return relationFeatures(asked, (pair) => labelsBy(pairs[pair]?.fold ?? 0)).map(
    (features, place) => ({
      ...{ features, fold: pairs[place]?.fold ?? 0, relation: pairs[place]?.relation ?? 'none' },
      truth: relations.map((relation) => (relation === pairs[place]?.relation ? 1 : 0)),
    }),
  )
}

type Judged = Said & { said: string; truth: string }

const judgedBy = (
  examples: ReturnType<typeof examplesOf>,
  headFor: (fold: number) => Head | undefined,
): Judged[] =>
  examples.flatMap(({ features, fold, relation }) => {
    const head = headFor(fold)
    if (!head) return []
    const read = readRelation(features, head)
    const isRight = read.relation === relation
    return [{ score: read.likelihood, said: read.relation, truth: relation, isRight }]
  })

/** Learns how two answers meet, and from which certainty on it may be said of each relation. */
export function trainRelation(
  pairs: readonly AskedPair[],
  held: readonly AskedPair[],
  labelling: { head: Head; byFold: readonly Head[] },
  print: (line: string) => void,
): Head {
  const examples = examplesOf(pairs, (fold) => labelling.byFold[fold] ?? labelling.head)
  const byFold = foldHeads(shape, examples, settings)
  const judged = judgedBy(examples, (fold) => byFold[fold])
  const spoken = judged.filter(({ said }) => said !== 'none')
  const together = thresholdFor(spoken, wanted)
  const thresholds = Object.fromEntries(
    relations.map((relation) => {
      const own = thresholdFor(
        spoken.filter(({ said }) => said === relation),
        wanted,
      )
      return [
        relation,
        relation === 'none' ? 2 : Math.min(own, Math.max(together, own > 1 ? together : 0)),
      ]
    }),
  )
  const head = { ...headOf(shape, examples, settings), thresholds }
  const heldJudged = judgedBy(
    examplesOf(held, () => labelling.head),
    () => head,
  )
  print(`relation: ${examples.length} pairs, held out ${heldJudged.length}`)
  const sets = [
    ['other folds', judged],
    ['held out', heldJudged],
  ] as const
  for (const [name, those] of sets) {
    const right = those.filter(({ isRight }) => isRight).length
    print(`  ${name}: the likeliest is right in ${right} of ${those.length}`)
    const aloud = those.filter(({ said }) => said !== 'none')
    for (const threshold of [0.5, 0.6, 0.7, 0.8, 0.9, 0.95]) {
      print(`  ${name}, ${at(threshold, aloud, those.length)}`)
    }
    const sure = aloud.filter(({ said, score }) => score >= (thresholds[said] ?? 2))
    const sureRight = sure.filter(({ isRight }) => isRight).length
    print(`  ${name}: speaks of ${sure.length} of ${those.length}, right in ${sureRight}`)
    for (const relation of relations) {
      const all = those.filter(({ truth }) => truth === relation).length
      const own = those.filter(({ said }) => said === relation)
      const threshold = thresholds[relation] ?? 2
      const sureOf = threshold > 1 ? 'never' : at(threshold, own, all)
      print(`    ${relation}: sure ${sureOf}; likeliest ${at(0, own, all)}`)
    }
  }
  return head
}
