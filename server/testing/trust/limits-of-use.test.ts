import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import type { Guide } from '#server/guide/guide.ts'
import { answerAll, registerCouple, testPassword } from '#server/testing/couple.ts'
import { startTestServer, type TestServer, unguarded } from '#server/testing/test-server.ts'
import type { Reply, Visitor } from '#server/testing/visitor.ts'

const minute = 60_000
const hour = 60 * minute

/** A model's texts are told apart from the built-in guide's by their source alone. */
const model: Guide = {
  name: 'a model',
  source: 'model',
  insight: async () => 'You both said it well.',
  suggestion: async () => 'Take a walk.',
  summary: async () => 'A good week.',
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ limits: true, guide: unguarded(model) })
})
afterAll(() => server.stop())
afterEach(() => void vi.useRealTimers())

/** Moves the clock of the server and the one the limits count by. */
const pass = (milliseconds: number) => {
  server.clock.forward(milliseconds)
  vi.setSystemTime(Date.now() + milliseconds)
}

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `10.1.${addresses >> 8}.${addresses & 255}`
}
const newCouple = () => registerCouple({ visitor: () => server.visitor(newAddress()) })

const expectTooOften = ({ status, body, headers }: Reply<unknown>) => {
  const seconds = Number(headers['retry-after'])
  expect(seconds).toBeGreaterThan(0)
  const sentence = refusalSentence('too-often', { seconds })
  const refused = { statusCode: 429, code: 'too-often', error: sentence, message: sentence }
  expect([status, body]).toEqual([429, refused])
  return seconds
}

let unique = 0
const newEmail = () => {
  unique += 1
  return `limited${unique}@example.org`
}

type Call = (visitor: Visitor) => Promise<Reply<unknown>>
const signIn: Call = (visitor) => visitor.post('/api/login', { email: newEmail(), password: 'x' })
const forget: Call = (visitor) => visitor.post('/api/forgot-password', { email: newEmail() })
const byAddress: [string, number, number, Call][] = [
  ['login', 10, minute, signIn],
  ['forgot-password', 10, hour, forget],
  [
    'join',
    10,
    hour,
    (visitor) => visitor.post('/api/couples/join', { inviteToken: 'wrong', username: 'Bo' }),
  ],
  [
    'invitation',
    60,
    hour,
    (visitor) => visitor.post('/api/couples/invitation', { inviteToken: 'wrong' }),
  ],
  [
    'register',
    5,
    hour,
    (visitor) =>
      visitor.post('/api/register', {
        username: 'Ana',
        partnerName: 'Bo',
        email: newEmail(),
        password: testPassword,
      }),
  ],
]

