import { readHealth, readReady } from '#contract/health.ts'
import type { Serve } from '#server/http/serve.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import { isStillKey } from '#server/vault/key-proof.ts'
import type { Vault } from '#server/vault/vault.ts'
import type { Standing } from './standing.ts'

type Parts = { database: Database; vault: Vault; standing: Standing }

export function bindHealth(serve: Serve, { database, vault, standing }: Parts): void {
  let asking: Promise<unknown> | undefined

  /**
   * In a transaction, since a database that only lets read is no good to anybody either; nor is one that goes
   * by another key since this server began. Whoever asks
   * meanwhile waits for the same one: a flood of these calls is one transaction at a time.
   */
  const reachDatabase = async () => {
    asking ??= database
      .transaction()
      .execute(async (transaction) => {
        if (!(await isStillKey(transaction, vault))) throw new Refusal('unhealthy')
      })
      .finally(() => {
        asking = undefined
      })
    await asking.catch(() => {
      throw new Refusal('unhealthy')
    })
  }

  serve.everyone(readHealth, async () => {
    await reachDatabase()
    return { status: 'ok' as const, failing: standing.failing() }
  })

  serve.everyone(readReady, async () => {
    const phase = standing.phase()
    if (phase !== 'ready') throw new Refusal(phase)
    await reachDatabase()
    return { status: 'ready' as const }
  })
}
