import { CompiledQuery, type Kysely, sql } from 'kysely'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { clocksDifferMs, type LimitStore } from './limit-store.ts'

/** About 150 MB with its index. */
const mostRows = 500_000
/** The table is cleared once a day, and by each server after so many counts. */
const clearEvery = 20_000

/** Counts in the table `rate_limits`, for all servers on that PostgreSQL together. */
// biome-ignore lint/suspicious/noExplicitAny: the queries are written by the library
export function createPostgresLimitStore(database: Kysely<any>, most = mostRows): LimitStore {
  const limiter = new RateLimiterPostgres({
    points: Number.MAX_SAFE_INTEGER,
    duration: 60,
    keyPrefix: '',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    storeType: 'client',
    storeClient: {
      async query({ text, values }: { text: string; values: unknown[] }) {
        const { rows } = await database.executeQuery(CompiledQuery.raw(text, values))
        return { rows, rowCount: rows.length }
      },
    },
  })
  let counts = 0

  const clear = async () => {
    await database.deleteFrom('rate_limits').where('expire', '<=', Date.now()).execute()
    await sql`delete from rate_limits where key in
      (select key from rate_limits order by points desc, expire desc offset ${most})`.execute(
      database,
    )
  }

  return {
    clear,
    async add(key, seconds) {
      counts += 1
      if (counts % clearEvery === 0) clear().catch(() => undefined)
      const count = () => limiter.penalty(key, 1, { customDuration: seconds })
      let counted = await count()
      if (counted.msBeforeNext > seconds * 1000 + clocksDifferMs) {
        await limiter.delete(key)
        counted = await count()
      }
      return { count: counted.consumedPoints, msLeft: Math.max(counted.msBeforeNext, 0) }
    },
    async read(key) {
      const known = await limiter.get(key)
      if (!known || known.msBeforeNext <= 0) return null
      return { count: known.consumedPoints, msLeft: known.msBeforeNext }
    },
    async forget(key) {
      await limiter.delete(key)
    },
  }
}
