import type { SelectQueryBuilder } from 'kysely'
import { type SignedOutCode, type SignedOutReason, signedOutCodes } from '#contract/accounts.ts'
import { absoluteDays, idleDays } from '#contract/login-days.ts'
import { dayMs } from '#server/clearing.ts'
import { prepared, sameText } from '#server/drivers/database/prepared.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Login } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction, Tables } from '#server/tables.ts'
import { hashOf, newToken } from '#server/vault/secret-token.ts'

/** A login's last use is written down at most once in so long, so that polls do not write. */
const useIsNotedEvery = 60 * 60 * 1000
/** How long whoever was signed out can still read why. */
export const reasonIsShownFor = 30 * dayMs

/** What hangs on logins elsewhere: its feature says what is to become of both. */
export type HangingOnLogins = {
  /** The hashes of logins to leave there though they ran out, since something still hangs on them. */
  stillNeeded: (within: Database) => SelectQueryBuilder<Tables, never, { loginHash: string | null }>
  /** Ends what is the couple's and hangs on no login that is known. */
  endUnbound: (transaction: DatabaseTransaction, coupleId: string) => Promise<void>
}

type Parts = {
  database: Database
  couples: Couples
  hangingOnLogins: HangingOnLogins
  now: () => Date
}

type Ending = { reason: SignedOutReason; except?: string }

export type Logins = ReturnType<typeof createLogins>

