import type { Challenge, ChallengeProgress } from '#contract/challenges.ts'
import type { Person } from '#web/session/participants.ts'

/** One person's own progress on a challenge. */
export const progressOf = (
  { primaryUserProgress, partnerProgress }: Challenge,
  { participant }: Person,
): ChallengeProgress => (participant === 'primary' ? primaryUserProgress : partnerProgress)

/** Those of the couple who have done it. */
export const whoHasDone = (challenge: Challenge, couple: readonly Person[]): Person[] =>
  couple.filter((person) => progressOf(challenge, person).completed)
