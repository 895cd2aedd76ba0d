import { wellCut } from '#server/meaning/clause-signs.ts'
import { clausesOf } from '#server/meaning/clauses.ts'
import { wordsOf } from '#server/meaning/hashed-words.ts'
import type { Head, HeadShape } from '#server/meaning/head.ts'
import {
  clauseFeatures,
  clauseNumbers,
  clausePlaces,
  ranked,
} from '#server/meaning/telling-clause.ts'
import { choosingHeads } from './folds.ts'
import type { LearnSettings } from './learn.ts'
import type { AskedPair } from './train-labels.ts'

const shape: HeadShape = {
  outputs: ['telling'],
  ...{ numbers: clauseNumbers, places: clausePlaces, hidden: 0 },
}
const settings: Partial<LearnSettings> = { rounds: 12, seed: 'clause', pace: 0.02 }
/** How much rather the very clause that is marked is to be chosen than one that shares words with it. */
const sharpness = 6
/** How much of their words two clauses must share for one to meet the other. */
const leastShared = 0.6

/** How much of the words of both are in both: 1 for the same words. */
export function shared(one: string, other: string): number {
  const [ones, others] = [one, other].map((text) =>
    wordsOf(text).filter((word) => /[\p{L}\p{N}]/u.test(word)),
  )
  const rest = [...(others ?? [])]
  for (const word of ones ?? []) {
    const place = rest.indexOf(word)
    if (place >= 0) rest.splice(place, 1)
  }
  const all = (ones?.length ?? 0) + (others?.length ?? 0)
  return all === 0 ? 0 : (2 * ((others?.length ?? 0) - rest.length)) / all
}

const judgedAnswers = (pairs: readonly AskedPair[], labelsBy: (fold: number) => Head) =>
  pairs.flatMap(({ question, fold, answers }) =>
    answers.map(({ answer, telling }) => {
      const clauses = wellCut(answer, clausesOf(answer))
      const features =
        clauses.length === 0
          ? []
          : clauseFeatures({ answer, question }, clauses, { labelling: labelsBy(fold) })
      return { fold, telling, clauses, features }
    }),
  )

type Judged = ReturnType<typeof judgedAnswers>

function measure(answers: Judged, headFor: (fold: number) => Head | undefined) {
  const marked = answers.filter(
    ({ telling, clauses }) => telling !== undefined && clauses.length > 0,
  )
  const shares = marked.map(({ fold, telling = '', clauses, features }) => {
    const head = headFor(fold)
    const [first] = head ? ranked(clauses, features, head) : []
    return first ? shared(first.text, telling) : 0
  })
  return {
    exact: shares.filter((share) => share === 1).length,
    met: shares.filter((share) => share >= leastShared).length,
    marked: marked.length,
  }
}

/** Learns which clause of an answer tells most. */
export function trainClause(
  pairs: readonly AskedPair[],
  held: readonly AskedPair[],
  labelling: { head: Head; byFold: readonly Head[] },
  print: (line: string) => void,
): Head {
  const answers = judgedAnswers(pairs, (fold) => labelling.byFold[fold] ?? labelling.head)
  const choices = answers.flatMap(({ fold, telling, clauses, features }) => {
    if (telling === undefined) return []
    const nearness = clauses.map((clause) => shared(clause.text, telling) ** sharpness)
    const total = nearness.reduce((sum, near) => sum + near, 0)
    if (!clauses.some((clause) => shared(clause.text, telling) >= leastShared)) return []
    return [{ fold, candidates: features, truth: nearness.map((near) => near / total) }]
  })
  const { head, byFold } = choosingHeads(shape, choices, settings)
  const after = judgedAnswers(held, () => labelling.head)
  print(`clause: ${answers.length} answers, ${choices.length} with a mark that can be met`)
  for (const [name, { exact, met, marked }] of Object.entries({
    'other folds': measure(answers, (fold) => byFold[fold]),
    'held out': measure(after, () => head),
  })) {
    print(`  ${name}: met ${met} of ${marked} marks, ${exact} to the word`)
  }
  return head
}
