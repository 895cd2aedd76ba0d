import { afterAll, beforeAll, expect, test } from 'vitest'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('C7 what the other device changed is told to each from their own side, and only to them', async () => {
  const { visitor, user, email, partnerEmail } = await registerCouple(server)
  const before = (await visitor.get<object>('/api/couples/people')).body
  expect(before).toMatchObject({ username: 'Mina', partnerName: 'Jonas', bothSignIn: false })
  expect(Object.keys(before)).not.toContain('id')

  const partner = server.visitor()
  await partner.post('/api/login', { email: partnerEmail, password: testPassword })
  const change = { username: 'Bo', partnerName: 'Ana', email: partnerEmail }
  await partner.patch('/api/partner', { ...change, userId: user.partnerId })
  expect((await visitor.get('/api/couples/people')).body).toMatchObject({
    ...{ username: 'Ana', partnerName: 'Bo', email, bothSignIn: true },
  })
  expect((await partner.get('/api/couples/people')).body).toMatchObject({
    ...{ username: 'Bo', partnerName: 'Ana', email: partnerEmail },
  })
  expect((await server.visitor().get('/api/couples/people')).status).toBe(401)
})
