import { PostgresAdapter, sql } from 'kysely'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import { changeFact, readFact } from './facts.ts'
import { proofFact } from './key-proof.ts'
import { finishKeyChange, keyOfDatabase } from './open-vault.ts'
import {
  createNextKey,
  type KeyFiles,
  keyOfText,
  keySystemFiles,
  readNextKey,
  rehearseKeyChange,
  takeNextKey,
} from './secret-key.ts'
import { createVault, rewrapKey, type Vault } from './vault.ts'

export type KeyChange = {
  database: Database
  dataDir: string
  secretKey: string | undefined
  /** The next `SECRET_KEY`; without one the next key is made and put into `secret.key`. */
  nextSecretKey: string | undefined
  /** Seals anew whatever the server sealed for itself. */
  reseal: (database: Database, from: Vault, to: Vault) => Promise<void>
  now: () => Date
  files?: KeyFiles
}

/** How many couples the new key opens; null where an earlier change only had to be brought to its end. */
export type ChangedKey = { couples: number | null; formerKeyFile: string | null }

/**
 * Has the database go by another key: each couple's data key is wrapped by the new one, in one
 * transaction. Wherever it is cut short, the old key opens everything or the new one does, and both are
 * there. For a server that is stopped.
 */
export async function changeKey(change: KeyChange): Promise<ChangedKey> {
  const { database, dataDir, secretKey, nextSecretKey, now, files = keySystemFiles } = change
  const next = nextSecretKey === undefined ? null : keyOfText(nextSecretKey)
  if (next && (await goesBy(database, next))) return { couples: null, formerKeyFile: null }
  const from = await keyOfDatabase(database, change)
  if (next?.equals(from)) throw new Error('NEW_SECRET_KEY is the key that is in use already.')
  if (secretKey !== undefined && next === null) {
    throw new Error(
      'The key is in SECRET_KEY. Add NEW_SECRET_KEY to the settings, 32 characters or more of random text, and try again.',
    )
  }
  if (secretKey === undefined && readNextKey(dataDir)?.equals(from)) {
    return { couples: null, formerKeyFile: finishKeyChange(change, from, now(), files) }
  }
  const formerKeyFile = next ? null : rehearseKeyChange(dataDir, now(), files)
  const to = next ?? createNextKey(dataDir, files)
  const couples = await database
    .transaction()
    .execute((transaction) => sealAnew(transaction, from, to, change.reseal))
  if (!next) takeNextKey(dataDir, now(), files)
  return { couples, formerKeyFile }
}

async function goesBy(database: Database, key: Buffer): Promise<boolean> {
  const proof = await readFact(database, proofFact)
  return proof !== undefined && createVault(key).recognises(proof)
}

const atOnce = 500

async function sealAnew(
  transaction: DatabaseTransaction,
  from: Buffer,
  to: Buffer,
  reseal: KeyChange['reseal'],
): Promise<number> {
  // A couple that registers meanwhile is either seen here, or sees that the key is another.
  if (transaction.getExecutor().adapter instanceof PostgresAdapter) {
    await sql`lock table couples in share row exclusive mode`.execute(transaction)
  }
  const [before, after] = [createVault(from), createVault(to)]
  await changeFact(transaction, proofFact, after.proof)
  await reseal(transaction, before, after)
  let couples = 0
  for (let last = 0; ; ) {
    const some = await transaction
      .selectFrom('couples')
      .select(['id', 'coupleId', 'wrappedKey'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { id, coupleId, wrappedKey } of some) {
      await transaction
        .updateTable('couples')
        .set({ wrappedKey: rewrapKey(from, to, coupleId, wrappedKey) })
        .where('id', '=', id)
        .execute()
      last = id
    }
    couples += some.length
    if (some.length < atOnce) return couples
  }
}
