import Sqlite from 'better-sqlite3'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { createSqliteDriver } from './sqlite-driver.ts'

/** Our driver gives out the one connection itself, so Kysely does not have to. */
const adapter = (): SqliteAdapter =>
  Object.create(new SqliteAdapter(), { supportsMultipleConnections: { value: true } })

/**
 * Opens the embedded database at `file`. WAL with `synchronous=FULL`: what is acknowledged was
 * synced to disk. What is deleted is overwritten.
 */
export function openSqlite<Tables>(file: string): Kysely<Tables> {
  const sqlite = new Sqlite(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('secure_delete = ON')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 0')
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => createSqliteDriver(sqlite),
      createAdapter: adapter,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (database) => new SqliteIntrospector(database),
    },
  })
}
