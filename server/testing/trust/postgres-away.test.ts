import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import { registerCouple, type TestCouple, testPassword } from '#server/testing/couple.ts'
import { startCuttingProxy } from '#server/testing/cutting-proxy.ts'
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts'
import { newPostgresDatabase } from '#server/testing/postgres-databases.ts'
import { startTestServer, type TestServer, testClock } from '#server/testing/test-server.ts'
import { testedPostgres } from '#server/testing/tested-postgres.ts'

const isHere = testedPostgres() !== undefined
const answersWithinMs = 5_000

describe.skipIf(!isHere)('A2 PostgreSQL that goes away', () => {
  let postgres: TestPostgres
  let proxy: Awaited<ReturnType<typeof startCuttingProxy>>
  let dataDir: string
  let server: TestServer
  let couple: TestCouple
  let questions: Question[]
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'duologue-away-'))
    proxy = await startCuttingProxy(await newPostgresDatabase(postgres.url))
    const beside = { dataDir, databaseUrl: proxy.url, clock: testClock() }
    server = await startTestServer({ beside, limits: true })
    couple = await registerCouple(server)
    questions = (await couple.visitor.get<Question[]>('/api/questions/session-initial')).body
  })
  afterEach(async () => {
    postgres.thaw()
    await server.stop()
    proxy.stop()
    rmSync(dataDir, { recursive: true })
  })

  const answer = (response: string, at = 0) =>
    couple.visitor.patch<RefusalBody>(`/api/questions/${questions[at]?.id}`, { response })
  const signIn = () =>
    server
      .visitor()
      .post<RefusalBody>('/api/login', { email: couple.email, password: testPassword })
  const health = () => server.visitor().get<RefusalBody>('/api/health')
  const isBack = () =>
    vi.waitFor(
      async () => {
        expect((await health()).status).toBe(200)
        expect((await answer('here again')).status).toBe(200)
      },
      { timeout: 20_000, interval: 100 },
    )

  /** Every kind of call, and how long the slowest took. */
  async function callAll() {
    const begin = performance.now()
    const calls = [couple.visitor.get<RefusalBody>('/api/user'), answer('into the void'), signIn()]
    const replies = await Promise.all(calls)
    return { replies, took: performance.now() - begin }
  }

  const expectAway = (replies: Awaited<ReturnType<typeof callAll>>['replies']) => {
    for (const { status, body, headers } of replies) {
      expect([status, body.message]).toEqual([503, refusalSentence('database-away')])
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  }

  test('A2 one that is stopped: 503 in time for everybody, health says so, and it comes back', async () => {
    await Promise.all(questions.map((_question, at) => answer('before', at)))
    await postgres.freeze()
    const [{ replies, took }, sick] = await Promise.all([callAll(), health()])
    expectAway(replies)
    expect(took).toBeLessThan(answersWithinMs)
    expect([sick.status, sick.body.message]).toEqual([503, refusalSentence('unhealthy')])
    const again = await callAll()
    expectAway(again.replies)
    expect(again.took).toBeLessThan(answersWithinMs)
    await server.round()
    postgres.thaw()
    await isBack()
    expect(server.log.join('')).toContain('DATABASE_AWAY')
    expect(server.log.join('')).not.toContain('into the void')
  })

  test('A2 one that restarts: 503 meanwhile, and it comes back with what was acknowledged', async () => {
    expect((await answer('kept')).status).toBe(200)
    await postgres.halt()
    const { replies, took } = await callAll()
    expectAway(replies)
    expect(took).toBeLessThan(answersWithinMs)
    expect((await health()).status).toBe(503)
    await server.round()
    await postgres.start()
    await isBack()
    const { body } = await couple.visitor.get<Question[]>('/api/questions/session-initial')
    expect(body[0]?.answered).toBe(true)
  })

  test('A2 connections that are ended while in use: 200 or 503, and the server lives', async () => {
    const killer = new pg.Client({ connectionString: postgres.url })
    await killer.connect()
    const seen = new Set<number>()
    for (let round = 0; round < 15; round += 1) {
      const calls = questions.map(
        async (_question, at) => (await answer(`round ${round}`, at)).status,
      )
      await killer.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      for (const status of await Promise.all(calls)) seen.add(status)
    }
    await killer.end()
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(seen).toContain(503)
    await isBack()
  })

  test('A2 a row that somebody else locks: 503 in time, and the next is served', async () => {
    const client = new pg.Client({ connectionString: proxy.url })
    await client.connect()
    await client.query('begin')
    await client.query('update couples set turn = turn + 1')
    const begin = performance.now()
    const { status, body } = await answer('behind a lock')
    expect([status, body.message]).toEqual([503, refusalSentence('database-away')])
    expect(performance.now() - begin).toBeLessThan(answersWithinMs)
    await client.query('rollback')
    await client.end()
    expect((await answer('behind nothing')).status).toBe(200)
  })

  test('A2 connections that fall silent: who has one gives up in time, the next get new ones', async () => {
    await Promise.all(questions.map((_question, at) => answer('before', at)))
    await postgres.freezeConnections()
    const first = await callAll()
    expect(first.took).toBeLessThan(answersWithinMs)
    expect(first.replies.map(({ status }) => status)).toContain(503)
    expect((await answer('on a new one')).status).toBe(200)
    expect((await health()).status).toBe(200)
  })

  test('T12 a commit of which nobody knows whether it happened is 503, and a retry has one effect', async () => {
    for (const [at] of questions.entries()) expect((await answer('words', at)).status).toBe(200)
    const claim = () =>
      couple.visitor.post<RefusalBody>('/api/progress/session-initial?userId=30', {
        userCompleted: true,
      })
    proxy.cutCommits(1)
    const cut = await claim()
    expect([cut.status, cut.body.message]).toEqual([503, refusalSentence('database-away')])
    expect((await claim()).status).toBe(200)
    const rows = await server.database.selectFrom('weekly_progress').selectAll().execute()
    expect(rows).toHaveLength(1)
    const cutAnswer = async () => {
      proxy.cutCommits(1)
      return (await answer('words', 0)).status
    }
    expect([200, 503]).toContain(await cutAnswer())
    proxy.cutCommits(0)
    expect((await answer('words', 0)).status).toBe(200)
  })
})
