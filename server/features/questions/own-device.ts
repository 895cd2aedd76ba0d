import type { Participant } from '#contract/participants.ts'
import type { People } from '#server/features/accounts/people.ts'
import type { Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'

/** Who of the two does their part from a login of their own, so that only theirs may (R17). */
export type OwnDevice = Record<Participant, boolean>

/** Whether that person's part is done on a device of their own, while the other one is signed in here. */
export const isElsewhere = (
  ownDevice: OwnDevice,
  participant: Participant,
  signedIn: Participant,
): boolean => ownDevice[participant] && signedIn !== participant

/** Refuses (409) a login that is not that person's, once they do their part on a device of their own. */
export async function refuseElsewhere(
  people: People,
  login: Login,
  participant: Participant,
  { ownDevice, within }: { ownDevice: OwnDevice; within: Database },
): Promise<void> {
  if (!isElsewhere(ownDevice, participant, login.participant)) return
  const names = await people.names(login.couple, within)
  throw new Refusal('on-own-device', { facts: { name: names[participant] } })
}
