import { prepared } from '#server/drivers/database/prepared.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Login } from '#server/login.ts'
import { absoluteDays, idleDays } from '#server/login.ts'
import type { Database } from '#server/tables.ts'
import { hashOf, newToken } from '#server/vault/secret-token.ts'
import { endLogins, whyEnded } from './ended-logins.ts'

const day = 86_400_000
/** A login's last use is written down at most once in so long, so that polls do not write. */
const useIsNotedEvery = 60 * 60 * 1000

export type Logins = ReturnType<typeof createLogins>

/** Logins: 256 random bits in the browser's cookie, only their hash in the database. */
export function createLogins(parts: { database: Database; couples: Couples; now: () => Date }) {
  const { database, couples, now } = parts
  const findRow = prepared(['tokenHash'], (stand: { tokenHash: string }) =>
    database
      .selectFrom('logins')
      .innerJoin('couples', 'couples.coupleId', 'logins.coupleId')
      .select([
        'logins.userId',
        'logins.createdAt',
        'logins.lastSeenAt',
        'couples.coupleId',
        'couples.user1Id',
        'couples.user2Id',
        'couples.wrappedKey',
        'couples.activeWeekId',
      ])
      .where('logins.tokenHash', '=', stand.tokenHash),
  )

  const end = (tokenHash: string, within: Database = database) =>
    within.deleteFrom('logins').where('tokenHash', '=', tokenHash).execute()

  return {
    /** Starts a login for that person and gives the token for their cookie; the first is noted (R22). */
    async start(
      who: { id: number; coupleId: string },
      within: Database = database,
    ): Promise<string> {
      const token = newToken()
      const at = now().toISOString()
      await within
        .insertInto('logins')
        .values({
          tokenHash: hashOf(token),
          userId: who.id,
          coupleId: who.coupleId,
          createdAt: at,
          lastSeenAt: at,
        })
        .execute()
      await within
        .updateTable('users')
        .set({ signedInAt: at })
        .where('id', '=', who.id)
        .where('signedInAt', 'is', null)
        .execute()
      return token
    },

    end: (token: string, within?: Database) => end(hashOf(token), within),

    /** Signs out every other device of the couple. */
    endOthers: ({ couple, tokenHash }: Login) =>
      couples.takeTurn(couple.coupleId, ({ transaction }) =>
        endLogins(transaction, couple.coupleId, {
          reason: 'other device',
          now: now(),
          except: tokenHash,
        }),
      ),

    /** Why the login of a token was ended from elsewhere, in a sentence; undefined where it was not. */
    whyEnded: (token: string) => whyEnded(database, hashOf(token), now()),

    /** Finds the login of a token; null when it is unknown, idle too long, or too old. */
    async find(token: string): Promise<Login | null> {
      const tokenHash = hashOf(token)
      const [row] = await findRow(database, { tokenHash })
      if (!row || row.user1Id === null || row.user2Id === null) return null
      const at = now().getTime()
      const idle = at - Date.parse(row.lastSeenAt)
      if (idle > idleDays * day || at - Date.parse(row.createdAt) > absoluteDays * day) {
        await end(tokenHash)
        return null
      }
      if (idle > useIsNotedEvery) {
        await database
          .updateTable('logins')
          .set({ lastSeenAt: now().toISOString() })
          .where('tokenHash', '=', tokenHash)
          .execute()
      }
      return {
        tokenHash,
        userId: row.userId,
        participant: row.userId === row.user1Id ? 'primary' : 'partner',
        couple: {
          coupleId: row.coupleId,
          ids: { primary: row.user1Id, partner: row.user2Id },
          wrappedKey: row.wrappedKey,
          activeWeekId: row.activeWeekId,
        },
      }
    },
  }
}
