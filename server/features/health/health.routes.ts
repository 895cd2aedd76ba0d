import { readHealth } from '#contract/health.ts'
import type { Serve } from '#server/http/serve.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database } from '#server/tables.ts'

export function bindHealth(serve: Serve, database: Database): void {
  /** In a transaction, since a database that only lets read is no good to anybody either. */
  const reachDatabase = () =>
    database
      .transaction()
      .execute((transaction) => transaction.selectFrom('facts').select('name').limit(1).execute())

  serve.everyone(readHealth, async () => {
    await reachDatabase().catch(() => {
      throw new Refusal('unhealthy')
    })
    return { status: 'ok' as const }
  })
}
