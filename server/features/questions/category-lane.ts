import type { BankQuestion } from './bank-question.ts'

/** How often each bank id was shown to the couple. */
export type Shown = ReadonlyMap<string, number>

/**
 * One category's questions in the order they will come, a week each. Those of one round may trade
 * places; those of one stretch may do so without one of them coming back much too soon.
 */
export type Lane = {
  questions: BankQuestion[]
  rounds: number[]
  stretches: number[]
}

const longestStretch = 8

/** How many of a category's questions are still to come before its round is over. */
export function leftInRound(questions: readonly BankQuestion[], shown: Shown): number {
  const round = roundOf(questions, shown)
  return questions.filter(({ id }) => timesShown(shown, id) <= round).length
}

/** The next `weeks` questions of one category: what is left of this round, then further rounds. */
export function createLane(order: readonly BankQuestion[], shown: Shown, weeks: number): Lane {
  const lane: Lane = { questions: [], rounds: [], stretches: [] }
  const length = Math.max(1, Math.min(longestStretch, Math.floor(order.length / 3)))
  for (let round = roundOf(order, shown); lane.questions.length < weeks; round++) {
    for (let start = 0; start < order.length; start += length) {
      for (const question of order.slice(start, start + length)) {
        if (timesShown(shown, question.id) > round) continue
        lane.questions.push(question)
        lane.rounds.push(round)
        lane.stretches.push(round * order.length + start)
      }
    }
  }
  return lane
}

const timesShown = (shown: Shown, id: string) => shown.get(id) ?? 0

const roundOf = (questions: readonly BankQuestion[], shown: Shown) =>
  Math.min(...questions.map(({ id }) => timesShown(shown, id)))
