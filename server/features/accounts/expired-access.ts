import { absoluteDays, idleDays } from '#server/http/login-lifetime.ts'
import type { Database } from '#server/tables.ts'

const day = 86_400_000

/**
 * Clears logins that ran out, idle or too old, notes of why others were ended, and links for a new
 * password. A login that merely ran out stays while its browser goes on reminding (decision 6); it
 * opens nothing. What a clock that was ahead wrote down of a login counts from now, or it would last
 * until then.
 */
export function createExpiredAccess({ database, now }: { database: Database; now: () => Date }) {
  const before = (days: number) => new Date(now().getTime() - days * day).toISOString()

  return {
    async clearLogins(): Promise<void> {
      const at = now().toISOString()
      await database.transaction().execute(async (transaction) => {
        for (const column of ['lastSeenAt', 'createdAt'] as const) {
          const healed = transaction.updateTable('logins').set({ [column]: at })
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
    },

    async clearEndedLogins(): Promise<void> {
      await database
        .deleteFrom('ended_logins')
        .where('expiresAt', '<=', now().toISOString())
        .execute()
    },

    async clearResets(): Promise<void> {
      await database
        .deleteFrom('password_resets')
        .where('expiresAt', '<=', now().toISOString())
        .execute()
    },

    /** Addresses that a change can no longer be undone to, and links that confirmed or never did. */
    async clearAddresses(): Promise<void> {
      for (const table of ['former_addresses', 'address_links'] as const) {
        await database.deleteFrom(table).where('expiresAt', '<=', now().toISOString()).execute()
      }
    },
  }
}
