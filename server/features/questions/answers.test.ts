import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Question, questionSentences } from '#contract/questions.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { answerAll, claimFor, registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function coupleWithQuestion() {
  const couple = await registerCouple(server)
  const { body } = await couple.visitor.get<Question[]>('/api/questions/session-initial')
  const id = body[0]?.id ?? 0
  return { ...couple, id, url: `/api/questions/${id}` }
}

const answeredFor = async (
  visitor: Awaited<ReturnType<typeof coupleWithQuestion>>['visitor'],
  alias: 30 | 31,
) => {
  const { body } = await visitor.get<Question[]>(`/api/questions/session-initial?userId=${alias}`)
  return body.filter(({ answered }) => answered).length
}

test('B4 private: false is refused, and nothing is saved', async () => {
  const { visitor } = await registerCouple(server)
  const [first] = (await visitor.get<Question[]>('/api/questions/session-initial')).body
  const url = `/api/questions/${first?.id}`
  const { status, body } = await visitor.patch<RefusalBody>(url, { response: 'x', private: false })
  expect([status, body.message]).toEqual([400, questionSentences.alwaysPrivate])
  const [after] = (await visitor.get<Question[]>('/api/questions/session-initial')).body
  expect(after?.answered).toBe(false)
})

describe('answering', () => {
  test('R2 says that it was answered and by whom, never what', async () => {
    const { visitor, user, id, url } = await coupleWithQuestion()
    const reply = await visitor.patch(url, { response: '  warm tea  ', private: true })
    expect(reply.body).toEqual({
      id,
      userId: user.id,
      isPartnerResponse: false,
      answered: true,
      response: null,
    })
    expect([await answeredFor(visitor, 30), await answeredFor(visitor, 31)]).toEqual([1, 0])
  })

  test('R15 isPartnerResponse is absolute, userType comes next, then who signed in', async () => {
    const { visitor, partnerEmail, url } = await coupleWithQuestion()
    const partner = server.visitor()
    await partner.post('/api/login', { email: partnerEmail, password: 'lamp-and-blanket-42' })
    const whose = async (who: typeof visitor, body: object) =>
      (await who.patch<{ isPartnerResponse: boolean }>(url, { response: 'x', ...body })).body
        .isPartnerResponse
    expect(await whose(visitor, { isPartnerResponse: true, userType: 'primary' })).toBe(true)
    expect(await whose(partner, { isPartnerResponse: false })).toBe(false)
    expect(await whose(partner, { userType: 'primary' })).toBe(false)
    expect(await whose(partner, {})).toBe(true)
  })

  test.each([
    [{ response: '   ' }, 400],
    [{}, 400],
    [{ response: 7 }, 400],
    [{ response: 'x', private: 'yes' }, 400],
    [{ response: 'x', questionId: 1 }, 400],
    [{ response: 'a\u0000b' }, 400],
    [{ response: 'x'.repeat(10_001) }, 400],
    [{ response: 'x'.repeat(70_000) }, 413],
  ])('refuses %j', async (body, status) => {
    const { visitor, url } = await coupleWithQuestion()
    expect((await visitor.patch(url, body)).status).toBe(status)
    expect(await answeredFor(visitor, 30)).toBe(0)
  })

  test('R15 a foreign question answers like one that does not exist', async () => {
    const { visitor, url } = await coupleWithQuestion()
    const other = await registerCouple(server)
    const foreign = await other.visitor.patch(url, { response: 'x' })
    const missing = await other.visitor.patch('/api/questions/999999', { response: 'x' })
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    expect(await answeredFor(visitor, 30)).toBe(0)
  })

  test('R3 after completing, a change is refused and the same text again is not', async () => {
    const { visitor, url } = await coupleWithQuestion()
    const [first] = await answerAll(visitor, 'primary')
    expect((await visitor.patch(url, { response: 'second thoughts' })).status).toBe(409)
    expect((await visitor.patch(url, { response: ` ${first} ` })).status).toBe(200)
    const partner = { response: 'still free', isPartnerResponse: true }
    expect((await visitor.patch(url, partner)).status).toBe(200)
  })

  test('T12 of two devices the second is told, and the first answer stays', async () => {
    const { visitor, url } = await coupleWithQuestion()
    const answer = (response: string) => visitor.patch(url, { response, onlyIfUnanswered: true })
    expect((await answer('from the sofa')).status).toBe(200)
    expect((await answer('from the sofa')).status).toBe(200)
    const second = await answer('from the kitchen')
    expect(second.status).toBe(409)
    expect(second.text).toContain('This question has an answer already')
    await answerAll(visitor, 'partner')
    const { body: set } = await visitor.get<Question[]>('/api/questions/session-initial?userId=30')
    for (const { id } of set.slice(1))
      await visitor.patch(`/api/questions/${id}`, { response: 'x' })
    await claimFor(visitor, 'primary')
    const { body } = await visitor.get<{ userResponse: string }[]>(
      '/api/catchups/session-initial/responses',
    )
    expect(body[0]?.userResponse).toBe('from the sofa')
  })

  test('an answer can be changed until then', async () => {
    const { visitor, url } = await coupleWithQuestion()
    await answerAll(visitor, 'primary', { claim: false })
    await visitor.patch(url, { response: 'second thoughts' })
    await claimFor(visitor, 'primary')
    await answerAll(visitor, 'partner')
    const { body } = await visitor.get<{ userResponse: string }[]>(
      '/api/catchups/session-initial/responses',
    )
    expect(body[0]?.userResponse).toBe('second thoughts')
  })
})
