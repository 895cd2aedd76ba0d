import pg from 'pg'
import { codeOf, DatabaseFailure } from './failure.ts'

/**
 * SQLSTATEs that tell of PostgreSQL's state and not of the statement: connections (08), shutdown and
 * start (57P), too many connections, memory or configured limits (53), time limits, lost deadlocks.
 */
const away = /^(08|57P|53|57014$|55P03$|40001$|40P01$|25P03$|25P04$|58)/
const diskFull = '53100'

/** PostgreSQL's error in our classes; one that is about the statement stays as it is. */
export function postgresFailure(error: unknown): unknown {
  if (error instanceof DatabaseFailure || isOfProgram(error)) return error
  if (!isOfPostgres(error)) return new DatabaseFailure('DATABASE_AWAY', error)
  if (error.code === diskFull) return new DatabaseFailure('STORAGE_FULL', error)
  return away.test(codeOf(error)) ? new DatabaseFailure('DATABASE_AWAY', error) : error
}

/** Whether the connection outlived the error: PostgreSQL itself said what was wrong, and stayed. */
export const isAlive = (error: unknown): boolean =>
  isOfProgram(error) || (isOfPostgres(error) && !/^(08|57P|25P0[34])/.test(codeOf(error)))

/** What PostgreSQL says has an SQLSTATE; one of the same class without it says that its bytes made no sense. */
const isOfPostgres = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && error.code !== undefined

const isOfProgram = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError
