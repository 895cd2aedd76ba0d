import { inject } from 'vitest'
import { newPostgresDatabase } from './postgres-databases.ts'

/** PostgreSQL's address where the tests run on it; undefined where they run on SQLite. */
export const testedPostgres = (): string | undefined => inject('postgresUrl') as string | undefined

/** The address of a new database without a table, where the tests run on PostgreSQL; undefined on SQLite. */
export async function ownDatabaseUrl(): Promise<string | undefined> {
  const base = testedPostgres()
  return base && newPostgresDatabase(base)
}
