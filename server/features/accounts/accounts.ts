import {
  accountSentences,
  type CurrentUser,
  type login,
  type register,
} from '#contract/accounts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { sentences } from '#contract/refusal.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'
import { writeNewCouple } from './new-couple.ts'
import { hashPassword, isCommonPassword, passwordFits } from './passwords.ts'

type Person = { id: number; coupleId: string }

export type Accounts = ReturnType<typeof createAccounts>

/** Accounts: an account is a couple, either of whose two people may sign in (R1). */
export function createAccounts(parts: { database: Database; vault: Vault; now: () => Date }) {
  const { database, vault, now } = parts

  const findByEmail = (email: string) =>
    database
      .selectFrom('users')
      .innerJoin('couples', 'couples.coupleId', 'users.coupleId')
      .innerJoin('users as primary', 'primary.id', 'couples.user1Id')
      .select(['users.id', 'users.coupleId', 'primary.password'])
      .where('users.email', '=', email)
      .executeTakeFirst()

  const taken = (path: 'email' | 'partnerEmail') =>
    new Refusal(409, accountSentences.emailTaken, [{ path, message: accountSentences.emailTaken }])

  /** The refusal for whichever of the two e-mails somebody has already, if any. */
  const findTaken = async (email: string, partnerEmail: string | null) => {
    if (await findByEmail(email)) return taken('email')
    if (partnerEmail && (await findByEmail(partnerEmail))) return taken('partnerEmail')
    return undefined
  }

  return {
    /** Makes the couple and its two people; 409 for a taken e-mail, 400 for a common password. */
    async register(given: BodyOf<typeof register>): Promise<Person> {
      const { email, partnerName, username } = given
      const partnerEmail = given.partnerEmail || null
      if (partnerEmail === email) {
        throw new Refusal(400, accountSentences.sameEmailTwice, [
          { path: 'partnerEmail', message: accountSentences.sameEmailTwice },
        ])
      }
      if (await isCommonPassword(given.password)) {
        throw new Refusal(400, accountSentences.commonPassword, [
          { path: 'password', message: accountSentences.commonPassword },
        ])
      }
      const refusal = await findTaken(email, partnerEmail)
      if (refusal) throw refusal
      const password = await hashPassword(given.password)
      const createdAt = now().toISOString()
      const couple = { username, email, password, partnerName, partnerEmail, createdAt }
      try {
        return await database
          .transaction()
          .execute((transaction) => writeNewCouple(transaction, vault, couple))
      } catch (error) {
        throw (await findTaken(email, partnerEmail)) ?? error
      }
    },

    /** Finds the person by their own e-mail and the couple's password; 401 alike for both wrongs (R6). */
    async checkCredentials(given: BodyOf<typeof login>): Promise<Person> {
      const found = await findByEmail(given.email)
      if (!(await passwordFits(found?.password ?? null, given.password)) || !found) {
        throw new Refusal(401, accountSentences.wrongLogin)
      }
      return { id: found.id, coupleId: found.coupleId }
    },

    /** The account seen from that person's side. */
    async currentUser(id: number): Promise<CurrentUser> {
      const row = await database
        .selectFrom('users')
        .innerJoin('couples', 'couples.coupleId', 'users.coupleId')
        .select([
          'users.id',
          'users.username',
          'users.partnerName',
          'users.partnerId',
          'users.email',
          'couples.user1Id',
        ])
        .where('users.id', '=', id)
        .executeTakeFirst()
      if (!row || row.partnerId === null) throw new Refusal(401, sentences.signInFirst)
      const { user1Id, partnerId, ...person } = row
      return { ...person, partnerId, participant: id === user1Id ? 'primary' : 'partner' }
    },
  }
}
