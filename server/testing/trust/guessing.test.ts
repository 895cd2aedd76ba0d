import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RefusalBody } from '#contract/refusals.ts'
import type { Hasher } from '#server/features/accounts/passwords/passwords.ts'
import { counted } from '#server/testing/counted.ts'
import { registerCouple, type TestCouple, testPassword } from '#server/testing/couple.ts'
import { draws } from '#server/testing/draws.ts'
import { askForReset } from '#server/testing/mailed-link.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

/** Passwords are compared as they are and counted: what is tested is which are looked at at all. */
const looked = { evaluated: 0 }
const hasher: Hasher = {
  hash: async (password) => `stub:${password}`,
  async verify(hashed, password) {
    looked.evaluated += 1
    return hashed === `stub:${password}`
  },
}

const minute = 60_000
const home = '203.0.113.7'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ hasher, limits: true })
})
afterAll(() => server.stop())
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => {
  server.clock.forward(milliseconds)
  vi.setSystemTime(Date.now() + milliseconds)
}

let couples = 0
/** A couple who registered at home, each couple from a home of its own. */
async function registerAtHome(): Promise<TestCouple & { home: string }> {
  couples += 1
  const address = `${home}${couples}`
  const couple = await registerCouple({ visitor: () => server.visitor(address) })
  return { ...couple, home: address }
}

const login = (email: string, password: string, address: string) =>
  server.visitor(address).post<RefusalBody>('/api/login', { email, password })

const atOnce = 20

/**
 * Wrong passwords for that e-mail, from each of the addresses in turn, twenty at once: how many are looked at is
 * asked, not how many can wait for ten connections of a busy machine.
 */
async function guess(email: string, addresses: number, each: number): Promise<number> {
  const before = looked.evaluated
  for (let round = 0; round < each; round += 1) {
    for (let first = 0; first < addresses; first += atOnce) {
      const guesses = Array.from({ length: Math.min(atOnce, addresses - first) }, (_, place) => {
        const at = first + place
        return login(email, `wrong ${round} ${at}`, `10.${round}.${at >> 8}.${at & 255}`)
      })
      for (const { status } of await Promise.all(guesses)) expect([401, 429]).toContain(status)
    }
  }
  return looked.evaluated - before
}

const rounds = draws({ full: 10, share: 2 })

