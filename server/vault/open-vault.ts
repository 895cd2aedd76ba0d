import type { Database } from '#server/tables.ts'
import { readFact, readOrMakeFact } from './facts.ts'
import { createSecretKey, readSecretKey, removeSecretKey } from './secret-key.ts'
import { createVault, type Vault } from './vault.ts'

const fact = 'key-proof'

/**
 * Opens the vault for this database. A database that was sealed by another key, or whose key is
 * gone, is refused with a sentence: going on would write answers that nobody can ever read. Of
 * servers that start at once on a new database, the first one's key counts; the others have none.
 */
export async function openVault(
  database: Database,
  from: { secretKey: string | undefined; dataDir: string },
): Promise<Vault> {
  const known = await readFact(database, fact)
  const found = readSecretKey(from)
  if (found === null && known !== undefined) {
    throw new Error(
      `The key of this database is missing. Put back secret.key into ${from.dataDir}, or set SECRET_KEY to the key it was made with.`,
    )
  }
  const vault = createVault(found ?? createSecretKey(from.dataDir))
  const proof = await readOrMakeFact(database, fact, vault.proof)
  if (!vault.recognises(proof)) {
    if (found === null) removeSecretKey(from.dataDir)
    throw new Error(
      'This database was sealed with another key. Start with the SECRET_KEY (or secret.key) it was made with.',
    )
  }
  return vault
}
