import type { Category } from '#contract/questions.ts'
import { type Card, fits } from '#server/cards/card.ts'
import { seededRandom, shuffled } from '#server/seeded-random.ts'
import { setOrder } from './set-rules.ts'
import { afterShowing, layOut, type Shown, type UpcomingWeeks } from './upcoming-weeks.ts'
import { planDebt, settlePlan } from './week-plan.ts'

const weeksToSee = 8

/**
 * The couple's next seven, one of each category, in the order to ask them; equal input returns equal
 * sets (R5, R9). `shown`: how often each bank id was shown to them, answered or not. `weeksSoFar`:
 * how many sets they have had. `focus`: the categories they agreed on. `needs`: what they opted into.
 * It lays out every week left of the round, so that the last ones keep the set rules as well.
 */
export function chooseWeek(couple: {
  bank: readonly Card[]
  shown: Shown
  weeksSoFar: number
  seed: string
  focus: readonly Category[]
  needs: ReadonlySet<string>
}): Card[] {
  const { bank, shown, weeksSoFar, seed, focus, needs } = couple
  const orders = orderForCouple(questionsByCategory(bank, needs), seed)
  const weeks = layOut(orders, shown, weeksSoFar)
  settle(weeks, seededRandom(`${seed}/${weeksSoFar}`))
  return leanTowards(focus, weeks, {
    now: (set) => planDebt({ rows: [set], firstWeek: weeksSoFar }),
    later: (set) => planDebt(layOut(orders, afterShowing(set, shown), weeksSoFar + 1)),
  })
}

function questionsByCategory(bank: readonly Card[], needs: ReadonlySet<string>) {
  return setOrder.map((category) => {
    const list = bank.filter((question) => question.category === category && fits(question, needs))
    if (list.length === 0) throw new Error(`The bank has no ${category} question for this couple.`)
    return list
  })
}

/**
 * A couple's own order of the bank, whatever they have seen: each list shuffled, and so arranged
 * that the first of all lists, the second of all lists … make weeks that keep the set rules.
 */
function orderForCouple(lists: readonly (readonly Card[])[], seed: string): Card[][] {
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

/**
 * Weeks are in order already unless the bank or the couple's needs have changed, or categories differ
 * in length. Then questions are swapped: within a stretch, else within a round, and in need among
 * all that the couple have seen before; one they have not seen never waits for one that they have.
 */
function settle(weeks: UpcomingWeeks, random: () => number): void {
  const { lanes, rows } = weeks
  const attempts = [
    { zones: lanes.map(({ stretches }) => stretches), enough: Math.min(rows.length, weeksToSee) },
    { zones: lanes.map(({ rounds }) => rounds), enough: 1 },
    { zones: lanes.map(({ rounds }) => rounds.map((round) => Math.min(round, 1))), enough: 1 },
  ]
  attempts.some(({ zones, enough }) => settlePlan(weeks, zones, random) >= enough)
}

/**
 * Returns the next set; where the focus lies, with a more personal question of the same stretch, if
 * neither this set nor the weeks that it leaves over keep the rules worse for it.
 */
function leanTowards(
  focus: readonly Category[],
  { lanes, rows: [next = []] }: UpcomingWeeks,
  debt: Record<'now' | 'later', (set: Card[]) => number>,
): Card[] {
  if (focus.length === 0) return next
  const most = { now: debt.now(next), later: debt.later(next) }
  const isAsGood = (set: Card[]) => debt.now(set) <= most.now && debt.later(set) <= most.later
  return lanes.reduce((set, { questions, stretches }, lane) => {
    const current = set[lane]
    if (current === undefined || !focus.includes(current.category)) return set
    const moved = questions
      .filter(({ depth }, week) => stretches[week] === stretches[0] && depth > current.depth)
      .sort((one, other) => other.depth - one.depth)
      .map((question) => set.with(lane, question))
    return moved.find(isAsGood) ?? set
  }, next)
}
