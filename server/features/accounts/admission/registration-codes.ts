import { randomInt, timingSafeEqual } from 'node:crypto'
import { dayMs } from '#server/clearing.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import { hashOf } from '#server/vault/secret-token.ts'

/** Letters and digits that nobody takes for one another: no I, L, O or U. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const nameLength = 4
/** 80 random bits, of which the hash is stored; the name before them is no secret. */
const secretLength = 16
const wholeCode = new RegExp(`^[${signs}]{${nameLength + secretLength}}$`)

const randomSigns = (length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('')

/** What people type, in whatever case, with or without the dashes, as the signs of a code. */
const plainSigns = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

/** A code's name and its secret; null for a text that is none. */
export function readCode(typed: string): { name: string; secret: string } | null {
  const plain = plainSigns(typed)
  if (!wholeCode.test(plain)) return null
  return { name: plain.slice(0, nameLength), secret: plain.slice(nameLength) }
}

const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other))

const nobodys = hashOf('')

export type RegistrationCodes = ReturnType<typeof createRegistrationCodes>

/** Codes by which people register on a server that takes invited people alone. */
export function createRegistrationCodes({
  database,
  now,
}: {
  database: Database
  now: () => Date
}) {
  const at = () => now().toISOString()

  return {
    /** Makes a code for so many couples and days. Nobody can be told it again. */
    async make({ couples: most, days }: { couples: number; days: number }) {
      const expiresAt = new Date(now().getTime() + days * dayMs).toISOString()
      for (;;) {
        const [name, secret] = [randomSigns(nameLength), randomSigns(secretLength)]
        const { numInsertedOrUpdatedRows } = await database
          .insertInto('registration_codes')
          .values({ name, secretHash: hashOf(secret), most, createdAt: at(), expiresAt })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows === 0n) continue
        return { code: (name + secret).replace(/.{4}(?=.)/g, '$&-'), name, expiresAt }
      }
    },

    /** The name of the code that somebody typed; null where it is wrong, used up, ended or over. */
    async find(typed: string): Promise<string | null> {
      const { name, secret } = readCode(typed) ?? { name: '', secret: '' }
      const known = await database
        .selectFrom('registration_codes')
        .select('secretHash')
        .where('name', '=', name)
        .whereRef('used', '<', 'most')
        .where('expiresAt', '>', at())
        .executeTakeFirst()
      return isSame(hashOf(secret), known?.secretHash ?? nobodys) && known ? name : null
    },

    /** Counts one more couple; false where there may be no more of them. */
    async use(transaction: DatabaseTransaction, name: string): Promise<boolean> {
      const { numUpdatedRows } = await transaction
        .updateTable('registration_codes')
        .set((row) => ({ used: row('used', '+', 1) }))
        .where('name', '=', name)
        .whereRef('used', '<', 'most')
        .where('expiresAt', '>', at())
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** All that are not over, the newest first. */
    list: () =>
      database
        .selectFrom('registration_codes')
        .select(['name', 'used', 'most', 'createdAt', 'expiresAt'])
        .where('expiresAt', '>', at())
        .orderBy('createdAt', 'desc')
        .orderBy('name')
        .execute(),

    /** Ends the code of that name; false where there is none. */
    async end(name: string): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('registration_codes')
        .where('name', '=', plainSigns(name).slice(0, nameLength))
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
