import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { testPassword } from '#server/testing/couple.ts'
import { coupleWithEverything } from '#server/testing/couple-with-everything.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { testedPostgres } from '#server/testing/tested-postgres.ts'

const isHere = testedPostgres() === undefined

/** Whole tables that any request may read: they hold a row or two, however many couples there are. */
const small = new Set(['facts'])

describe.skipIf(!isHere)('P11 what grows with the number of couples', () => {
  let server: TestServer
  const prepared = new Set<string>()
  beforeAll(async () => {
    const { prepare } = Sqlite.prototype
    vi.spyOn(Sqlite.prototype, 'prepare').mockImplementation(function (this: Sqlite.Database, sql) {
      prepared.add(sql)
      return prepare.call(this, sql) as never
    })
    server = await startTestServer()
    prepared.clear()
    const { visitor, email } = await coupleWithEverything(server, 'mine')
    await visitor.get('/api/progress/session-initial?userId=31')
    await visitor.post('/api/login', { email, password: testPassword })
    await server.visitor().get('/api/progress/session-initial')
    await visitor.get('/api/account/export')
    vi.restoreAllMocks()
  })
  afterAll(() => server.stop())

  test('is read by no request: each query finds its rows by an index', () => {
    const sqlite = new Sqlite(join(server.dataDir, 'duologue.db'))
    const queries = [...prepared].filter((sql) => /^\s*(select|insert|update|delete)\b/i.test(sql))
    const scanned = queries.flatMap((sql) => {
      const plan = sqlite.prepare(`explain query plan ${sql}`)
      const values = (sql.match(/\?/g) ?? []).map(() => 'x')
      return (plan.all(values) as { detail: string }[]).flatMap(({ detail }) => {
        const [, table] = /^SCAN (?!CONSTANT ROW|\d+-ROW VALUES)(\w+)/.exec(detail) ?? []
        return table === undefined || small.has(table) ? [] : [`${table} in ${sql}`]
      })
    })
    sqlite.close()
    expect(queries.length).toBeGreaterThan(60)
    expect(scanned).toEqual([])
  })
})
