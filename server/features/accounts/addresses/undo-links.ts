import type { Database, DatabaseTransaction } from '#server/tables.ts'
import { hashOf, newToken } from '#server/vault/secret-token.ts'

/** So many links that were asked for later are good beside the one that the change was told with. */
const mostAsked = 3

type Whose = { coupleId: string; userId: number; email: string; now: Date }

/**
 * Makes one more link to take that person's former address back. Those that were mailed before stay good, since anybody
 * may ask for this one (R16). Returns its token; undefined where the address is no former one any more.
 */
export async function addUndoLink(
  transaction: DatabaseTransaction,
  { coupleId, userId, email, now }: Whose,
): Promise<string | undefined> {
  const change = await transaction
    .selectFrom('former_addresses')
    .select(['coupleId', 'userId', 'email', 'changedAt', 'expiresAt'])
    .where('coupleId', '=', coupleId)
    .where('userId', '=', userId)
    .where('email', '=', email)
    .where('expiresAt', '>', now.toISOString())
    .orderBy('changedAt')
    .executeTakeFirst()
  if (!change) return undefined
  const token = newToken()
  await transaction
    .insertInto('former_addresses')
    .values({ ...change, tokenHash: hashOf(token), askedAt: now.toISOString() })
    .execute()
  return token
}

/** The link could not be mailed, so nobody has it. */
export async function dropUndoLink(
  database: Database,
  { coupleId }: Whose,
  token: string,
): Promise<void> {
  await database
    .deleteFrom('former_addresses')
    .where('coupleId', '=', coupleId)
    .where('tokenHash', '=', hashOf(token))
    .execute()
}

/**
 * The link was mailed: it takes the place of the oldest that was asked for, where there are too many. The one that the
 * change was told with never gives way, or a stranger who asks often could end it.
 */
export async function endOldUndoLinks(
  database: Database,
  { coupleId, userId, email }: Whose,
  token: string,
): Promise<void> {
  const others = await database
    .selectFrom('former_addresses')
    .select('tokenHash')
    .where('coupleId', '=', coupleId)
    .where('userId', '=', userId)
    .where('email', '=', email)
    .where('askedAt', 'is not', null)
    .where('tokenHash', '!=', hashOf(token))
    .orderBy('askedAt', 'desc')
    .execute()
  const tooMany = others.slice(mostAsked - 1).map(({ tokenHash }) => tokenHash)
  if (tooMany.length === 0) return
  await database
    .deleteFrom('former_addresses')
    .where('coupleId', '=', coupleId)
    .where('tokenHash', 'in', tooMany)
    .execute()
}
