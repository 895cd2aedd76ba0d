import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reminders } from '#contract/reminders.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { openVault } from '#server/vault/open-vault.ts'
import { openPushKeys } from './push-keys.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('the keys are made once, by whichever server comes first, and the private one is sealed', async () => {
  const { database, dataDir } = server
  const vault = await openVault(database, { secretKey: undefined, dataDir })
  const { visitor } = await registerCouple(server)
  const { body } = await visitor.get<Reminders>('/api/reminder-settings')
  const known = await openPushKeys(database, vault)
  expect(known.publicKey).toBe(body.pushPublicKey)
  expect(await everyRow(server)).toContain(known.publicKey)
  expect(await everyRow(server)).not.toContain(known.privateKey)

  await database.deleteFrom('facts').where('name', '=', 'push-keys').execute()
  const opened = await Promise.all(Array.from({ length: 8 }, () => openPushKeys(database, vault)))
  expect(new Set(opened.map(({ privateKey }) => privateKey)).size).toBe(1)
  expect(opened[0]?.privateKey).not.toBe(known.privateKey)
})
