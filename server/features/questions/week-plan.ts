import type { BankQuestion } from './bank-question.ts'
import type { Lane } from './category-lane.ts'
import { setDebt } from './set-rules.ts'

/** The weeks to come, one row each, with one question of every lane. */
export type WeekPlan = { rows: BankQuestion[][]; firstWeek: number }

/** Which places of each lane may trade: those with the same number. */
export type Zones = readonly (readonly number[])[]

type Trade = { lane: number; other: number; gain: number }

const mostTrades = 400

export function createPlan(lanes: readonly Lane[], weeks: number, firstWeek: number): WeekPlan {
  const rows = Array.from({ length: weeks }, (_, row) =>
    lanes.flatMap(({ questions }) => questions.slice(row, row + 1)),
  )
  return { rows, firstWeek }
}

/**
 * Trades questions between weeks until every week keeps the set rules, or no trade helps.
 * `regret` (0 to 1) says how sad it would be to see a lane's question leave the first row for another.
 */
export function settlePlan(
  plan: WeekPlan,
  zones: Zones,
  regret: (lane: number, leaving: BankQuestion, coming: BankQuestion) => number,
  random: () => number,
): boolean {
  for (let trades = 0; trades < mostTrades; trades++) {
    const row = plan.rows.findIndex((_, index) => debtOf(plan, index) > 0)
    if (row === -1) return true
    const best = bestTrade(plan, row, zones, regret, random)
    if (best === undefined || best.gain <= -1) return false
    swap(plan, row, best)
  }
  return false
}
