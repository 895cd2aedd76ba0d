import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'

/** The person whose e-mail this is. */
export const ownerOf = (database: Database, email: string) =>
  database
    .selectFrom('users')
    .select(['id', 'coupleId', 'username', 'emailUsedAt', 'emailPending'])
    .where('email', '=', email)
    .executeTakeFirst()

/** The person whose e-mail this was until a change that can still be undone (R16). */
export const formerOwnerOf = (database: Database, email: string, now: Date) =>
  database
    .selectFrom('former_addresses')
    .innerJoin('users', 'users.id', 'former_addresses.userId')
    .select(['users.id', 'users.coupleId', 'users.username', 'former_addresses.tokenHash'])
    .where('former_addresses.email', '=', email)
    .where('former_addresses.expiresAt', '>', now.toISOString())
    .orderBy('former_addresses.changedAt')
    .executeTakeFirst()

/** An e-mail somebody is to have, and the field of the request it came in. */
type Wanted = {
  email: string
  field: 'email' | 'partnerEmail'
  userId?: number
  /** Somebody wants it for themselves: one that was only claimed for another is not taken (R16). */
  forThemselves?: boolean
}

const taken = (path: Wanted['field']) => new Refusal('email-taken', { at: path })

/**
 * Runs work that gives people these e-mails. Refuses (409) when one of them is somebody else's, or
 * was until a change that can still be undone, also when that somebody comes in between.
 */
export async function unlessTaken<Result>(
  database: Database,
  wanted: readonly Wanted[],
  now: Date,
  work: () => Promise<Result>,
): Promise<Result> {
  const findTaken = async () => {
    for (const { email, field, userId, forThemselves } of wanted) {
      const owner = await ownerOf(database, email)
      const isFree = forThemselves && owner?.emailUsedAt === null
      if (owner && owner.id !== userId && !isFree) return taken(field)
      const former = await formerOwnerOf(database, email, now)
      if (former && former.id !== userId) return taken(field)
    }
    return undefined
  }
  const before = await findTaken()
  if (before) throw before
  try {
    return await work()
  } catch (error) {
    throw (await findTaken()) ?? error
  }
}

/** Takes a merely claimed e-mail from whom it was claimed for (R16); gives the couple that lost it. */
export const dropClaim = (transaction: DatabaseTransaction, email: string) =>
  transaction
    .updateTable('users')
    .set({ email: null })
    .where('email', '=', email)
    .where('emailUsedAt', 'is', null)
    .returning(['coupleId', 'username'])
    .executeTakeFirst()

/**
 * Whether an address came in at a join (R24) and nobody has signed in with it since: whoever held the link
 * gave it, and it may be a stranger's. An address of any other kind is pending only once it is used.
 */
export const isOnlyFromJoin = (address: { emailUsedAt: string | null; emailPending: number }) =>
  address.emailUsedAt === null && address.emailPending === 1

/** Notes that the person uses the address they have: from now on only they change it (R16). */
export const noteUse = (transaction: DatabaseTransaction, userId: number, now: Date) =>
  transaction
    .updateTable('users')
    .set({ emailUsedAt: now.toISOString(), emailPending: 0 })
    .where('id', '=', userId)
    .where('email', 'is not', null)
    .where('emailUsedAt', 'is', null)
    .execute()
