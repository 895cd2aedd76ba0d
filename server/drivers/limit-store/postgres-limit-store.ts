import { CompiledQuery, type Kysely } from 'kysely'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { countingWith, countOnly } from './counting.ts'
import type { LimitStore } from './limit-store.ts'

/** Counts in the table `rate_limits`, for all servers on that PostgreSQL together. */
// biome-ignore lint/suspicious/noExplicitAny: the queries are written by the library
export function createPostgresLimitStore(database: Kysely<any>): LimitStore {
  const storeClient = {
    async query({ text, values }: { text: string; values: unknown[] }) {
      const { rows } = await database.executeQuery(CompiledQuery.raw(text, values))
      return { rows, rowCount: rows.length }
    },
  }
  const table = { tableName: 'rate_limits', tableCreated: true }
  return countingWith(
    new RateLimiterPostgres({ ...countOnly, ...table, storeClient, storeType: 'client' }),
  )
}
