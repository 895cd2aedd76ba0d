import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextRound } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prepared } from './prepared.ts'
import { openSqlite } from './sqlite.ts'

type Tables = { notes: { id: number; text: string } }

let folder: string
let database: Kysely<Tables>
let other: Sqlite.Database

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'duologue-rounds-'))
  const file = join(folder, 'duologue.db')
  database = openSqlite<Tables>(file)
  await sql`create table notes (id integer primary key, text text not null)`.execute(database)
  await database.insertInto('notes').values({ id: 1, text: 'first' }).execute()
  other = new Sqlite(file)
})
afterEach(async () => {
  other.close()
  await database.destroy()
  rmSync(folder, { recursive: true })
})

const reading = () => {
  const find = prepared(['id'], ({ id }: { id: number }) =>
    database.selectFrom('notes').select('text').where('id', '=', id),
  )
  return async () => (await find(database, { id: 1 }))[0]?.text
}

test('what is read in one round sees one snapshot, by either way of reading; the next round sees what came', async () => {
  const read = reading()
  await nextRound()
  expect(await read()).toBe('first')
  other.prepare('update notes set text = ?').run('second')
  expect(await read()).toBe('first')
  expect(await database.selectFrom('notes').select('text').execute()).toEqual([{ text: 'first' }])
  await nextRound()
  expect(await read()).toBe('second')
})

test('whoever was told that it is written reads it, though others read just before', async () => {
  const read = reading()
  await nextRound()
  await read()
  const meanwhile = nextRound().then(read)
  await database.updateTable('notes').set({ text: 'second' }).where('id', '=', 1).execute()
  expect(await read()).toBe('second')
  expect(await meanwhile).toBe('first')
})

test('a checkpoint that empties the log is not held up by what was read in its round', async () => {
  const read = reading()
  await nextRound()
  await read()
  const [result] = (await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database))
    .rows
  expect(result?.busy).toBe(0)
  expect(await read()).toBe('first')
})

test('a database that is closed in the round it was read in ends well', async () => {
  await nextRound()
  await reading()()
  await database.destroy()
  await nextRound()
})

test.runIf(process.platform === 'linux')(
  'what is read is mapped, and what grew since is read too',
  async () => {
    const text = 'a'.repeat(50_000)
    await database.insertInto('notes').values({ id: 2, text }).execute()
    await sql`pragma wal_checkpoint(truncate)`.execute(database)
    const rows = await database.selectFrom('notes').select('text').orderBy('id').execute()
    expect(rows).toEqual([{ text: 'first' }, { text }])
    const maps = readFileSync('/proc/self/maps', 'utf8').split('\n')
    expect(maps.filter((line) => line.endsWith(join(folder, 'duologue.db')))).not.toEqual([])
  },
)
