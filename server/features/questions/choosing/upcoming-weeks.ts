import type { Card } from '#server/cards/card.ts'
import type { Candidate } from './best-set.ts'
import type { Slot, WeekPlan } from './week-plan.ts'

/**
 * How often a card was shown to a couple, and in which of their sets, counted from 0, the last time.
 * `swappedAway`: it was swapped for another then, and never answered (R26).
 */
export type Showing = { times: number; lastSet: number; swappedAway?: boolean }
/** What a couple were shown, by card id. */
export type Shown = ReadonlyMap<string, Showing>

/** The questions of one category that fit a couple, in the couple's own order, and what each counts. */
export type Lane = { readonly cards: readonly Card[]; readonly marks: readonly number[] }

/** Where a couple stand: what they were shown in how many sets. */
export type Standing = { shown: Shown; weeksSoFar: number }

/** A question comes back in the 53rd set after its own at the earliest (R5). */
const fewestSetsApart = 53
/** How many sets later a question that was swapped away unanswered may come for another one. */
const fewestSetsAway = 4
const longAgo = 1000

/** How many weeks sooner than its turn a question is to come; below 0 later. */
export type Sooner = (card: Card) => number
const inTurn: Sooner = () => 0

/** Lays the couple's lanes side by side from where they stand, before any questions are traded. */
export function layOut(
  lanes: readonly Lane[],
  { shown, weeksSoFar }: Standing,
  sooner: Sooner = inTurn,
): WeekPlan {
  const standings = lanes.map((lane) => standingOf(lane, shown))
  const weeks = Math.max(...standings.map(({ left }) => left))
  const laid = standings.map((standing) => layLane(standing, { weeksSoFar, weeks, sooner }))
  const rows = Array.from({ length: weeks }, (_, week) =>
    laid.map((lane) => lane[week]).filter((slot) => slot !== undefined),
  )
  return { rows, firstWeek: weeksSoFar }
}

/** `shown`, once these were shown in that set too. What comes back unanswered is no second time. */
export function afterShowing(
  cards: readonly Card[],
  shown: Shown,
  set: number,
): Map<string, Showing> {
  const after = new Map(shown)
  for (const { id } of cards) {
    const before = shown.get(id)
    const comesBack = before?.swappedAway && set - before.lastSet < fewestSetsApart
    after.set(id, { times: (before?.times ?? 0) + (comesBack ? 0 : 1), lastSet: set })
  }
  return after
}

/** `shown`, once the one question was swapped for the other in that set. */
export function afterSwapping([leaving, coming]: [Card, Card], shown: Shown, set: number): Shown {
  const away = { times: 1, lastSet: set, ...shown.get(leaving.id), swappedAway: true }
  return afterShowing([coming], shown, set).set(leaving.id, away)
}

/** A lane, and of each question of it how often it was shown and when the last time; `left` of their round. */
type StandingLane = Lane & { times: number[]; last: number[]; round: number; left: number }

function standingOf(lane: Lane, shown: Shown): StandingLane {
  const showings = lane.cards.map(({ id }) => shown.get(id))
  const times = showings.map((showing) => showing?.times ?? 0)
  const round = Math.min(...times)
  const left = times.filter((one) => one === round).length
  const last = showings.map((showing, at) => showing?.lastSet ?? at - longAgo)
  return { ...lane, times, last, round, left }
}

/**
 * The next questions of one category, `weeks` of them: what is left of this round, then further
 * rounds, each in the order in which its questions were shown before, new ones in the couple's own. Where
 * the rest of a round would come back too soon, the next round's earliest goes before it.
 */
function layLane(
  lane: StandingLane,
  { weeksSoFar, weeks, sooner }: { weeksSoFar: number; weeks: number; sooner: Sooner },
): Slot[] {
  const { cards, marks, times } = lane
  const wait = setsApart(lane) - weeksSoFar
  const early = cards.map(sooner)
  const last = [...lane.last]
  const slots: Slot[] = []
  const lastOf = (at: number) => last[at] ?? 0
  const turnOf = (at: number) => lastOf(at) - (early[at] ?? 0)
  const isInTime = (at: number) => lastOf(at) + wait <= slots.length
  const all = cards.map((_, at) => at)
  for (let round = lane.round; slots.length < weeks; round++) {
    const due = all
      .filter((at) => (times[at] ?? 0) <= round)
      .sort((one, other) => turnOf(one) - turnOf(other))
    while (due.length > 0 && slots.length < weeks) {
      const at = due.find(isInTime) ?? longestAgo(all, last)
      const card = cards[at]
      if (card === undefined) return slots
      if (due.includes(at)) due.splice(due.indexOf(at), 1)
      slots.push({ card, marks: marks[at] ?? 0, round, soonest: lastOf(at) + wait })
      last[at] = weeksSoFar + slots.length - 1
    }
  }
  return slots
}

const longestAgo = (some: readonly number[], last: readonly number[]) =>
  some.reduce((first, at) => ((last[at] ?? 0) < (last[first] ?? 0) ? at : first))

/**
 * What of a category may come now, with what each costs: the one whose turn it is nothing, a later one
 * more, one of a later round much more, and most of all one before another that the couple have not
 * seen. Where all would be too soon, there is but the one that was shown the longest ago.
 */
export function mayComeNow(lane: Lane, standing: Standing, sooner: Sooner = inTurn): Candidate[] {
  const { round, all } = known(lane, standing)
  const due = all.filter(({ isDue }) => isDue)
  const longestAgo = all.reduce((best, one) => (one.last < best.last ? one : best))
  return (due.length > 0 ? due : [longestAgo])
    .map((one) => ({ ...one, turn: one.last - sooner(one.card) }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ card, times }, at) => ({ card, cost: at + (times > round ? costOfRound(round) : 0) }))
}

const costOfRound = (round: number) => (round === 0 ? 1e6 : 1e3)

/**
 * What of a category may come by a swap (R26): what is due, of this round before the others; and what
 * was swapped away a while ago and never answered, the longest ago first.
 */
export function mayComeInstead(lane: Lane, standing: Standing) {
  const { round, all } = known(lane, standing)
  const cardsOf = (some: typeof all) => some.map(({ card }) => card)
  const due = all.filter(({ isDue }) => isDue)
  const away = all
    .filter((one) => one.isAway && standing.weeksSoFar - one.last >= fewestSetsAway)
    .sort((one, other) => one.last - other.last)
  return {
    due: cardsOf(due.filter(({ times }) => times <= round)),
    later: cardsOf(due.filter(({ times }) => times > round)),
    away: cardsOf(away),
  }
}

/** Each question of a lane, as the couple know it. */
function known(lane: Lane, { shown, weeksSoFar }: Standing) {
  const { times, last, round } = standingOf(lane, shown)
  const apart = setsApart(lane)
  const all = lane.cards.map((card, at) => ({
    ...{ card, times: times[at] ?? 0, last: last[at] ?? 0 },
    isDue: (last[at] ?? 0) + apart <= weeksSoFar,
    isAway: shown.get(card.id)?.swappedAway === true,
  }))
  return { round, all }
}

/** Whether a category has a question in time for every set to come. */
export function lasts(lane: Lane, { shown, weeksSoFar }: Standing): boolean {
  const { last } = standingOf(lane, shown)
  const wait = setsApart(lane) - weeksSoFar
  return last.sort((one, other) => one - other).every((set, week) => set + wait <= week)
}

/** How far apart a category's questions come back: a little sooner where it holds too few for a year. */
const setsApart = ({ cards }: Lane) => Math.max(1, Math.min(fewestSetsApart, cards.length - 3))
