import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { expect, test } from 'vitest'
import { DatabaseFailure } from './failure.ts'
import { isAlive, postgresFailure } from './postgres-failure.ts'
import { sqliteFailure } from './sqlite-driver.ts'

const fromPostgres = (code: string) =>
  Object.assign(new pg.DatabaseError('secret words', 0, 'error'), { code })
const classOf = (error: unknown) => (error instanceof DatabaseFailure ? error.code : 'as it is')

test.each([
  ['53100', 'STORAGE_FULL', true],
  ['57P01', 'DATABASE_AWAY', false],
  ['57P03', 'DATABASE_AWAY', false],
  ['08006', 'DATABASE_AWAY', false],
  ['53300', 'DATABASE_AWAY', true],
  ['57014', 'DATABASE_AWAY', true],
  ['55P03', 'DATABASE_AWAY', true],
  ['40P01', 'DATABASE_AWAY', true],
  ['25P03', 'DATABASE_AWAY', false],
  ['23505', 'as it is', true],
  ['42P01', 'as it is', true],
  ['22021', 'as it is', true],
])('A2 PostgreSQL %s is %s', (code, expected, connectionLives) => {
  const error = fromPostgres(code)
  expect([classOf(postgresFailure(error)), isAlive(error)]).toEqual([expected, connectionLives])
})

test('A2 what is not said by PostgreSQL itself is a connection that broke, unless it is ours', () => {
  const broken = Object.assign(new Error('connect to 10.0.0.2'), { code: 'ECONNREFUSED' })
  const failure = postgresFailure(broken)
  expect([classOf(failure), isAlive(broken)]).toEqual(['DATABASE_AWAY', false])
  expect((failure as Error).message).toBe(
    'The database cannot be reached (ECONNREFUSED). Check DATABASE_URL, and that PostgreSQL runs.',
  )
  const ours = new TypeError('no such property')
  expect([postgresFailure(ours), isAlive(ours)]).toEqual([ours, true])
})

test('A2 T20 bytes that make no sense are a connection that broke', () => {
  const nonsense = new pg.DatabaseError('received invalid response: 0', 0, 'error')
  expect([classOf(postgresFailure(nonsense)), isAlive(nonsense)]).toEqual(['DATABASE_AWAY', false])
})

test.each([
  ['SQLITE_FULL', 'STORAGE_FULL'],
  ['SQLITE_BUSY', 'DATABASE_AWAY'],
  ['SQLITE_BUSY_SNAPSHOT', 'DATABASE_AWAY'],
  ['SQLITE_LOCKED', 'DATABASE_AWAY'],
  ['SQLITE_IOERR_WRITE', 'DATABASE_AWAY'],
  ['SQLITE_READONLY', 'DATABASE_AWAY'],
  ['SQLITE_CONSTRAINT_UNIQUE', 'as it is'],
  ['SQLITE_ERROR', 'as it is'],
])('A2 SQLite %s is %s', (code, expected) => {
  const error = new Sqlite.SqliteError('secret words', code)
  const failure = sqliteFailure(error)
  expect(classOf(failure)).toBe(expected)
  if (expected !== 'as it is') expect((failure as Error).message).not.toContain('secret')
})
