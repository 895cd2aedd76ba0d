import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalBody } from '#contract/refusals.ts'
import { registerCouple, type TestCouple, testPassword } from '#server/testing/couple.ts'
import { askForReset } from '#server/testing/mailed-link.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const newPassword = 'window-and-river-7'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const change = ({ visitor, user }: TestCouple, changes: object = {}) =>
  visitor.patch<RefusalBody>('/api/user/change-password', {
    currentPassword: testPassword,
    newPassword,
    userId: user.id,
    ...changes,
  })

const signIn = async (email: string, password = testPassword) => {
  const visitor = server.visitor()
  const { status } = await visitor.post('/api/login', { email, password })
  return { visitor, status, user: async () => (await visitor.get('/api/user')).status }
}

describe('changing the password', () => {
  test('R7 T7 ends every other login of the couple and keeps the one that asked', async () => {
    const couple = await registerCouple(server)
    const others = [await signIn(couple.email), await signIn(couple.partnerEmail)]
    const stranger = await registerCouple(server)
    const reply = await change(couple)
    expect([reply.status, reply.body.message]).toEqual([
      200,
      'Your password has been updated successfully.',
    ])
    for (const other of others) expect(await other.user()).toBe(401)
    expect((await couple.visitor.get('/api/user')).status).toBe(200)
    expect((await stranger.visitor.get('/api/user')).status).toBe(200)
    expect((await signIn(couple.partnerEmail)).status).toBe(401)
    expect((await signIn(couple.partnerEmail, newPassword)).status).toBe(200)
  })

  test('R1 the partner changes the same password, and an alias names either', async () => {
    const couple = await registerCouple(server)
    const { visitor } = await signIn(couple.partnerEmail)
    const given = { currentPassword: testPassword, newPassword, userId: 31 }
    expect((await visitor.patch('/api/user/change-password', given)).status).toBe(200)
    expect((await signIn(couple.email, newPassword)).status).toBe(200)
  })

  test('R7 no reset link from before works', async () => {
    const couple = await registerCouple(server)
    const token = await askForReset(server, couple.email)
    await change(couple)
    const reply = await server
      .visitor()
      .post('/api/reset-password', { token, newPassword: 'another-lamp-8' })
    expect(reply.status).toBe(400)
    expect((await signIn(couple.email, newPassword)).status).toBe(200)
  })

  test.each([
    [
      { currentPassword: 'not the one' },
      'currentPassword',
      'Your current password is not correct.',
    ],
    [{ currentPassword: '' }, 'currentPassword', 'Current password is required'],
    [{ newPassword: '' }, 'newPassword', 'New password is required'],
    [{ newPassword: 'short' }, 'newPassword', 'New password must be at least 6 characters long.'],
    [
      { newPassword: 'x'.repeat(129) },
      'newPassword',
      'New password must be 128 characters or less.',
    ],
    [
      { newPassword: 'PASSWORD' },
      'newPassword',
      'That password is one of the most common ones. Please choose another.',
    ],
    [{ userId: undefined }, 'userId', 'User ID is required. Please log in again.'],
  ])(
    'R7 refuses %j with its field and sentence, and changes nothing',
    async (changes, path, message) => {
      const couple = await registerCouple(server)
      const other = await signIn(couple.email)
      const reply = await change(couple, changes)
      expect(reply.status).toBe(400)
      expect(reply.body).toMatchObject({ statusCode: 400, error: message, message })
      expect(reply.body.issues?.[0]).toEqual({ path, message })
      expect(await other.user()).toBe(200)
      expect((await signIn(couple.email)).status).toBe(200)
    },
  )

  test('R1 refuses an id of somebody else before it looks at any password', async () => {
    const couple = await registerCouple(server)
    const stranger = await registerCouple(server)
    for (const userId of [stranger.user.id, 999_999, 32]) {
      expect((await change(couple, { userId })).status).toBe(403)
    }
    expect((await signIn(couple.email)).status).toBe(200)
  })

  test('ten at once from one password: one wins', async () => {
    const couple = await registerCouple(server)
    const passwords = Array.from({ length: 10 }, (_, at) => `window-and-river-${at}`)
    const replies = await Promise.all(passwords.map((one) => change(couple, { newPassword: one })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)])
    const winner = passwords[replies.findIndex(({ status }) => status === 200)]
    expect((await signIn(couple.email, winner)).status).toBe(200)
  })
})

describe('T7 the life of a login', () => {
  test('signing out other devices leaves this one', async () => {
    const couple = await registerCouple(server)
    const others = [await signIn(couple.email), await signIn(couple.partnerEmail)]
    expect((await couple.visitor.post('/api/logout-others')).status).toBe(200)
    for (const other of others) expect(await other.user()).toBe(401)
    expect((await couple.visitor.get('/api/user')).status).toBe(200)
    expect((await couple.visitor.post('/api/logout-others')).status).toBe(200)
  })

  test('over https the cookie is Secure and bound to the host', async () => {
    const publicUrl = 'https://duologue.example'
    const https = await startTestServer({ publicUrl })
    const { visitor, email } = await registerCouple(https)
    const again = await visitor.post('/api/login', { email, password: testPassword })
    expect(String(again.headers['set-cookie'])).toMatch(
      /^__Host-duologue=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect([...visitor.cookies.keys()]).toEqual(['__Host-duologue'])
    await https.stop()
  })
})