/** Logins: 256 random bits in the browser's cookie, only their hash in the database. */
export function createLogins({ database, couples, hangingOnLogins, now }: Parts) {
  const findRow = prepared(['tokenHash'], (values: { tokenHash: string }) =>
    database
      .selectFrom('logins')
      .innerJoin('couples', 'couples.coupleId', 'logins.coupleId')
      .leftJoin('users as primary', 'primary.id', 'couples.user1Id')
      .leftJoin('users as partner', 'partner.id', 'couples.user2Id')
      .select([
        'primary.signedInAt as primarySignedInAt',
        'partner.signedInAt as partnerSignedInAt',
        'logins.userId',
        'logins.createdAt',
        'logins.lastSeenAt',
        'couples.coupleId',
        'couples.user1Id',
        'couples.user2Id',
        'couples.wrappedKey',
        'couples.activeWeekId',
        'couples.confirmedAt',
      ])
      .where('logins.tokenHash', '=', sameText(values.tokenHash)),
  )

  type NewLogin = { tokenHash: string; userId: number; coupleId: string; at: string }
  const insert = prepared(
    ['tokenHash', 'userId', 'coupleId', 'at'],
    ({ at, ...values }: NewLogin) =>
      database.insertInto('logins').values({ ...values, createdAt: at, lastSeenAt: at }),
  )
  const noteFirst = prepared(['id', 'at'], ({ id, at }: { id: number; at: string }) =>
    database
      .updateTable('users')
      .set({ signedInAt: at })
      .where('id', '=', id)
      .where('signedInAt', 'is', null),
  )

  const end = (tokenHash: string, within: Database = database) =>
    within.deleteFrom('logins').where('tokenHash', '=', tokenHash).execute()

  /**
   * Ends the couple's logins, `except` the one with that hash (R7), and notes why, for whoever comes
   * with one of them (R16). With each goes what hangs on it, and with them what hangs on no known one.
   */
  const endAll = async (
    transaction: DatabaseTransaction,
    coupleId: string,
    { reason, except = '' }: Ending,
  ): Promise<void> => {
    const expiresAt = new Date(now().getTime() + reasonIsShownFor).toISOString()
    const theirs = transaction
      .selectFrom('logins')
      .select([
        'tokenHash',
        (row) => row.val(reason).as('reason'),
        (row) => row.val(expiresAt).as('expiresAt'),
      ])
      .where('coupleId', '=', coupleId)
      .where('tokenHash', '!=', except)
    await transaction
      .insertInto('ended_logins')
      .columns(['tokenHash', 'reason', 'expiresAt'])
      .expression(theirs)
      .onConflict((conflict) => conflict.column('tokenHash').doNothing())
      .execute()
    await transaction
      .deleteFrom('logins')
      .where('coupleId', '=', coupleId)
      .where('tokenHash', '!=', except)
      .execute()
    await hangingOnLogins.endUnbound(transaction, coupleId)
  }

  return {
    endAll,

    /** Starts a login for that person and gives the token for their cookie; the first is noted (R22). */
    async start(
      who: { id: number; coupleId: string },
      within: Database = database,
    ): Promise<string> {
      const token = newToken()
      const at = now().toISOString()
      const { id: userId, coupleId } = who
      await insert(within, { tokenHash: hashOf(token), userId, coupleId, at })
      await noteFirst(within, { id: userId, at })
      await couples.noteUse(coupleId, at, within)
      return token
    },

    end: (token: string, within?: Database) => end(hashOf(token), within),

    /** Signs out every other device of the couple. */
    endOthers: ({ couple, tokenHash }: Login) =>
      couples.takeTurn(couple.coupleId, ({ transaction }) =>
        endAll(transaction, couple.coupleId, { reason: 'other device', except: tokenHash }),
      ),

    /** Why the login of a token was ended from elsewhere, as a code; undefined where it was not. */
    async whyEnded(token: string): Promise<SignedOutCode | undefined> {
      const ended = await database
        .selectFrom('ended_logins')
        .select('reason')
        .where('tokenHash', '=', hashOf(token))
        .where('expiresAt', '>', now().toISOString())
        .executeTakeFirst()
      return ended && signedOutCodes[ended.reason]
    },

    /** Keeps a login from ending before the transaction does; 401 for one that has ended. */
    async hold({ tokenHash }: Login, transaction: DatabaseTransaction): Promise<void> {
      const { numUpdatedRows } = await transaction
        .updateTable('logins')
        .set({ lastSeenAt: now().toISOString() })
        .where('tokenHash', '=', tokenHash)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Refusal('sign-in-first')
    },

    /**
     * Clears the logins that ran out, idle or too old. One on which something still hangs stays, and
     * opens nothing. What a clock that was ahead wrote down of a login counts from now, or it would
     * last until then.
     */
    clearOver: () =>
      database.transaction().execute(async (transaction) => {
        const before = (days: number) => new Date(now().getTime() - days * dayMs).toISOString()
        for (const column of ['lastSeenAt', 'createdAt'] as const) {
          const healed = transaction.updateTable('logins').set({ [column]: before(0) })
          await healed.where(column, '>', before(-1)).execute()
        }
        await transaction
          .deleteFrom('logins')
          .where((login) =>
            login.or([
              login('lastSeenAt', '<', before(idleDays)),
              login('createdAt', '<', before(absoluteDays)),
            ]),
          )
          .where('tokenHash', 'not in', hangingOnLogins.stillNeeded(transaction))
          .execute()
      }),

    /** Finds the login of a token; null when it is unknown, idle too long, or too old. */
    async find(token: string): Promise<Login | null> {
      const tokenHash = hashOf(token)
      const [row] = await findRow(database, { tokenHash })
      if (!row || row.user1Id === null || row.user2Id === null) return null
      const at = now().getTime()
      const idle = at - Date.parse(row.lastSeenAt)
      if (idle > idleDays * dayMs || at - Date.parse(row.createdAt) > absoluteDays * dayMs) {
        await end(tokenHash)
        return null
      }
      if (idle > useIsNotedEvery) {
        await database
          .updateTable('logins')
          .set({ lastSeenAt: now().toISOString() })
          .where('tokenHash', '=', tokenHash)
          .execute()
        await couples.noteUse(row.coupleId, now().toISOString())
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
        hasJoined: row.confirmedAt !== null || row.partnerSignedInAt !== null,
        bothSignIn: row.primarySignedInAt !== null && row.partnerSignedInAt !== null,
      }
    },
  }
}
