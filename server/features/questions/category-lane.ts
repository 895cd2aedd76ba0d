import { type BankQuestion } from './bank-question.ts'
import { everyWeek } from './set-rules.ts'
import { seededRandom, shuffled } from './seeded-random.ts'

/**
 * One category's questions in the order they will come, a week each. Those in one round may trade
 * places; those of one stretch may do so without shortening the wait until a question comes back.
 */
export type Lane = {
  questions: BankQuestion[]
  rounds: number[]
  stretches: number[]
}

const longestStretch = 8

/** How many of a category's questions are still to come before its round is over. */
export function leftInRound(eligible: readonly BankQuestion[], shown: Shown): number {
  const round = roundOf(eligible, shown)
  return eligible.filter(({ id }) => timesShown(shown, id) <= round).length
}

/** The next `weeks` questions of one category: what is left of this round, then further rounds. */
export function createLane(
  eligible: readonly BankQuestion[],
  { shown, seed, weeks }: { shown: Shown; seed: string; weeks: number },
): Lane {
  const lane: Lane = { questions: [], rounds: [], stretches: [] }
  const stretches = stretchesOf(eligible, seed)
  for (let round = roundOf(eligible, shown); lane.questions.length < weeks; round++) {
    stretches.forEach((stretch, number) => {
      for (const question of shuffled(stretch, seededRandom(`${seed}/${round}/${number}`))) {
        if (timesShown(shown, question.id) > round || lane.questions.length === weeks) continue
        lane.questions.push(question)
        lane.rounds.push(round)
        lane.stretches.push(round * stretches.length + number)
      }
    })
  }
  return lane
}

export type Shown = ReadonlyMap<string, number>

const timesShown = (shown: Shown, id: string) => shown.get(id) ?? 0

const roundOf = (eligible: readonly BankQuestion[], shown: Shown) =>
  Math.min(...eligible.map(({ id }) => timesShown(shown, id)))

/** Cuts a category into stretches that hold about the same share of every kind of question. */
function stretchesOf(eligible: readonly BankQuestion[], seed: string): BankQuestion[][] {
  const length = Math.max(1, Math.min(longestStretch, Math.floor(eligible.length / 3)))
  const spread = evenlySpread(eligible, seededRandom(seed))
  return Array.from({ length: Math.ceil(spread.length / length) }, (_, index) =>
    spread.slice(index * length, (index + 1) * length),
  )
}

function evenlySpread(questions: readonly BankQuestion[], random: () => number): BankQuestion[] {
  const kinds = Map.groupBy(questions, kindOf)
  const placed = [...kinds.values()].flatMap((alike) => {
    const start = random()
    return shuffled(alike, random).map((question, index) => ({
      question,
      place: (start + index) / alike.length,
    }))
  })
  return placed.sort((one, other) => one.place - other.place).map(({ question }) => question)
}

function kindOf({ mechanism, valence, depth }: BankQuestion): string {
  const wanted = everyWeek.find((name) => name === mechanism) ?? 'other'
  return `${wanted} ${valence === 'warm'} ${depth === 3}`
}
