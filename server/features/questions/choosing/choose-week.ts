import type { Category } from '#contract/questions.ts'
import type { Card } from '#server/cards/card.ts'
import { seededRandom } from '#server/seeded-random.ts'
import { bestSet } from './best-set.ts'
import { lanesFor, type OfLanes } from './lanes.ts'
import { makeRoomForSwaps } from './room-for-swaps.ts'
import { inAskedOrder } from './set-rules.ts'
import {
  type Lane,
  layOut,
  mayComeInstead,
  mayComeNow,
  type Sooner,
  type Standing,
} from './upcoming-weeks.ts'
import { settlePlan, type WeekPlan } from './week-plan.ts'

/** So many weeks of a plan are to be in order, or all where it has fewer. */
const weeksToSee = 30
const weeksAWish = 1.2

/** What is known of a couple when a question is chosen for them. */
export type Couple = OfLanes & Standing

/**
 * The couple's next seven, one of each category, in the order to ask them; equal input returns equal
 * sets (R5, R9). `focus`: the categories they agreed on. `lean`: how much more personal, or where it is
 * below 0 less so, the two want their questions (R27). It lays out every week left of the round, so
 * that the last ones keep the set rules as well. Where no plan keeps them, first the wish is left out,
 * then the order of the round, then that what they have not seen comes first, and last of all a set
 * rule; how long a question stays away never is (R5).
 */
export function chooseWeek(couple: Couple & { focus: readonly Category[]; lean: number }): Card[] {
  const { focus, lean, weeksSoFar } = couple
  const lanes = lanesFor(couple)
  const sooner = ({ category, depth }: Card) => {
    const wish = lean + (focus.includes(category) ? 1 : 0)
    return depth === 1 ? 0 : Math.sign(wish) * weeksAWish * (4 ** Math.abs(wish) - 1)
  }
  const wished = weeksAhead(lanes, couple, sooner)
  const inTurn = isEnough(wished) ? wished : weeksAhead(lanes, couple)
  const plan = inTurn.inOrder > wished.inOrder ? inTurn : wished
  if (plan.inOrder === 0) {
    const now = lanes.map((lane) => mayComeNow(lane, couple, sooner))
    return inAskedOrder(bestSet(now, weeksSoFar))
  }
  const instead = lanes.map((lane) => Object.values(mayComeInstead(lane, couple)).flat())
  makeRoomForSwaps(plan, instead)
  return inAskedOrder((plan.rows[0] ?? []).map(({ card }) => card))
}

export type WeeksAhead = WeekPlan & { inOrder: number }

/**
 * The weeks to come as they are to be asked, and how many of them from the first keep the set rules.
 * They all do unless the bank or the couple's needs have changed, questions were swapped, or categories
 * differ in length; then questions are traded, none to a week that is too soon for it.
 */
export function weeksAhead(
  lanes: readonly Lane[],
  couple: Standing & { seed: string },
  sooner?: Sooner,
): WeeksAhead {
  const random = seededRandom(`${couple.seed}/${couple.weeksSoFar}`)
  const settled = () => {
    const weeks = layOut(lanes, couple, sooner)
    return { ...weeks, inOrder: settlePlan(weeks, random) }
  }
  const first = settled()
  if (isEnough(first)) return first
  const second = settled()
  return second.inOrder > first.inOrder ? second : first
}

/** Whether a plan is in order for as long as has to be seen; `of` where another one went no further. */
export const isEnough = (
  { inOrder, rows }: WeeksAhead,
  of: { inOrder: number } = { inOrder: weeksToSee },
): boolean => inOrder >= Math.min(rows.length, weeksToSee, of.inOrder)
