import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalBody } from '#contract/refusals.ts'
import { everyRow } from '#server/testing/canaries.ts'
import {
  coupleIdOf,
  registerCouple,
  type TestCouple,
  testPassword,
} from '#server/testing/couple.ts'
import { askForReset } from '#server/testing/mailed-link.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const day = 86_400_000
const newPassword = 'window-and-river-7'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Ending = (couple: TestCouple) => Promise<unknown>

const change: Ending = ({ visitor }) =>
  visitor.patch('/api/user/change-password', {
    currentPassword: testPassword,
    newPassword,
    userId: 30,
  })
const reset: Ending = async ({ email }) => {
  const token = await askForReset(server, email)
  await server.visitor().post('/api/reset-password', { token, newPassword })
}
const remove: Ending = ({ visitor }) =>
  visitor.send('DELETE', '/api/account', { password: testPassword })

async function another({ email }: TestCouple): Promise<Visitor> {
  const device = server.visitor()
  await device.post('/api/login', { email, password: testPassword })
  return device
}

const answered = async (visitor: Visitor, path = '/api/user') => {
  const { status, body } = await visitor.get<RefusalBody>(path)
  return [status, body.message, body.error]
}
const out = (sentence: string) => [401, sentence, sentence]

describe('A3 whoever was signed out reads why', () => {
  test.each<[string, Ending, string]>([
    ['a changed password', change, 'because the shared password was changed.'],
    ['a reset password', reset, 'because the shared password was reset by email.'],
    ['another device', ({ visitor }) => visitor.post('/api/logout-others'), 'from another device.'],
    ['a deleted account', remove, 'because the account was deleted.'],
  ])('A3 by %s, at every call that needs a login', async (_what, end, why) => {
    const couple = await registerCouple(server)
    const device = await another(couple)
    await end(couple)
    for (const path of ['/api/user', '/api/questions/session-initial', '/api/timeline']) {
      expect(await answered(device, path)).toEqual(out(`You were signed out ${why}`))
    }
  })

  test('A3 is not told to somebody who signed out, and no longer after 30 days', async () => {
    const couple = await registerCouple(server)
    const device = await another(couple)
    const stale = server.visitor()
    for (const [name, value] of couple.visitor.cookies) stale.cookies.set(name, value)
    await couple.visitor.post('/api/logout')
    expect(await answered(stale)).toEqual(out('Please sign in first.'))
    expect(await answered(server.visitor())).toEqual(out('Please sign in first.'))
    await reset(couple)
    server.clock.forward(30 * day - 1)
    expect((await answered(device))[1]).toContain('You were signed out')
    server.clock.forward(1)
    expect(await answered(device)).toEqual(out('Please sign in first.'))
  })

  test('A3 what is kept of a deleted couple’s logins says nothing about anybody', async () => {
    const couple = await registerCouple(server, { username: 'canaryname' })
    await another(couple)
    const coupleId = await coupleIdOf(server, couple.user.id)
    await remove(couple)
    const rows = await everyRow(server)
    for (const trace of ['canaryname', couple.email, couple.partnerEmail, coupleId]) {
      expect(rows).not.toContain(trace)
    }
    const kept = await server.database.selectFrom('ended_logins').selectAll().execute()
    for (const row of kept) {
      expect(Object.keys(row).sort()).toEqual(['expiresAt', 'reason', 'tokenHash'])
    }
  })
})

describe('A9 the calendar address', () => {
  const addressOf = async (visitor: Visitor) =>
    (await visitor.get<{ calendarPath: string }>('/api/reminder-settings')).body.calendarPath

  test.each<[string, Ending]>([
    ['changed', change],
    ['reset', reset],
  ])('A9 is a new one for both after the password was %s', async (_how, end) => {
    const couple = await registerCouple(server)
    const partner = server.visitor()
    await partner.post('/api/login', { email: couple.partnerEmail, password: testPassword })
    const old = await Promise.all([couple.visitor, partner].map(addressOf))
    for (const path of old) expect((await server.visitor().get(path)).status).toBe(200)
    await end(couple)
    for (const path of old) expect((await server.visitor().get(path)).status).toBe(404)
    for (const [at, email] of [couple.email, couple.partnerEmail].entries()) {
      const again = server.visitor()
      await again.post('/api/login', { email, password: newPassword })
      const path = await addressOf(again)
      expect(path).not.toBe(old[at])
      expect((await server.visitor().get(path)).status).toBe(200)
    }
  })
})
