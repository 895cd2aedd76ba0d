import * as z from 'zod/mini'
import { newPushKeys, type PushKeys } from '#server/drivers/push/web-push.ts'
import type { Database } from '#server/tables.ts'
import { changeFact, readOrMakeFact } from '#server/vault/facts.ts'
import type { Vault } from '#server/vault/vault.ts'

const fact = 'push-keys'
const StoredKeys = z.object({ publicKey: z.string(), privateKey: z.string() })

/**
 * The server's VAPID keys, made on the first start and stored in the database, the private one sealed.
 * Whichever of several servers came first, all go on with the same pair.
 */
export async function openPushKeys(database: Database, vault: Vault): Promise<PushKeys> {
  const stored = await readOrMakeFact(database, fact, () => newKeys(vault))
  const { publicKey, privateKey } = z.parse(StoredKeys, JSON.parse(stored))
  return { publicKey, privateKey: vault.server.open(privateKey, fact) }
}

function newKeys(vault: Vault): string {
  const { publicKey, privateKey } = newPushKeys()
  return JSON.stringify({ publicKey, privateKey: vault.server.seal(privateKey, fact) })
}

/** Seals the private key for the server's next key. */
export const resealPushKeys = (database: Database, from: Vault, to: Vault): Promise<void> =>
  changeFact(database, fact, (stored) => {
    const { publicKey, privateKey } = z.parse(StoredKeys, JSON.parse(stored))
    const resealed = to.server.seal(from.server.open(privateKey, fact), fact)
    return JSON.stringify({ publicKey, privateKey: resealed })
  })
