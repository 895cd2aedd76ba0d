import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { makeSchema } from '#server/drivers/database/migrate.ts'
import { openPostgresPatiently } from '#server/drivers/database/postgres.ts'
import { openSqlite } from '#server/drivers/database/sqlite.ts'
import { newPostgresDatabase } from './postgres-databases.ts'

type Row = Record<string, unknown>
// biome-ignore lint/suspicious/noExplicitAny: an older version's tables are not today's
type AnyDatabase = Kysely<any>

/** All rows by their table. */
export type Rows = ReadonlyMap<string, readonly Row[]>

/** Where a database lies: a folder, and PostgreSQL's address where it is the engine. */
export type Ground = { dataDir: string; databaseUrl: string | undefined }

export const engineOf = ({ databaseUrl }: Ground) =>
  databaseUrl === undefined ? ('sqlite' as const) : ('postgres' as const)

/** Opens a database as it is: no step of the schema is taken. */
export const openAsItIs = ({ dataDir, databaseUrl }: Ground): AnyDatabase =>
  databaseUrl === undefined
    ? openSqlite(join(dataDir, 'duologue.db'))
    : openPostgresPatiently(databaseUrl)

/** The names of the migrations that made a database, in their order. */
export async function migrationsOf(database: AnyDatabase): Promise<string[]> {
  const rows = await database.selectFrom('migrations').select('name').orderBy('name').execute()
  return rows.map(({ name }) => name)
}

/** What no version before that migration wrote, though it had the table. */
const writtenSince: Readonly<Record<string, string>> = { challenges: '0004-offered-challenges' }

/** Whose rows the others point at come first. */
const first = ['couples', 'users', 'logins']
const inOrder = (tables: readonly string[]) => [
  ...first.filter((table) => tables.includes(table)),
  ...tables.filter((table) => !first.includes(table)).sort(),
]

/** Reads every table but the marks of the migrations; of each only `columns`, where they are given. */
export async function readRows(database: AnyDatabase, columns?: Columns): Promise<Rows> {
  const rows = new Map<string, readonly Row[]>()
  for (const table of inOrder([...(columns ?? (await columnsOf(database))).keys()])) {
    const all: Row[] = await database.selectFrom(table).selectAll().execute()
    const own = columns?.get(table)
    const texts = all.map((row) =>
      JSON.stringify(own ? Object.fromEntries(own.map((name) => [name, row[name]])) : row),
    )
    rows.set(
      table,
      texts.sort().map((text) => JSON.parse(text)),
    )
  }
  return rows
}

export type Columns = ReadonlyMap<string, readonly string[]>

/** The columns of each table as the schema is now. */
export async function columnsOf(database: AnyDatabase): Promise<Columns> {
  const tables = await database.introspection.getTables()
  return new Map(
    tables
      .filter(({ name }) => name !== 'migrations')
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  )
}

/**
 * Makes a database as those migrations left it, and puts today's rows into it as far as that version
 * had tables and columns for them.
 */
export async function fillOlderDatabase(
  ground: Ground,
  { names, rows, now }: { names: readonly string[]; rows: Rows; now: () => Date },
): Promise<{ columns: Columns; rows: Rows }> {
  const database = openAsItIs(ground)
  await database
    .transaction()
    .execute((transaction) => makeSchema(transaction, engineOf(ground), names, now()))
  const columns = await columnsOf(database)
  for (const table of inOrder([...columns.keys()])) {
    const since = writtenSince[table]
    if (since !== undefined && !names.includes(since)) continue
    const own = columns.get(table) ?? []
    for (const row of rows.get(table) ?? []) {
      const known = Object.entries(row).filter(([name]) => own.includes(name))
      await database.insertInto(table).values(Object.fromEntries(known)).execute()
    }
    if (ground.databaseUrl !== undefined && own.includes('id')) {
      await sql`select setval(pg_get_serial_sequence(${sql.lit(table)}, 'id'),
        (select coalesce(max(id), 1000) from ${sql.table(table)}))`.execute(database)
    }
  }
  const stored = await readRows(database, columns)
  await database.destroy()
  return { columns, rows: stored }
}

/** Copies a database that nobody has open into another folder, or to another address beside it. */
export async function copyDatabase(from: Ground, dataDir: string): Promise<Ground> {
  copyFileSync(join(from.dataDir, 'secret.key'), join(dataDir, 'secret.key'))
  if (from.databaseUrl === undefined) {
    copyFileSync(join(from.dataDir, 'duologue.db'), join(dataDir, 'duologue.db'))
    return { dataDir, databaseUrl: undefined }
  }
  const copyOf = new URL(from.databaseUrl).pathname.slice(1)
  /** One that is open is no model, so what makes the copy is connected to another. */
  const beside = Object.assign(new URL(from.databaseUrl), { pathname: '/postgres' }).href
  return { dataDir, databaseUrl: await newPostgresDatabase(beside, { copyOf }) }
}
