import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { sqliteFile } from './database.ts'
import type { Engine } from './migration.ts'
import { postgresFailure } from './postgres-failure.ts'
import { sqliteFailure } from './sqlite-driver.ts'

export type Cell = string | number | null

/** A database as it was at one moment, whatever is written to it meanwhile. */
export type Snapshot = {
  engine: Engine
  /** In the order of the table; none where there is no such table. */
  columnsOf: (table: string) => Promise<string[]>
  /** Every row, some at a time, its cells in the order of `columns`. */
  rows: (table: string, columns: readonly string[]) => AsyncIterable<Cell[][]>
  /** The highest id that the table ever gave, which may be gone; null where it counts none. */
  lastIdOf: (table: string) => Promise<number | null>
  end: () => Promise<void>
}

const atOnce = 500
const patienceMs = 10_000
const name = (identifier: string): string => `"${identifier.replaceAll('"', '""')}"`
const listOf = (columns: readonly string[]): string => columns.map(name).join(', ')

/** Opens a snapshot beside a server that goes on writing. It needs an own connection until its `end`. */
export const openSnapshot = (where: {
  databaseUrl: string | undefined
  dataDir: string
}): Promise<Snapshot> =>
  where.databaseUrl === undefined
    ? openSqliteSnapshot(sqliteFile(where.dataDir))
    : openPostgresSnapshot(where.databaseUrl)

/** A transaction that only reads sees the database as it was when it first read, and hinders no writer. */
async function openSqliteSnapshot(file: string): Promise<Snapshot> {
  const sqlite = new Sqlite(file, { fileMustExist: true, timeout: patienceMs })
  const inOurClasses = <Result>(work: () => Result): Result => {
    try {
      return work()
    } catch (error) {
      throw sqliteFailure(error)
    }
  }
  const all = (sql: string, ...values: string[]): Cell[][] =>
    inOurClasses(() => sqlite.prepare(sql).raw().all(values)) as Cell[][]

  inOurClasses(() => {
    sqlite.pragma('query_only = on')
    sqlite.exec('begin')
    sqlite.prepare('select count(*) from sqlite_master').get()
  })

  return {
    engine: 'sqlite',
    async columnsOf(table) {
      return all('select name from pragma_table_info(?)', table).flat().map(String)
    },
    async *rows(table, columns) {
      const statement = sqlite.prepare(`select ${listOf(columns)} from ${name(table)}`)
      let some: Cell[][] = []
      try {
        for (const row of statement.raw().iterate()) {
          some.push(row as Cell[])
          if (some.length < atOnce) continue
          yield some
          some = []
        }
      } catch (error) {
        throw sqliteFailure(error)
      }
      if (some.length > 0) yield some
    },
    async lastIdOf(table) {
      const [row] = all('select seq from sqlite_sequence where name = ?', table)
      return row ? Number(row[0]) : null
    },
    async end() {
      sqlite.close()
    },
  }
}

async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: patienceMs })
  // Without it, a connection that breaks while nothing is asked would end the process.
  client.on('error', () => undefined)
  const ask = async (text: string, values: string[] = []): Promise<Cell[][]> => {
    try {
      return (await client.query<Cell[]>({ text, values, rowMode: 'array' })).rows
    } catch (error) {
      throw postgresFailure(error)
    }
  }
  await client.connect().catch((error: unknown) => {
    throw postgresFailure(error)
  })
  try {
    await ask('begin transaction isolation level repeatable read read only')
    await ask('select 1')
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }

  return {
    engine: 'postgres',
    async columnsOf(table) {
      const columns = await ask(
        `select column_name::text from information_schema.columns
          where table_schema = current_schema() and table_name = $1 order by ordinal_position`,
        [table],
      )
      return columns.flat().map(String)
    },
    async *rows(table, columns) {
      await ask(`declare all_rows cursor for select ${listOf(columns)} from ${name(table)}`)
      for (;;) {
        const some = await ask(`fetch ${atOnce} from all_rows`)
        if (some.length > 0) yield some
        if (some.length < atOnce) break
      }
      await ask('close all_rows')
    },
    async lastIdOf(table) {
      const hasId = await ask(
        `select 1 from information_schema.columns where table_schema = current_schema()
          and table_name = $1 and column_name = 'id' and is_identity = 'YES'`,
        [table],
      )
      if (hasId.length === 0) return null
      const [sequence] = await ask('select pg_get_serial_sequence($1, $2)', [name(table), 'id'])
      const [row] = await ask(`select last_value::text, is_called::int from ${sequence?.[0]}`)
      return row?.[1] ? Number(row[0]) : null
    },
    async end() {
      await client.end().catch(() => undefined)
    },
  }
}
