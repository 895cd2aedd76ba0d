import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import { registerCouple, type TestCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { testedPostgres } from '#server/testing/tested-postgres.ts'

const isHere = testedPostgres() === undefined
const answersWithinMs = 5_000

describe.skipIf(!isHere)('the embedded database', () => {
  let server: TestServer
  let couple: TestCouple
  let questions: Question[]
  let somebodyElse: Sqlite.Database
  beforeEach(async () => {
    server = await startTestServer()
    couple = await registerCouple(server)
    questions = (await couple.visitor.get<Question[]>('/api/questions/session-initial')).body
    somebodyElse = new Sqlite(join(server.dataDir, 'duologue.db'))
  })
  afterEach(async () => {
    somebodyElse.close()
    await server.stop()
  })

  const answer = (response: string, at = 0) =>
    couple.visitor.patch<RefusalBody>(`/api/questions/${questions[at]?.id}`, { response })
  const health = () => server.visitor().get<RefusalBody>('/api/health')

  test('A2 a file locked by somebody else: 503 in time for all, reading goes on, and it recovers', async () => {
    somebodyElse.exec('begin exclusive')
    const begin = performance.now()
    const waiting = Promise.all([
      ...questions.map((_question, at) => answer('waiting words', at)),
      health(),
    ])
    let isOver = false
    waiting.then(() => {
      isOver = true
    })
    const reads: number[] = []
    while (!isOver) {
      reads.push((await couple.visitor.get('/api/user')).status)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const replies = await waiting
    expect(performance.now() - begin).toBeLessThan(answersWithinMs)
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 503))
    expect(replies[0]?.body.message).toBe(refusalSentence('database-away'))
    expect(Number(replies[0]?.headers['retry-after'])).toBeGreaterThan(0)
    expect(reads.length).toBeGreaterThan(10)
    expect(new Set(reads)).toEqual(new Set([200]))
    somebodyElse.exec('rollback')
    expect((await answer('after it')).status).toBe(200)
    expect((await health()).status).toBe(200)
    expect(server.log.join('')).toContain('SQLITE_BUSY')
    expect(server.log.join('')).not.toContain('waiting words')
  })

  test('A2 a lock that ends in time is waited for', async () => {
    somebodyElse.exec('begin immediate')
    const waiting = questions.map((_question, at) => answer('patient', at))
    setTimeout(() => somebodyElse.exec('commit'), 300)
    const statuses = (await Promise.all(waiting)).map(({ status }) => status)
    expect(statuses).toEqual(statuses.map(() => 200))
  })

  test('A12 T16 a full disk: 507 with a sentence, the cause in the log, nothing lost, and it recovers', async () => {
    expect((await answer('before it was full')).status).toBe(200)
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(server.database)
    const limit = async (pages: number) => {
      await sql.raw(`pragma max_page_count = ${pages}`).execute(server.database)
    }
    await limit(rows[0]?.page_count ?? 0)
    const words = 'unsaved words '.repeat(600)
    let full = await answer(words, 1)
    for (let at = 2; at < 7 && full.status === 200; at += 1) full = await answer(words, at)
    expect([full.status, full.body.message]).toEqual([507, refusalSentence('storage-full')])
    expect(server.log.join('')).toContain('SQLITE_FULL')
    expect(server.log.join('')).not.toContain('unsaved words')
    const { body } = await couple.visitor.get<Question[]>('/api/questions/session-initial')
    expect(body[0]?.answered).toBe(true)
    await limit(1_000_000)
    for (const [at] of questions.entries()) expect((await answer(words, at)).status).toBe(200)
  })
})
