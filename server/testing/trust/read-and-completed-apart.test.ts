import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { canariesIn, canary } from '#server/testing/canaries.ts'
import { answerAll, registerOnTwoDevices, testPassword } from '#server/testing/couple.ts'
import { heldDatabase } from '#server/testing/held-database.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const held = heldDatabase('weekly_progress')

/** Two servers over one database: one changes a couple's session while the other one reads it. */
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

const week = 'session-initial'
const [opened, sealed] = [canary('completed', 1), canary('never-completed', 2)]

const readings: ((visitor: Visitor) => Promise<{ text: string }>)[] = [
  (visitor) => visitor.get(`/api/catchups/${week}/responses?userId=30`),
  (visitor) => visitor.get('/api/account/export'),
  (visitor) => visitor.get('/api/account/export?format=html'),
]

async function coupleOnBoth() {
  const { visitor, email } = await registerOnTwoDevices(changing)
  const reader = reading.visitor()
  await reader.post('/api/login', { email, password: testPassword })
  const complete = async () => {
    await answerAll(visitor, 'primary', { word: opened })
    await answerAll(visitor, 'partner', { word: opened })
  }
  /** Throws the completed session away and answers the next one, which nobody completes. */
  const beginAnew = async () => {
    await visitor.post(`/api/reset-session/${week}`, {})
    const { body } = await visitor.get<Question[]>(`/api/questions/${week}`)
    for (const [at, isPartnerResponse] of [true, false, true].entries()) {
      await visitor.patch(`/api/questions/${body[at]?.id}`, { response: sealed, isPartnerResponse })
    }
  }
  return { visitor, reader, complete, beginAnew }
}

test.each([
  ['the responses', 0],
  ['the export', 1],
  ['the page to read', 2],
])(
  'A5 a session replaced between the look at its progress and at its answers opens nothing: %s',
  async (_what, which) => {
    const { reader, complete, beginAnew } = await coupleOnBoth()
    await complete()
    const gate = held.hold(1)
    const reply = readings[which]?.(reader)
    await Promise.race([gate.reached, reply])
    await beginAnew()
    gate.letGo()
    const { text = '' } = (await reply) ?? {}
    expect(canariesIn(text)).not.toContain(sealed)
  },
)

test('A5 in many reads beside many changes, what nobody completed is in none', {
  timeout: 120_000,
}, async () => {
  const { reader, complete, beginAnew } = await coupleOnBoth()
  let isOver = false
  const seen = { reads: 0, opened: 0, sealed: 0 }
  const read = async (which: number) => {
    while (!isOver) {
      const found = canariesIn((await readings[which]?.(reader))?.text ?? '')
      seen.reads += 1
      if (found.includes(opened)) seen.opened += 1
      if (found.includes(sealed)) seen.sealed += 1
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  const readers = [0, 0, 0, 1].map(read)
  for (let round = 0; round < 8; round += 1) {
    await complete()
    await beginAnew()
    await beginAnew()
  }
  isOver = true
  await Promise.all(readers)
  expect(seen.opened).toBeGreaterThan(3)
  expect(seen.sealed).toBe(0)
})
