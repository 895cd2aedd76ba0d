import { type SignedOutCode, type SignedOutReason, signedOutCodes } from '#contract/accounts.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'

const day = 86_400_000
/** How long whoever was signed out can still read why. */
const toldForDays = 30

type Ending = { reason: SignedOutReason; now: Date; except?: string }

/**
 * Ends the couple's logins, `except` the one with that hash (R7), and notes why, for whoever comes
 * with one of them (R16). With each goes the reminding of its browser, and with them that of browsers
 * of which no login is known.
 */
export async function endLogins(
  transaction: DatabaseTransaction,
  coupleId: string,
  { reason, now, except = '' }: Ending,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + toldForDays * day).toISOString()
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
  await transaction
    .deleteFrom('push_subscriptions')
    .where('coupleId', '=', coupleId)
    .where('loginHash', 'is', null)
    .execute()
}

/** Returns the code for whoever comes with a login that was ended; undefined for any other hash. */
export async function whyEnded(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<SignedOutCode | undefined> {
  const ended = await database
    .selectFrom('ended_logins')
    .select('reason')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now.toISOString())
    .executeTakeFirst()
  return ended && signedOutCodes[ended.reason]
}
