import type { Database, DatabaseTransaction } from '#server/tables.ts'

const primaryOf = (within: Database, coupleId: string) =>
  within.selectFrom('couples').select('user1Id').where('coupleId', '=', coupleId)

/** The hash of the couple's one password, kept on the primary's row (R1). */
export async function passwordOf(database: Database, coupleId: string): Promise<string | null> {
  const row = await database
    .selectFrom('users')
    .select('password')
    .where('id', '=', primaryOf(database, coupleId))
    .executeTakeFirst()
  return row?.password ?? null
}

/**
 * Sets the hash. What the old password opened ends with it: links to reset it (R7), and the secret
 * addresses of both people's calendars.
 */
export async function setPassword(
  transaction: DatabaseTransaction,
  coupleId: string,
  password: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password })
    .where('id', '=', primaryOf(transaction, coupleId))
    .execute()
  await transaction
    .updateTable('users')
    .set((row) => ({ calendarEdition: row('calendarEdition', '+', 1) }))
    .where('coupleId', '=', coupleId)
    .execute()
  await transaction.deleteFrom('password_resets').where('coupleId', '=', coupleId).execute()
}
