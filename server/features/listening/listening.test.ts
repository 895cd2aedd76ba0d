import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalBody } from '#contract/refusals.ts'
import { safetySentences } from '#contract/safety.ts'
import { everyRow, filesWith } from '#server/testing/canaries.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
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
