import type { Card } from '#server/cards/card.ts'
import { type Couple, isEnough, weeksAhead } from './choose-week.ts'
import { lanesFor } from './lanes.ts'
import { setOrder } from './set-rules.ts'
import { afterSwapping, lasts, layOut, mayComeInstead, type Shown } from './upcoming-weeks.ts'
import { planDebt, setDebt } from './week-plan.ts'

const mostWeighed = 10

/**
 * The question to ask a couple in place of one of a set of theirs (R26): of its category, one they have
 * not seen where there is such a one, no more personal if that can be, and so that this set keeps the
 * set rules and nothing has to come back too soon for it, now or later. Where there is none, one that
 * is due again, or one that they swapped away and never answered, that which has been away longest. Of
 * all these the first that leaves the weeks to come in order; if none does, the one that does so for
 * longest. Undefined where there is none at all. `shown` and `weeksSoFar` count that set already; equal
 * input returns equal questions.
 */
export function questionInstead(
  couple: Couple,
  set: readonly Card[],
  leaving: Card,
): Card | undefined {
  const { shown, weeksSoFar } = couple
  const ownSet = weeksSoFar - 1
  const setWeek = shown.get(leaving.id)?.lastSet ?? ownSet
  const lanes = lanesFor(couple)
  const lane = lanes[setOrder.indexOf(leaving.category)]
  if (lane === undefined) return undefined
  const debtWith = (card: Card) => setDebt(set.with(set.indexOf(leaving), card), setWeek)
  const most = setDebt(set, setWeek)
  const aheadAfter = (after: Shown) => weeksAhead(lanes, { ...couple, shown: after })

  const possible = (some: readonly Card[]) =>
    some
      .filter((card) => debtWith(card) <= most)
      .map((card) => ({ card, after: afterSwapping([leaving, card], shown, ownSet) }))
      .filter(({ after }) => lasts(lane, { shown: after, weeksSoFar }))
  const tooDeep = (card: Card) => Math.max(0, card.depth - leaving.depth)
  const ranked = (some: readonly Card[]) =>
    possible(some)
      .sort((one, other) => tooDeep(one.card) - tooDeep(other.card))
      .slice(0, mostWeighed)
      .map(({ card, after }) => {
        const laterDebt = planDebt(layOut(lanes, { shown: after, weeksSoFar }))
        return { card, after, rank: 1000 * tooDeep(card) + laterDebt }
      })
      .sort((one, other) => one.rank - other.rank)

  const { due, later, away } = mayComeInstead(lane, { shown, weeksSoFar: ownSet })
  const as = aheadAfter(shown)
  let best: { card: Card; inOrder: number } | undefined
  for (const some of [() => ranked(due), () => ranked(later), () => possible(away)]) {
    for (const { card, after } of some()) {
      const ahead = aheadAfter(after)
      if (isEnough(ahead, as)) return card
      if (best === undefined || ahead.inOrder > best.inOrder) best = { card, ...ahead }
    }
  }
  return best?.card
}
