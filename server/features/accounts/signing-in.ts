import type { login } from '#contract/accounts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { prepared, sameText } from '#server/drivers/database/prepared.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { Limits } from '#server/http/limits.ts'
import { Refusal, tooOften } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import { noteUse } from './addresses/address-owner.ts'
import type { Passwords } from './passwords/passwords.ts'

type Parts = {
  database: Database
  couples: Couples
  passwords: Passwords
  limits: Limits
  now: () => Date
}

const together = (email: string, address: string) => `${email} ${address}`

/** How one of the two signs in, and how often passwords may be tried (R14, T9). */
export function createSigningIn({ database, couples, passwords, limits, now }: Parts) {
  const wrongLogin = () => new Refusal('wrong-login')

  const findRow = prepared(['email'], (values: { email: string }) =>
    database
      .selectFrom('users')
      .innerJoin('couples', 'couples.coupleId', 'users.coupleId')
      .innerJoin('users as primary', 'primary.id', 'couples.user1Id')
      .select(['users.id', 'users.coupleId', 'primary.password', 'couples.closedAt'])
      .where('users.email', '=', sameText(values.email)),
  )
  const findByEmail = async (email: string, within: Database = database) =>
    (await findRow(within, { email }))[0]

  /**
   * Finds the person by their own e-mail and the couple's password, and runs `alongside` in their
   * couple's turn while both are still theirs; 401 alike for every wrong (R6), 403 where the account is
   * closed.
   */
  const check = async <Result>(
    credentials: BodyOf<typeof login>,
    alongside: (
      person: { id: number; coupleId: string },
      transaction: DatabaseTransaction,
    ) => Promise<Result>,
  ): Promise<Result> => {
    const { email } = credentials
    const found = await findByEmail(email)
    if (!(await passwords.fits(found?.password ?? null, credentials.password)) || !found) {
      throw wrongLogin()
    }
    const { id, coupleId, password } = found
    return couples.takeTurn(
      coupleId,
      async ({ transaction }) => {
        await noteUse(transaction, id, now())
        const still = await findByEmail(email, transaction)
        if (still?.id !== id || still.password !== password) throw wrongLogin()
        if (still.closedAt !== null) throw new Refusal('account-closed')
        return alongside({ id, coupleId }, transaction)
      },
      wrongLogin,
    )
  }

  /**
   * Counts a try where it may be made. Every try counts for the account; from an address that the owner uses it is
   * admitted by that address's count alone, so that no stranger locks the owner out, and who shares the owner's
   * connection has no more guesses than a stranger. Returns how to begin again what a right password ends.
   */
  const admit = async (email: string, address: string): Promise<() => Promise<void>> => {
    await limits.take('login', address)
    const key = together(email, address)
    const isKnown = await limits.knows(key)
    if (isKnown) await limits.take('loginFromKnownAddress', key)
    const seconds = await limits.wait('loginToAccount', email)
    if (!isKnown && seconds > 0) throw tooOften(seconds)
    return async () => {
      if (isKnown) await limits.forget('loginFromKnownAddress', key)
      // What strangers have used up stays used up.
      if (seconds === 0) await limits.forget('loginToAccount', email)
    }
  }

  /** Notes that this address is one the owner of the e-mail uses. */
  const know = (email: string, address: string) => limits.remember(together(email, address))

  return {
    know,

    /** Checks the credentials where another try may be made, else refuses (429) without looking. */
    async signIn<Result>(
      credentials: BodyOf<typeof login>,
      address: string,
      alongside: Parameters<typeof check<Result>>[1],
    ): Promise<Result> {
      passwords.requireRoom()
      const beginAgain = await admit(credentials.email, address)
      const result = await check(credentials, alongside)
      await beginAgain()
      await know(credentials.email, address)
      return result
    },

    /** Whoever has read that e-mail's mail is its owner: they may sign in whatever was tried. */
    async proved(email: string, address: string): Promise<void> {
      await limits.forget('loginToAccount', email)
      await limits.forget('loginFromKnownAddress', together(email, address))
      await know(email, address)
    },
  }
}
