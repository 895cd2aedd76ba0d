import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readRegistration } from '#contract/accounts.ts'
import { refusalSentence } from '#contract/refusals.ts'
import { createHttpServer } from './http-server.ts'
import { noLimits } from './limits.ts'
import { loginCookie } from './login-cookie.ts'
import { createServe } from './serve.ts'

const second = 1_000
const frozen = ['setInterval', 'clearInterval', 'performance'] as const
beforeEach(() => void vi.useFakeTimers({ toFake: [...frozen] }))
afterEach(() => void vi.useRealTimers())

/** A server that never answers `/stuck`; its log. */
async function withStuckRoute() {
  const log: string[] = []
  const app = await createHttpServer({
    publicUrl: 'http://localhost:3000',
    logger: { level: 'info', stream: { write: (line: string) => void log.push(line) } },
    trustProxy: [],
  })
  app.get('/stuck', () => new Promise(() => undefined))
  app.get('/quick', async () => 'here')
  return { app, log }
}

const aRound = () => new Promise((resolve) => setImmediate(resolve))

test('T11 what no handler answers is answered after 45 seconds that it took too long', async () => {
  const { app, log } = await withStuckRoute()
  const replies: number[] = []
  const asked = [1, 2].map(() =>
    app.inject('/stuck').then((reply) => {
      replies.push(reply.statusCode)
      return reply
    }),
  )
  await aRound()
  vi.advanceTimersByTime(44 * second)
  expect((await app.inject('/quick')).statusCode).toBe(200)
  expect(replies).toEqual([])
  vi.advanceTimersByTime(4 * second)
  for (const { statusCode, headers, body } of await Promise.all(asked)) {
    expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
    expect(JSON.parse(body)).toMatchObject({
      code: 'too-slow',
      message: refusalSentence('too-slow'),
    })
  }
  expect(log.filter((line) => line.includes('FST_ERR_HANDLER_TIMEOUT'))).toHaveLength(2)
  await app.close()
  expect(vi.getTimerCount()).toBe(0)
})

test('T11 R26 what a handler gives after that is told to nobody, the log neither', async () => {
  const late = Promise.withResolvers<void>()
  const log: string[] = []
  const app = await createHttpServer({
    publicUrl: 'http://localhost:3000',
    logger: { level: 'info', stream: { write: (line: string) => void log.push(line) } },
    trustProxy: [],
  })
  const serve = createServe({
    ...{ app, publicUrl: 'http://localhost:3000', limits: noLimits },
    loginCookie: loginCookie('http://localhost:3000'),
    findLogin: async () => null,
    whySignedOut: async () => undefined,
  })
  serve.everyone(readRegistration, async () => {
    await late.promise
    return { registration: 'open' as const }
  })
  const asked = app.inject(readRegistration.path)
  await aRound()
  vi.advanceTimersByTime(48 * second)
  expect((await asked).statusCode).toBe(503)
  const before = log.length
  late.resolve()
  await aRound()
  expect(log.slice(before)).toEqual([])
  expect(log.join()).not.toContain('FST_ERR_REP_ALREADY_SENT')
  await app.close()
})
