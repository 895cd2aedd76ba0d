import type { login, register } from '#contract/accounts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { dropClaim, noteUse, unlessTaken } from './addresses/address-owner.ts'
import type { AccountNotices } from './notices.ts'
import { hashPassword, passwordFits, refuseCommon } from './passwords/passwords.ts'
import { writeNewCouple } from './registration.ts'

type Person = { id: number; coupleId: string }

export type Accounts = ReturnType<typeof createAccounts>

/** Accounts: an account is a couple, either of whose two people may sign in (R1). */
export function createAccounts(parts: {
  database: Database
  couples: Couples
  vault: Vault
  notices: AccountNotices
  now: () => Date
}) {
  const { database, couples, vault, notices, now } = parts

  const wrongLogin = () => new Refusal('wrong-login')

  const findByEmail = (email: string, within: Database = database) =>
    within
      .selectFrom('users')
      .innerJoin('couples', 'couples.coupleId', 'users.coupleId')
      .innerJoin('users as primary', 'primary.id', 'couples.user1Id')
      .select(['users.id', 'users.coupleId', 'primary.password'])
      .where('users.email', '=', email)
      .executeTakeFirst()

  return {
    /**
     * Makes the couple and its two people, and what `alongside` makes for the one who registers: all
     * of it or nothing. An e-mail that another couple merely claimed for its partner is taken from
     * there, and their primary told (R16). 409 for a taken e-mail, 400 for a common password.
     */
    async register<Result>(
      given: BodyOf<typeof register>,
      alongside: (person: Person, transaction: DatabaseTransaction) => Promise<Result>,
    ): Promise<Result> {
      const { email, partnerName, username } = given
      const partnerEmail = given.partnerEmail || null
      if (partnerEmail === email) {
        throw new Refusal('same-email-twice', { at: 'partnerEmail' })
      }
      await refuseCommon(given.password, 'password')
      const partners = partnerEmail ? [{ email: partnerEmail, field: 'partnerEmail' as const }] : []
      const wanted = [{ email, field: 'email' as const, forThemselves: true }, ...partners]
      const made = await unlessTaken(database, wanted, now(), async () => {
        const password = await hashPassword(given.password)
        const createdAt = now().toISOString()
        const couple = { username, email, password, partnerName, partnerEmail, createdAt }
        return database.transaction().execute(async (transaction) => {
          const dropped = await dropClaim(transaction, email)
          const person = await writeNewCouple(transaction, { couples, vault }, couple)
          return { dropped, result: await alongside(person, transaction) }
        })
      })
      if (made.dropped) await notices.tellClaimDropped(made.dropped)
      return made.result
    },

    /**
     * Finds the person by their own e-mail and the couple's password, and runs `alongside` in their
     * couple's turn while both are still theirs; 401 alike for every wrong (R6).
     */
    async signIn<Result>(
      given: BodyOf<typeof login>,
      alongside: (person: Person, transaction: DatabaseTransaction) => Promise<Result>,
    ): Promise<Result> {
      const found = await findByEmail(given.email)
      if (!(await passwordFits(found?.password ?? null, given.password)) || !found) {
        throw wrongLogin()
      }
      const { id, coupleId, password } = found
      return couples.takeTurn(
        coupleId,
        async ({ transaction }) => {
          await noteUse(transaction, id, now())
          const still = await findByEmail(given.email, transaction)
          if (still?.id !== id || still.password !== password) throw wrongLogin()
          return alongside({ id, coupleId }, transaction)
        },
        wrongLogin,
      )
    },
  }
}
