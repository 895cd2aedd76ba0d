import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * Empties SQLite's write-ahead log, which still holds pages as they were before a deletion. The
 * database file itself holds zeros there (`secure_delete`). PostgreSQL clears up by itself.
 */
// biome-ignore lint/suspicious/noExplicitAny: any schema has deleted rows
export async function clearDeleted(database: Kysely<any>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return
  await sql`pragma wal_checkpoint(truncate)`.execute(database)
}
