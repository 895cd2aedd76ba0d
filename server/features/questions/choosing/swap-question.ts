import type { Card } from '#server/cards/card.ts'
import { type Couple, ordersFor, weeksAhead, weeksToSee } from './choose-week.ts'
import { setOrder } from './set-rules.ts'
import { afterSwapping, layLane, layOut, type Shown } from './upcoming-weeks.ts'
import { planDebt, setDebt } from './week-plan.ts'

const mostWeighed = 10
/** How many sets later a question that was swapped away unanswered may come for another one. */
const fewestSetsAway = 4

/**
 * The question to ask a couple in place of one of a set of theirs (R26): of its category, one they have
 * not seen where there is such a one, no more personal if that can be, and so that this set keeps the
 * set rules and nothing has to come back too soon for it, now or later. Where there is none, one that
 * they swapped away and never answered, that which has been away longest. Undefined where there is
 * none either. `shown` and `weeksSoFar` count that set already; equal input returns equal questions.
 */
export function questionInstead(
  couple: Couple,
  set: readonly Card[],
  leaving: Card,
): Card | undefined {
  const { shown, weeksSoFar } = couple
  const ownSet = weeksSoFar - 1
  const setWeek = shown.get(leaving.id)?.lastSet ?? ownSet
  const orders = ordersFor(couple)
  const order = orders[setOrder.indexOf(leaving.category)] ?? []
  const lane = layLane(order, { shown, weeksSoFar: ownSet, weeks: order.length })
  const debtWith = (card: Card) => setDebt(set.with(set.indexOf(leaving), card), setWeek)
  const most = setDebt(set, setWeek)
  const goesOn = (after: Shown) => weeksAhead(orders, { ...couple, shown: after }).inOrder
  const enough = Math.min(weeksToSee, goesOn(shown))

  const possible = (some: readonly Card[]) =>
    some
      .map((card) => ({ card, after: afterSwapping([leaving, card], shown, ownSet) }))
      .filter(({ card, after }) => debtWith(card) <= most && isInTime(order, after, weeksSoFar))
  const firstOf = (ranked: readonly { card: Card; after: Shown }[]) =>
    ranked.find(({ after }) => goesOn(after) >= enough)?.card

  const tooDeep = (card: Card) => Math.max(0, card.depth - leaving.depth)
  const due = lane.filter(({ round, soonest }) => round === lane[0]?.round && soonest <= 0)
  const fresh = possible(due.map(({ card }) => card))
    .sort((one, other) => tooDeep(one.card) - tooDeep(other.card))
    .slice(0, mostWeighed)
    .map(({ card, after }) => {
      const laterDebt = planDebt(layOut(orders, { shown: after, weeksSoFar }))
      return { card, after, rank: 1000 * tooDeep(card) + laterDebt }
    })
    .sort((one, other) => one.rank - other.rank)
  return firstOf(fresh) ?? firstOf(possible(unansweredIn(order, shown, ownSet)))
}

/** What was swapped away a while ago, the longest ago first. */
function unansweredIn(order: readonly Card[], shown: Shown, set: number): Card[] {
  const lastSetOf = ({ id }: Card) => shown.get(id)?.lastSet ?? 0
  return order
    .filter((card) => shown.get(card.id)?.swappedAway && set - lastSetOf(card) >= fewestSetsAway)
    .sort((one, other) => lastSetOf(one) - lastSetOf(other))
}

/** Whether a category lasts until its questions may come back. */
function isInTime(order: readonly Card[], shown: Shown, weeksSoFar: number): boolean {
  return layLane(order, { shown, weeksSoFar, weeks: order.length })
    .slice(0, order.length)
    .every(({ soonest }, week) => soonest <= week)
}
