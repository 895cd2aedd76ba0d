import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import { registerOnTwoDevices, testPassword } from '#server/testing/couple.ts'
import { failingDatabase } from '#server/testing/failing-database.ts'
import { heldDatabase } from '#server/testing/held-database.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const held = heldDatabase('guide_texts')
const failing = failingDatabase()

let server: TestServer
let beside: TestServer
beforeAll(async () => {
  server = await startTestServer({ wrapDatabase: (database) => failing.wrap(held.wrap(database)) })
  beside = await startTestServer({ beside: server })
})
afterAll(async () => {
  await beside.stop()
  await server.stop()
})

const save = (visitor: Visitor, format = 'json') =>
  visitor.get<RefusalBody>(`/api/account/export?format=${format}`)

describe('A9 R18 one export at a time', () => {
  test('the next one waits, more are refused, on other servers too, and another couple’s is not', async () => {
    const { visitor, partner, email } = await registerOnTwoDevices(server)
    const other = await registerOnTwoDevices(server)
    const elsewhere = beside.visitor()
    await elsewhere.post('/api/login', { email, password: testPassword })
    const gate = held.hold(1)
    const first = save(visitor)
    await gate.reached
    const second = save(visitor, 'html')
    for (const device of [partner, visitor, elsewhere]) {
      const { status, body, headers } = await save(device)
      expect([status, body.message]).toEqual([429, refusalSentence('export-running')])
      expect(headers['retry-after']).toBe('5')
    }
    gate.letGo()
    expect((await save(other.visitor)).status).toBe(200)
    expect([(await first).status, (await second).status]).toEqual([200, 200])
    expect((await save(elsewhere)).status).toBe(200)
  })

  test('one that failed makes room at once', async () => {
    const { visitor } = await registerOnTwoDevices(server)
    let failures = 0
    for (let call = 1; failures < 3 && call < 12; call += 1) {
      failing.failAt(call, 'before it runs')
      const { status } = await save(visitor)
      failing.mend()
      if (status !== 500) continue
      failures += 1
      expect((await save(visitor)).status).toBe(200)
    }
    expect(failures).toBe(3)
  })

  test('one that died with its server holds up the next for two minutes', async () => {
    const { visitor, user } = await registerOnTwoDevices(server)
    const until = new Date(server.clock.now().getTime() + 120_000).toISOString()
    await server.database
      .updateTable('couples')
      .set({ exportingUntil: until })
      .where('user1Id', '=', user.id)
      .execute()
    expect((await save(visitor)).status).toBe(429)
    server.clock.forward(120_000)
    expect((await save(visitor)).status).toBe(200)
  })
})
