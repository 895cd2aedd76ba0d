import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { codeOf, isSentence } from './failure.ts'
import { migrate, requireVersion, type Version } from './migrate.ts'
import { openPostgres, openPostgresPatiently, type PoolLoad } from './postgres.ts'
import { postgresFailure } from './postgres-failure.ts'
import { openSqlite } from './sqlite.ts'
import { sqliteFailure } from './sqlite-driver.ts'

type Where = {
  /** PostgreSQL's address; without one the embedded database in `dataDir` is used. */
  databaseUrl: string | undefined
  dataDir: string
  now: () => Date
  onIdleError: () => void
  /** Gets, where it is PostgreSQL, the function that tells how its connections are used. */
  onPool?: (read: () => PoolLoad) => void
}

export const sqliteFile = (dataDir: string): string => join(dataDir, 'duologue.db')

const connect = <Tables>({ databaseUrl, dataDir, ...hearing }: Omit<Where, 'now'>) =>
  databaseUrl === undefined
    ? openSqlite<Tables>(sqliteFile(dataDir))
    : openPostgres<Tables>(databaseUrl, hearing)

/** Opens the database on either engine and brings its schema up to date. */
export async function openDatabase<Tables>(where: Where): Promise<Kysely<Tables>> {
  const { databaseUrl, now } = where
  if (databaseUrl !== undefined) {
    await migratePatiently(databaseUrl, now)
    return connect<Tables>(where)
  }
  const database = connect<Tables>(where)
  try {
    await migrate(database, 'sqlite', now)
  } catch (error) {
    await database.destroy()
    throw error
  }
  return database
}

/** A change of a large table may take longer than any request may. */
async function migratePatiently(databaseUrl: string, now: () => Date): Promise<void> {
  const database = openPostgresPatiently(databaseUrl)
  try {
    await migrate(database, 'postgres', now)
  } catch (error) {
    throw isSentence(error) ? error : (whyNotLetIn(error) ?? postgresFailure(error))
  } finally {
    await database.destroy()
  }
}

/**
 * Opens the database for a command that runs beside the server: it makes no database and leaves the
 * schema alone. Throws a sentence where there is no database yet, or one of another version than asked for.
 */
export async function openDatabaseBesideServer<Tables>(
  where: Pick<Where, 'databaseUrl' | 'dataDir'>,
  version: Version = 'this version',
): Promise<Kysely<Tables>> {
  if (where.databaseUrl === undefined && !existsSync(sqliteFile(where.dataDir))) {
    throw new Error(`There is no database in ${where.dataDir} yet. Start the server once.`)
  }
  let database: Kysely<Tables> | undefined
  try {
    database = connect<Tables>({ ...where, onIdleError: () => undefined })
    await requireVersion(database, version)
    return database
  } catch (error) {
    await database?.destroy()
    throw inSentences(error)
  }
}

const notLetIn: Record<string, string> = {
  '3D000': 'PostgreSQL has no database of the name that DATABASE_URL gives.',
  '28P01': 'PostgreSQL does not take the user and password of DATABASE_URL.',
  '28000': 'PostgreSQL does not take the user and password of DATABASE_URL.',
  '42501': 'The user of DATABASE_URL may not make tables in its database, which it has to own.',
}

function whyNotLetIn(error: unknown): Error | undefined {
  const sentence = notLetIn[codeOf(error)]
  return sentence === undefined ? undefined : new Error(sentence)
}

const inSentences = (error: unknown): unknown => whyNotLetIn(error) ?? sqliteFailure(error)
