import type { Category } from '#contract/questions.ts'
import { needs as allNeeds, type CardQuestion, fits, type Need } from '#server/cards/card.ts'
import {
  fewestWarm,
  mechanismsOfEveryWeek,
  setOrder,
} from '#server/features/questions/choosing/set-rules.ts'

/** Weeks of a year, and a few cards that somebody swaps away (R5). */
const fewestForAll = 56
const fewestOfCategory = 60
const mostAlike = 6

/** Shares that a week holds on average, with room to arrange the weeks: too few or too many cannot be. */
const warmShare = fewestWarm + 0.5
const mechanismShare = 1.15
const vulnerableShare = 0.75

/** What would keep some couple from weeks that hold the set rules, or from a long time without repeats. */
export function balanceFaults(bank: readonly CardQuestion[]): string[] {
  return [...setOrder.flatMap((category) => countFaults(bank, category)), ...shareFaults(bank)]
}

function countFaults(bank: readonly CardQuestion[], category: Category): string[] {
  const own = bank.filter((question) => question.category === category)
  const forAll = own.filter(({ needs }) => needs === undefined)
  const starts = Map.groupBy(own, ({ content }) => content.split(' ').slice(0, 3).join(' '))
  const worn = [...starts].filter(([, alike]) => alike.length > mostAlike)
  return [
    ...(own.length < fewestOfCategory ? [`${category}: only ${own.length} questions`] : []),
    ...(forAll.length < fewestForAll ? [`${category}: only ${forAll.length} fit everyone`] : []),
    ...worn.map(([start, { length }]) => `${category}: ${length} questions start "${start}"`),
  ]
}

function shareFaults(bank: readonly CardQuestion[]): string[] {
  return everyMixOf(allNeeds).flatMap((needs) => {
    const lists = setOrder.map((category) =>
      bank.filter((question) => question.category === category && fits(question, new Set(needs))),
    )
    const share = (counts: (question: CardQuestion) => boolean) =>
      lists.reduce((sum, list) => sum + list.filter(counts).length / Math.max(1, list.length), 0)
    const who = needs.length === 0 ? 'everyone' : needs.join(' + ')
    return [
      ...(share(({ valence }) => valence === 'warm') < warmShare
        ? [`too few warm for ${who}`]
        : []),
      ...(share(({ depth }) => depth === 3) > vulnerableShare ? [`too many deep for ${who}`] : []),
      ...mechanismsOfEveryWeek
        .filter((name) => share(({ mechanism }) => mechanism === name) < mechanismShare)
        .map((name) => `too little ${name} for ${who}`),
    ]
  })
}

function everyMixOf([need, ...others]: readonly Need[]): Need[][] {
  if (need === undefined) return [[]]
  const mixes = everyMixOf(others)
  return [...mixes, ...mixes.map((mix) => [need, ...mix])]
}
