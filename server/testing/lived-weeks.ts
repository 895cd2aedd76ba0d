import { type Category, categories } from '#contract/questions.ts'
import type { Card } from '#server/cards/card.ts'
import { cards } from '#server/cards/cards.ts'
import { chooseWeek } from '#server/features/questions/choosing/choose-week.ts'
import { questionInstead } from '#server/features/questions/choosing/swap-question.ts'
import {
  afterShowing,
  afterSwapping,
  type Shown,
} from '#server/features/questions/choosing/upcoming-weeks.ts'
import { seededRandom } from '#server/seeded-random.ts'

export type Couple = Parameters<typeof chooseWeek>[0]
export type Refused = { couple: Couple; asked: Card[]; leaving: Card }
/**
 * `set` as it was chosen, `asked` after what they swapped; `swaps`: what left and what came; `refused`:
 * where nothing came.
 */
export type Week = {
  set: Card[]
  asked: Card[]
  swaps: [Card, Card | undefined][]
  refused: Refused[]
  before: Couple
}

export const newCouple: Couple = {
  bank: cards,
  shown: new Map(),
  weeksSoFar: 0,
  seed: 'a couple',
  focus: [],
  lean: 0,
  needs: new Set(),
}

const order: Category[] = [
  'fun',
  'daily-life',
  'responsibilities',
  'health',
  'connection',
  'support',
  'goals',
]

type Life = {
  needsIn?: (week: number) => Couple['needs']
  /** How many questions they swap in a month. */
  swaps?: number
  /** Whether they want their questions more or less personal, another way every few weeks. */
  leans?: boolean
}

const nothing = () => ({ asked: [], swaps: [], refused: [] })

/** Weeks of one couple who agree on another focus each time; a set they threw away is a week as well. */
export function live(
  start: Partial<Couple>,
  weeks: number,
  { needsIn, swaps = 0, leans }: Life = {},
) {
  const random = seededRandom(`life of ${start.seed}`)
  let shown: Shown = new Map()
  return Array.from({ length: weeks }, (_, weeksSoFar): Week => {
    const focus = categories.filter(() => random() < 0.3)
    const lean = leans ? (Math.floor(weeksSoFar / 6) % 5) - 2 : 0
    const needs = needsIn?.(weeksSoFar) ?? start.needs ?? new Set()
    const before = { ...newCouple, ...start, shown, weeksSoFar, focus, lean, needs }
    const week: Week = { ...nothing(), set: chooseWeek(before), before }
    shown = afterShowing(week.set, shown, weeksSoFar)
    week.asked = week.set.reduce((asked, leaving, place) => {
      if (random() >= swaps / 4.3 / asked.length) return asked
      const couple = { ...before, shown, weeksSoFar: weeksSoFar + 1 }
      const instead = questionInstead(couple, asked, leaving)
      week.swaps.push([leaving, instead])
      if (!instead) week.refused.push({ couple, asked, leaving })
      if (!instead) return asked
      shown = afterSwapping([leaving, instead], shown, weeksSoFar)
      return asked.with(place, instead)
    }, week.set)
    return week
  })
}

/** In the order of the categories, but for what opens the set. */
export function isInOrder(set: readonly Card[]): boolean {
  const [opening, ...others] = set.map(({ category }) => category)
  return others.join() === order.filter((category) => category !== opening).join()
}

/** The rules of a set that these seven, asked in that week of a couple, break. */
export function brokenRules(set: readonly Card[], week: number): string[] {
  const has = (mechanism: string) => set.some((question) => question.mechanism === mechanism)
  const deep = set.filter(({ depth }) => depth === 3).length
  return [
    !isInOrder(set) && 'order',
    set.filter(({ valence }) => valence === 'warm').length < 3 && 'warm',
    deep > 1 && 'deep',
    deep > 0 && week < 3 && 'too early',
    !has('gratitude') && 'gratitude',
    !has('responsiveness') && 'responsiveness',
    !has('quality-time') && 'quality-time',
    (set[0]?.valence !== 'warm' || set[0].depth !== 1) && 'opening',
    set[6]?.valence === 'tender' && 'closing',
  ].filter((rule) => rule !== false)
}

/** Whether a card fits what that couple told about themselves. */
export const suits = ({ needs }: Card, { needs: own }: Couple) =>
  (needs ?? []).every((need) => own.has(need))
