import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalBody } from '#contract/refusals.ts'
import { safetySentences } from '#contract/safety.ts'
import { everyRow, filesWith } from '#server/testing/canaries.ts'
import { answerAll, registerCouple, registerOnTwoDevices } from '#server/testing/couple.ts'
import { sharedTextWork, startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
let visitor: Visitor
beforeAll(async () => {
  server = await startTestServer()
  visitor = (await registerCouple(server)).visitor
})
afterAll(() => server.stop())

const listen = (text: unknown) => visitor.post<{ concern: boolean }>('/api/safety/listen', { text })

describe('C14 R21 listening for danger', () => {
  test.each([
    'Last night he hit me and I hid in the bathroom.',
    'She said she will take the children if I ever leave.',
    'Some days I do not want to be alive any more.',
    'I am scared of him when he drinks.',
  ])('%j is heard', async (text) => {
    expect(await listen(text)).toMatchObject({ status: 200, body: { concern: true, calm: false } })
  })

  test.each([
    'We walked along the beach and made pancakes.',
    'This job is killing me, but your soup saved the day.',
    'I would like more evenings without our phones.',
  ])('%j is not', async (text) => {
    const reply = await listen(text)
    expect([reply.status, reply.body]).toEqual([200, { concern: false, calm: true }])
  })

  test.each([
    [undefined, 400],
    ['   ', 400],
    [7, 400],
    ['a\u0000b', 400],
    ['x'.repeat(10_001), 400],
    ['x'.repeat(70_000), 413],
  ])('%j is refused', async (text, status) => {
    expect((await listen(text)).status).toBe(status)
  })

  test('says what is missing, and is for the signed-in', async () => {
    const reply = await visitor.post<RefusalBody>('/api/safety/listen', { text: ' ' })
    expect(reply.body.message).toBe(safetySentences.emptyText)
    const stranger = await server.visitor().post('/api/safety/listen', { text: 'He hits me' })
    expect(stranger.status).toBe(401)
  })

  test('nothing of it is kept or logged, nor what was heard', async () => {
    const own = await startTestServer()
    const couple = await registerCouple(own)
    const word = 'quincunxial'
    const before = await everyRow(own)
    const texts = [`He hits me, ${word}`, `We had a ${word} week`]
    const lines = []
    for (const text of texts) {
      const at = own.log.length
      const reply = await couple.visitor.post('/api/safety/listen', { text })
      expect(reply.text).not.toContain(word)
      lines.push(
        own.log
          .slice(at)
          .map((line) => line.replace(/"(?:time|reqId|ms|responseTime)":[^,}]+/g, '')),
      )
    }
    expect(await everyRow(own)).toBe(before)
    expect(own.log.join('')).not.toContain(word)
    expect(filesWith(own.dataDir, word)).toEqual([])
    expect(lines[0]).toEqual(lines[1])
    await own.stop()
  })

  test('60 a minute per login, then 429, and the rest of the product goes on', async () => {
    const limited = await startTestServer({ limits: true })
    const couple = await registerCouple(limited)
    const statuses = []
    for (let at = 0; at < 61; at += 1) {
      const { status } = await couple.visitor.post('/api/safety/listen', { text: 'A good week' })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array(60).fill(200), 429])
    expect((await couple.visitor.get('/api/user')).status).toBe(200)
    await limited.stop()
  })
})

describe('R21 the ear is awake before the first answer', () => {
  const asked: string[] = []
  const noting = {
    ...sharedTextWork,
    wakeEar: () => void asked.push('ear'),
    wakeAll: () => void asked.push('all'),
    soundsUnsafe: () => Promise.reject(new Error('no thread')),
  }
  const week = '/api/questions/session-initial'

  test('whoever opens questions that they have to answer wakes it, and nobody else', async () => {
    const own = await startTestServer({ textWork: noting })
    const { visitor, partner } = await registerOnTwoDevices(own)
    const wakes = async (work: () => Promise<unknown>) => {
      asked.length = 0
      await work()
      return [...asked]
    }
    expect(await wakes(() => visitor.get(`${week}?userId=30`))).toEqual(['ear'])
    expect(await wakes(() => partner.get(week))).toEqual(['ear'])
    await answerAll(visitor, 'primary')
    expect(await wakes(() => visitor.get(`${week}?userId=30`))).toEqual([])
    expect(await wakes(() => partner.get(week))).toEqual(['ear'])
    for (const call of ['/api/user', '/api/progress/session-initial?userId=31']) {
      expect(await wakes(() => partner.get(call))).toEqual([])
    }
    expect(await wakes(() => own.visitor().get(week))).toEqual([])
    await own.stop()
  })

  test('an answer is acknowledged, and wakes all threads, though the ear can hear nothing', async () => {
    const own = await startTestServer({ textWork: noting })
    const { visitor } = await registerCouple(own)
    const { body } = await visitor.get<{ id: number }[]>(`${week}?userId=30`)
    asked.length = 0
    const reply = await visitor.patch(`/api/questions/${body[0]?.id}`, { response: 'A good week' })
    expect([reply.status, asked]).toEqual([200, ['all']])
    const refused = await visitor.patch(`/api/questions/${body[0]?.id}`, { response: ' ' })
    expect([refused.status, asked]).toEqual([400, ['all']])
    await own.stop()
  })
})
