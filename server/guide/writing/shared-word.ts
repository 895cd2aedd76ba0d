import type { SummaryInput } from '#server/guide/guide.ts'
import { withinHorizon } from '#server/guide/reading/clean-text.ts'
import { neverRepeated, unkind } from '#server/guide/rules/banned-words.ts'
import { smallWords } from '#server/meaning/common-words.ts'
import { plainly } from '#server/meaning/plainly.ts'

const pointing = /\b(?:the|my|our|your|a|an) (\p{L}{4,})\b/gu
/** In so many different answers of a catch-up it has to stand, some by each of the two. */
const leastAnswers = 3

/** Words that stand after "the", "my" or the like: things, mostly. */
const thingsIn = (answer: string): Set<string> =>
  new Set([...answer.matchAll(pointing)].map(([, word]) => word ?? ''))

/** A thing that both named, in answers to more than one question, and that no question named; null for none. */
export const sharedWord = ({ items, people }: SummaryInput): string | null => {
  const asked = plainly(
    [...items.map(({ question }) => question), ...people.map(({ name }) => name)].join(' '),
  )
  const told = items.map(({ answers }) =>
    answers.map((answer) => thingsIn(plainly(withinHorizon(answer ?? '')))),
  )
  const known = new Set(told.flatMap((both) => both.flatMap((words) => [...words])))
  const fitting = [...known]
    .filter((word) => !smallWords.has(word) && !asked.includes(word))
    .filter((word) => !neverRepeated.test(word) && !unkind.test(word))
    .map((word) => {
      const by = [0, 1].map((side) => told.filter((both) => both[side]?.has(word)).length)
      const questions = told.filter((both) => both.some((words) => words.has(word))).length
      return { word, by, questions, count: (by[0] ?? 0) + (by[1] ?? 0) }
    })
    .filter(
      ({ by, questions, count }) => Math.min(...by) > 0 && questions > 1 && count >= leastAnswers,
    )
    .sort((one, other) => other.count - one.count || one.word.localeCompare(other.word, 'en'))
  return fitting[0]?.word ?? null
}
