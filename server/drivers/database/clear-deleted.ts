import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, SqliteAdapter, sql } from 'kysely'

/** How often it is tried while another process reads. */
const tries = 40
const tryAgainAfterMs = 50

/**
 * Empties SQLite's write-ahead log, which still holds pages as they were before a deletion. The
 * database file itself holds zeros there (`secure_delete`). PostgreSQL clears up by itself.
 */
// biome-ignore lint/suspicious/noExplicitAny: any schema has deleted rows
export async function clearDeleted(database: Kysely<any>): Promise<void> {
  if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return
  for (let left = tries; left > 0; left -= 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database)
    if (rows[0]?.busy !== 1) return
    await sleep(tryAgainAfterMs)
  }
}