describe('T9 R14 guessing a password', () => {
  test(`of ${rounds},000 from 1,000 addresses at most 100 are looked at, and the owner gets in`, {
    timeout: 300_000,
  }, async () => {
    const { email, home: address } = await registerAtHome()
    const evaluated = await guess(email, 1_000, rounds)
    expect(evaluated).toBeGreaterThanOrEqual(5)
    expect(evaluated).toBeLessThanOrEqual(100)
    expect((await login(email, testPassword, '198.51.100.1')).status).toBe(429)
    expect((await login(email, testPassword, address)).status).toBe(200)
    counted('T9', { 'wrong passwords': rounds * 1_000, evaluated })
  })

  test('who never signed in from there gets in after the delay', async () => {
    const { email } = await registerAtHome()
    await guess(email, 40, 1)
    const early = await login(email, testPassword, '198.51.100.2')
    expect(early.status).toBe(429)
    const seconds = Number(early.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(15)
    pass(seconds * 1000)
    expect((await login(email, testPassword, '198.51.100.2')).status).toBe(200)
  })

  test('who reads the mail of that address gets in at once, by a new password', async () => {
    const { email } = await registerAtHome()
    await guess(email, 40, 1)
    const token = await askForReset(
      { ...server, visitor: () => server.visitor('198.51.100.3') },
      email,
    )
    const newPassword = 'window-and-river-7'
    const visitor = server.visitor('198.51.100.3')
    expect((await visitor.post('/api/reset-password', { token, newPassword })).status).toBe(200)
    expect((await login(email, newPassword, '198.51.100.3')).status).toBe(200)
  })

  test('R16 who reads the mail of a former address is no owner of the one that took its place', async () => {
    const { visitor, user, email } = await registerAtHome()
    const { username, partnerName, id: userId } = user
    const next = `next-${email}`
    await visitor.patch('/api/partner', { username, partnerName, userId, email: next })
    await guess(next, 40, 1)
    const there = { ...server, visitor: () => server.visitor('198.51.100.4') }
    const token = await askForReset(there, email)
    const newPassword = 'window-and-river-7'
    const reply = await there.visitor().post('/api/reset-password', { token, newPassword })
    expect(reply.status).toBe(200)
    expect((await login(next, newPassword, '198.51.100.4')).status).toBe(429)
  })

  test('an address that the owner uses may not guess for ever either', async () => {
    const { email, home: address } = await registerAtHome()
    await guess(email, 40, 1)
    const before = looked.evaluated
    for (let at = 0; at < 30; at += 1) {
      await login(email, `wrong ${at}`, address)
      pass(10_000)
    }
    expect(looked.evaluated - before).toBeLessThan(20)
  })

  test('R16 who shares the owner’s connection has five guesses and no more, there or elsewhere at once', async () => {
    const { email, home: address } = await registerAtHome()
    const before = looked.evaluated
    for (let at = 0; at < 7; at += 1) await login(email, `wrong ${at}`, address)
    expect(looked.evaluated - before).toBe(5)
    expect((await login(email, 'wrong', '198.51.100.5')).status).toBe(429)
    expect(looked.evaluated - before).toBe(5)
    const { status, headers } = await login(email, testPassword, address)
    expect(status).toBe(429)
    pass(Number(headers['retry-after']) * 1000)
    expect((await login(email, testPassword, address)).status).toBe(200)
  })

  test('R16 who reads the mail gets in at once where somebody else at home has guessed, too', async () => {
    const { email, home: address } = await registerAtHome()
    for (let at = 0; at < 6; at += 1) await login(email, `wrong ${at}`, address)
    const token = await askForReset({ ...server, visitor: () => server.visitor(address) }, email)
    const newPassword = 'window-and-river-7'
    const visitor = server.visitor(address)
    expect((await visitor.post('/api/reset-password', { token, newPassword })).status).toBe(200)
    expect((await login(email, newPassword, address)).status).toBe(200)
  })

  test('five are free, and a right one begins the count again', async () => {
    const { email } = await registerAtHome()
    for (let round = 0; round < 4; round += 1) {
      const from = (at: number) => `192.0.2.${round * 10 + at}`
      for (let at = 0; at < 4; at += 1) {
        expect((await login(email, 'wrong', from(at))).status).toBe(401)
      }
      expect((await login(email, testPassword, from(4))).status).toBe(200)
    }
  })

  test('guessing at one account holds up no other, not even of the same couple', async () => {
    const couple = await registerAtHome()
    const other = await registerAtHome()
    await guess(couple.email, 40, 1)
    expect((await login(couple.partnerEmail, testPassword, '198.51.100.4')).status).toBe(200)
    expect((await login(other.email, testPassword, '198.51.100.4')).status).toBe(200)
  })

  test('an e-mail nobody has is held up in the same way', async () => {
    const { email } = await registerAtHome()
    const seen = async (whose: string) => {
      const replies = []
      for (let at = 0; at < 8; at += 1) {
        const { status, text, headers } = await login(whose, 'wrong', `192.0.2.${100 + at}`)
        replies.push({ status, text, retryAfter: headers['retry-after'] })
      }
      return replies
    }
    vi.setSystemTime(Date.now())
    const known = await seen(email)
    pass(2 * minute)
    expect(await seen('nobody@example.org')).toEqual(known)
    expect(known.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429])
  })

  test('somebody signed in cannot guess the password by changing it', async () => {
    const { visitor } = await registerAtHome()
    const before = looked.evaluated
    const given = { newPassword: 'window-and-river-7', userId: 30 }
    const statuses = []
    for (let at = 0; at < 30; at += 1) {
      const wrong = { ...given, currentPassword: `wrong ${at}` }
      statuses.push((await visitor.patch('/api/user/change-password', wrong)).status)
    }
    expect(looked.evaluated - before).toBe(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(25)
    pass(60 * minute)
    const right = { ...given, currentPassword: testPassword }
    expect((await visitor.patch('/api/user/change-password', right)).status).toBe(200)
  })
})
