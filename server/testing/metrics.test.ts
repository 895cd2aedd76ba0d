import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { metricTable, other } from '#server/metrics/metric-table.ts'
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts'
import { registerCouple, testPassword } from './couple.ts'
import { coupleWithEverything } from './couple-with-everything.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let metrics: Metrics
let server: TestServer
beforeEach(async () => {
  metrics = createMetrics({ ofProcess: false })
  server = await startTestServer({ metrics, limits: true, provider: 'Somebody' })
})
afterEach(() => server.stop())

/** The series of a metric that are not 0, by their labels. */
async function read(name: keyof typeof metricTable): Promise<Record<string, number>> {
  const text = await metrics.text()
  const found = text.matchAll(new RegExp(`^${metricTable[name].name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))
  return Object.fromEntries(
    [...found]
      .map(([, labels = '', value]) => [labels, Number(value)])
      .filter(([, value]) => value),
  )
}

const series = async () =>
  (await metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))

test('answers, sign-ins, limits, mails and texts are counted by what came of them', async () => {
  const { visitor, email } = await registerCouple(server)
  const { body } = await visitor.get<Question[]>('/api/questions/session-initial?userId=30')
  await visitor.patch(`/api/questions/${body[0]?.id}`, { response: 'Soup', private: true })
  await visitor.patch(`/api/questions/999999`, { response: 'Soup', private: true })
  await visitor.post(`/api/questions/${body[1]?.id}/skip`, {})
  await visitor.patch(`/api/questions/${body[2]?.id}`, { response: '', private: true })
  expect(await read('answers')).toEqual({ '': 2 })

  const { visitor: other } = await registerCouple(server)
  await server.visitor().post('/api/login', { email, password: testPassword })
  for (let at = 0; at < 11; at += 1) {
    await server.visitor().post('/api/login', { email: `a${at}@example.org`, password: 'wrong' })
  }
  expect(await read('signIns')).toEqual({
    ...{ 'outcome="worked"': 1, 'outcome="refused"': 9, 'outcome="limited"': 2 },
  })
  expect(await read('limited')).toEqual({ 'limit="login"': 2 })

  await other.post('/api/forgot-password', { email })
  await server.settled()
  expect(await read('mails')).toEqual({ 'outcome="sent"': 1 })
  await other.post('/api/catchups/insight', {
    ...{ weekId: 'no-such', userName: 'Mina', partnerName: 'Jonas' },
    ...{ question: 'What was good?', userResponse: 'The soup on Sunday was good.' },
  })
  const texts = Object.entries(await read('guideTexts'))
  expect(texts).toHaveLength(1)
  expect(texts[0]?.[0]).toMatch(/^kind="insight",source="built-in",words="(?:quoted|own)"$/)
})

test('R26 nobody can tell by a number whether a question was answered or skipped', async () => {
  const { visitor } = await registerCouple(server)
  const { body } = await visitor.get<Question[]>('/api/questions/session-initial?userId=30')
  const withoutTimes = async () =>
    (await series()).filter((line) => !/_seconds(?:_sum|_bucket)/.test(line))
  const changedBy = async (work: () => Promise<unknown>) => {
    const before = new Set(await withoutTimes())
    await work()
    return (await withoutTimes())
      .filter((line) => !before.has(line))
      .map((line) => line.split(' ')[0])
  }
  const answered = await changedBy(async () => {
    const said = { response: 'He hit me hard on Sunday night', private: true }
    await visitor.patch(`/api/questions/${body[0]?.id}`, said)
    await visitor.post('/api/safety/listen', { text: said.response })
  })
  const skipped = await changedBy(() => visitor.post(`/api/questions/${body[1]?.id}/skip`, {}))
  expect(answered).toEqual(skipped)
  expect(answered.length).toBeGreaterThan(2)
})

test('a request is counted by the pattern of its route, as the log names it', async () => {
  const { visitor } = await registerCouple(server)
  await visitor.get('/api/progress/session-initial?userId=30')
  await visitor.get('/api/nowhere/at/all')
  await visitor.get('/assets/../../etc/passwd')
  const counted = await read('requests')
  expect(counted).toMatchObject({
    'method="GET",route="/api/progress/:weekId",status="2xx"': 1,
    'method="GET",route="unknown",status="4xx"': 2,
  })
  const text = await metrics.text()
  expect(text).toContain('duologue_request_duration_seconds_count{route="/api/progress/:weekId"} 1')
})

describe('no label holds anything of anybody', () => {
  test('every value of every label is one of the table’s', async () => {
    await coupleWithEverything(server, 'metrics')
    const known = new Map<string, ReadonlySet<string>>()
    for (const { labels } of Object.values(metricTable)) {
      for (const [label, values] of Object.entries(labels)) {
        known.set(label, new Set([...(known.get(label) ?? []), ...values, other]))
      }
    }
    let seen = 0
    for (const line of await series()) {
      for (const [, label = '', value = ''] of line.matchAll(/(\w+)="([^"]*)"/g)) {
        if (label === 'le') continue
        seen += 1
        expect([line, known.get(label)?.has(value)]).toEqual([line, true])
      }
    }
    expect(seen).toBeGreaterThan(200)
  })

  test('no stranger makes new series', async () => {
    const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
    const send = async (text: string) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(text)
      for await (const _ of socket) {
      }
    }
    const odd = async (at: number) => {
      await send(`PROPFIND /dav/${at} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
      await send(`GET /wp-${at}.php HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`)
      await send(`NONSENSE${at}\r\n\r\n`)
      await send(
        `GET /api/reminders/calendar/${at} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`,
      )
    }
    await odd(0)
    const before = (await series()).length
    for (let at = 1; at < 30; at += 1) await odd(at)
    expect((await series()).length).toBe(before)
    expect(await read('unreadable')).toEqual({ '': 30 })
  })
})
