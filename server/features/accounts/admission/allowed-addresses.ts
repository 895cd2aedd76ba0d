import type { Database, DatabaseTransaction } from '#server/tables.ts'
import { hashOf } from '#server/vault/secret-token.ts'

export type AllowedAddresses = ReturnType<typeof createAllowedAddresses>

/**
 * Addresses that may register without a code on a server that takes invited people alone: once each,
 * so that an address which has registered looks like one that never was on the list.
 */
export function createAllowedAddresses({ database, now }: { database: Database; now: () => Date }) {
  const remove = async (email: string, within: Database): Promise<boolean> => {
    const { numDeletedRows } = await within
      .deleteFrom('allowed_addresses')
      .where('addressHash', '=', hashOf(email))
      .executeTakeFirst()
    return numDeletedRows > 0n
  }

  return {
    async add(email: string): Promise<void> {
      await database
        .insertInto('allowed_addresses')
        .values({ addressHash: hashOf(email), allowedAt: now().toISOString() })
        .onConflict((conflict) => conflict.column('addressHash').doNothing())
        .execute()
    },

    /** Takes it off the list; false where it was not on it. */
    remove: (email: string): Promise<boolean> => remove(email, database),

    /** The same for who registers with it. */
    use: (transaction: DatabaseTransaction, email: string): Promise<boolean> =>
      remove(email, transaction),

    async has(email: string): Promise<boolean> {
      const row = await database
        .selectFrom('allowed_addresses')
        .select('addressHash')
        .where('addressHash', '=', hashOf(email))
        .executeTakeFirst()
      return row !== undefined
    },

    async count(): Promise<number> {
      const { all } = await database
        .selectFrom('allowed_addresses')
        .select((row) => row.fn.countAll().as('all'))
        .executeTakeFirstOrThrow()
      return Number(all)
    },
  }
}
