import { randomUUID } from 'node:crypto'
import type { register } from '#contract/accounts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import { isStillKey } from '#server/vault/key-proof.ts'
import type { Vault } from '#server/vault/vault.ts'
import { dropClaim, unlessTaken } from './addresses/address-owner.ts'
import type { Admission } from './admission/admission.ts'
import type { Notices } from './notices.ts'
import { type Passwords, refuseCommon } from './passwords/passwords.ts'

type Parts = {
  database: Database
  couples: Couples
  vault: Vault
  admission: Admission
  passwords: Passwords
  notices: Notices
  now: () => Date
}

/** How a couple registers: one account for two people (R1). */
export function createRegistration(parts: Parts) {
  const { database, couples, vault, admission, passwords, notices, now } = parts
  return {
    /**
     * Makes the couple and its two people, and what `alongside` makes for the one who registers: all
     * of it or nothing. An e-mail that another couple merely claimed for its partner, or changed
     * to without confirming it, is taken from there, and they are notified (R16). 409 for a taken e-mail, 400 for a common password, 403
     * for who may not register here, which is said before anything about their e-mail is.
     */
    async register<Result>(
      registration: BodyOf<typeof register>,
      address: string,
      alongside: (
        person: { id: number; coupleId: string },
        transaction: DatabaseTransaction,
      ) => Promise<Result>,
    ): Promise<Result> {
      await admission.knock(address)
      const { email, partnerName, username } = registration
      const partnerEmail = registration.partnerEmail || null
      if (partnerEmail === email) {
        throw new Refusal('same-email-twice', { at: 'partnerEmail' })
      }
      await refuseCommon(registration.password, 'password')
      const ticket = await admission.admit(registration, address)
      const partners = partnerEmail ? [{ email: partnerEmail, field: 'partnerEmail' as const }] : []
      const wanted = [{ email, field: 'email' as const, forThemselves: true }, ...partners]
      const made = await unlessTaken(database, wanted, now(), async () => {
        const password = await passwords.hashOf(registration.password)
        const createdAt = now().toISOString()
        const couple = { username, email, password, partnerName, partnerEmail, createdAt }
        return database.transaction().execute(async (transaction) => {
          await ticket.use(transaction)
          const dropped = await dropClaim(transaction, email, now())
          const person = await writeNewCouple(transaction, { couples, vault }, couple)
          if (!(await isStillKey(transaction, vault))) throw new Refusal('database-away')
          return { dropped, result: await alongside(person, transaction) }
        })
      }).catch((failure: unknown) => {
        throw ticket.tell(failure)
      })
      await ticket.done()
      if (made.dropped) await notices.addressDropped(made.dropped)
      return made.result
    },
  }
}

type NewCouple = {
  username: string
  email: string
  /** Hashed. */
  password: string
  partnerName: string
  partnerEmail: string | null
  createdAt: string
}

/** Writes the couple and its two people, each pointing at the other (R1). Returns the primary's id. */
async function writeNewCouple(
  transaction: DatabaseTransaction,
  { couples, vault }: { couples: Couples; vault: Vault },
  couple: NewCouple,
): Promise<{ id: number; coupleId: string }> {
  const coupleId = randomUUID()
  const wrappedKey = vault.newWrappedKey(coupleId)
  await couples.add(transaction, { coupleId, wrappedKey, createdAt: couple.createdAt })
  const addPerson = (person: {
    username: string
    partnerName: string
    email: string | null
    emailUsedAt: string | null
    password: string | null
    partnerId: number | null
  }) =>
    transaction
      .insertInto('users')
      .values({ ...person, coupleId })
      .returning('id')
      .executeTakeFirstOrThrow()

  const primary = await addPerson({
    username: couple.username,
    partnerName: couple.partnerName,
    email: couple.email,
    emailUsedAt: couple.createdAt,
    password: couple.password,
    partnerId: null,
  })
  const partner = await addPerson({
    username: couple.partnerName,
    partnerName: couple.username,
    email: couple.partnerEmail,
    emailUsedAt: null,
    password: null,
    partnerId: primary.id,
  })
  await transaction
    .updateTable('users')
    .set({ partnerId: partner.id })
    .where('id', '=', primary.id)
    .execute()
  await couples.setPeople(transaction, coupleId, { primary: primary.id, partner: partner.id })
  return { id: primary.id, coupleId }
}
