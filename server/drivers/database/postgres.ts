import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'

/** Connects to PostgreSQL. `onIdleError` hears of connections that break while nobody uses them. */
export function openPostgres<Tables>(url: string, onIdleError: () => void): Kysely<Tables> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 20_000,
  })
  pool.on('error', onIdleError)
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
