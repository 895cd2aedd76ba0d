import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import type { Reminders } from '#contract/reminders.ts'
import { DatabaseFailure } from '#server/drivers/database/failure.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import { newPushKeys } from '#server/drivers/push/web-push.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { failingDatabase } from '#server/testing/failing-database.ts'
import { wednesdays } from '#server/testing/reminded.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { createStanding, type Standing } from './standing.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
})

const ready = (at: TestServer) => at.visitor().get<RefusalBody>('/api/ready')
const health = (at: TestServer) => at.visitor().get<{ failing: string[] }>('/api/health')

test('is ready once it is warm, and not any more once it is to stop; health stays', async () => {
  const standing = createStanding({ now: () => new Date() })
  server = await startTestServer({ standing })
  const early = await ready(server)
  expect([early.status, early.body.code, early.body.message]).toEqual([
    ...[503, 'starting', refusalSentence('starting')],
  ])
  expect((await health(server)).status).toBe(200)
  standing.become('ready')
  expect((await ready(server)).body).toEqual({ status: 'ready' })
  standing.become('stopping')
  const late = await ready(server)
  expect([late.status, late.body.code]).toEqual([503, 'stopping'])
  expect((await health(server)).status).toBe(200)
})

test('is neither ready nor well while the database does not answer, and says no more of it', async () => {
  const failing = failingDatabase()
  server = await startTestServer({ wrapDatabase: failing.wrap })
  for (const ask of [ready, health]) {
    failing.failAt(1, 'before it runs')
    const { status, body, text } = await ask(server)
    expect([status, (body as RefusalBody).code]).toEqual([503, 'unhealthy'])
    expect(text).toContain('Answers cannot be saved: the database is away or full')
    expect(text).not.toMatch(/sqlite|postgres|made to fail/i)
    failing.mend()
    expect((await ask(server)).status).toBe(200)
  }
})

test('the log names the code of what keeps answers from being saved, once until they can be again', async () => {
  const failing = failingDatabase()
  server = await startTestServer({ wrapDatabase: failing.wrap })
  const said = (log: string[]) => log.filter((line) => line.includes('answers cannot be saved'))
  for (const count of [1, 2]) {
    for (const ask of [health, ready, health]) {
      failing.failAt(1, 'before it runs', new DatabaseFailure('DATABASE_AWAY', { code: '57P01' }))
      expect((await ask(server)).status).toBe(503)
    }
    failing.mend()
    expect((await health(server)).status).toBe(200)
    expect(said(server.log)).toHaveLength(count)
  }
  expect(said(server.log)[0]).toMatch(/"DATABASE_AWAY".*"57P01"/)
})

test('R18 a flood of them is one question to the database at a time', async () => {
  let asked = 0
  server = await startTestServer({
    wrapDatabase: (database) =>
      database.withPlugin({
        transformQuery({ node }) {
          asked += 1
          return node
        },
        transformResult: async ({ result }) => result,
      }),
  })
  const { visitor } = server
  // What is compiled at the start has been counted, and asks nothing.
  asked = 0
  await Promise.all(Array.from({ length: 40 }, () => visitor().get('/api/ready')))
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(10)
})

