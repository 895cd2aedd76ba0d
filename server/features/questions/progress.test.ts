import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Progress } from '#contract/questions.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { answerAll, claimFor, registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const url = '/api/progress/session-initial'

describe('R3 progress', () => {
  test('is seen from the side of the person asked about', async () => {
    const { visitor, user } = await registerCouple(server)
    await answerAll(visitor, 'primary')
    const of = async (userId: number) =>
      (await visitor.get(`${url}?userId=${userId}&cache_bust=1`)).body
    const seen = { activeSessionId: null }
    const finished = { ...seen, userCompleted: true, answered: 7, partnerCompleted: false }
    const waiting = { ...seen, userCompleted: false, answered: 0, partnerCompleted: true }
    expect(await of(30)).toEqual(finished)
    expect(await of(user.id)).toEqual(finished)
    expect(await of(31)).toEqual(waiting)
    expect(await of(user.partnerId)).toEqual(waiting)
  })

  test('C9 R23 counts the answers of the person asked about, and makes no questions', async () => {
    const { visitor, user } = await registerCouple(server)
    const answered = async (userId: number) =>
      (await visitor.get<Progress>(`${url}?userId=${userId}`)).body.answered
    expect([await answered(30), await answered(31)]).toEqual([0, 0])
    const sets = await server.database
      .selectFrom('questions')
      .select('id')
      .where('userId', '=', user.id)
      .execute()
    expect(sets).toEqual([])
    const { body } = await visitor.get<{ id: number }[]>('/api/questions/session-initial')
    for (const [at, { id }] of body.slice(0, 4).entries()) {
      await visitor.patch(`/api/questions/${id}`, { response: 'mine' })
      if (at < 2) {
        await visitor.patch(`/api/questions/${id}`, { response: 'theirs', isPartnerResponse: true })
      }
    }
    expect([await answered(user.id), await answered(user.partnerId)]).toEqual([4, 2])
    await visitor.post('/api/reset-session/session-initial?userId=30', {})
    expect([await answered(30), await answered(31)]).toEqual([0, 0])
  })

  test('a claim goes by userId, whichever flag the body holds', async () => {
    const { visitor } = await registerCouple(server)
    await answerAll(visitor, 'partner', { claim: false })
    const early = await visitor.post(`${url}?userId=30`, { userCompleted: true })
    expect(early.status).toBe(409)
    const reply = await visitor.post(`${url}?userId=31`, { partnerCompleted: true })
    expect(reply.body).toMatchObject({ userCompleted: true, partnerCompleted: false })
  })

  test('an early claim is told how many are left', async () => {
    const { visitor } = await registerCouple(server)
    const none = await claimFor(visitor, 'primary')
    expect((none.body as RefusalBody).message).toBe('Answer every question first: 7 of 7 left.')
    const { body } = await visitor.get<{ id: number }[]>('/api/questions/session-initial')
    await visitor.patch(`/api/questions/${body[0]?.id}`, { response: 'one' })
    const one = await claimFor(visitor, 'primary')
    expect((one.body as RefusalBody).message).toBe('Answer every question first: 6 of 7 left.')
  })

  test('both may claim at once, and again', async () => {
    const { visitor } = await registerCouple(server)
    await answerAll(visitor, 'primary', { claim: false })
    await answerAll(visitor, 'partner', { claim: false })
    const claims = Array.from({ length: 10 }, (_, at) =>
      claimFor(visitor, at % 2 ? 'primary' : 'partner'),
    )
    expect((await Promise.all(claims)).map(({ status }) => status)).toEqual(
      Array.from({ length: 10 }, () => 200),
    )
    expect((await visitor.get(`${url}?userId=30`)).body).toMatchObject({
      userCompleted: true,
      partnerCompleted: true,
    })
  })

  test('R3 the other flag may be false: it is userId that says who', async () => {
    const { visitor } = await registerCouple(server)
    await answerAll(visitor, 'partner', { claim: false })
    const claim = { userCompleted: true, partnerCompleted: false }
    const { status, body } = await visitor.post(`${url}?userId=31`, claim)
    expect([status, body]).toMatchObject([200, { userCompleted: true, partnerCompleted: false }])
  })

  test.each([{}, { userCompleted: false }, { userCompleted: 'yes' }, [], null])(
    'refuses the claim %j',
    async (body) => {
      const { visitor } = await registerCouple(server)
      expect((await visitor.post(`${url}?userId=30`, body)).status).toBe(400)
    },
  )
})
