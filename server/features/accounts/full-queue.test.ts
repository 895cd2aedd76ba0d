import { afterAll, beforeAll, expect, test } from 'vitest'
import { tooOften } from '#server/refusal.ts'
import { cheapHasher } from '#server/testing/cheap-hasher.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let isFull = false
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    limits: true,
    hasher: {
      ...cheapHasher,
      hasRoom: () => !isFull,
      async verify(hashed, password) {
        if (isFull) throw tooOften(1)
        return cheapHasher.verify(hashed, password)
      },
    },
  })
})
afterAll(() => server.stop())

test('R14 a sign-in that nobody had time to look at does not count as a try', async () => {
  const { visitor, user } = await registerCouple(server)
  const body = { email: user.email, password: testPassword }
  const signIn = () => visitor.post('/api/login', body)
  isFull = true
  for (let tries = 0; tries < 30; tries += 1) expect((await signIn()).status).toBe(429)
  isFull = false
  expect((await signIn()).status).toBe(200)
})
