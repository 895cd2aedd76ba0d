import { categories } from '#contract/questions.ts'
import { type Card, needs } from '#server/cards/card.ts'
import { cards } from '#server/cards/cards.ts'
import { chooseWeek } from '#server/features/questions/choosing/choose-week.ts'
import { questionInstead } from '#server/features/questions/choosing/swap-question.ts'
import {
  afterShowing,
  afterSwapping,
  type Shown,
} from '#server/features/questions/choosing/upcoming-weeks.ts'
import { leanOfBoth, marks } from '#server/features/questions/lean.ts'
import { seededRandom } from '#server/seeded-random.ts'

const weeks = 104
/** About two a month. */
const swapsAQuestion = 0.07
const mixes = 2 ** needs.length
const feelings = Object.values(marks)
const order = 'fun daily-life responsibilities health connection support goals'
const mechanisms = ['gratitude', 'responsiveness', 'quality-time'] as const

export type Lived = { weeks: number; repeats: number; brokenSets: number; unfit: number }

/** By how many of the rules of a set these seven, asked in that week of a couple, are wrong. */
function isBroken(set: readonly Card[], week: number): boolean {
  const deep = set.filter(({ depth }) => depth === 3).length
  const [opening, ...others] = set.map(({ category }) => category)
  const inOrder = order.split(' ').filter((category) => category !== opening)
  return (
    others.join() !== inOrder.join() ||
    set.filter(({ valence }) => valence === 'warm').length < 3 ||
    deep > (week < 3 ? 0 : 1) ||
    mechanisms.some((one) => !set.some(({ mechanism }) => mechanism === one)) ||
    set[0]?.valence !== 'warm' ||
    set[0].depth !== 1 ||
    set[6]?.valence === 'tender'
  )
}

/** Two years of one couple; every second one swaps questions, agrees on a focus and says how the questions felt. */
function live(couple: number): Lived {
  const random = seededRandom(`simulated ${couple}`)
  const own = new Set<string>(needs.filter((_, bit) => (couple >> bit) % 2 === 1))
  const changes = Math.floor(couple / mixes) % 2 === 1
  const [last, answered] = [new Map<string, number>(), new Map<string, number>()]
  const lived: Lived = { weeks, repeats: 0, brokenSets: 0, unfit: 0 }
  let shown: Shown = new Map()
  /** `before`: what may not come again so soon; only what was answered may not come by a swap. */
  const note = (card: Card, week: number, before: ReadonlyMap<string, number>) => {
    if (week - (before.get(card.id) ?? -weeks) <= 52) lived.repeats += 1
    if (card.needs?.some((need) => !own.has(need))) lived.unfit += 1
    last.set(card.id, week)
    answered.set(card.id, week)
  }
  /** What each says of how the questions felt, the last six times that they said anything (R27). */
  const said = { primary: [] as string[], partner: [] as string[] }
  const sayMore = () => {
    for (const those of [said.primary, said.partner]) {
      if (random() < 0.7) those.unshift(feelings[Math.floor(random() * feelings.length)] ?? 'same')
      those.length = Math.min(those.length, 6)
    }
    return said
  }
  for (let week = 0; week < weeks; week += 1) {
    const focus = changes ? categories.filter(() => random() < 0.3) : []
    const lean = changes ? leanOfBoth(sayMore()) : 0
    const known = { bank: cards, seed: `couple ${couple}`, needs: own }
    let set = chooseWeek({ ...known, shown, weeksSoFar: week, focus, lean })
    for (const card of set) note(card, week, last)
    shown = afterShowing(set, shown, week)
    if (isBroken(set, week)) lived.brokenSets += 1
    for (const leaving of changes ? set.filter(() => random() < swapsAQuestion) : []) {
      const instead = questionInstead({ ...known, shown, weeksSoFar: week + 1 }, set, leaving)
      if (!instead) continue
      note(instead, week, answered)
      shown = afterSwapping([leaving, instead], shown, week)
      answered.delete(leaving.id)
      set = set.with(set.indexOf(leaving), instead)
      if (isBroken(set, week)) lived.brokenSets += 1
    }
  }
  return lived
}

/** Two years of each of these couples, who are of every mix of needs, none of them too. */
export const simulateCouples = (couples: readonly number[]): Lived[] => couples.map(live)
