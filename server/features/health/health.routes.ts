import { readHealth, readReady } from '#contract/health.ts'
import type { Serve } from '#server/http/serve.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'
import type { Standing } from './standing.ts'

type Parts = { database: Database; standing: Standing }

export function bindHealth(serve: Serve, { database, standing }: Parts): void {
  let asking: Promise<unknown> | undefined

  /**
   * In a transaction, since a database that only lets read is no good to anybody either. Whoever asks
   * meanwhile waits for the same one: a flood of these calls is one transaction at a time.
   */
  const reachDatabase = async () => {
    asking ??= database
      .transaction()
      .execute((transaction) => transaction.selectFrom('facts').select('name').limit(1).execute())
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
