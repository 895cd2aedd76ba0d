import type { Card } from '#server/cards/card.ts'
import type { WeekPlan } from './week-plan.ts'

/** How often each bank id was shown to the couple. */
export type Shown = ReadonlyMap<string, number>

/**
 * One category's questions in the order they will come, a week each. Those of one round may be
 * swapped; those of one stretch may be so without one of them coming back much too soon.
 */
type Lane = {
  questions: Card[]
  rounds: number[]
  stretches: number[]
}

const longestStretch = 8

/** The weeks left until every category's round is over, and the lanes that they were read from. */
export type UpcomingWeeks = WeekPlan & { lanes: Lane[] }

/** Lays the couple's orders side by side from where they stand, before any questions are swapped. */
export function layOut(
  orders: readonly (readonly Card[])[],
  shown: Shown,
  firstWeek: number,
): UpcomingWeeks {
  const weeks = Math.max(...orders.map((order) => leftInRound(order, shown)))
  const lanes = orders.map((order) => createLane(order, shown, weeks))
  const rows = Array.from({ length: weeks }, (_, week) =>
    lanes.map(({ questions }) => questions[week]).filter((question) => question !== undefined),
  )
  return { lanes, rows, firstWeek }
}

/** `shown`, once this set has been shown too. */
export function afterShowing(set: readonly Card[], shown: Shown): Shown {
  const after = new Map(shown)
  for (const { id } of set) after.set(id, (shown.get(id) ?? 0) + 1)
  return after
}

/** How many of a category's questions are still to come before its round is over. */
function leftInRound(questions: readonly Card[], shown: Shown): number {
  const round = roundOf(questions, shown)
  return questions.filter(({ id }) => timesShown(shown, id) <= round).length
}

/** The next `weeks` questions of one category: what is left of this round, then further rounds. */
function createLane(order: readonly Card[], shown: Shown, weeks: number): Lane {
  const lane: Lane = { questions: [], rounds: [], stretches: [] }
  const length = Math.max(1, Math.min(longestStretch, Math.floor(order.length / 3)))
  for (let round = roundOf(order, shown); lane.questions.length < weeks; round++) {
    for (let start = 0; start < order.length; start += length) {
      for (const question of order.slice(start, start + length)) {
        if (timesShown(shown, question.id) > round) continue
        lane.questions.push(question)
        lane.rounds.push(round)
        lane.stretches.push(round * order.length + start)
      }
    }
  }
  return lane
}

const timesShown = (shown: Shown, id: string) => shown.get(id) ?? 0

const roundOf = (questions: readonly Card[], shown: Shown) =>
  Math.min(...questions.map(({ id }) => timesShown(shown, id)))
