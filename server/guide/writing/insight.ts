import type { InsightInput } from '#server/guide/guide.ts'
import { shownNames } from '#server/guide/naming.ts'
import { readAnswer } from '#server/guide/reading/answer-reading.ts'
import type { Lens, Pair } from '#server/guide/reading/lenses/lens.ts'
import { relate } from '#server/guide/reading/lenses/relation.ts'
import { createInsightCheck } from '#server/guide/rules/check-guide-text.ts'
import { isPlainItem, plainInsight } from '#server/guide/rules/plain-text.ts'
import { readingGrade } from '#server/guide/rules/reading-grade.ts'
import { dealt, positionOf } from '#server/guide/seeded-order.ts'
import { plainly } from '#server/guide/words.ts'
import { numberFrom } from '#server/seeded-random.ts'
import { closingQuestions, type Pool } from './closing-questions.ts'
import { observations } from './frames/observations.ts'
import { type Draft, namedFirst, other, renderDraft } from './insight-draft.ts'
import { type Opening, openingFor } from './insight-openings.ts'

/** Lenses whose weights differ by no more than this say about as much. */
const closeEnough = 1.6
const easyGrade = 8

/** Reads both answers of an input. */
export const readPair = ({ people, question }: InsightInput): Pair => [
  readAnswer(people[0].answer, { question, other: people[1].name }),
  readAnswer(people[1].answer, { question, other: people[0].name }),
]

/** The lenses to try: first one of those that say about as much, by the seed, then the rest. */
const orderedLenses = (lenses: readonly Lens[], seed: string, position: number): Lens[] => {
  const best = lenses[0]?.weight ?? 0
  const rank = ({ name, weight }: Lens): number =>
    best - weight <= closeEnough ? numberFrom(`${seed}|${positionOf(position)}|${name}`) : 2 ** 33
  return lenses.toSorted((left, right) => rank(left) - rank(right) || right.weight - left.weight)
}

const alternately = (pools: readonly Pool[], turn: number): Pool[] =>
  turn % 3 === 0 ? pools.toReversed() : [...pools]

/** The pairs of quotes that hold the words a lens speaks of; a lens that speaks of no words takes any. */
const quotesFor = ({ quotes, spare }: Opening, { shows }: Lens): Opening['quotes'] => {
  if (!shows) return [...quotes, ...spare]
  return quotes.filter((pair) =>
    shows.every((words, side) => words.some((word) => plainly(pair[side] ?? '').includes(word))),
  )
}

/** Every way to write about these two answers at this position, best first. */
function* draftsFor(input: InsightInput): Generator<Draft> {
  const { seed, position, category, question } = input
  const pair = readPair(input)
  const known = shownNames(input.people).map(({ text }) => text)
  const { asked, isAskedClear, lenses } = relate(pair, question, category, known.join(' '))
  const opening = openingFor(pair, lenses[0]?.name === 'same', isAskedClear)
  const turn = numberFrom(`${seed}|turn|${positionOf(position)}`)
  const drawn = (pools: readonly Pool[]): string[] =>
    pools.flatMap(({ name, frames }) => dealt(frames, name, seed, position))
  const starts = opening.pools.length > 0 ? drawn(alternately(opening.pools, turn)) : ['']
  const isLed = opening.pools[0]?.name === 'opening plain' && (turn >>> 8) % 3 === 0
  for (const lens of orderedLenses(lenses, seed, position)) {
    const said = dealt(observations[lens.name], lens.name, seed, position)
    const closing = drawn(alternately(closingQuestions(lens, category, isAskedClear), turn >>> 4))
    for (const quotes of quotesFor(opening, lens)) {
      for (const start of starts) {
        for (const observation of said) {
          for (const ask of closing) {
            yield { lens, asked, opening, quotes, start, observation, ask, isLed }
          }
        }
      }
    }
  }
}

/**
 * The insight on one pair of answers: quotes, what may lie between them, a question to go on with.
 * A draft is taken only if it keeps the rules whoever of the two is named first, so that changing
 * places changes nothing else.
 */
export const writeInsight = (input: InsightInput): string => {
  if (isPlainItem(input)) return plainInsight(input)
  const first = namedFirst(input.seed, input.position)
  const check = createInsightCheck(input)
  let acceptable: { text: string; lens: Lens } | null = null
  for (const draft of draftsFor(input)) {
    if (acceptable && acceptable.lens !== draft.lens) return acceptable.text
    const text = renderDraft(draft, input.people, first)
    const mirrored = renderDraft(draft, input.people, other(first))
    if (text === null || mirrored === null) continue
    if (check(text).length > 0 || check(mirrored).length > 0) continue
    if (readingGrade(text) <= easyGrade) return text
    acceptable ??= { text, lens: draft.lens }
  }
  return acceptable?.text ?? plainInsight(input)
}
