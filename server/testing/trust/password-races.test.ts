import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Hasher } from '#server/features/accounts/passwords/passwords.ts'
import { cheapHasher } from '#server/testing/cheap-hasher.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { askForReset } from '#server/testing/mailed-link.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

/** Holds every check of a password between its answer and what is done with it, while there is a gate. */
const held = { gate: undefined as Promise<void> | undefined, verified: 0 }
const hasher: Hasher = {
  ...cheapHasher,
  async verify(hashed, password) {
    const { gate } = held
    const fits = await cheapHasher.verify(hashed, password)
    if (gate) {
      held.verified += 1
      await gate
    }
    return fits
  },
}

const newPassword = 'window-and-river-7'
const rounds = 25

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ hasher })
})
afterAll(() => server.stop())

/** Has the password checked for `count` calls, does `meanwhile` before anything follows from it. */
async function between<Reply>(
  count: number,
  call: (at: number) => Promise<Reply>,
  meanwhile: () => Promise<unknown>,
): Promise<Reply[]> {
  const { promise, resolve } = Promise.withResolvers<void>()
  Object.assign(held, { gate: promise, verified: 0 })
  const calls = Array.from({ length: count }, (_, at) => call(at))
  await vi.waitFor(() => expect(held.verified).toBe(count), { interval: 2, timeout: 10_000 })
  held.gate = undefined
  await meanwhile()
  resolve()
  return Promise.all(calls)
}

const change = (visitor: Visitor) =>
  visitor.patch('/api/user/change-password', {
    currentPassword: testPassword,
    newPassword,
    userId: 30,
  })
const login = (visitor: Visitor, email: string, password = testPassword) =>
  visitor.post('/api/login', { email, password })
const visitors = (count: number) => Array.from({ length: count }, () => server.visitor())
const stillIn = async (all: Visitor[]) => {
  const statuses = await Promise.all(all.map(async (one) => (await one.get('/api/user')).status))
  return statuses.filter((status) => status === 200).length
}

describe('A6 logins in flight while the password changes', () => {
  test('A6 a login checked before a change and made after it is refused, in 25 of 25 rounds', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { visitor, email } = await registerCouple(server)
      const devices = visitors(3)
      const replies = await between(
        devices.length,
        (at) => login(devices[at] as Visitor, email),
        async () => expect((await change(visitor)).status).toBe(200),
      )
      expect(replies.map(({ status }) => status)).toEqual([401, 401, 401])
      expect(replies[0]?.text).toContain('Invalid email or password')
      expect(await stillIn(devices)).toBe(0)
      expect(await stillIn([visitor])).toBe(1)
    }
  })

  test('A6 the same by a reset', async () => {
    const { email } = await registerCouple(server)
    const token = await askForReset(server, email)
    const devices = visitors(5)
    const replies = await between(
      devices.length,
      (at) => login(devices[at] as Visitor, email),
      () => server.visitor().post('/api/reset-password', { token, newPassword }),
    )
    expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    expect(await stillIn(devices)).toBe(0)
    expect((await login(server.visitor(), email, newPassword)).status).toBe(200)
  })

  test('A6 the same by a deletion, and an old password deletes nothing after a change', async () => {
    const gone = await registerCouple(server)
    const device = server.visitor()
    const [reply] = await between(
      1,
      () => login(device, gone.email),
      () => gone.visitor.send('DELETE', '/api/account', { password: testPassword }),
    )
    expect([reply?.status, reply?.text]).toEqual([401, expect.stringContaining('Invalid email')])
    const kept = await registerCouple(server)
    const other = server.visitor()
    await login(other, kept.email)
    const [deletion] = await between(
      1,
      () => other.send('DELETE', '/api/account', { password: testPassword }),
      () => change(kept.visitor),
    )
    expect([401, 403]).toContain(deletion?.status)
    expect(await stillIn([kept.visitor])).toBe(1)
  })

  test('A6 nothing held back: after a change no login by the old password is left', {
    timeout: 60_000,
  }, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { visitor, email } = await registerCouple(server)
      const devices = visitors(4)
      const [changed] = await Promise.all([
        change(visitor),
        ...devices.map((device) => login(device, email)),
      ])
      expect(changed?.status).toBe(200)
      expect(await stillIn(devices)).toBe(0)
      expect(await stillIn([visitor])).toBe(1)
    }
  })
})
