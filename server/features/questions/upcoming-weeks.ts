import type { BankQuestion } from './bank-question.ts'
import { createLane, type Lane, leftInRound, type Shown } from './category-lane.ts'
import type { WeekPlan } from './week-plan.ts'

/** The weeks left until every category's round is over, and the lanes that they were read from. */
export type UpcomingWeeks = WeekPlan & { lanes: Lane[] }

/** Lays the couple's orders side by side from where they stand, before any question trades places. */
export function layOut(
  orders: readonly (readonly BankQuestion[])[],
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
export function afterShowing(set: readonly BankQuestion[], shown: Shown): Shown {
  const after = new Map(shown)
  for (const { id } of set) after.set(id, (shown.get(id) ?? 0) + 1)
  return after
}
