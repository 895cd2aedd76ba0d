import type { Card } from '#server/cards/card.ts'
import { debtOf, marksOf, mayOpen } from './set-rules.ts'

/**
 * A question in its place: of which round it is, and from which week of the plan it may come, so that
 * it does not come back too soon.
 */
export type Slot = { card: Card; marks: number; round: number; soonest: number }

/** Weeks to come, a row each, with one question of every category; `firstWeek` counts from 0. */
export type WeekPlan = { rows: Slot[][]; firstWeek: number }

const mostTrades = 150

/** By how many questions a set, in the order it is asked in, misses the rules of a couple's week. */
export function setDebt(set: readonly Card[], week: number): number {
  const [opening] = set
  const marks = set.reduce((sum, card) => sum + marksOf(card), 0)
  return debtOf(marks, week) + (opening && mayOpen(opening) ? 0 : 1)
}

/** By how many questions the weeks of a plan miss the set rules, all together. */
export function planDebt({ rows, firstWeek }: WeekPlan): number {
  return rows.reduce((sum, row, index) => sum + debtOf(totalMarks(row), firstWeek + index), 0)
}

const none = Number.POSITIVE_INFINITY
type Found = { lane: number; other: number; gain: number; cost: number }

/**
 * Trades questions between the weeks of the plan itself, each within its round and none to a week that
 * is too soon for it, until all keep the set rules or no trade helps; a week in order stays in order.
 * Returns how many weeks from the first keep the rules.
 */
export function settlePlan(plan: WeekPlan, random: () => number): number {
  const { rows, firstWeek } = plan
  const totals = rows.map(totalMarks)
  const lanes = rows[0]?.length ?? 0
  const debt = (row: number, gain: number) => debtOf((totals[row] ?? 0) + gain, firstWeek + row)

  /** That which leaves least debt, the nearest week's of equal ones; one that pays all of it is enough. */
  const bestTrade = (row: number): Found | undefined => {
    const here = rows[row] ?? []
    const owed = debt(row, 0)
    const start = Math.floor(random() * lanes)
    let [best, sideways]: (Found | undefined)[] = []
    for (let step = 2; step < 2 * rows.length; step++) {
      const other = row + (step % 2 === 0 ? step / 2 : (1 - step) / 2)
      const there = rows[other]
      if (there === undefined) continue
      const owedThere = debt(other, 0)
      for (let at = 0; at < lanes; at++) {
        const lane = (start + at) % lanes
        const [leaving, coming] = [here[lane], there[lane]]
        if (leaving === undefined || coming === undefined) continue
        const gain = coming.marks - leaving.marks
        if (gain === 0 || !mayTrade({ leaving, coming, from: other, to: row })) continue
        const relief = owed - debt(row, gain)
        if (relief < 0) continue
        const harm = debt(other, -gain) - owedThere
        if (other < row && harm > 0) continue
        const cost = harm - relief
        if (cost >= ((relief > 0 ? best : sideways)?.cost ?? none)) continue
        const found = { lane, other, gain, cost }
        if (relief > 0 && cost <= -owed) return found
        if (relief > 0) best = found
        else sideways = found
      }
    }
    return best ?? sideways
  }

  let row = 0
  for (let trades = 0; trades < mostTrades; trades++) {
    while (row < rows.length && debt(row, 0) === 0) row += 1
    const trade = row < rows.length ? bestTrade(row) : undefined
    if (trade === undefined) break
    tradePlaces(rows, { lane: trade.lane, row, other: trade.other })
    totals[row] = (totals[row] ?? 0) + trade.gain
    totals[trade.other] = (totals[trade.other] ?? 0) - trade.gain
  }
  return row
}

type Trade = { leaving: Slot; coming: Slot; from: number; to: number }

/** Whether two questions of a category may trade weeks: within their round, and neither comes too soon. */
export const mayTrade = ({ leaving, coming, from, to }: Trade): boolean =>
  coming.round === leaving.round && coming.soonest <= to && leaving.soonest <= from

/** Trades the questions of one lane between two weeks. */
export function tradePlaces(
  rows: Slot[][],
  { lane, row, other }: { lane: number; row: number; other: number },
): void {
  const [here, there] = [rows[row], rows[other]]
  const [leaving, coming] = [here?.[lane], there?.[lane]]
  if (!here || !there || !leaving || !coming) return
  here[lane] = coming
  there[lane] = leaving
}

/** What the questions of a week count towards the rules together. */
export function totalMarks(row: readonly Slot[]): number {
  return row.reduce((sum, { marks }) => sum + marks, 0)
}
