import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/drivers/database/database.ts'
import { startPostgres } from './postgres.ts'
import {
  type EmptyPostgres,
  emptyPostgresDatabase,
  emptyPostgresOf,
  newPostgresDatabase,
} from './postgres-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    emptyPostgres: EmptyPostgres
  }
}

/**
 * Starts one PostgreSQL for all tests of the project and stops it after them. In it waits an empty
 * database with every table, of which test servers get copies.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres({ isShared: true })
  const databaseUrl = await newPostgresDatabase(url, { name: emptyPostgresDatabase })
  const where = { databaseUrl, dataDir: '', onIdleError: () => undefined }
  await (await openDatabase({ ...where, now: () => new Date() })).destroy()
  project.provide('emptyPostgres', await emptyPostgresOf(databaseUrl))
  project.provide('postgresUrl', url)
  return stop
}
