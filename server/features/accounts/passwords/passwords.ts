import { passwordForm } from '#contract/accounts.ts'
import { Refusal, tooOften } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'

const commonest = 10_000

/** Makes what is stored of a password, and tells whether another one is the same. */
export type Hasher = {
  hash: (password: string) => Promise<string>
  verify: (hashed: string, password: string) => Promise<boolean>
  /** Whether one more may wait for it; left out, always. */
  hasRoom?: () => boolean
}

export type Passwords = ReturnType<typeof createPasswords>

/** How the couple's password is stored and compared. */
export function createPasswords({ hasher }: { hasher: Hasher }) {
  let nobody: Promise<string> | undefined

  const hashOf = (password: string): Promise<string> => hasher.hash(passwordForm(password))

  /** Made once; where that was refused, once more. */
  const nobodysHash = (): Promise<string> => {
    nobody ??= hashOf('nobody signs in with this').catch((error: unknown) => {
      nobody = undefined
      throw error
    })
    return nobody
  }

  return {
    hashOf,

    /** Refuses (429) where so many wait for theirs that none would be looked at: before a try is counted. */
    requireRoom(): void {
      if (hasher.hasRoom?.() === false) throw tooOften(1)
    },

    /**
     * Tells whether the password fits; with no hash to compare it takes as long and says no (R6).
     * Where its form differs from what was typed, so it does as typed: hashes from before there was
     * that form.
     */
    async fits(known: string | null, password: string): Promise<boolean> {
      const hashed = known ?? (await nobodysHash())
      for (const form of new Set([passwordForm(password), password])) {
        if (await hasher.verify(hashed, form)) return known !== null
      }
      return false
    },
  }
}

let common: Promise<ReadonlySet<string>> | undefined

/** Refuses (400) one of the 10,000 commonest passwords (R7), upper and lower case alike. */
export async function refuseCommon(password: string, field: string): Promise<void> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].slice(0, commonest).map(String)),
  )
  if (!(await common).has(passwordForm(password).toLowerCase())) return
  throw new Refusal('common-password', { at: field })
}

const primaryOf = (within: Database, coupleId: string) =>
  within.selectFrom('couples').select('user1Id').where('coupleId', '=', coupleId)

/** The hash of the couple's one password, on the primary's row (R1). */
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
