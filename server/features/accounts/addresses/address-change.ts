import { undoDays } from '#contract/addresses.ts'
import { dayMs } from '#server/clearing.ts'
import { Refusal } from '#server/refusal.ts'
import type { DatabaseTransaction } from '#server/tables.ts'
import { hashOf, newToken } from '#server/vault/secret-token.ts'

type Change = {
  coupleId: string
  userId: number
  email: string
  field: 'email' | 'partnerEmail'
  /** Whether the person's own login asks. */
  byOwner: boolean
  now: Date
}

/** What came of it; the tokens go into the mails to the old and to the new address. */
export type AddressChange = {
  /** The one before, null where there was none. */
  former: string | null
  email: string
  userId: number
  /** Undoes the change; only where the old address had been good for resets. */
  undoToken?: string
  /** Confirms the new address; only where its owner gave it. */
  confirmToken?: string
}

/** When a change was made, and until when its links work. */
export const linkTimes = (now: Date) => ({
  changedAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + undoDays * dayMs).toISOString(),
})

/**
 * Gives the person that address (R16); undefined where it is theirs already. Refuses (409) where
 * somebody else's login asks and they have used the one they have. Links for a new password that
 * were mailed before no longer work.
 */
export async function changeAddress(
  transaction: DatabaseTransaction,
  { coupleId, userId, email, field, byOwner, now }: Change,
): Promise<AddressChange | undefined> {
  const row = await transaction
    .selectFrom('users')
    .select(['email', 'emailUsedAt', 'emailPending'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (row.email === email) return undefined
  if (!byOwner && row.email !== null && row.emailUsedAt !== null) {
    throw new Refusal('address-in-use', { at: field })
  }
  const changed = { former: row.email, email, userId }
  const before = await formerAddress(transaction, userId, email, now)
  if (byOwner && before) {
    await takeBack(transaction, before)
    return changed
  }
  await endLinks(transaction, userId)
  const emailUsedAt = byOwner ? now.toISOString() : null
  await setEmail(transaction, userId, { email, emailUsedAt, emailPending: byOwner ? 1 : 0 })
  if (!byOwner) return changed
  const link = { coupleId, userId, ...linkTimes(now) }
  const confirmToken = await addLink(transaction, { ...link, email })
  const wasGood = row.email !== null && row.emailUsedAt !== null && row.emailPending === 0
  if (!wasGood || row.email === null) return { ...changed, confirmToken }
  const undoToken = newToken()
  await transaction
    .insertInto('former_addresses')
    .values({ ...link, email: row.email, tokenHash: hashOf(undoToken), askedAt: null })
    .execute()
  return { ...changed, undoToken, confirmToken }
}

type Former = { userId: number; email: string; changedAt: string }

const formerAddress = (
  transaction: DatabaseTransaction,
  userId: number,
  email: string,
  now: Date,
): Promise<Former | undefined> =>
  transaction
    .selectFrom('former_addresses')
    .select(['userId', 'email', 'changedAt'])
    .where('userId', '=', userId)
    .where('email', '=', email)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('changedAt')
    .executeTakeFirst()

/**
 * Makes a former address the person's again. Whatever they were given since is no former address: a
 * stranger who had changed it cannot undo the undoing. Tells whether it was done, as `setEmail` has it.
 */
export async function takeBack(
  transaction: DatabaseTransaction,
  { userId, email, changedAt }: Former,
  unconfirmed?: string,
): Promise<boolean> {
  await endLinks(transaction, userId)
  await transaction
    .deleteFrom('former_addresses')
    .where('userId', '=', userId)
    .where('changedAt', '>=', changedAt)
    .execute()
  const set = { email, emailUsedAt: changedAt, emailPending: 0 }
  return setEmail(transaction, userId, set, unconfirmed)
}

/** Makes a link that confirms the person's new address. Returns its token. */
export async function addLink(
  transaction: DatabaseTransaction,
  link: { coupleId: string; userId: number; email: string; changedAt: string; expiresAt: string },
): Promise<string> {
  const token = newToken()
  await transaction
    .insertInto('address_links')
    .values({ ...link, tokenHash: hashOf(token) })
    .execute()
  return token
}

async function endLinks(transaction: DatabaseTransaction, userId: number): Promise<void> {
  const theirs = transaction.selectFrom('users').select('coupleId').where('id', '=', userId)
  for (const table of ['password_resets', 'address_links'] as const) {
    await transaction
      .deleteFrom(table)
      .where('coupleId', '=', theirs)
      .where('userId', '=', userId)
      .execute()
  }
}

/**
 * Sets the address of that person, whose it must be; what did not get to another one counts no more. Tells whether
 * it was done: with `unconfirmed`, only while that is their address and was not confirmed.
 */
export async function setEmail(
  transaction: DatabaseTransaction,
  userId: number,
  set: { email: string | null; emailUsedAt: string | null; emailPending: number },
  unconfirmed?: string,
): Promise<boolean> {
  const all = transaction
    .updateTable('users')
    .set({ ...set, reminderMailsFailed: 0 })
    .where('id', '=', userId)
  const those =
    unconfirmed === undefined
      ? all
      : all.where('email', '=', unconfirmed).where('emailPending', '=', 1)
  const { numUpdatedRows } = await those.executeTakeFirst()
  return numUpdatedRows > 0n
}
