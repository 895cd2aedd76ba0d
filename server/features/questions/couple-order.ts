import type { BankQuestion } from './bank-question.ts'
import { seededRandom, shuffled } from './seeded-random.ts'
import { settlePlan } from './week-plan.ts'

/**
 * A couple's own order of the bank, whatever they have seen: each list shuffled, and so arranged
 * that the first of all lists, the second of all lists … make weeks that keep the set rules.
 */
export function orderForCouple(
  lists: readonly (readonly BankQuestion[])[],
  seed: string,
): BankQuestion[][] {
  const random = seededRandom(seed)
  const mixed = lists.map((list) => shuffled(list, random))
  const weeks = Math.max(...lists.map(({ length }) => length))
  const rows = Array.from({ length: weeks }, (_, week) =>
    mixed.map((list) => list[week % list.length]).filter((question) => question !== undefined),
  )
  const zones = lists.map((list) => rows.map((_, week) => Math.floor(week / list.length)))
  settlePlan({ rows, firstWeek: 0 }, zones, random)
  return lists.map((list, lane) =>
    rows.slice(0, list.length).flatMap((row) => row.slice(lane, lane + 1)),
  )
}
