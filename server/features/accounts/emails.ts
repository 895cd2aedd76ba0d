import { accountSentences } from '#contract/accounts.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'

/** The person whose e-mail this is. */
export const ownerOf = (database: Database, email: string) =>
  database
    .selectFrom('users')
    .select(['id', 'coupleId', 'username'])
    .where('email', '=', email)
    .executeTakeFirst()

/** An e-mail somebody is to have, and the field of the request it came in. */
type Wanted = { email: string; field: 'email' | 'partnerEmail'; userId?: number }

const taken = (path: Wanted['field']) =>
  new Refusal(409, accountSentences.emailTaken, [{ path, message: accountSentences.emailTaken }])

/**
 * Runs work that gives people these e-mails. Refuses (409) when one of them is somebody else's,
 * also when that somebody comes in between.
 */
export async function unlessTaken<Result>(
  database: Database,
  wanted: readonly Wanted[],
  work: () => Promise<Result>,
): Promise<Result> {
  const findTaken = async () => {
    for (const { email, field, userId } of wanted) {
      const owner = await ownerOf(database, email)
      if (owner && owner.id !== userId) return taken(field)
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

/** Gives the person that e-mail; links mailed to an earlier one no longer work. */
export async function changeEmail(
  transaction: DatabaseTransaction,
  userId: number,
  email: string,
): Promise<void> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set({ email })
    .where('id', '=', userId)
    .where((where) => where.or([where('email', 'is', null), where('email', '!=', email)]))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await transaction.deleteFrom('password_resets').where('userId', '=', userId).execute()
}
