import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Catchup } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import { openSessionsMost } from '#contract/weekly-session.ts'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 24 * 60 * 60 * 1000

const ask = (visitor: Visitor, weekId: string, more = '') =>
  visitor.get<Question[] & RefusalBody>(`/api/questions/${weekId}?userId=30${more}`)

const openMany = async (visitor: Visitor, count: number) => {
  for (let at = 0; at < count; at += 1) {
    expect((await ask(visitor, `session-${at}-x`)).status).toBe(200)
  }
}

const finish = async (visitor: Visitor, weekId: string) => {
  await answerAll(visitor, 'primary', { weekId })
  await answerAll(visitor, 'partner', { weekId })
  const { body } = await visitor.post<Catchup>(`/api/catchups/${weekId}`, { userId: 30 })
  expect(
    (await visitor.patch(`/api/catchups/${body.id}/complete`, { completed: true })).status,
  ).toBe(200)
}

describe('A9 R18 weekly sessions that are neither completed nor thrown away', () => {
  test('are twenty at most, whichever call would make one more', async () => {
    const { visitor } = await registerCouple(server)
    await openMany(visitor, openSessionsMost)
    for (const url of [
      '/api/questions/session-more',
      '/api/questions/session-more?clear_existing=true',
      '/api/challenges/session-more',
    ]) {
      const { status, body } = await visitor.get<RefusalBody>(url)
      expect([url, status, body.message]).toEqual([
        url,
        409,
        refusalSentence('too-many-sessions', { most: openSessionsMost }),
      ])
    }
    expect((await ask(visitor, 'session-0-x')).body).toHaveLength(7)
    expect((await visitor.get('/api/challenges/session-0-x')).status).toBe(200)
    expect(
      (await visitor.get<{ activeSessionId: null }>('/api/session')).body.activeSessionId,
    ).toBeNull()
  })

  test('many at once are no more than that', async () => {
    const { visitor } = await registerCouple(server)
    const weekIds = Array.from({ length: openSessionsMost + 10 }, (_, at) => `at-once-${at}`)
    const openEach = (weekId: string, at: number) =>
      at % 2 ? ask(visitor, weekId) : visitor.get(`/api/challenges/${weekId}`)
    const atOnce = await Promise.all(weekIds.map(openEach))
    // A busy machine may tell some of so many to try again; what was opened by then stays open.
    expect(atOnce.every(({ status }) => [200, 409, 503].includes(status))).toBe(true)
    const after: number[] = []
    for (const [at, weekId] of weekIds.entries()) after.push((await openEach(weekId, at)).status)
    expect(after.filter((status) => status === 200)).toHaveLength(openSessionsMost)
    expect(after.filter((status) => status === 409)).toHaveLength(10)
  })

  test.each([
    ['thrown away', (visitor: Visitor) => visitor.post('/api/reset-session/session-3-x', {})],
    ['completed', (visitor: Visitor) => finish(visitor, 'session-3-x')],
  ])('one that is %s makes room', async (_how, makeRoom) => {
    const { visitor } = await registerCouple(server)
    await openMany(visitor, openSessionsMost)
    await makeRoom(visitor)
    expect((await ask(visitor, 'session-more')).status).toBe(200)
    expect((await ask(visitor, 'session-yet-more')).status).toBe(409)
  })

  test('the couple always go on with the current one', async () => {
    const { visitor } = await registerCouple(server)
    await openMany(visitor, openSessionsMost)
    expect((await ask(visitor, 'session-initial')).body).toHaveLength(7)
    await visitor.post('/api/reset-session/session-initial', {})
    expect((await visitor.get('/api/challenges/session-initial')).status).toBe(200)
    expect((await ask(visitor, 'session-initial')).body).toHaveLength(7)
  })

  test('what nobody answered for 30 days makes room, and an answer stays', async () => {
    const own = await startTestServer()
    const { visitor } = await registerCouple(own)
    await openMany(visitor, openSessionsMost)
    for (let at = 0; at < openSessionsMost; at += 2) {
      const { body } = await ask(visitor, `session-${at}-x`)
      const isPartnerResponse = at % 4 === 0
      await visitor.patch(`/api/questions/${body[0]?.id}`, { response: 'here', isPartnerResponse })
    }
    own.clock.forward(30 * day)
    expect((await ask(visitor, 'session-more')).status).toBe(409)
    own.clock.forward(1)
    expect((await ask(visitor, 'session-more', '&clear_existing=true')).status).toBe(200)
    const answered = await own.database
      .selectFrom('questions')
      .leftJoin('partner_responses', 'partner_responses.questionId', 'questions.id')
      .select('questions.weekId')
      .where(({ or, eb }) =>
        or([eb('questions.answered', '=', 1), eb('partner_responses.id', 'is not', null)]),
      )
      .execute()
    expect(answered).toHaveLength(openSessionsMost / 2)
    await own.stop()
  })

  test('a call that names an unknown one makes nothing', async () => {
    const { visitor } = await registerCouple(server)
    const rows = async () =>
      (await server.database.selectFrom('weekly_progress').select('weekId').execute()).filter(
        ({ weekId }) => weekId === 'nowhere',
      )
    expect(
      (await visitor.post('/api/progress/nowhere?userId=30', { userCompleted: true })).status,
    ).toBe(409)
    expect((await visitor.post('/api/catchups/nowhere', { userId: 30 })).status).toBe(409)
    expect((await visitor.post('/api/reset-session/nowhere', {})).status).toBe(200)
    await visitor.get('/api/progress/nowhere?userId=30')
    await visitor.get('/api/catchups/nowhere/responses')
    await visitor.post('/api/catchups/summary', {
      userName: 'a',
      partnerName: 'b',
      weekId: 'nowhere',
    })
    expect(await rows()).toEqual([])
  })
})
