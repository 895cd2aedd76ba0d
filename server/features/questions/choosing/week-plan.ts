import type { Card } from '#server/cards/card.ts'
import { debtOf, marksOf } from './set-rules.ts'

/** Weeks to come, a row each, with one question of every category; `firstWeek` counts from 0. */
export type WeekPlan = { rows: Card[][]; firstWeek: number }

/** A number for each position, category by category: questions may be swapped where it is the same. */
type Zones = readonly (readonly number[])[]

const mostSwaps = 150

/** By how many questions the weeks of a plan miss the set rules, all together. */
export function planDebt({ rows, firstWeek }: WeekPlan): number {
  return rows.reduce((sum, row, index) => sum + debtOf(totalMarks(row), firstWeek + index), 0)
}

/**
 * Swaps questions between the weeks of the plan itself until every week keeps the set rules or no swap
 * helps; a week in order stays in order. Returns how many weeks from the first keep the rules.
 */
export function settlePlan(plan: WeekPlan, zones: Zones, random: () => number): number {
  const { rows, firstWeek } = plan
  const marks = rows.map(totalMarks)
  const debt = (row: number, gain = 0) => debtOf((marks[row] ?? 0) + gain, firstWeek + row)

  const bestSwap = (row: number, leastRelief: number) => {
    const owed = debt(row)
    const positions = zones.length * rows.length
    const start = Math.floor(random() * positions)
    let best: { lane: number; other: number; gain: number; cost: number } | undefined
    for (let step = 0; step < positions; step++) {
      const lane = (start + step) % zones.length
      const other = Math.floor(((start + step) % positions) / zones.length)
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
  for (let swaps = 0; swaps < mostSwaps; swaps++) {
    while (row < rows.length && debt(row) === 0) row += 1
    const swap = row < rows.length ? (bestSwap(row, 1) ?? bestSwap(row, 0)) : undefined
    if (swap === undefined) break
    swapQuestions(rows, row, swap.other, swap.lane)
    marks[row] = (marks[row] ?? 0) + swap.gain
    marks[swap.other] = (marks[swap.other] ?? 0) - swap.gain
  }
  return row
}

function swapQuestions(rows: Card[][], one: number, other: number, lane: number): void {
  const [here, there] = [rows[one], rows[other]]
  const [leaving, coming] = [here?.[lane], there?.[lane]]
  if (!here || !there || !leaving || !coming) return
  here[lane] = coming
  there[lane] = leaving
}

function totalMarks(row: readonly Card[]): number {
  return row.reduce((sum, question) => sum + marksOf(question), 0)
}
