import { codeOf } from '#server/drivers/database/failure.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import { takeBack } from './address-change.ts'

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
    .select(['users.id', 'users.coupleId', 'users.username'])
    .where('former_addresses.email', '=', email)
    .where('former_addresses.expiresAt', '>', now.toISOString())
    .orderBy('former_addresses.changedAt')
    .executeTakeFirst()

/**
 * Whose e-mail that is without having confirmed it, and the one they had before, which can still be put back.
 * Where it cannot, they keep the new one: whoever registers with an address need not show that it is theirs.
 */
const heldUnconfirmed = (database: Database, email: string, now: Date) =>
  database
    .selectFrom('users')
    .innerJoin('former_addresses', (join) =>
      join
        .onRef('former_addresses.coupleId', '=', 'users.coupleId')
        .onRef('former_addresses.userId', '=', 'users.id'),
    )
    .select(['users.coupleId', 'users.username'])
    .select(['former_addresses.userId', 'former_addresses.email', 'former_addresses.changedAt'])
    .where('users.email', '=', email)
    .where('users.emailUsedAt', 'is not', null)
    .where('users.emailPending', '=', 1)
    .where('former_addresses.expiresAt', '>', now.toISOString())
    .orderBy('former_addresses.changedAt')
    .executeTakeFirst()

/** An e-mail somebody is to have, and the field of the request it came in. */
type Wanted = {
  email: string
  field: 'email' | 'partnerEmail'
  userId?: number
  /** The couple of who wants it, to whom it is told that it is the other one's of the two. */
  coupleId?: string
  /** Somebody wants it for themselves: one that was only claimed, or not confirmed, is not taken (R16). */
  forThemselves?: boolean
}

/**
 * Two of what may be there once came at the same time, or each waited for the other's: what PostgreSQL says then. SQLite
 * lets one write after the other.
 */
const crossings = ['23505', '40P01']
const isCrossing = (error: unknown): boolean =>
  [error, error instanceof Error ? error.cause : undefined].some((one) =>
    crossings.includes(codeOf(one)),
  )
const mostTries = 3

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
    for (const { email, field, userId, coupleId, forThemselves } of wanted) {
      const owner = await ownerOf(database, email)
      const isClaimed = owner?.emailUsedAt === null
      const isFree = async () => isClaimed || (await heldUnconfirmed(database, email, now))
      if (owner && owner.id !== userId && !(forThemselves && (await isFree()))) {
        if (owner.coupleId === coupleId) return new Refusal('email-of-the-other', { at: field })
        return taken(field)
      }
      const former = await formerOwnerOf(database, email, now)
      if (former && former.id !== userId) return taken(field)
    }
    return undefined
  }
  const before = await findTaken()
  if (before) throw before
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      const found = await findTaken()
      if (found) throw found
      // Claimed for somebody in between: that gives way, as it would have before.
      if (!isCrossing(error)) throw error
      if (tries === mostTries) throw new Refusal('database-away', { retryAfter: 1 })
    }
  }
}

/** The couple that lost an e-mail, whose of the two it was, and whether they have the one before again. */
export type Dropped = { coupleId: string; username: string; isBack: boolean }

/**
 * Takes a merely claimed e-mail from whom it was claimed for, and one that was not confirmed from who changed
 * to it (R16), to whom it gives the one before. Gives the couple that lost it.
 */
export async function dropClaim(
  transaction: DatabaseTransaction,
  email: string,
  now: Date,
): Promise<Dropped | undefined> {
  const claimed = await transaction
    .updateTable('users')
    .set({ email: null, emailPending: 0 })
    .where('email', '=', email)
    .where('emailUsedAt', 'is', null)
    .returning(['coupleId', 'username'])
    .executeTakeFirst()
  if (claimed) return { ...claimed, isBack: false }
  const held = await heldUnconfirmed(transaction, email, now)
  if (!held) return undefined
  if (!(await takeBack(transaction, held, email))) throw taken('email')
  return { coupleId: held.coupleId, username: held.username, isBack: true }
}

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
