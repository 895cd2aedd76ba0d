import Sqlite, { type Statement } from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'

/**
 * Opens the embedded database at `file`. WAL with `synchronous=FULL`: what is acknowledged was
 * synced to disk. What is deleted is overwritten. Statements are prepared once and kept.
 */
export function openSqlite<Tables>(file: string): Kysely<Tables> {
  const sqlite = new Sqlite(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('secure_delete = ON')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')
  const statements = new Map<string, Statement>()
  const prepare = (sql: string): Statement => {
    const known = statements.get(sql)
    if (known) return known
    const statement = sqlite.prepare(sql)
    statements.set(sql, statement)
    return statement
  }
  return new Kysely<Tables>({
    dialect: new SqliteDialect({
      database: { close: () => void sqlite.close(), prepare: prepare as never },
    }),
  })
}
