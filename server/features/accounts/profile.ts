import type { updateProfile } from '#contract/accounts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Participant } from '#contract/participants.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import { type Couple, otherOf } from '#server/http/login.ts'
import type { Database } from '#server/tables.ts'
import { changeEmail, unlessTaken } from './emails.ts'
import { writeNames } from './names.ts'

type Given = Pick<BodyOf<typeof updateProfile>, 'username' | 'partnerName' | 'email'>

export type Profiles = ReturnType<typeof createProfiles>

/** What a couple says of itself: two names and their e-mails. */
export function createProfiles({ database, couples }: { database: Database; couples: Couples }) {
  return {
    /** `username` and `email` are that person's, `partnerName` the other's; 409 for a taken e-mail. */
    update(
      { coupleId, ids }: Couple,
      participant: Participant,
      { username, partnerName, email }: Given,
    ): Promise<void> {
      const userId = ids[participant]
      return unlessTaken(database, [{ email, userId, field: 'email' }], () =>
        couples.takeTurn(coupleId, async ({ transaction }) => {
          await changeEmail(transaction, userId, email)
          const names = { [participant]: username, [otherOf(participant)]: partnerName }
          await writeNames(transaction, ids, names as Record<Participant, string>)
        }),
      )
    },
  }
}
