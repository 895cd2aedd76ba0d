import type { Database } from '#server/tables.ts'
import { readOrMakeFact } from './facts.ts'
import { newToken } from './secret-token.ts'

/** By what a database is known among others, whatever its key is: a copy brought back has the same. */
export const readOrMakeDatabaseId = (database: Database): Promise<string> =>
  readOrMakeFact(database, 'database-id', newToken)
