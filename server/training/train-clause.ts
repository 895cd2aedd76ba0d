import { clausesOf } from '#server/meaning/clauses.ts'
import { wordsOf } from '#server/meaning/hashed-words.ts'
import type { Head, HeadShape } from '#server/meaning/head.ts'
import {
  clauseFeatures,
  clauseNumbers,
  clausePlaces,
  ranked,
} from '#server/meaning/telling-clause.ts'
import { at, type Said, thresholdFor } from './curves.ts'
import { foldHeads, headOf } from './folds.ts'
import type { LearnSettings } from './learn.ts'
import type { AskedPair } from './train-labels.ts'

const shape: HeadShape = {
  outputs: ['telling'],
  ...{ numbers: clauseNumbers, places: clausePlaces, hidden: 0 },
}
const settings: Partial<LearnSettings> = { oneOf: false, rounds: 12, seed: 'clause', pace: 0.02 }
const wanted = 0.85
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
      const clauses = clausesOf(answer)
      const features =
        clauses.length === 0 ? [] : clauseFeatures({ answer, question }, clauses, labelsBy(fold))
      return { fold, telling, clauses, features }
    }),
  )

type Judged = ReturnType<typeof judgedAnswers>

function measure(answers: Judged, headFor: (fold: number) => Head | undefined) {
  const marked = answers.filter(
    ({ telling, clauses }) => telling !== undefined && clauses.length > 0,
  )
  const best = marked.map(({ fold, telling = '', clauses, features }) => {
    const head = headFor(fold)
    const [first] = head ? ranked(clauses, features, head) : []
    return { score: first?.score ?? 0, share: first ? shared(first.text, telling) : 0 }
  })
  const unmarked = answers
    .filter(({ telling, clauses }) => telling === undefined && clauses.length > 0)
    .map(({ fold, clauses, features }) => {
      const head = headFor(fold)
      return { score: (head && ranked(clauses, features, head)[0]?.score) ?? 0, share: 0 }
    })
  const said: Said[] = [...best, ...unmarked].map(({ score, share }) => ({
    ...{ score, isRight: share >= leastShared },
  }))
  return {
    said,
    exact: best.filter(({ share }) => share === 1).length,
    met: best.filter(({ share }) => share >= leastShared).length,
    marked: best.length,
    unmarked: unmarked.length,
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
  const examples = answers.flatMap(({ fold, telling, clauses, features }) =>
    clauses.flatMap((clause, place) => {
      const share = telling === undefined ? 0 : shared(clause.text, telling)
      const seen = features[place]
      return seen ? [{ features: seen, fold, truth: [share ** 3] }] : []
    }),
  )
  const byFold = foldHeads(shape, examples, settings)
  const before = measure(answers, (fold) => byFold[fold])
  const thresholds = { worth: thresholdFor(before.said, wanted) }
  const head = { ...headOf(shape, examples, settings), thresholds }
  const after = measure(
    judgedAnswers(held, () => labelling.head),
    () => head,
  )
  print(`clause: ${answers.length} answers, ${examples.length} clauses`)
  for (const [name, { said, exact, met, marked, unmarked }] of Object.entries({
    'other folds': before,
    'held out': after,
  })) {
    print(
      `  ${name}: met ${met} of ${marked} marks, ${exact} to the word; ${unmarked} without a mark`,
    )
    for (const threshold of [thresholds.worth, 0.3, 0.5, 0.7]) {
      print(`  ${name}, ${at(threshold, said, marked)}`)
    }
  }
  return head
}
