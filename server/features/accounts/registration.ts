import { randomUUID } from 'node:crypto'
import type { Couples } from '#server/features/couples/couples.ts'
import type { DatabaseTransaction } from '#server/tables.ts'
import type { Vault } from '#server/vault/vault.ts'

type NewCouple = {
  username: string
  email: string
  /** Hashed. */
  password: string
  partnerName: string
  partnerEmail: string | null
  createdAt: string
}

/** Writes the couple and its two people, each pointing at the other (R1); gives the primary's id. */
export async function writeNewCouple(
  transaction: DatabaseTransaction,
  { couples, vault }: { couples: Couples; vault: Vault },
  given: NewCouple,
): Promise<{ id: number; coupleId: string }> {
  const coupleId = randomUUID()
  const wrappedKey = vault.newWrappedKey(coupleId)
  await couples.add(transaction, { coupleId, wrappedKey, createdAt: given.createdAt })
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
    username: given.username,
    partnerName: given.partnerName,
    email: given.email,
    emailUsedAt: given.createdAt,
    password: given.password,
    partnerId: null,
  })
  const partner = await addPerson({
    username: given.partnerName,
    partnerName: given.username,
    email: given.partnerEmail,
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
