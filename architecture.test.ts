import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadedLater, serverFeatureCalls, tableOwners } from './architecture.ts'
import {
  breaches,
  featureCircles,
  fileCircles,
  importsOf,
  loadedWith,
  type SourceFile,
  tableBreaches,
  tablesOf,
  unlawfulOwners,
  unusedImportPermissions,
  unusedTablePermissions,
} from './architecture-checks.ts'

const rooms = ['contract', 'server', 'web', 'e2e'] as const

function readSources(): SourceFile[] {
  return rooms.flatMap((room) =>
    readdirSync(join(import.meta.dirname, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name)
        return {
          path: file.slice(import.meta.dirname.length + 1),
          text: readFileSync(file, 'utf8'),
        }
      }),
  )
}

const sources = readSources()

test('it saw the files of every room', () => {
  for (const room of rooms.slice(0, 3)) {
    expect(sources.filter(({ path }) => path.startsWith(`${room}/`)).length).toBeGreaterThan(8)
  }
  const imports = sources.flatMap(importsOf)
  expect(imports.length).toBeGreaterThan(sources.length)
  expect(imports.some(({ to }) => to === 'fastify')).toBe(true)
  expect(imports.some(({ to }) => to.startsWith('contract/'))).toBe(true)
})

test('every import keeps to its room', () => {
  expect(sources.flatMap(breaches)).toEqual([])
})

test('server features call each other in no circle', () => {
  expect(featureCircles(serverFeatureCalls)).toEqual([])
})

test('no files import each other in a circle, types included', () => {
  expect(fileCircles(sources).map(([first]) => first)).toEqual([])
})

describe('tables have owners', () => {
  const querying = sources.filter(
    ({ path }) =>
      path.startsWith('server/') && !/\.test\.ts$|^server\/testing\/|\/migrations\//.test(path),
  )

  test('every query keeps to its table', () => {
    expect(querying.flatMap(tablesOf).length).toBeGreaterThan(80)
    expect(querying.flatMap(tableBreaches)).toEqual([])
  })

  test('who may not call the owner of a table may not query it either', () => {
    expect(unlawfulOwners(tableOwners)).toEqual([])
    const wrong = { timeline: { owner: 'timeline', alsoReads: ['challenges'] } }
    expect(unlawfulOwners(wrong)).toEqual(['challenges queries timeline but may not call timeline'])
  })

  test('every permission on a table is used', () => {
    expect(unusedTablePermissions(querying)).toEqual([])
    expect(unusedTablePermissions([])).toContain('accounts writes users')
  })

  test.each([
    ['a read', "database.selectFrom('timeline').select('id')"],
    ['an alias', "database.selectFrom('timeline as t').select('id')"],
    ['one of several', "database.selectFrom(['challenges', 'timeline'])"],
    ['a join', "database.selectFrom('challenges').innerJoin('timeline', 'a', 'b')"],
    ['a write', "transaction.insertInto('timeline').values(row)"],
    ['a change', "transaction\n  .updateTable('timeline')\n  .set(row)"],
    [
      'a deletion by a variable',
      "for (const table of ['timeline'] as const) database.deleteFrom(table)",
    ],
    ['a subquery', "({ exists, selectFrom }) => exists(selectFrom('timeline').select('id'))"],
    ['raw SQL', 'await sql`delete from timeline where id = 1`.execute(database)'],
  ])('%s in another feature is noticed', (_what, text) => {
    expect(tableBreaches({ path: 'server/features/challenges/a.ts', text })).toHaveLength(1)
    expect(
      tableBreaches({
        path: 'server/features/timeline/a.ts',
        text: text.replace("'challenges', ", '').replace("'challenges'", "'timeline'"),
      }),
    ).toEqual([])
  })
})

describe('circles are noticed', () => {
  const a = { path: 'web/ui/a.ts', text: "import type { B } from './b.ts'" }
  const b = { path: 'web/ui/b.ts', text: "import type { C } from '#web/ui/c.ts'" }
  const c = { path: 'web/ui/c.ts', text: "export { a } from './a.ts'" }

  test('of three files, by types alone', () => {
    expect(fileCircles([a, b, c])).toEqual([[a.path, b.path, c.path]])
    expect(fileCircles([a, b, { ...c, text: '' }])).toEqual([])
  })
})

