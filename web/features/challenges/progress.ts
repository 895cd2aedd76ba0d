import type { Challenge, ChallengeProgress } from '#contract/challenges.ts'
import { otherOf } from '#contract/participants.ts'
import type { Person } from '#web/session/participants.ts'

/** One person's own progress on a challenge. */
export const progressOf = (
  { primaryUserProgress, partnerProgress }: Challenge,
  { participant }: Pick<Person, 'participant'>,
): ChallengeProgress => (participant === 'primary' ? primaryUserProgress : partnerProgress)

/** Those of the couple who have done it. */
export const whoHasDone = (challenge: Challenge, couple: readonly Person[]): Person[] =>
  couple.filter((person) => progressOf(challenge, person).completed)

/**
 * Whether the server takes a note of that person's with their part `completed` or not: nothing is
 * sealed any more on a challenge that was opened, so there both have to have done it.
 */
export const takesNote = (challenge: Challenge, person: Person, completed: boolean): boolean =>
  !challenge.opened || (completed && progressOf(challenge, otherThan(person)).completed)

const otherThan = ({ participant }: Person) => ({ participant: otherOf(participant) })
