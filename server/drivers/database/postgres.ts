import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { statementMs, watchedPool } from './watched-pool.ts'

/** How long one may wait for a connection while all are in use. */
const connectionMs = 4_000
/** How long a transaction may hold its locks while we do not go on with it. */
const idleMs = 10_000

/** How many connections there are, how many of them are idle, and how much waits for one. */
export type PoolLoad = { open: number; idle: number; waiting: number }

/**
 * Connects to PostgreSQL. `onIdleError` hears of connections that break while nobody uses them,
 * `onPool` gets the function that tells how its connections are used.
 * Whatever fails because PostgreSQL does is a `DatabaseFailure`, within five seconds.
 */
export function openPostgres<Tables>(
  url: string,
  { onIdleError, onPool }: { onIdleError: () => void; onPool?: (read: () => PoolLoad) => void },
): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    keepAlive: true,
    connectionTimeoutMillis: connectionMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleMs,
  })
  pool.on('error', onIdleError)
  onPool?.(() => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: watchedPool(pool) }) })
}

/** The same without limits of time, for changes of the schema. */
export function openPostgresPatiently<Tables>(url: string): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 10_000,
  })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
