import type { ChallengeType } from '#contract/challenges.ts'
import type { Category } from '#contract/questions.ts'

const typesOf: Record<Category, readonly ChallengeType[]> = {
  'Connection & Intimacy': ['nonverbal', 'active_listening'],
  'Support & Appreciation': ['appreciation', 'empathy'],
  'Daily Life & Routines': ['problem_solving', 'appreciation'],
  'Health & Wellbeing': ['empathy', 'nonverbal'],
  'Parenting or Shared Responsibilities': ['problem_solving', 'conflict_resolution'],
  'Goals & Growth': ['problem_solving', 'active_listening'],
  'Fun & Friendship': ['nonverbal', 'appreciation'],
}

/** The types of challenges that fit what a couple chose to give more room (R9). */
export const typesFitting = (focus: readonly Category[]): ReadonlySet<ChallengeType> =>
  new Set(focus.flatMap((category) => typesOf[category]))
