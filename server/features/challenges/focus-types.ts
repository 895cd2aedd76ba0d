import type { ChallengeType } from '#contract/challenges.ts'
import type { Category } from '#contract/questions.ts'

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