describe('R14 limits by address', () => {
  test.each(byAddress)(
    '%s: %i, then 429 until the time is over',
    async (_name, points, time, call) => {
      vi.setSystemTime(Date.now())
      const address = newAddress()
      for (let at = 0; at < points; at += 1) {
        expect((await call(server.visitor(address))).status).not.toBe(429)
      }
      expect(expectTooOften(await call(server.visitor(address))) * 1000).toBe(time)
      expect((await call(server.visitor(newAddress()))).status).not.toBe(429)
      pass(time - 1000)
      expect(expectTooOften(await call(server.visitor(address)))).toBe(1)
      pass(1001)
      expect((await call(server.visitor(address))).status).not.toBe(429)
    },
  )

  test('what is no good request counts for nothing', async () => {
    const visitor = server.visitor(newAddress())
    for (let at = 0; at < 15; at += 1) {
      expect((await visitor.post('/api/login', { email: 'nobody' })).status).toBe(400)
    }
    expect((await visitor.post('/api/login', { email: newEmail(), password: 'x' })).status).toBe(
      401,
    )
  })

  test('without a proxy nobody may claim another address', async () => {
    const visitor = server.visitor(newAddress())
    const statuses = []
    for (let at = 0; at < 11; at += 1) {
      const headers = { 'x-forwarded-for': `192.0.2.${at}`, forwarded: `for=192.0.2.${at}` }
      const given = { inviteToken: 'wrong', username: 'Bo' }
      statuses.push((await visitor.post('/api/couples/join', given, { headers })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429])
  })

  test('behind the proxy named by TRUST_PROXY each person counts for themselves', async () => {
    const behind = await startTestServer({ limits: true, trustProxy: ['10.9.0.1'] })
    const statusesOf = async (proxy: string, forwarded: (at: number) => string) => {
      const statuses = []
      for (let at = 0; at < 11; at += 1) {
        const headers = { 'x-forwarded-for': forwarded(at) }
        const given = { inviteToken: 'wrong', username: 'Bo' }
        const reply = await behind.visitor(proxy).post('/api/couples/join', given, { headers })
        statuses.push(reply.status)
      }
      return statuses
    }
    const [open, shut] = [Array(11).fill(400), [...Array(10).fill(400), 429]]
    expect(await statusesOf('10.9.0.1', (at) => `192.0.2.${at}`)).toEqual(open)
    expect(await statusesOf('10.9.0.1', (at) => `198.51.100.${at}, 192.0.2.99`)).toEqual(shut)
    expect(await statusesOf('10.9.0.2', (at) => `203.0.113.${at}`)).toEqual(shut)
    await behind.stop()
  })
})

describe('R14 limits by account, couple and login', () => {
  test('forgot-password: 3 an hour per account, known or not, from wherever', async () => {
    const { email } = await newCouple()
    for (const whose of [email, newEmail()]) {
      const ask = () => server.visitor(newAddress()).post('/api/forgot-password', { email: whose })
      for (let at = 0; at < 3; at += 1) expect((await ask()).status).toBe(200)
      expectTooOften(await ask())
    }
    await server.settled()
    expect(server.mails.filter(({ to }) => to === email)).toHaveLength(3)
    pass(hour)
    const again = await server.visitor(newAddress()).post('/api/forgot-password', { email })
    expect(again.status).toBe(200)
  })

  test('invitations: 20 an hour per couple, so that nobody is flooded with mail', async () => {
    const { visitor } = await newCouple()
    const statuses = []
    for (let at = 0; at < 21; at += 1) {
      statuses.push((await visitor.post('/api/couples/invite', {})).status)
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })

  /** A couple with its partner signed in as well. */
  const newTwo = async () => {
    const couple = await newCouple()
    const partner = server.visitor(newAddress())
    const given = { email: couple.partnerEmail, password: testPassword }
    await partner.post('/api/login', given)
    return { ...couple, partner }
  }

  test('R14 the current password: 5 wrong ones an hour per person, and none of the two uses up the other’s', async () => {
    vi.setSystemTime(Date.now())
    const { visitor, partner, user } = await newTwo()
    const wrong = { password: 'not the one' }
    const change = (newPassword: string) =>
      visitor.patch('/api/user/change-password', {
        ...{ currentPassword: testPassword, newPassword, userId: user.id },
      })
    const remove = (by: Visitor, given: object) => by.send('DELETE', '/api/account', given)
    for (let at = 0; at < 5; at += 1) expect((await remove(partner, wrong)).status).toBe(403)
    expectTooOften(await remove(partner, wrong))
    expectTooOften(await remove(partner, { password: testPassword }))
    expect((await change('lamp-and-curtain-43')).status).toBe(200)
    expect((await remove(visitor, { password: 'lamp-and-curtain-43' })).status).toBe(200)
  })

  test('R7 R14 a new password that is too weak is no try at the current one', async () => {
    const { visitor, user } = await newCouple()
    const change = (newPassword: string, currentPassword = testPassword) =>
      visitor.patch<RefusalBody>('/api/user/change-password', {
        ...{ currentPassword, newPassword, userId: user.id },
      })
    for (const weak of Array(8).fill('sunshine')) {
      const { status, body } = await change(weak, 'not the one')
      expect([status, body.code]).toEqual([400, 'common-password'])
    }
    expect((await change('lamp-and-curtain-43')).status).toBe(200)
  })

  test('R14 forms: 10 an hour per person, and the other one can still report', async () => {
    const { visitor, partner } = await newTwo()
    const report = (by: Visitor) => by.post('/api/report-issue', { issue: 'It does not work.' })
    for (let at = 0; at < 10; at += 1) expect((await report(partner)).status).toBe(200)
    expectTooOften(await report(partner))
    expect((await report(visitor)).status).toBe(200)
  })

  test('A12 profile changes: 10 an hour per person, and the other one can still change theirs', async () => {
    const { visitor, partner, user, email, partnerEmail } = await newTwo()
    const { username, partnerName, id: userId } = user
    const profile = { username, partnerName, email, userId }
    const statuses = []
    for (let at = 0; at < 11; at += 1) {
      statuses.push((await visitor.patch('/api/partner', profile)).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
    const theirs = { username: partnerName, partnerName: username, email: partnerEmail, userId: 31 }
    expect((await partner.patch('/api/partner', theirs)).status).toBe(200)
    pass(hour)
    expect((await visitor.patch('/api/partner', profile)).status).toBe(200)
  })

  test('A9 new weeks: 120 an hour per couple, and reading what there is counts for nothing', async () => {
    const { visitor } = await newCouple()
    const begin = (at: number) =>
      visitor.get(`/api/questions/session-9-new${at % 10}?clear_existing=true`)
    for (let at = 0; at < 119; at += 1) expect((await begin(at)).status).toBe(200)
    const read = () => visitor.get('/api/questions/session-9-new1')
    for (let at = 0; at < 10; at += 1) expect((await read()).status).toBe(200)
    expect((await visitor.get('/api/challenges/session-9-new1')).status).toBe(200)
    expectTooOften(await begin(0))
    expectTooOften(await visitor.get('/api/challenges/session-9-new2'))
    expect((await read()).status).toBe(200)
    pass(hour)
    expect((await begin(0)).status).toBe(200)
  })

  test('everything else: 600 a minute per login, and another device counts for itself', async () => {
    vi.setSystemTime(Date.now())
    const { visitor, email } = await newCouple()
    for (let at = 0; at < 600; at += 1) {
      const { status } = await visitor.get('/api/progress/session-initial?userId=30')
      if (status !== 200) expect([at, status]).toEqual([600, 429])
    }
    expectTooOften(await visitor.get('/api/progress/session-initial?userId=30'))
    expectTooOften(await visitor.get<RefusalBody>('/api/user'))
    const other = server.visitor(newAddress())
    await other.post('/api/login', { email, password: testPassword })
    expect((await other.get('/api/user')).status).toBe(200)
    pass(minute)
    expect((await visitor.get('/api/user')).status).toBe(200)
  })

  test('guide calls: 60 an hour per couple, then the built-in guide writes', {
    timeout: 120_000,
  }, async () => {
    vi.setSystemTime(Date.now())
    const { visitor } = await newCouple()
    const sources: string[] = []
    const write = async (kind: 'insight' | 'suggestion', weekId: string, question: Question) => {
      const about = { question: question.content, questionId: question.id, weekId }
      const given = { ...about, userName: 'Mina', partnerName: 'Jonas' }
      const reply = await visitor.post<{ source: string }>(`/api/catchups/${kind}`, given)
      expect(reply.status).toBe(200)
      return reply.body.source
    }
    for (let week = 0; week < 5; week += 1) {
      const weekId = `week-${week}`
      await answerAll(visitor, 'primary', { weekId })
      await answerAll(visitor, 'partner', { weekId })
      // The insights are written ahead, so that a week's seven come before its suggestions.
      await server.settled()
      const { body } = await visitor.get<Question[]>(`/api/questions/${weekId}?userId=30`)
      for (const question of body) {
        sources.push(await write('insight', weekId, question))
        expect(await write('insight', weekId, question)).toBe(sources.at(-1))
        sources.push(await write('suggestion', weekId, question))
      }
      server.clock.forward(minute)
      vi.setSystemTime(Date.now() + minute)
    }
    expect(sources.slice(0, 56)).toEqual(Array(56).fill('model'))
    expect(sources.filter((source) => source === 'model')).toHaveLength(60)
    expect(sources).toHaveLength(70)
  })
})

test('R14 RATE_LIMITS=off counts nothing', async () => {
  const open = await startTestServer()
  for (const [, points, , call] of byAddress) {
    for (let at = 0; at <= points; at += 1) {
      expect((await call(open.visitor())).status).not.toBe(429)
    }
  }
  await open.stop()
})
