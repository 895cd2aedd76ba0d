import { type Card, fits } from '#server/cards/card.ts'
import { seededRandom, shuffled } from '#server/seeded-random.ts'
import { marksOf, setOrder } from './set-rules.ts'
import { type Lane, layOut } from './upcoming-weeks.ts'
import { settlePlan } from './week-plan.ts'

/** What a couple's lanes are made of. `needs`: what they opted into. */
export type OfLanes = { bank: readonly Card[]; seed: string; needs: ReadonlySet<string> }

const latest = new WeakMap<readonly Card[], Map<string, readonly Lane[]>>()
const mostLatest = 8

/**
 * The questions that fit a couple in an order of their own, whatever they have seen, category by category
 * in the order of a set. The latest few are kept: they stay the same until the couple's needs change.
 */
export function lanesFor({ bank, seed, needs }: OfLanes): readonly Lane[] {
  const ofBank = latest.get(bank) ?? new Map<string, readonly Lane[]>()
  latest.set(bank, ofBank)
  const key = JSON.stringify([seed, [...needs].sort()])
  const lanes = ofBank.get(key) ?? makeLanes({ bank, seed, needs })
  ofBank.delete(key)
  ofBank.set(key, lanes)
  const [oldest] = ofBank.keys()
  if (oldest !== undefined && ofBank.size > mostLatest) ofBank.delete(oldest)
  return lanes
}

/**
 * Each category's list is shuffled, and so arranged that the first of all lists, the second of all lists
 * … make weeks that keep the set rules.
 */
function makeLanes({ bank, seed, needs }: OfLanes): readonly Lane[] {
  const random = seededRandom(seed)
  const mixed = setOrder.map((category) => {
    const list = bank.filter((card) => card.category === category && fits(card, needs))
    if (list.length === 0) throw new Error(`The bank has no ${category} question for this couple.`)
    return laneOf(shuffled(list, random))
  })
  const plan = layOut(mixed, { shown: new Map(), weeksSoFar: 0 })
  settlePlan(plan, random)
  return mixed.map(({ cards }, lane) =>
    laneOf(plan.rows.slice(0, cards.length).flatMap((row) => row[lane]?.card ?? [])),
  )
}

const laneOf = (cards: readonly Card[]): Lane => ({ cards, marks: cards.map(marksOf) })
