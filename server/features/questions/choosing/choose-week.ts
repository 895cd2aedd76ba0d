import type { Category } from '#contract/questions.ts'
import { type Card, fits } from '#server/cards/card.ts'
import { seededRandom, shuffled } from '#server/seeded-random.ts'
import { inAskedOrder, setOrder } from './set-rules.ts'
import { layOut, type Shown, type Sooner } from './upcoming-weeks.ts'
import { type MayTrade, settlePlan, type WeekPlan } from './week-plan.ts'

export const weeksToSee = 16
const weeksAWish = 1.2
const mostTries = 4

/** What is known of a couple when a question is chosen for them. */
export type Couple = {
  bank: readonly Card[]
  /** Answered or not. */
  shown: Shown
  /** How many sets they have had. */
  weeksSoFar: number
  seed: string
  /** What they opted into. */
  needs: ReadonlySet<string>
}

/**
 * The couple's next seven, one of each category, in the order to ask them; equal input returns equal
 * sets (R5, R9). `focus`: the categories they agreed on. `lean`: how much more personal, or where it is
 * below 0 less so, the two want their questions (R27). It lays out every week left of the round, so
 * that the last ones keep the set rules as well.
 */
export function chooseWeek(couple: Couple & { focus: readonly Category[]; lean: number }): Card[] {
  const { focus, lean } = couple
  const orders = ordersFor(couple)
  const sooner = ({ category, depth }: Card) => {
    const wish = lean + (focus.includes(category) ? 1 : 0)
    return depth === 1 ? 0 : Math.sign(wish) * weeksAWish * (4 ** Math.abs(wish) - 1)
  }
  const wished = weeksAhead(orders, couple, sooner)
  const inTurn = wished.inOrder < enough(wished) ? weeksAhead(orders, couple) : wished
  const { rows } = inTurn.inOrder > wished.inOrder ? inTurn : wished
  return inAskedOrder((rows[0] ?? []).map(({ card }) => card))
}

/**
 * A couple's own order of the bank, whatever they have seen, category by category: each list shuffled,
 * and so arranged that the first of all lists, the second of all lists … make weeks that keep the set
 * rules.
 */
export function ordersFor({ bank, needs, seed }: Couple): Card[][] {
  const random = seededRandom(seed)
  const mixed = setOrder.map((category) => {
    const list = bank.filter((card) => card.category === category && fits(card, needs))
    if (list.length === 0) throw new Error(`The bank has no ${category} question for this couple.`)
    return shuffled(list, random)
  })
  const plan = layOut(mixed, { shown: new Map(), weeksSoFar: 0 })
  settlePlan(plan, inRound, random)
  return mixed.map((list, lane) =>
    plan.rows
      .slice(0, list.length)
      .flatMap((row) => row.slice(lane, lane + 1))
      .map(({ card }) => card),
  )
}

const inRound: MayTrade = (moved, other) => moved.round === other.round
const inTime: MayTrade = (moved, other, to) => inRound(moved, other, to) && moved.soonest <= to
const inNeed: MayTrade = (moved, other) => Math.min(moved.round, 1) === Math.min(other.round, 1)

/**
 * The weeks to come as they are to be asked, and how many of them from the first are in order: keep
 * the set rules and bring nothing back too soon. They are so already unless the bank or the couple's
 * needs have changed, questions were swapped, or categories differ in length. Then questions are traded
 * in time; where that cannot be, within a round, and in need among all that the couple have seen
 * before: one they have not seen never waits for one that they have.
 */
export function weeksAhead(
  orders: readonly (readonly Card[])[],
  couple: Couple,
  sooner?: Sooner,
): WeekPlan & { inOrder: number } {
  const random = seededRandom(`${couple.seed}/${couple.weeksSoFar}`)
  const settled = (mayTrade: MayTrade) => {
    const weeks = layOut(orders, couple, sooner)
    return { ...weeks, inOrder: settlePlan(weeks, mayTrade, random) }
  }
  let best = settled(inTime)
  for (let tries = 1; tries < mostTries && best.inOrder < enough(best); tries++) {
    const other = settled(inTime)
    if (other.inOrder > best.inOrder) best = other
  }
  if (best.inOrder > 0) return best
  const inNeedOnly = [inRound, inNeed].map(settled).find(({ inOrder }) => inOrder > 0)
  return { ...(inNeedOnly ?? best), inOrder: 0 }
}

const enough = ({ rows }: WeekPlan) => Math.min(rows.length, weeksToSee)
