import type { Database } from '#server/tables.ts'
import { readFact } from './facts.ts'
import { createVault, type Vault } from './vault.ts'

/** The fact by which a database knows the key that it was sealed with. */
export const proofFact = 'key-proof'

/** What the database knows its key by; throws a sentence where it has none yet. */
export async function requireProof(database: Database): Promise<string> {
  const proof = await readFact(database, proofFact)
  if (proof === undefined) throw new Error('This database has no key yet. Start the server once.')
  return proof
}

/** Throws a sentence unless the database was sealed with that key. */
export async function requireKey(database: Database, serverKey: Uint8Array): Promise<void> {
  const proof = await requireProof(database)
  if (!createVault(Buffer.from(serverKey)).recognises(proof)) throw sealedWithAnother()
}

/**
 * Whether the database still goes by the vault's key. What is sealed anew asks it in its own transaction:
 * so a server that was not stopped while the key was changed makes nothing that no other can open.
 */
export async function isStillKey(database: Database, vault: Vault): Promise<boolean> {
  return vault.recognises((await readFact(database, proofFact)) ?? '')
}

export const sealedWithAnother = (): Error =>
  new Error(
    'This database was sealed with another key. Start with the SECRET_KEY (or secret.key) it was made with.',
  )
