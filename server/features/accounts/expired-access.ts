import { absoluteDays, idleDays } from '#server/login.ts'
import type { Database } from '#server/tables.ts'

const day = 86_400_000

/** What is of no more use once its `expiresAt` has come, and what it is called in the log. */
const expiring = {
  ended_logins: 'notes of ended logins',
  password_resets: 'password resets',
  former_addresses: 'former addresses',
  address_links: 'links of addresses',
} as const

type Parts = { database: Database; now: () => Date }

/**
 * The clearings of accounts, each for once a day: logins that ran out, idle or too old, and whatever
 * expires. A login that merely ran out stays while its browser goes on reminding (decision 6); it
 * opens nothing. What a clock that was ahead wrote down of a login counts from now, or it would last
 * until then.
 */
export function clearingsOfAccess({ database, now }: Parts) {
  const before = (days: number) => new Date(now().getTime() - days * day).toISOString()

  const clearLogins = () =>
    database.transaction().execute(async (transaction) => {
      for (const column of ['lastSeenAt', 'createdAt'] as const) {
        const healed = transaction.updateTable('logins').set({ [column]: before(0) })
        await healed.where(column, '>', before(-1)).execute()
      }
      const reminding = transaction
        .selectFrom('push_subscriptions')
        .select('loginHash')
        .where('loginHash', 'is not', null)
      await transaction
        .deleteFrom('logins')
        .where((login) =>
          login.or([
            login('lastSeenAt', '<', before(idleDays)),
            login('createdAt', '<', before(absoluteDays)),
          ]),
        )
        .where('tokenHash', 'not in', reminding)
        .execute()
    })

  const tables = Object.keys(expiring) as (keyof typeof expiring)[]
  return [
    { what: 'logins', clear: clearLogins as () => Promise<unknown> },
    ...tables.map((table) => ({
      what: expiring[table],
      clear: () => database.deleteFrom(table).where('expiresAt', '<=', before(0)).execute(),
    })),
  ]
}
