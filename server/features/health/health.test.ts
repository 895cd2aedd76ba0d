import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { failingDatabase } from '#server/testing/failing-database.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { createStanding } from './standing.ts'

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
    expect(text).not.toMatch(/sqlite|postgres|made to fail/i)
    failing.mend()
    expect((await ask(server)).status).toBe(200)
  }
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
  await Promise.all(Array.from({ length: 40 }, () => visitor().get('/api/ready')))
  expect(asked).toBeGreaterThan(0)
  expect(asked).toBeLessThan(10)
})

test('health names mail once three in a row were not handed over, and no more once one was', async () => {
  let works = false
  const mailer: Mailer = {
    name: 'changing',
    send: async () => (works ? undefined : Promise.reject(new Error('Canary Street'))),
    forget: async () => undefined,
  }
  server = await startTestServer({ mailer })
  const { email } = await registerCouple(server)
  const ask = async () => {
    await server?.visitor().post('/api/forgot-password', { email })
    await server?.settled()
  }
  for (const failing of [[], [], ['mail']]) {
    await ask()
    const { status, body } = await health(server)
    expect([status, body]).toEqual([200, { status: 'ok', failing }])
    const { body: told } = await server.visitor().get<{ mail: string }>('/api/support')
    expect(told.mail).toBe(failing.length > 0 ? 'fails' : 'sends')
  }
  expect((await ready(server)).status).toBe(200)
  expect(server.log.filter((line) => line.includes('keeps failing'))).toHaveLength(1)
  works = true
  await ask()
  expect((await health(server)).body.failing).toEqual([])
  expect(server.log.filter((line) => line.includes('works again'))).toHaveLength(1)
  expect(server.log.join('')).not.toContain('Canary')
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
