import type { Card } from '#server/cards/card.ts'
import { marksOf } from './set-rules.ts'
import type { Slot, WeekPlan } from './week-plan.ts'

/**
 * How often a card was shown to a couple, and in which of their sets, counted from 0, the last time.
 * `swappedAway`: it was swapped for another then, and never answered (R26).
 */
export type Showing = { times: number; lastSet: number; swappedAway?: boolean }
/** What a couple were shown, by card id. */
export type Shown = ReadonlyMap<string, Showing>

/** A question comes back in the 53rd set after its own at the earliest (R5). */
const fewestSetsApart = 53
const longAgo = 1000

/** How many weeks sooner than its turn a question is to come; below 0 later. */
export type Sooner = (card: Card) => number
const inTurn: Sooner = () => 0

/** Lays the couple's orders side by side from where they stand, before any questions are traded. */
export function layOut(
  orders: readonly (readonly Card[])[],
  { shown, weeksSoFar }: { shown: Shown; weeksSoFar: number },
  sooner: Sooner = inTurn,
): WeekPlan {
  const weeks = Math.max(...orders.map((order) => leftInRound(order, shown)))
  const lanes = orders.map((order) =>
    layLane(order, { shown, weeksSoFar, weeks, sooner }).slice(0, weeks),
  )
  const rows = Array.from({ length: weeks }, (_, week) =>
    lanes.map((lane) => lane[week]).filter((slot) => slot !== undefined),
  )
  return { rows, firstWeek: weeksSoFar }
}

/** `shown`, once these were shown in that set too. What comes back unanswered is no second time. */
export function afterShowing(cards: readonly Card[], shown: Shown, set: number): Shown {
  const after = new Map(shown)
  for (const { id } of cards) {
    const before = shown.get(id)
    const comesBack = before?.swappedAway && set - before.lastSet < fewestSetsApart
    after.set(id, { times: (before?.times ?? 0) + (comesBack ? 0 : 1), lastSet: set })
  }
  return after
}

/** `shown`, once the one question was swapped for the other in that set. */
export function afterSwapping([leaving, coming]: [Card, Card], shown: Shown, set: number): Shown {
  const away = { times: 1, lastSet: set, ...shown.get(leaving.id), swappedAway: true }
  return afterShowing([coming], new Map(shown).set(leaving.id, away), set)
}

type Lane = { shown: Shown; weeksSoFar: number; weeks: number; sooner?: Sooner }

/**
 * The next questions of one category, `weeks` of them or more: what is left of this round, then further
 * rounds, each in the order in which its questions were shown before, new ones in the couple's own. Where
 * the rest of a round would come back too soon, the next round's earliest goes before it.
 */
export function layLane(order: readonly Card[], lane: Lane): Slot[] {
  const { shown, weeksSoFar, weeks, sooner = inTurn } = lane
  const slots: Slot[] = []
  const last = new Map(order.map((card, at) => [card, shown.get(card.id)?.lastSet ?? at - longAgo]))
  const lastSetOf = (card: Card) => last.get(card) ?? -longAgo
  const soonestOf = (card: Card) => lastSetOf(card) + setsApart(order) - weeksSoFar
  const earliest = (some: readonly Card[]) =>
    some.toSorted((one, other) => lastSetOf(one) - lastSetOf(other))[0]
  for (let round = roundOf(order, shown); slots.length < weeks; round++) {
    const due = order
      .filter(({ id }) => timesShown(shown, id) <= round)
      .map((card) => ({ card, turn: lastSetOf(card) - sooner(card) }))
      .sort((one, other) => one.turn - other.turn)
    const put = (card: Card) => {
      slots.push({ card, marks: marksOf(card), round, soonest: soonestOf(card) })
      last.set(card, weeksSoFar + slots.length - 1)
    }
    const isInTime = (card: Card) => soonestOf(card) <= slots.length
    while (due.length > 0) {
      const at = due.findIndex(({ card }) => isInTime(card))
      const ofNextRound =
        at < 0 && slots.length < weeks ? earliest(order.filter(isInTime)) : undefined
      const [next] = ofNextRound ? [{ card: ofNextRound }] : due.splice(Math.max(0, at), 1)
      if (next === undefined) break
      put(next.card)
    }
  }
  return slots
}

/** How far apart a category's questions come back: a little sooner where it holds too few for a year. */
const setsApart = ({ length }: readonly Card[]) =>
  Math.max(1, Math.min(fewestSetsApart, length - 3))

/** How many of a category's questions are still to come before its round is over. */
function leftInRound(questions: readonly Card[], shown: Shown): number {
  const round = roundOf(questions, shown)
  return questions.filter(({ id }) => timesShown(shown, id) <= round).length
}

const timesShown = (shown: Shown, id: string) => shown.get(id)?.times ?? 0

const roundOf = (questions: readonly Card[], shown: Shown) =>
  Math.min(...questions.map(({ id }) => timesShown(shown, id)))
