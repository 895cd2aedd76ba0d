import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { type Kysely, sql, type Transaction } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { createTurns } from './turns.ts'
import { createWriteGroups } from './write-groups.ts'

type Tables = { notes: { id: number; text: string }; links: { noteId: number } }

let folder: string
let file: string
let database: Kysely<Tables>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'duologue-groups-'))
  file = join(folder, 'notes.db')
  database = openSqlite<Tables>(file)
  await sql`create table notes (id integer primary key, text text not null)`.execute(database)
  await sql`create table links (noteId integer references notes (id) deferrable initially deferred)`.execute(
    database,
  )
})
afterEach(async () => {
  await database.destroy()
  rmSync(folder, { recursive: true })
})

const add = (id: number, within: Kysely<Tables> = database, text = `note ${id}`) =>
  within.insertInto('notes').values({ id, text }).execute()
const ids = async (within: Kysely<Tables> = database) =>
  (await within.selectFrom('notes').select('id').orderBy('id').execute()).map(({ id }) => id)
/** What another process finds in the file. */
const stored = () => {
  const other = new Sqlite(file, { readonly: true })
  const rows = other.prepare('select id from notes order by id').pluck().all()
  other.close()
  return rows
}
const transaction = <Result>(work: (transaction: Transaction<Tables>) => Promise<Result>) =>
  database.transaction().execute(work)
/** At its commit, and not before, it turns out that this cannot be. */
const spoil = (within: Kysely<Tables>) =>
  within.insertInto('links').values({ noteId: 404 }).execute()

const outcomes = async (works: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(works)).map((one) =>
    one.status === 'fulfilled' ? 'done' : String((one.reason as Error).message),
  )

describe('T14 writes that are ready together', () => {
  test('are committed by one commit, each behind a savepoint, in the order they came', async () => {
    const steps: string[] = []
    let isOpen = false
    const turns = createTurns()
    const groups = createWriteGroups({
      turns,
      run(step) {
        steps.push(step)
        isOpen = step === 'commit' ? false : isOpen || step === 'begin immediate'
      },
      isOpen: () => isOpen,
      failureOf: (error) => error,
    })
    const works = ['a', 'b', 'c'].map(async (name) => {
      await turns.take()
      const member = groups.join()
      steps.push(name)
      await (name === 'b' ? member.rollback() : member.commit())
      steps.push(`${name} is told`)
    })
    await Promise.all(works)
    expect(steps).toEqual([
      ...['begin immediate', 'savepoint part', 'a', 'release part'],
      ...['savepoint part', 'b', 'rollback to part', 'release part'],
      ...['savepoint part', 'c', 'release part', 'commit'],
      ...['a is told', 'b is told', 'c is told'],
    ])
  })

  test('are seen by nobody else before they are committed, and by everybody once they are told', async () => {
    const seen: unknown[] = []
    const works = [1, 2, 3].map((id) =>
      transaction(async (within) => {
        await add(id, within)
        seen.push([await ids(within), await ids(), stored()])
      }).then(async () =>
        expect([await ids(), stored()]).toEqual([
          [1, 2, 3],
          [1, 2, 3],
        ]),
      ),
    )
    await Promise.all(works)
    expect(seen).toEqual([
      [[1], [], []],
      [[1, 2], [], []],
      [[1, 2, 3], [], []],
    ])
  })

  test('fail one by one: what one of them did is taken back, and that alone', async () => {
    const works = [
      transaction((within) => add(1, within)),
      transaction(async (within) => {
        await add(2, within)
        await add(1, within)
      }),
      transaction(async (within) => {
        await add(3, within)
        throw new Error('no, after all')
      }),
      add(4),
      add(4),
      transaction((within) => add(5, within)),
    ]
    expect(await outcomes(works)).toEqual([
      'done',
      'UNIQUE constraint failed: notes.id',
      'no, after all',
      'done',
      'UNIQUE constraint failed: notes.id',
      'done',
    ])
    expect(stored()).toEqual([1, 4, 5])
  })

  test('are all refused where their commit fails, who was turned down for one of them included', async () => {
    const works = [
      transaction((within) => add(1, within)),
      transaction(async (within) => {
        if ((await ids(within)).includes(1)) throw new Error('there is one already')
      }),
      add(2),
      transaction(spoil),
      transaction((within) => add(3, within)),
    ]
    const all = await outcomes(works)
    expect(all).toEqual(all.map(() => 'FOREIGN KEY constraint failed'))
    expect(stored()).toEqual([])
    await Promise.all([add(1), transaction((within) => add(2, within))])
    expect(stored()).toEqual([1, 2])
  })

  test('T16 on a full disk: whoever is told that it is there finds it there, and nobody else does', async () => {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database)
    await sql.raw(`pragma max_page_count = ${(rows[0]?.page_count ?? 0) + 3}`).execute(database)
    const many = Array.from({ length: 12 }, (_, at) => at + 1)
    const all = await outcomes(
      many.map((id) =>
        transaction(async (within) => {
          await add(id, within, 'x'.repeat(3_000))
          await within.updateTable('notes').set({ text: 'y' }).where('id', '=', -1).execute()
        }),
      ),
    )
    expect(stored()).toEqual(many.filter((_id, at) => all[at] === 'done'))
    expect(all).toContain('There is no room left for the database.')
    await sql.raw('pragma max_page_count = 100000').execute(database)
    await database.deleteFrom('notes').execute()
    await Promise.all(many.map((id) => add(id)))
    expect(stored()).toEqual(many)
  })

  test('wait for one that takes its time, and what comes meanwhile waits for them', async () => {
    const gate = Promise.withResolvers<void>()
    const order: string[] = []
    const slow = transaction(async (within) => {
      await add(1, within)
      await gate.promise
      order.push('slow')
    })
    const next = transaction(async (within) => {
      order.push('next')
      await add(2, within)
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect([await ids(), order]).toEqual([[], []])
    gate.resolve()
    await Promise.all([slow, next])
    expect([await ids(), order]).toEqual([
      [1, 2],
      ['slow', 'next'],
    ])
  })

  test('leave a pragma alone, which may be no part of them', async () => {
    const works = [add(1), sql`pragma wal_checkpoint(truncate)`.execute(database), add(2)]
    expect(await outcomes(works)).toEqual(['done', 'done', 'done'])
    expect(stored()).toEqual([1, 2])
  })

  test('are there once they are told, or refused, however early the database closes', async () => {
    const writing = [1, 2, 3].map((id) => transaction((within) => add(id, within)))
    const closing = database.destroy()
    const all = await outcomes(writing)
    await closing
    expect(stored()).toEqual([1, 2, 3].filter((_id, at) => all[at] === 'done'))
    database = openSqlite<Tables>(file)
  })
})
