import { codeOf, DatabaseFailure } from './failure.ts'

/** Somebody else holds the file just now. */
export const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))

const away = /^SQLITE_(BUSY|LOCKED|CANTOPEN|IOERR|READONLY|PROTOCOL)/

/** SQLite's error in our classes; one that is about the statement stays as it is. */
export function sqliteFailure(error: unknown): unknown {
  if (codeOf(error) === 'SQLITE_FULL') return new DatabaseFailure('STORAGE_FULL', error)
  return away.test(codeOf(error)) ? new DatabaseFailure('DATABASE_AWAY', error) : error
}
