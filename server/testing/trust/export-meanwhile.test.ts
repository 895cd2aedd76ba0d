import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { heldDatabase } from '#server/testing/held-database.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const held = heldDatabase('challenges')

/** Two servers over one database: one changes what the other one is exporting. */
let changing: TestServer
let reading: TestServer
beforeAll(async () => {
  changing = await startTestServer()
  reading = await startTestServer({ beside: changing, wrapDatabase: held.wrap })
})
afterAll(async () => {
  await reading.stop()
  await changing.stop()
})

async function exportWhile(path: string, change: (visitor: Visitor) => Promise<unknown>) {
  const { visitor, email } = await registerCouple(changing)
  const reader = reading.visitor()
  await reader.post('/api/login', { email, password: testPassword })
  await visitor.get('/api/questions/session-initial')
  const gate = held.hold(1)
  const reply = reader.get(path)
  await gate.reached
  await change(visitor)
  gate.letGo()
  return reply
}

describe.each(['', '?format=html'])('R6 an export%s', (format) => {
  const path = `/api/account/export${format}`

  test('is whole without the challenges that were made while it was written', async () => {
    const reply = await exportWhile(path, (visitor) =>
      visitor.get('/api/challenges/session-initial'),
    )
    expect([reply.status, reply.text.includes('"opened"')]).toEqual([200, false])
  })

  test('refuses in plain words where the account was deleted while it was written', async () => {
    const reply = await exportWhile(path, (visitor) =>
      visitor.send('DELETE', '/api/account', { password: testPassword }),
    )
    expect(reply.status).toBe(401)
  })
})
