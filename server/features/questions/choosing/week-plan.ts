import type { Card } from '#server/cards/card.ts'
import { debtOf, marksOf, mayOpen } from './set-rules.ts'

/**
 * A question in its place: of which round it is, and from which week of the plan it may come, so that
 * it does not come back too soon.
 */
export type Slot = { card: Card; marks: number; round: number; soonest: number }

/** Weeks to come, a row each, with one question of every category; `firstWeek` counts from 0. */
export type WeekPlan = { rows: Slot[][]; firstWeek: number }

/** Whether two questions of a category may trade places, and `to` is the week that the first moves to. */
export type MayTrade = (moved: Slot, other: Slot, to: number) => boolean

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

/**
 * Trades questions between the weeks of the plan itself until every week keeps the set rules or no
 * trade helps; a week in order stays in order. Returns how many weeks from the first keep the rules.
 */
export function settlePlan(plan: WeekPlan, mayTrade: MayTrade, random: () => number): number {
  const { rows, firstWeek } = plan
  const marks = rows.map(totalMarks)
  const lanes = rows[0]?.length ?? 0
  const debt = (row: number, gain = 0) => debtOf((marks[row] ?? 0) + gain, firstWeek + row)

  const bestTrade = (row: number, leastRelief: number) => {
    const owed = debt(row)
    const positions = lanes * rows.length
    const start = Math.floor(random() * positions)
    let best: { lane: number; other: number; gain: number; cost: number; far: number } | undefined
    for (let step = 0; step < positions; step++) {
      const lane = (start + step) % lanes
      const other = Math.floor(((start + step) % positions) / lanes)
      const [leaving, coming] = [rows[row]?.[lane], rows[other]?.[lane]]
      if (other === row || leaving === undefined || coming === undefined) continue
      const gain = coming.marks - leaving.marks
      if (gain === 0) continue
      if (!mayTrade(coming, leaving, row) || !mayTrade(leaving, coming, other)) continue
      const relief = owed - debt(row, gain)
      const harm = debt(other, -gain) - debt(other)
      if (relief < leastRelief || (other < row && harm > 0)) continue
      const cost = harm - relief
      const far = Math.abs(other - row)
      if (best === undefined || cost < best.cost || (cost === best.cost && far < best.far)) {
        best = { lane, other, gain, cost, far }
      }
    }
    return best
  }

  let row = 0
  for (let trades = 0; trades < mostTrades; trades++) {
    while (row < rows.length && debt(row) === 0) row += 1
    const trade = row < rows.length ? (bestTrade(row, 1) ?? bestTrade(row, 0)) : undefined
    if (trade === undefined) break
    tradePlaces(rows, row, trade.other, trade.lane)
    marks[row] = (marks[row] ?? 0) + trade.gain
    marks[trade.other] = (marks[trade.other] ?? 0) - trade.gain
  }
  return row
}

function tradePlaces(rows: Slot[][], one: number, other: number, lane: number): void {
  const [here, there] = [rows[one], rows[other]]
  const [leaving, coming] = [here?.[lane], there?.[lane]]
  if (!here || !there || !leaving || !coming) return
  here[lane] = coming
  there[lane] = leaving
}

function totalMarks(row: readonly Slot[]): number {
  return row.reduce((sum, { marks }) => sum + marks, 0)
}
