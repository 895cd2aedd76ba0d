import type { Kysely } from 'kysely'
import type { LimitStore } from './limit-store.ts'
import { createMemoryLimitStore } from './memory-limit-store.ts'
import { createPostgresLimitStore } from './postgres-limit-store.ts'

/** Memory for the embedded database, which has one server; with PostgreSQL all servers share. */
export const openLimitStore = <Tables>(
  database: Kysely<Tables>,
  databaseUrl: string | undefined,
): LimitStore =>
  databaseUrl === undefined ? createMemoryLimitStore() : createPostgresLimitStore(database)