test('no start of a server loads what comes later', () => {
  const loadedBy = (path: string) => {
    const loaded = loadedWith(path, sources)
    return loadedLater.filter((one) => loaded.has(one))
  }
  expect(loadedWith('server/main.ts', sources).size).toBeGreaterThan(200)
  expect(loadedBy('server/main.ts')).toEqual([])
  expect(loadedBy('server/back-up.ts')).toEqual(['age-encryption'])
})

test('every permission to import is used', () => {
  expect(unusedImportPermissions(sources)).toEqual([])
  const others = sources.filter(({ path }) => !path.startsWith('server/http/'))
  expect(unusedImportPermissions(others)).toContain('server/http → fastify')
  expect(unusedImportPermissions([])).toContain('feature weekly-session → catchup')
})

describe('the test itself notices', () => {
  const wrong: [string, string, string][] = [
    [
      'a web feature importing another',
      'web/features/questions/a.ts',
      "import { b } from '#web/features/catchup/b.ts'",
    ],
    ['server imported from web', 'web/api/a.ts', "import { b } from '#server/app.ts'"],
    ['web imported from server', 'server/app.ts', "import { b } from '#web/api/call.ts'"],
    [
      'Capacitor outside its room',
      'web/features/catchup/a.ts',
      "import { Share } from '@capacitor/share'",
    ],
    [
      'Fastify outside its room',
      'server/features/accounts/a.ts',
      "import type { FastifyInstance } from 'fastify'",
    ],
    [
      'a Fastify plugin outside its room',
      'server/drivers/mail/a.ts',
      "import helmet from '@fastify/helmet'",
    ],
    [
      'a server feature calling one it may not',
      'server/features/questions/a.ts',
      "import { c } from '#server/features/catchup/catchup.ts'",
    ],
    [
      'the store of another feature',
      'server/features/catchup/a.ts',
      "import { s } from '#server/features/questions/questions.store.ts'",
    ],
    ['ui knowing the product', 'web/ui/a.tsx', "import { call } from '#web/api/call.ts'"],
    ['a way up', 'web/api/a.ts', "import { b } from '../session/b.ts'"],
    [
      'a web feature importing a page',
      'web/features/questions/a.ts',
      "import { HomePage } from '#web/pages/home/home-page.tsx'",
    ],
    [
      'http importing a feature',
      'server/http/a.ts',
      "import { x } from '#server/features/accounts/accounts.ts'",
    ],
    ['the contract importing a room', 'contract/a.ts', "import { x } from '#server/app.ts'"],
    ['the contract importing a library', 'contract/a.ts', "import { x } from 'kysely'"],
    ['the contract using Node', 'contract/a.ts', "import { x } from 'node:fs'"],
    [
      'a lazy import',
      'web/features/questions/a.ts',
      "const b = await import('#web/features/catchup/b.ts')",
    ],
    [
      'a re-export',
      'web/features/questions/a.ts',
      "export { b } from '#web/features/catchup/b.ts'",
    ],
    [
      'testing code in the product',
      'server/app.ts',
      "import { x } from '#server/testing/visitor.ts'",
    ],
    ['React in the server', 'server/app.ts', "import { x } from 'react'"],
    ['a default name', 'web/features/questions/utils.ts', ''],
  ]
  test.each(wrong)('%s', (_what, path, text) => {
    expect(breaches({ path, text })).toHaveLength(1)
  })

  const right: [string, string, string][] = [
    [
      'a page joining features',
      'web/pages/a.tsx',
      "import { b } from '#web/features/catchup/b.tsx'",
    ],
    [
      'a listed call',
      'server/features/catchup/a.ts',
      "import { q } from '#server/features/questions/questions.ts'",
    ],
    [
      'rows of any feature as types',
      'server/tables.ts',
      "import type { T } from '#server/tables.ts'",
    ],
    [
      'a test over the real server',
      'web/testing/a.tsx',
      "import { x } from '#server/testing/test-server.ts'",
    ],
  ]
  test.each(right)('and lets pass %s', (_what, path, text) => {
    expect(breaches({ path, text })).toEqual([])
  })

  test('a circle', () => {
    expect(featureCircles({ a: ['b'], b: ['c'], c: ['a'] })).not.toEqual([])
  })
})
