import { type ChallengeType, challengesPerWeek, type Difficulty } from '#contract/challenges.ts'
import type { Category } from '#contract/questions.ts'
import { inSeededOrder } from '#server/seeded-random.ts'
import type { BankChallenge } from './bank/bank-challenge.ts'

export type OfferWishes = {
  bank: readonly BankChallenge[]
  /** How often each challenge was offered to the couple before, by bank id. */
  offered: ReadonlyMap<string, number>
  /** The types that fit the couple's focus; empty when they chose none. */
  fitting: ReadonlySet<ChallengeType>
  /** The same seed and history give the same three. */
  seed: string
}

/** How demanding a couple's weeks begin: easy first, and easy again and again. */
const pace: readonly Difficulty[] = ['easy', 'easy', 'medium', 'easy', 'medium', 'hard']

/**
 * A couple's next three. The first fits their focus where one is left; the two to swap to differ
 * from it in type and difficulty and leave the fitting ones for later weeks. None comes back before
 * the whole bank was offered.
 */
export function chooseOffer({ bank, offered, fitting, seed }: OfferWishes): BankChallenge[] {
  const times = (challenge: BankChallenge) => offered.get(challenge.id) ?? 0
  const offersMade = bank.reduce((sum, challenge) => sum + times(challenge), 0) / challengesPerWeek
  const wanted = pace[Math.floor(offersMade) % pace.length]
  const offer: BankChallenge[] = []
  while (offer.length < Math.min(challengesPerWeek, bank.length)) {
    const left = bank.filter((challenge) => !offer.includes(challenge))
    const round = Math.min(...left.map(times))
    const fresh = left.filter((challenge) => times(challenge) === round)
    const isLike = (challenge: BankChallenge, what: 'type' | 'difficulty') =>
      offer.some((taken) => taken[what] === challenge[what])
    const cost = (challenge: BankChallenge): number => {
      const fits = fitting.has(challenge.type)
      if (offer.length === 0) {
        return (fits ? 0 : 2) + (challenge.difficulty === wanted ? 0 : 1)
      }
      const alike = (isLike(challenge, 'difficulty') ? 4 : 0) + (isLike(challenge, 'type') ? 2 : 0)
      return alike + (fits ? 1 : 0)
    }
    const inOrder = inSeededOrder(fresh, `${round}`, seed)
    const least = Math.min(...fresh.map(cost))
    const next = inOrder.find((challenge) => cost(challenge) === least)
    if (next) offer.push(next)
  }
  return offer
}

const typesOf: Record<Category, readonly ChallengeType[]> = {
  connection: ['nonverbal', 'active_listening'],
  support: ['appreciation', 'empathy'],
  'daily-life': ['problem_solving', 'appreciation'],
  health: ['empathy', 'nonverbal'],
  responsibilities: ['problem_solving', 'conflict_resolution'],
  goals: ['problem_solving', 'active_listening'],
  fun: ['nonverbal', 'appreciation'],
}

/** The types of challenges that fit what a couple chose to give more room (R9). */
export const typesFitting = (focus: readonly Category[]): ReadonlySet<ChallengeType> =>
  new Set(focus.flatMap((category) => typesOf[category]))