describe('mail that is not handed over', () => {
  let works = false
  let failure: object = {}
  let tried = 0
  const mailer: Mailer = {
    name: 'changing',
    async send() {
      tried += 1
      if (!works) throw Object.assign(new Error('Canary Street'), failure)
    },
    forget: async () => undefined,
  }
  let at: TestServer
  let standing: Standing
  beforeEach(async () => {
    works = false
    failure = {}
    tried = 0
    standing = createStanding({ now: () => new Date() })
    standing.become('ready')
    at = await startTestServer({ mailer, standing })
    server = at
  })

  test('is named once that of three couples was not, and no more once one was', async () => {
    const invite = async () => {
      const { visitor } = await registerCouple(at)
      await visitor.post('/api/couples/invite', { partnerEmail: `i${tried}@example.org` })
      await at.settled()
    }
    for (const failing of [[], [], ['mail']]) {
      await invite()
      const { status, body } = await health(at)
      expect([status, body]).toEqual([200, { status: 'ok', failing }])
      const { body: told } = await at.visitor().get<{ mail: string }>('/api/support')
      expect(told.mail).toBe(failing.length > 0 ? 'fails' : 'sends')
    }
    expect((await ready(at)).status).toBe(200)
    expect(at.log.filter((line) => line.includes('keeps failing'))).toHaveLength(1)
    works = true
    await invite()
    expect((await health(at)).body.failing).toEqual([])
    expect(at.log.filter((line) => line.includes('works again'))).toHaveLength(1)
    expect(at.log.join('')).not.toContain('Canary')
  })

  test.each([
    ['at DATA', { command: 'DATA', responseCode: 452, response: '452 4.2.2 Over quota' }],
    ['at RCPT', { command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 No' }],
  ])('T8 tells nobody who has an account: refused %s', async (_where, refused) => {
    const emails = ['nobody@example.org']
    for (let couple = 0; couple < 4; couple += 1) {
      const { email, partnerEmail } = await registerCouple(at)
      emails.push(email, partnerEmail)
    }
    failure = refused
    const ask = async () => {
      for (const email of emails) await at.visitor().post('/api/forgot-password', { email })
      await at.settled()
    }
    await ask()
    expect(tried).toBe(emails.length - 1)
    expect((await health(at)).body.failing).toEqual([])
    for (const whose of ['one', 'two', 'three']) standing.note('mail', false, whose)
    expect((await health(at)).body.failing).toEqual(['mail'])
    works = true
    await ask()
    expect(tried).toBeGreaterThan(emails.length)
    expect((await health(at)).body.failing).toEqual(['mail'])
  })
})

test('whoever tries their own reminders, with browsers that are nowhere, does not alarm the host', async () => {
  server = await startTestServer()
  const { visitor } = await registerCouple(server)
  const keys = { p256dh: newPushKeys().publicKey, auth: 'a'.repeat(22) }
  for (const at of [1, 2, 3]) {
    const endpoint = `https://nowhere.invalid/${at}`
    await visitor.post('/api/reminders/push-subscription', { endpoint, keys })
  }
  await visitor.send('PUT', '/api/reminder-settings', wednesdays)
  const { body } = await visitor.post<{ steps: object[] }>('/api/reminders/test')
  expect(body.steps).toContainEqual(expect.objectContaining({ code: 'push-failed' }))
  expect((await health(server)).body.failing).toEqual([])
  server.clock.forward(Date.parse('2026-03-04T17:30:00Z') - server.clock.now().getTime())
  await server.round()
  const { trouble } = (await visitor.get<Reminders>('/api/reminder-settings')).body
  expect(trouble.notifications).toBeGreaterThan(1)
  expect((await health(server)).body.failing).toEqual([])
})

test('a mail server that cannot be reached is named before anybody wants a mail', async () => {
  let isUp = false
  const mailer: Mailer = {
    name: 'away',
    works: async () => isUp,
    send: async () => undefined,
    forget: async () => undefined,
  }
  server = await startTestServer({ mailer })
  await server.round()
  expect((await health(server)).body.failing).toEqual(['mail'])
  isUp = true
  await server.round()
  expect((await health(server)).body.failing).toEqual([])
})

test('R6 what comes over an open connection while the server closes is refused in the one form', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<'sends'>()
  const mailer: Mailer = {
    name: 'slow',
    status: () => held,
    send: async () => undefined,
    forget: async () => undefined,
  }
  const closing = await startTestServer({ mailer })
  const port = Number(new URL(await closing.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const socket = connect(port, '127.0.0.1')
  const body = JSON.stringify({ email: 'a@example.org' })
  const post = 'POST /api/forgot-password HTTP/1.1\r\nhost: localhost:3000\r\n'
  const reached = once(closing.app.server, 'request')
  socket.write(
    `${post}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  await reached
  const stopped = closing.stop()
  await vi.waitFor(() => expect(closing.app.server.listening).toBe(false))
  const reachedAgain = once(closing.app.server, 'request')
  socket.write('GET /api/support HTTP/1.1\r\nhost: localhost:3000\r\n\r\n')
  await reachedAgain
  letGo('sends')
  let text = ''
  for await (const bytes of socket) text += bytes
  await stopped
  const [first = '', second = ''] = text.split(/(?=HTTP\/1\.1 )/)
  expect(first).toMatch(/^HTTP\/1\.1 200 /)
  const message = refusalSentence('stopping')
  const [head = '', said = ''] = second.split('\r\n\r\n')
  expect(JSON.parse(said)).toEqual({ statusCode: 503, code: 'stopping', error: message, message })
  expect(head).toMatch(/^HTTP\/1\.1 503 /)
  for (const header of ['retry-after: 5', 'cache-control: no-store', 'x-content-type-options: ']) {
    expect(head.toLowerCase()).toContain(header)
  }
})
