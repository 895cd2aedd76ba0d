import { type Participant, participantAliases } from '#contract/participants.ts'
import { Refusal } from '#server/refusal.ts'

/** The couple behind a login, as every request of theirs needs it. */
export type Couple = {
  coupleId: string
  /** Account ids of the two people. */
  ids: Record<Participant, number>
  wrappedKey: string
  activeWeekId: string | null
}

/** Who is here: the couple, and which of the two signed in. */
export type Login = {
  tokenHash: string
  userId: number
  participant: Participant
  couple: Couple
  /** Somebody has taken the partner's place by an invitation (R8), or has signed in as the partner. */
  hasJoined: boolean
  /** Both have signed in as themselves before (R23). */
  bothSignIn: boolean
}

/**
 * Whom a `userId` means inside the login's couple (R1): a real id, an alias, or, left out, the one
 * who signed in. Any other id is refused with 403, in the same words whether it exists or not.
 */
export function participantOf(login: Login, userId: number | undefined): Participant {
  if (userId === undefined) return login.participant
  const { ids } = login.couple
  if (userId === ids.primary || userId === participantAliases.primary) return 'primary'
  if (userId === ids.partner || userId === participantAliases.partner) return 'partner'
  throw new Refusal('not-yours')
}
