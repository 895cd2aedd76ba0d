import { describe, expect, test } from 'vitest'
import type { ChallengeType } from '#contract/challenges.ts'
import { categories } from '#contract/questions.ts'
import type { BankChallenge } from './bank/bank-challenge.ts'
import { challengeBank } from './bank/challenge-bank.ts'
import { chooseOffer, typesFitting } from './choose-offer.ts'

type Weeks = { seed?: string; fitting?: readonly ChallengeType[]; bank?: readonly BankChallenge[] }

/** The offers of so many weeks, one after the other. */
function offersOf(
  weeks: number,
  { seed = 'couple', fitting = [], bank = challengeBank }: Weeks = {},
) {
  const offered = new Map<string, number>()
  return Array.from({ length: weeks }, () => {
    const offer = chooseOffer({ bank, offered, fitting: new Set(fitting), seed })
    for (const { id } of offer) offered.set(id, (offered.get(id) ?? 0) + 1)
    return offer
  })
}

const roundOfBank = challengeBank.length / 3
const seeds = Array.from({ length: 200 }, (_, at) => `couple ${at}`)

describe('an offer', () => {
  test('is the same for the same seed and history, another for another couple', () => {
    expect(offersOf(8)).toEqual(offersOf(8))
    const firsts = seeds.map((seed) =>
      offersOf(1, { seed })[0]
        ?.map(({ id }) => id)
        .join(),
    )
    expect(new Set(firsts).size).toBeGreaterThan(100)
  })

  test('is three of different types and difficulties', () => {
    for (const seed of seeds) {
      for (const offer of offersOf(roundOfBank, { seed })) {
        expect(new Set(offer.map(({ id }) => id)).size).toBe(3)
        expect(new Set(offer.map(({ difficulty }) => difficulty)).size).toBe(3)
      }
      for (const offer of offersOf(6, { seed })) {
        expect(new Set(offer.map(({ type }) => type)).size).toBe(3)
      }
    }
  })

  test('brings nothing back before the whole bank was offered, round after round', () => {
    for (const seed of seeds) {
      const fitting = ['empathy', 'nonverbal'] as const
      const ids = offersOf(roundOfBank * 3, { seed, fitting })
        .flat()
        .map(({ id }) => id)
      for (const round of [0, 1, 2]) {
        const part = ids.slice(round * challengeBank.length, (round + 1) * challengeBank.length)
        expect(new Set(part).size).toBe(challengeBank.length)
      }
    }
  })

  test('goes on where the bank is no multiple of three, and ends with a smaller bank', () => {
    const bank = challengeBank.slice(0, 10)
    const ids = offersOf(20, { bank }).map((offer) => new Set(offer.map(({ id }) => id)).size)
    expect(new Set(ids)).toEqual(new Set([3]))
    expect(
      chooseOffer({ bank: bank.slice(0, 2), offered: new Map(), fitting: new Set(), seed: '' }),
    ).toHaveLength(2)
  })

  test('is led by one that fits the focus, week after week while any is left', () => {
    for (const category of categories) {
      const fitting = typesFitting([category])
      expect(fitting.size).toBeGreaterThan(1)
      const left = challengeBank.filter(({ type }) => fitting.has(type)).length
      for (const seed of seeds.slice(0, 40)) {
        const leads = offersOf(Math.min(left, roundOfBank) - 2, {
          seed,
          fitting: [...fitting],
        }).map(([first]) => first)
        expect(leads.every((lead) => lead && fitting.has(lead.type))).toBe(true)
      }
    }
  })

  test('begins easy', () => {
    for (const seed of seeds) {
      const difficulties = offersOf(6, { seed }).map(([first]) => first?.difficulty)
      expect(difficulties).toEqual(['easy', 'easy', 'medium', 'easy', 'medium', 'hard'])
    }
  })
})
