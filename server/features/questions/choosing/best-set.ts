import type { Card } from '#server/cards/card.ts'
import { debtOf, marksOf, withoutExcess } from './set-rules.ts'

/** A card that may come now, and what it costs to let it: what is chosen costs least together. */
export type Candidate = { card: Card; cost: number }

const costOfDebt = 1e9

type Chosen = { marks: number; cost: number; cards: Card[] }

/**
 * One card of each lane: of all that these lanes allow, the set that misses the fewest rules of a
 * couple's week, and among those the one that costs least. Exact: what matters of a set begun is how
 * far it has come with each rule, so of those that have come equally far only the cheapest goes on.
 */
export function bestSet(lanes: readonly (readonly Candidate[])[], week: number): Card[] {
  let begun: Chosen[] = [{ marks: 0, cost: 0, cards: [] }]
  for (const lane of lanes) {
    const alike = cheapest(lane.map(({ card, cost }) => ({ marks: marksOf(card), cost, card })))
    const longer = begun.flatMap(({ marks, cost, cards }) =>
      alike.map((one) => ({
        marks: withoutExcess(marks + one.marks),
        cost: cost + one.cost,
        cards,
        card: one.card,
      })),
    )
    begun = cheapest(longer).map(({ card, cards, ...one }) => ({ ...one, cards: [...cards, card] }))
  }
  const whole = begun.map(({ marks, cost, cards }) => ({
    cards,
    cost: cost + costOfDebt * debtOf(marks, week),
  }))
  return whole.reduce((best, one) => (one.cost < best.cost ? one : best)).cards
}

/** The cheapest of those with equal marks, the first of equally cheap ones. */
function cheapest<One extends { marks: number; cost: number }>(all: readonly One[]): One[] {
  const best = new Map<number, One>()
  for (const one of all) {
    const known = best.get(one.marks)
    if (known === undefined || one.cost < known.cost) best.set(one.marks, one)
  }
  return [...best.values()]
}
