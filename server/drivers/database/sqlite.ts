import Sqlite from 'better-sqlite3'
import { Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import { readsAtOnce } from './prepared.ts'
import { createReadRounds } from './read-rounds.ts'
import { createSqliteDriver } from './sqlite-driver.ts'
import { keptStatements } from './sqlite-statements.ts'

/**
 * So much of the file is read where the machine keeps it anyway, without a call and a copy for each page:
 * more than SQLite's own memory, of which a larger one gained nothing (docs/speed.md).
 */
const mappedBytes = 2 ** 30

/** Our driver gives out connections itself, so Kysely does not have to. */
const adapter = (): SqliteAdapter =>
  Object.create(new SqliteAdapter(), { supportsMultipleConnections: { value: true } })

/**
 * Opens the embedded database at `file`. WAL with `synchronous=FULL`: what is acknowledged was
 * synced to disk. What is deleted is overwritten. One connection writes, and another one reads what
 * was committed (decision 16).
 */
export function openSqlite<Tables>(file: string): Kysely<Tables> {
  const writer = new Sqlite(file)
  writer.pragma('journal_mode = WAL')
  writer.pragma('synchronous = FULL')
  writer.pragma('secure_delete = ON')
  writer.pragma('foreign_keys = ON')
  writer.pragma('busy_timeout = 0')
  const reader = new Sqlite(file)
  reader.pragma('query_only = ON')
  reader.pragma('busy_timeout = 0')
  reader.pragma(`mmap_size = ${mappedBytes}`)
  const rounds = createReadRounds(reader)
  const reading = keptStatements(reader)
  const database = new Kysely<Tables>({
    dialect: {
      createDriver: () => createSqliteDriver({ writer, reader, reading, rounds }),
      createAdapter: adapter,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    },
  })
  readsAtOnce.set(database, (sql, parameters) => {
    rounds.begin()
    return reading.prepare(sql).all(parameters)
  })
  return database
}
