import type { updateProfile } from '#contract/accounts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { otherOf, type Participant } from '#contract/participants.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Login } from '#server/login.ts'
import type { Database } from '#server/tables.ts'
import { changeAddress } from './addresses/address-change.ts'
import { unlessTaken } from './addresses/address-owner.ts'
import type { Addresses } from './addresses/addresses.ts'
import type { People } from './people.ts'

type Profile = Pick<BodyOf<typeof updateProfile>, 'username' | 'partnerName' | 'email'>

/** What a couple says of itself: two names and their e-mails. */
export function createProfiles(parts: {
  database: Database
  couples: Couples
  people: People
  addresses: Addresses
  now: () => Date
}) {
  const { database, couples, people, addresses, now } = parts
  return {
    /**
     * `username` and `email` are that person's, `partnerName` the other's. 409 for a taken e-mail, and
     * for another one where the login is the other's and the person has used theirs (R16).
     */
    async update(
      login: Login,
      participant: Participant,
      { username, partnerName, email }: Profile,
    ): Promise<void> {
      const { coupleId, ids } = login.couple
      const userId = ids[participant]
      const byOwner = login.participant === participant
      const wanted = [{ email, userId, coupleId, field: 'email' as const }]
      const change = await unlessTaken(database, wanted, now(), () =>
        couples.takeTurn(coupleId, async ({ transaction }) => {
          const wish = { coupleId, userId, email, field: 'email', byOwner, now: now() } as const
          const changed = await changeAddress(transaction, wish)
          const names = { [participant]: username, [otherOf(participant)]: partnerName }
          await people.rename(transaction, ids, names as Record<Participant, string>)
          return changed
        }),
      )
      if (change) await addresses.announce(change, { coupleId, name: username })
    },
  }
}
