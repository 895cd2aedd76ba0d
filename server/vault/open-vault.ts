import type { Database } from '#server/tables.ts'
import { readFact, readOrMakeFact } from './facts.ts'
import { proofFact, requireProof, sealedWithAnother } from './key-proof.ts'
import {
  createSecretKey,
  type KeyFiles,
  keyOfText,
  keySystemFiles,
  readNextKey,
  readSecretKey,
  removeSecretKey,
  takeNextKey,
} from './secret-key.ts'
import { createVault, type Vault } from './vault.ts'

type From = {
  secretKey: string | undefined
  dataDir: string
  /** `NEW_SECRET_KEY`, where it is set: it opens nothing, and whoever forgot to move it is told. */
  nextSecretKey?: string | undefined
}
type Opening = From & {
  /** Hears, in a sentence, that the key's file still has to be changed over. */
  onUnfinished?: (sentence: string) => void
  files?: KeyFiles
}

/**
 * The key of this database, where it has one already. After a change of the key that was cut short it is
 * the next one. Throws a sentence for a key that is missing or another.
 */
export async function keyOfDatabase(database: Database, from: From): Promise<Buffer> {
  const proof = await requireProof(database)
  const key = findKey(from, proof)
  if (key === null) throw sealedWithAnother()
  return key
}

/** The one that made the proof, of the keys there are; null where it was none of them. */
function findKey(from: From, proof: string): Buffer | null {
  const found = readSecretKey(from)
  const next = from.secretKey === undefined ? readNextKey(from.dataDir) : null
  const keys = [found, next].flatMap((key) => key ?? [])
  const used = keys.find((key) => createVault(key).recognises(proof))
  if (used === undefined && isProvedBy(from.nextSecretKey, proof)) {
    throw new Error('The key is the one in NEW_SECRET_KEY now: move it to SECRET_KEY.')
  }
  if (keys.length === 0) {
    throw new Error(
      `The key of this database is missing. Put back secret.key into ${from.dataDir}, or set SECRET_KEY to the key it was made with.`,
    )
  }
  return used ?? null
}

const isProvedBy = (text: string | undefined, proof: string): boolean =>
  text !== undefined && createVault(keyOfText(text)).recognises(proof)

/**
 * Opens the vault for this database. A database that was sealed by another key, or whose key is
 * gone, is refused with a sentence: going on would write answers that nobody can ever read. Of
 * servers that start at once on a new database, the first one's key counts; the others have none.
 * A change of the key that was cut short is brought to its end, or goes on waiting for that.
 */
export async function openVault(database: Database, from: Opening): Promise<Vault> {
  const known = await readFact(database, proofFact)
  if (known !== undefined) {
    const key = await keyOfDatabase(database, from)
    tryToFinish(from, key)
    return createVault(key)
  }
  const found = readSecretKey(from)
  const vault = createVault(found ?? createSecretKey(from.dataDir))
  const proof = await readOrMakeFact(database, proofFact, vault.proof)
  if (!vault.recognises(proof)) {
    if (found === null) removeSecretKey(from.dataDir)
    throw sealedWithAnother()
  }
  return vault
}

function tryToFinish(from: Opening, key: Buffer): void {
  try {
    finishKeyChange(from, key, new Date(), from.files)
  } catch (error) {
    from.onUnfinished?.(error instanceof Error ? error.message : '')
  }
}

/** Changes the files over where the database has changed over already; gives where the former key is. */
export function finishKeyChange(
  { secretKey, dataDir }: From,
  key: Buffer,
  at = new Date(),
  files: KeyFiles = keySystemFiles,
): string | null {
  const isNext = secretKey === undefined && readNextKey(dataDir)?.equals(key)
  return isNext ? takeNextKey(dataDir, at, files) : null
}
