import { readHealth } from '#contract/health.ts'
import type { Serve } from '#server/http/serve.ts'
import type { Database } from '#server/tables.ts'

export function bindHealth(serve: Serve, database: Database): void {
  serve.everyone(readHealth, async () => {
    await database.selectFrom('facts').select('name').limit(1).execute()
    return { status: 'ok' as const }
  })
}
