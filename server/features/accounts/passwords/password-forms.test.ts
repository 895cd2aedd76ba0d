import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RefusalBody } from '#contract/refusals.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { askForReset } from '#server/testing/mailed-link.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** One password in two forms: é as one character and as two, wide digits and plain ones. */
const forms = [
  ['crème brûlée 7'.normalize('NFC'), 'crème brûlée 7'.normalize('NFD')],
  ['ｌａｍｐ４２ｘ', 'lamp42x'],
] as const

let people = 0
const register = (password: string) => {
  people += 1
  const email = `form${people}@example.org`
  const names = { username: 'Mina', partnerName: 'Jonas' }
  return server
    .visitor()
    .post<RefusalBody>('/api/register', { ...names, email, password })
    .then((reply) => ({ reply, email }))
}
const login = async (email: string, password: string) =>
  (await server.visitor().post('/api/login', { email, password })).status

describe('A12 a password in another Unicode form', () => {
  test.each(forms)(
    '%s and %s are the same: at registration, login, change and deletion',
    async (one, other) => {
      expect(one).not.toBe(other)
      for (const [chosen, typed] of [
        [one, other],
        [other, one],
      ] as const) {
        const { email } = await register(chosen)
        expect([await login(email, chosen), await login(email, typed)]).toEqual([200, 200])
        const visitor = server.visitor()
        await visitor.post('/api/login', { email, password: typed })
        const change = { currentPassword: typed, newPassword: `${chosen}!`, userId: 30 }
        expect((await visitor.patch('/api/user/change-password', change)).status).toBe(200)
        expect(await login(email, `${typed}!`)).toBe(200)
        const gone = await visitor.send('DELETE', '/api/account', { password: `${typed}!` })
        expect(gone.status).toBe(200)
      }
    },
  )

  test.each(forms)('%s and %s are the same after a reset', async (one, other) => {
    const { email } = await registerCouple(server)
    const token = await askForReset(server, email)
    await server.visitor().post('/api/reset-password', { token, newPassword: one })
    expect(await login(email, other)).toBe(200)
  })

  test('one kept before there was that form still opens, typed as it was', async () => {
    const { email, user } = await registerCouple(server)
    const old = 'cafe\u0301 au lait'
    await server.database
      .updateTable('users')
      .set({ password: await hash(old) })
      .where('id', '=', user.id)
      .execute()
    expect(await login(email, old)).toBe(200)
    expect(await login(email, 'cafe au lait')).toBe(401)
  })

  test('its length counts in that form', async () => {
    const short = 'e\u0301'.repeat(3)
    expect(short).toHaveLength(6)
    expect((await register(short)).reply.body.message).toBe(
      'Password must be at least 6 characters long.',
    )
    expect((await register('\ufdfa'.repeat(128))).reply.body.message).toBe(
      'Password must be 128 characters or less. Some emoji and signs count as several.',
    )
  })
})

test('A1 of a password that is too long nobody looks for the other form', async () => {
  const { visitor } = await registerCouple(server)
  /** Marks to be put in order, which takes the square of their number. */
  const password = '\u0301'.repeat(15_000) + '\u0316'.repeat(15_000)
  const normalize = vi.spyOn(String.prototype, 'normalize')
  try {
    const [change, own] = [{ newPassword: password }, { currentPassword: password }].map(
      (given) => ({
        ...{ currentPassword: testPassword, newPassword: testPassword, userId: 30 },
        ...given,
      }),
    )
    const refused = [
      (await register(password)).reply,
      await server.visitor().post('/api/login', { email: 'form1@example.org', password }),
      await server.visitor().post('/api/reset-password', { token: 'x', newPassword: password }),
      await visitor.patch('/api/user/change-password', change),
      await visitor.patch('/api/user/change-password', own),
      await visitor.send('DELETE', '/api/account', { password }),
    ]
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400))
    expect(normalize.mock.contexts.filter((text) => String(text).length > 128)).toEqual([])
  } finally {
    normalize.mockRestore()
  }
})

describe('A12 a row of keys is no password', () => {
  const sentence =
    'That password is too easy to guess. Please choose one that is not just a row of keys, letters or numbers.'
  const rows = ['aaaaaa', '654321', '987654321', 'abcdef', 'qwertyuiop', 'lkjhgf', '０９８７６５']

  test.each(rows)('%s is refused when registering, changing and resetting', async (password) => {
    const { reply } = await register(password)
    expect([reply.status, reply.body.message]).toEqual([400, sentence])
    expect(reply.body.issues).toContainEqual({ path: 'password', message: sentence })
    const { visitor, email } = await registerCouple(server)
    const change = { currentPassword: testPassword, newPassword: password, userId: 30 }
    const changed = await visitor.patch<RefusalBody>('/api/user/change-password', change)
    expect([changed.status, changed.body.message]).toEqual([400, sentence])
    const token = await askForReset(server, email)
    const reset = { token, newPassword: password }
    const refused = await server.visitor().post<RefusalBody>('/api/reset-password', reset)
    expect([refused.status, refused.body.message]).toEqual([400, sentence])
    expect(await login(email, testPassword)).toBe(200)
  })

  test('who has such a password from before still signs in', async () => {
    const { email, user } = await registerCouple(server)
    await server.database
      .updateTable('users')
      .set({ password: await hash('654321') })
      .where('id', '=', user.id)
      .execute()
    expect(await login(email, '654321')).toBe(200)
  })
})
