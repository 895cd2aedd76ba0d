import type { Card } from '#server/cards/card.ts'
import { debtOf, isOpening, marksOf } from './set-rules.ts'
import { mayTrade, type Slot, totalMarks, tradePlaces, type WeekPlan } from './week-plan.ts'

const mostTrades = 4

/**
 * Trades questions of the plan's first week for those of other weeks, so that as many as can be of the
 * seven could be swapped for another one (R26), while each of these weeks keeps the set rules. `instead`:
 * what could come in place of each.
 */
export function makeRoomForSwaps(plan: WeekPlan, instead: readonly (readonly Card[])[]): void {
  const { rows, firstWeek } = plan
  const [first] = rows
  if (!first) return
  const choices = instead.map((lane) => lane.map((card) => ({ card, marks: marksOf(card) })))
  const debt = (marks: number, row: number) => debtOf(marks, firstWeek + row)

  const swappable = (set: readonly Slot[]) => {
    const total = totalMarks(set)
    const opening = set.findIndex(({ marks }) => isOpening(marks))
    return set.filter(({ card, marks }, lane) =>
      choices[lane]?.some(
        (other) =>
          other.card !== card &&
          (lane !== opening || isOpening(other.marks)) &&
          debt(total - marks + other.marks, 0) === 0,
      ),
    ).length
  }

  let most = swappable(first)
  for (let trades = 0; trades < mostTrades && most < first.length; trades++) {
    const total = totalMarks(first)
    let best: { lane: number; other: number } | undefined
    for (let other = 1; other < rows.length; other++) {
      const there = rows[other] ?? []
      const totalThere = totalMarks(there)
      if (debt(totalThere, other) > 0) continue
      for (let lane = 0; lane < first.length; lane++) {
        const [leaving, coming] = [first[lane], there[lane]]
        if (!leaving || !coming || !mayTrade({ leaving, coming, from: other, to: 0 })) continue
        const gain = coming.marks - leaving.marks
        if (debt(total + gain, 0) > 0 || debt(totalThere - gain, other) > 0) continue
        const count = swappable(first.with(lane, coming))
        if (count > most) {
          most = count
          best = { lane, other }
        }
      }
    }
    if (!best) return
    tradePlaces(rows, { lane: best.lane, row: 0, other: best.other })
  }
}
