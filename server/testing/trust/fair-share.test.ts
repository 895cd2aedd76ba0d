import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { claimFor, registerCouple, registerOnTwoDevices } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { createTextWork } from '#server/text-work.ts'

const weekId = 'session-initial'
const names = { userName: 'Mina', partnerName: 'Jonas' }
/** Fewer may wait for the one thread than one couple sends at once. */
const textWork = createTextWork({ threads: 1, mostWaiting: 10 })
const sentAtOnce = 12

/** Until it comes no question is answered. */
let letGo: Promise<void> | undefined

let server: TestServer
beforeAll(async () => {
  const answerQuestion: typeof textWork.answerQuestion = async (...asked) => {
    await letGo
    return textWork.answerQuestion(...asked)
  }
  server = await startTestServer({ textWork: { ...textWork, answerQuestion } })
})
afterAll(async () => {
  await server.stop()
  await textWork.close()
})

const long = 'ﷺ'.repeat(1_500)
const sendingMuch: [string, (visitor: Visitor) => Promise<{ status: number }>][] = [
  ['questions', (visitor) => visitor.post('/api/ask', { question: long })],
  ['answers to listen to', (visitor) => visitor.post('/api/safety/listen', { text: long })],
  [
    'answers for an insight',
    (visitor) =>
      visitor.post('/api/catchups/insight', {
        ...{ question: 'What was good?', userResponse: long, partnerResponse: long, ...names },
      }),
  ],
]

const listen = (visitor: Visitor) =>
  visitor.post('/api/safety/listen', { text: 'He hit me last night and I am scared.' })

async function talkingCouple(): Promise<{ visitor: Visitor; questions: Question[] }> {
  const { visitor } = await registerCouple(server)
  const { body: questions } = await visitor.get<Question[]>(`/api/questions/${weekId}?userId=30`)
  for (const { id } of questions) {
    for (const [isPartnerResponse, response] of [
      [false, 'The walk by the sea on Sunday was lovely, we laughed a lot together.'],
      [true, 'I liked that we cooked together after work and talked about the summer.'],
    ]) {
      await visitor.patch(`/api/questions/${id}`, { response, isPartnerResponse })
    }
  }
  await claimFor(visitor, 'primary')
  await claimFor(visitor, 'partner')
  return { visitor, questions }
}

test.each(sendingMuch)(
  'A1 one couple that sends many %s at once takes nothing from another one',
  async (_what, send) => {
    const { visitor: greedy } = await registerCouple(server)
    const { visitor, questions } = await talkingCouple()
    const insightInto = ({ id, content }: Question) =>
      visitor.post<{ insight: string }>('/api/catchups/insight', {
        ...{ question: content, weekId, questionId: id, ...names },
      })
    const much = Array.from({ length: sentAtOnce }, () => send(greedy))
    await server.visitor().get('/api/health')
    expect(await listen(visitor)).toMatchObject({ status: 200, body: { concern: true } })
    const written = await Promise.all(questions.slice(0, 4).map(insightInto))
    expect(written.some(({ body }) => body.insight.includes('“'))).toBe(true)
    const answer = await visitor.post('/api/ask', { question: 'How do we argue less about money?' })
    expect(answer.text).toMatch(/money/i)
    // Where theirs takes too long they are asked to wait; nothing that a client sends is the server's failure.
    for (const { status } of await Promise.all(much)) expect([200, 429]).toContain(status)
  },
)

test('A1 what one of the two sends keeps no card from the other', async () => {
  const { visitor, partner } = await registerOnTwoDevices(server)
  const much = Array.from({ length: sentAtOnce }, () =>
    visitor.post('/api/safety/listen', { text: long }),
  )
  await server.visitor().get('/api/health')
  expect(await listen(partner)).toMatchObject({ status: 200, body: { concern: true } })
  await Promise.all(much)
})

/** Of one couple two are worked at, and so many wait for that. */
const mostBegun = 2 + 40

test('A1 whoever has too much waiting is asked to wait', async () => {
  const { visitor } = await registerCouple(server)
  const { promise, resolve } = Promise.withResolvers<void>()
  letGo = promise
  const tooMany = 5
  const refused: [number, unknown][] = []
  const much = Array.from({ length: mostBegun + tooMany }, async () => {
    const { status, headers } = await visitor.post('/api/ask', { question: 'How are we?' })
    if (status !== 200) refused.push([status, headers['retry-after']])
    // Nothing has ended so far, so that each was refused for all that waits.
    if (refused.length === tooMany) resolve()
  })
  await Promise.all(much)
  expect(refused).toEqual(Array.from({ length: tooMany }, () => [429, '1']))
})

/** Plain English, as people write it, of about so many signs. */
const plain = (signs: number, at: number) =>
  Array.from(
    { length: Math.ceil(signs / 60) },
    (_, sentence) => `On day ${at}${sentence} we talked for an hour about work and the house.`,
  )
    .join(' ')
    .slice(0, signs)

test('A1 R21 a card waits for no long texts of others, however many send them', {
  timeout: 120_000,
}, async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => registerCouple(server)))
  const author = (await registerCouple(server)).visitor
  const turns: string[] = []
  const much = others.map(async ({ visitor }, at) => {
    const { status } = await visitor.post('/api/safety/listen', { text: plain(6_000, at) })
    turns.push('long')
    return status
  })
  await server.visitor().get('/api/health')
  expect(await listen(author)).toMatchObject({ status: 200, body: { concern: true } })
  turns.push('card')
  // Before the first of the long ones is heard to its end.
  expect(turns[0]).toBe('card')
  for (const status of await Promise.all(much)) expect([200, 429]).toContain(status)
})
