import { existsSync, renameSync, rmSync } from 'node:fs'
import { type Kysely, sql, type Transaction } from 'kysely'
import { syncFile, syncFolder } from '#server/drivers/files/sync-path.ts'
import { sqliteFile } from './database.ts'
import { isSentence } from './failure.ts'
import { makeSchema } from './migrate.ts'
import type { Engine } from './migration.ts'
import { openPostgresPatiently } from './postgres.ts'
import { postgresFailure } from './postgres-failure.ts'
import type { Cell } from './snapshot.ts'
import { openSqlite } from './sqlite.ts'

type Where = { databaseUrl: string | undefined; dataDir: string }

/** A database that is being filled, table by table. */
export type FreshDatabase = {
  /** Makes the tables as those migrations did; gives the names among them that nobody here knows. */
  makeSchema: (names: readonly string[], at: Date) => Promise<string[]>
  insert: (table: string, columns: readonly string[], rows: readonly Cell[][]) => Promise<void>
  /** Has the table go on counting its ids from there. */
  setLastId: (table: string, lastId: number) => Promise<void>
  count: (table: string) => Promise<number>
}

const inUse = (where: string): Error =>
  new Error(
    `${where} holds a database of Duologue already, so nothing was restored. Restore into an empty one.`,
  )

/**
 * Fills a database where there is none yet, and gives what `fill` gives. Where that fails, or the
 * process ends meanwhile, there is none afterwards either. Throws a sentence where there is one already.
 */
export const fillFreshDatabase = <Result>(
  where: Where,
  fill: (database: FreshDatabase) => Promise<Result>,
): Promise<Result> =>
  where.databaseUrl === undefined
    ? fillSqlite(where.dataDir, fill)
    : fillPostgres(where.databaseUrl, fill)

/** In a file beside it, which gets the database's name once it is whole and synced. */
async function fillSqlite<Result>(
  dataDir: string,
  fill: (database: FreshDatabase) => Promise<Result>,
): Promise<Result> {
  const file = sqliteFile(dataDir)
  const aside = `${file}.restoring`
  const belongings = ['', '-wal', '-shm', '-journal']
  if (belongings.some((ending) => existsSync(`${file}${ending}`))) throw inUse(dataDir)
  const removeAside = () => {
    for (const ending of belongings) rmSync(`${aside}${ending}`, { force: true })
  }
  removeAside()
  try {
    // biome-ignore lint/suspicious/noExplicitAny: the schema is what the backup says
    const database = openSqlite<any>(aside)
    const result = await database
      .transaction()
      .execute((transaction) => fill(inTransaction(transaction, 'sqlite')))
      .finally(() => database.destroy())
    syncFile(aside)
    renameSync(aside, file)
    syncFolder(dataDir)
    return result
  } catch (error) {
    removeAside()
    throw error
  }
}

/** In one transaction, tables and all. */
async function fillPostgres<Result>(
  url: string,
  fill: (database: FreshDatabase) => Promise<Result>,
): Promise<Result> {
  // biome-ignore lint/suspicious/noExplicitAny: the schema is what the backup says
  const database = openPostgresPatiently<any>(url)
  try {
    return await database.transaction().execute(async (transaction) => {
      const { rows } = await sql`select 1 from information_schema.tables
        where table_schema = current_schema() and table_name = 'migrations'`.execute(transaction)
      if (rows.length > 0) throw inUse('The database that DATABASE_URL names')
      return fill(inTransaction(transaction, 'postgres'))
    })
  } catch (error) {
    throw isSentence(error) ? error : postgresFailure(error)
  } finally {
    await database.destroy()
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the schema is what the backup says
const inTransaction = (transaction: Transaction<any>, engine: Engine): FreshDatabase => ({
  makeSchema: (names, at) => makeSchema(transaction, engine, names, at),
  async insert(table, columns, rows) {
    const values = rows.map((row) =>
      Object.fromEntries(columns.map((column, at) => [column, row[at]])),
    )
    await transaction.insertInto(table).values(values).execute()
  },
  setLastId: (table, lastId) => setLastId(transaction, engine, table, lastId),
  async count(table) {
    const counted = await transaction
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('rows'))
      .executeTakeFirstOrThrow()
    return Number(counted.rows)
  },
})

async function setLastId(
  // biome-ignore lint/suspicious/noExplicitAny: the schema is what the backup says
  database: Kysely<any>,
  engine: Engine,
  table: string,
  lastId: number,
): Promise<void> {
  if (engine === 'postgres') {
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'id'), ${lastId})`.execute(
      database,
    )
    return
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(database)
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${lastId})`.execute(database)
}
