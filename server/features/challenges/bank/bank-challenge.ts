import type { ChallengeType, Difficulty } from '#contract/challenges.ts'

/** An exercise for two, of about `minutes`, done step by step. A changed meaning is a new `id`. */
export type BankChallenge = {
  readonly id: string
  readonly type: ChallengeType
  readonly difficulty: Difficulty
  readonly minutes: number
  readonly title: string
  readonly description: string
  readonly steps: readonly string[]
}
