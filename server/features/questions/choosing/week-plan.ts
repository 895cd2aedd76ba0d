import type { BankQuestion } from '#server/features/questions/bank/bank-question.ts'
import { debtOf, marksOf } from './set-rules.ts'

/** Weeks to come, a row each, with one question of every category; `firstWeek` counts from 0. */
export type WeekPlan = { rows: BankQuestion[][]; firstWeek: number }

/** A number for each place, category by category: places may trade where it is the same. */
type Zones = readonly (readonly number[])[]

const mostTrades = 150

/** By how many questions the weeks of a plan miss the set rules, all together. */
export function planDebt({ rows, firstWeek }: WeekPlan): number {
  return rows.reduce((sum, row, index) => sum + debtOf(totalMarks(row), firstWeek + index), 0)
}

/**
 * Trades questions between the weeks, in place, until every week keeps the set rules or no trade
 * helps; a week in order stays in order. Gives how many weeks from the first keep the rules.
 */
export function settlePlan(plan: WeekPlan, zones: Zones, random: () => number): number {
  const { rows, firstWeek } = plan
  const marks = rows.map(totalMarks)
  const debt = (row: number, gain = 0) => debtOf((marks[row] ?? 0) + gain, firstWeek + row)

  const bestTrade = (row: number, leastRelief: number) => {
    const owed = debt(row)
    const places = zones.length * rows.length
    const start = Math.floor(random() * places)
    let best: { lane: number; other: number; gain: number; cost: number } | undefined
    for (let step = 0; step < places; step++) {
      const lane = (start + step) % zones.length
      const other = Math.floor(((start + step) % places) / zones.length)
      if (other === row || zones[lane]?.[other] !== zones[lane]?.[row]) continue
      const [leaving, coming] = [rows[row]?.[lane], rows[other]?.[lane]]
      if (leaving === undefined || coming === undefined) continue
      const gain = marksOf(coming) - marksOf(leaving)
      const relief = owed - debt(row, gain)
      const harm = debt(other, -gain) - debt(other)
      if (gain === 0 || relief < leastRelief || (other < row && harm > 0)) continue
      const cost = harm - relief
      if (best === undefined || cost < best.cost) best = { lane, other, gain, cost }
      if (cost <= -owed) break
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

function tradePlaces(rows: BankQuestion[][], one: number, other: number, lane: number): void {
  const [here, there] = [rows[one], rows[other]]
  const [leaving, coming] = [here?.[lane], there?.[lane]]
  if (!here || !there || !leaving || !coming) return
  here[lane] = coming
  there[lane] = leaving
}

function totalMarks(row: readonly BankQuestion[]): number {
  return row.reduce((sum, question) => sum + marksOf(question), 0)
}
