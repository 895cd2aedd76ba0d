import type { Cell } from '#server/drivers/database/snapshot.ts'
import { proofFact, sealedWithAnother } from '#server/vault/key-proof.ts'
import { createVault } from '#server/vault/vault.ts'

/**
 * Looks among a backup's rows for what the database knew its key by. `require` throws unless that was
 * this key's: a backup that began before a change of the key, and read after it, holds rows that the key
 * of its file cannot open.
 */
export function keyOfRows(serverKey: Uint8Array) {
  const vault = createVault(Buffer.from(serverKey))
  let isOurs = false
  return {
    read(table: string, columns: readonly string[], rows: readonly Cell[][]): void {
      if (table !== 'facts') return
      const [name, value] = [columns.indexOf('name'), columns.indexOf('value')]
      const proof = rows.find((row) => row[name] === proofFact)?.[value]
      if (typeof proof === 'string') isOurs = vault.recognises(proof)
    },
    require(): void {
      if (!isOurs) throw sealedWithAnother()
    },
  }
}
