import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cards } from '#server/cards/cards.ts'
import { bestSet, type Candidate } from './best-set.ts'
import { debtOf, marksOf, setOrder } from './set-rules.ts'

const lanes = fc.tuple(
  ...setOrder.map((category) => {
    const own = cards.filter((card) => card.category === category)
    const candidate = fc.record({ card: fc.constantFrom(...own), cost: fc.nat({ max: 20 }) })
    return fc.array(candidate, { minLength: 1, maxLength: 3 })
  }),
)

const everySet = ([lane, ...others]: readonly Candidate[][]): Candidate[][] =>
  lane ? everySet(others).flatMap((set) => lane.map((one) => [one, ...set])) : [[]]

it('chooses of all sets that lanes allow one that breaks fewest rules, and of those the cheapest', () => {
  const broken = new Set<number>()
  fc.assert(
    fc.property(lanes, fc.nat({ max: 6 }), (candidates, week) => {
      const debt = (set: readonly Candidate[]) =>
        debtOf(
          set.reduce((sum, { card }) => sum + marksOf(card), 0),
          week,
        )
      const cost = (set: readonly Candidate[]) => set.reduce((sum, one) => sum + one.cost, 0)
      const all = everySet(candidates)
      const least = Math.min(...all.map(debt))
      const cheapest = Math.min(...all.filter((set) => debt(set) === least).map(cost))
      const chosen = bestSet(candidates, week).map((card, lane) =>
        (candidates[lane] ?? [])
          .filter((one) => one.card === card)
          .reduce((best, one) => (one.cost < best.cost ? one : best)),
      )
      expect([debt(chosen), cost(chosen)]).toEqual([least, cheapest])
      broken.add(least)
    }),
    { numRuns: 100 },
  )
  expect(broken.size).toBeGreaterThan(1)
})
