import type { CurrentUser } from '#contract/accounts.ts'
import { otherOf, type Participant } from '#contract/participants.ts'

/** One of the couple's two people as the screens need them: a real id, a name, a role. */
export type Person = { id: number; name: string; participant: Participant }

/** The couple's two people, the one who signed in first. */
export const peopleOf = (user: CurrentUser): readonly [me: Person, partner: Person] => [
  { id: user.id, name: user.username, participant: user.participant },
  { id: user.partnerId, name: user.partnerName, participant: otherOf(user.participant) },
]
