import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createArgon2 } from '#server/features/accounts/passwords/argon2.ts'
import type { Hasher } from '#server/features/accounts/passwords/passwords.ts'
import { counted } from '#server/testing/counted.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { draws } from '#server/testing/draws.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const work = { verifications: 0 }
/** The real one: how long it takes is looked at here. */
const argon2 = createArgon2()
const hasher: Hasher = {
  ...argon2,
  verify(hashed, password) {
    work.verifications += 1
    return argon2.verify(hashed, password)
  },
}

/** As the server itself does it. */
const laterDelay = () => Math.random() * 1_000
let server: TestServer
let queries = 0
beforeAll(async () => {
  server = await startTestServer({
    hasher,
    limits: true,
    laterDelay,
    wrapDatabase: (database) =>
      database.withPlugin({
        transformQuery({ node }) {
          queries += 1
          return node
        },
        transformResult: async ({ result }) => result,
      }),
  })
})
afterAll(() => server.stop())

let addresses = 0
/** Somebody nobody has seen before. */
const stranger = () => {
  addresses += 1
  return server.visitor(`10.0.${addresses >> 8}.${addresses & 255}`)
}

const calls = {
  login: (email: string) => stranger().post('/api/login', { email, password: 'not the one' }),
  forgot: (email: string) => stranger().post('/api/forgot-password', { email }),
}

const seenIn = async (reply: ReturnType<(typeof calls)['login']>) => {
  const { status, text, headers } = await reply
  const { date: _date, ...others } = headers
  return { status, text, headers: others }
}

describe('T8 who has an account', () => {
  test.each(['login', 'forgot'] as const)('%s answers with the same bytes', async (name) => {
    const { email } = await registerCouple({ visitor: stranger })
    const unknown = `un${email}`
    // However long the two take, they are asked in the same second.
    vi.setSystemTime(Date.now())
    for (let at = 0; at < 8; at += 1) {
      expect(await seenIn(calls[name](unknown))).toEqual(await seenIn(calls[name](email)))
    }
    vi.useRealTimers()
    await server.settled()
  })

  test('login does the same work: one password verified, as many queries', async () => {
    const { email } = await registerCouple({ visitor: stranger })
    const workOf = async (whose: string) => {
      const before = { verifications: work.verifications, queries }
      await calls.login(whose)
      return [work.verifications - before.verifications, queries - before.queries]
    }
    const unknown = await workOf(`un${email}`)
    expect(unknown).toEqual(await workOf(email))
    expect(unknown[0]).toBe(1)
  })

  test('forgot asks the database nothing before it has answered', async () => {
    const { email } = await registerCouple({ visitor: stranger })
    const before = queries
    await calls.forgot(email)
    expect(queries).toBe(before)
    await server.settled()
    expect(queries).toBeGreaterThan(before)
  })
})

test.each([
  ['/api/forgot-password', 300, [0.35, 0.65]],
  [
    '/api/login',
    draws({ full: 300, share: 60 }),
    draws<[number, number]>({ full: [0.35, 0.65], share: [0.25, 0.75] }),
  ],
] as const)(
  'T8 %s: %i interleaved pairs cannot be told apart by their time',
  { timeout: 300_000 },
  async (url, pairs, [least, most]) => {
    const open = await startTestServer({ hasher, laterDelay })
    const couples = await Promise.all(Array.from({ length: 5 }, () => registerCouple(open)))
    const emails = couples.flatMap(({ email, partnerEmail }) => [email, partnerEmail])
    const time = async (email = '') => {
      const start = performance.now()
      await open.visitor().post(url, { email, password: 'not the one' })
      return performance.now() - start
    }
    await time('nobody@example.org')
    let slower = 0
    for (let at = 0; at < pairs; at += 1) {
      const pair = [emails[at % emails.length], `nobody${at}@example.org`]
      // Each comes first as often as second, so that what follows on a call tells nothing.
      if (at % 2) pair.reverse()
      const [first, second] = [await time(pair[0]), await time(pair[1])]
      if (at % 2 ? second > first : first > second) slower += 1
    }
    expect(slower / pairs).toBeGreaterThan(least)
    expect(slower / pairs).toBeLessThan(most)
    counted('T8', { 'pairs timed': pairs })
    await open.stop()
  },
)
