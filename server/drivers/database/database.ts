import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { migrate } from './migrate.ts'
import type { Engine } from './migration.ts'
import { openPostgres } from './postgres.ts'
import { openSqlite } from './sqlite.ts'

type Where = {
  /** PostgreSQL's address; without one the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined
  dataDir: string
  now: () => Date
  onIdleError: () => void
}

/** Opens the database on either engine and brings its schema up to date. */
export async function openDatabase<Tables>(where: Where): Promise<Kysely<Tables>> {
  const engine: Engine = where.databaseUrl === undefined ? 'sqlite' : 'postgres'
  const database =
    where.databaseUrl === undefined
      ? openSqlite<Tables>(join(where.dataDir, 'duologue.db'))
      : openPostgres<Tables>(where.databaseUrl, where.onIdleError)
  try {
    await migrate(database, engine, where.now)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}
