import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Catchup, CatchupItem } from '#contract/catchup.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { answerAll, registerCouple, registerOnTwoDevices } from '#server/testing/couple.ts'
import { sharedTextWork, startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { fiftyAtOnce } from '#server/testing/until-served.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const url = '/api/catchups/session-initial'

async function finishedCouple() {
  const couple = await registerCouple(server)
  const mine = await answerAll(couple.visitor, 'primary', { word: 'I liked our walk' })
  const theirs = await answerAll(couple.visitor, 'partner', { word: 'I loved the soup' })
  return { ...couple, mine, theirs }
}

const responses = async (visitor: Visitor, userId: number) =>
  (await visitor.get<CatchupItem[]>(`${url}/responses?userId=${userId}`)).body

describe('the catch-up', () => {
  test('R2 stays shut until both have completed', async () => {
    const { visitor } = await registerCouple(server)
    await answerAll(visitor, 'primary')
    expect(await responses(visitor, 30)).toEqual([])
    const reply = await visitor.post<RefusalBody>(url, { userId: 30 })
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'Please have both participants complete their weekly questions before starting a catch-up session.',
    ])
  })

  test('R15 shows each side its own answers as userResponse', async () => {
    const { visitor, mine, theirs } = await finishedCouple()
    const primary = await responses(visitor, 30)
    expect(primary.map(({ userResponse }) => userResponse)).toEqual(mine)
    expect(primary.map(({ partnerResponse }) => partnerResponse)).toEqual(theirs)
    const partner = await responses(visitor, 31)
    expect(partner.map(({ userResponse }) => userResponse)).toEqual(theirs)
    expect(partner[0]?.question).toEqual(primary[0]?.question)
  })

  test('R4 fifty parallel starts give one id', async () => {
    const { visitor } = await finishedCouple()
    const starts = await fiftyAtOnce((at) => visitor.post<Catchup>(url, { userId: 30 + (at % 2) }))
    expect(new Set(starts.map(({ body }) => body.id)).size).toBe(1)
    expect(starts[0]?.body).toMatchObject({ weekId: 'session-initial', completed: false })
  })

  test('completes, twice if need be; a foreign one is not found', async () => {
    const { visitor } = await finishedCouple()
    const { id } = (await visitor.post<Catchup>(url, { userId: 30 })).body
    const complete = (who: Visitor, catchupId: number) =>
      who.patch<Catchup>(`/api/catchups/${catchupId}/complete`, { completed: true })
    expect((await complete(visitor, id)).body.completed).toBe(true)
    expect((await complete(visitor, id)).status).toBe(200)
    const other = await registerCouple(server)
    const foreign = await complete(other.visitor, id)
    const missing = await complete(other.visitor, 999_999)
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    const wrong = await visitor.patch(`/api/catchups/${id}/complete`, { completed: false })
    expect(wrong.status).toBe(400)
  })
})

describe("R13 the guide's calls", () => {
  const given = {
    question: 'What was good this week?',
    userResponse: 'We cooked soup together on Sunday',
    partnerResponse: 'The long walk by the river',
    userName: 'Mina',
    partnerName: 'Jonas',
    isPartnerResponse: false,
  }

  test('write from the stored answers, keep the text, and give both devices the same', async () => {
    const { visitor, partnerEmail, mine, theirs } = await finishedCouple()
    const partner = server.visitor()
    await partner.post('/api/login', { email: partnerEmail, password: 'lamp-and-blanket-42' })
    const [first] = await responses(visitor, 30)
    const about = { weekId: 'session-initial', questionId: first?.question.id }
    for (const kind of ['insight', 'suggestion'] as const) {
      const call = `/api/catchups/${kind}`
      const texts = await Promise.all(
        [visitor, partner, visitor].map((who) =>
          who.post<Record<string, string>>(call, { ...given, ...about }),
        ),
      )
      expect(new Set(texts.map(({ body }) => body[kind])).size).toBe(1)
      expect(texts[0]?.body.source).toBe('built-in')
      expect(texts[0]?.text).not.toContain('river')
    }
    const summaries = await Promise.all(
      [visitor, partner].map((who) =>
        who.post<{ summary: string }>('/api/catchups/summary', {
          userName: 'x',
          partnerName: 'y',
          weekId: 'session-initial',
        }),
      ),
    )
    expect(summaries[0]?.body.summary).toBe(summaries[1]?.body.summary)
    expect(summaries[0]?.body.summary).toContain('Mina')
    const rows = await server.database.selectFrom('guide_texts').selectAll().execute()
    for (const text of [...mine, ...theirs]) expect(JSON.stringify(rows)).not.toContain(text)
  })

  test('answer free text alone, about what it says', async () => {
    const { visitor } = await registerCouple(server)
    const insight = await visitor.post<{ insight: string }>('/api/catchups/insight', given)
    expect(insight.status).toBe(200)
    expect(insight.body.insight.length).toBeGreaterThan(20)
    const suggestion = await visitor.post<{ suggestion: string }>('/api/catchups/suggestion', given)
    expect(suggestion.body.suggestion.length).toBeGreaterThan(20)
    const summary = await visitor.post<{ summary: string }>('/api/catchups/summary', given)
    expect(summary.body.summary.length).toBeGreaterThan(20)
    const bare = { question: 'What was good?', userName: '', partnerName: '' }
    expect((await visitor.post('/api/catchups/insight', bare)).status).toBe(200)
  })

  test('R4 a summary of an open session begins its catch-up in the name of who asked', async () => {
    const { visitor, user, partner } = await registerOnTwoDevices(server)
    await answerAll(visitor, 'primary')
    await answerAll(partner, 'partner')
    const of = { userName: '', partnerName: '', weekId: 'session-initial' }
    expect((await partner.post('/api/catchups/summary', of)).status).toBe(200)
    const started = await visitor.post<Catchup>(url, { userId: 30 })
    expect(started.body.userId).toBe(user.partnerId)
  })

  test('of a sealed session use nothing that is stored', async () => {
    const { visitor } = await registerCouple(server)
    await answerAll(visitor, 'primary', { word: 'canary' })
    const { body } = await visitor.get<{ id: number }[]>('/api/questions/session-initial')
    const about = { weekId: 'session-initial', questionId: body[0]?.id }
    const reply = await visitor.post('/api/catchups/insight', { ...given, ...about })
    expect(reply.status).toBe(200)
    expect(reply.text).not.toContain('canary')
  })

  test('never fail because a model did', async () => {
    const broken = () => Promise.reject(new Error('the model is down'))
    const another = await startTestServer({
      guide: sharedTextWork.guard({
        name: 'broken',
        source: 'model',
        insight: broken,
        suggestion: broken,
        summary: broken,
      }),
    })
    const { visitor } = await registerCouple(another)
    await answerAll(visitor, 'primary')
    await answerAll(visitor, 'partner')
    const [first] = await responses(visitor, 30)
    const about = { weekId: 'session-initial', questionId: first?.question.id }
    const reply = await visitor.post('/api/catchups/insight', { ...given, ...about })
    expect(reply.body).toMatchObject({ source: 'built-in' })
    await another.stop()
  })
})
