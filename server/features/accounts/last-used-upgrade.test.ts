import { expect, test } from 'vitest'
import { whoMayRegister } from '#server/drivers/database/migrations/0025-who-may-register.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { startTestServer } from '#server/testing/test-server.ts'

test('the last use of couples from before is that of their logins, else the day they registered', async () => {
  const server = await startTestServer()
  const { database, databaseUrl, clock } = server
  const used = await registerCouple(server)
  const quiet = await registerCouple(server)
  await quiet.visitor.post('/api/logout', {})
  clock.forward(9 * 86_400_000)
  await used.visitor.get('/api/user')
  for (const table of ['registration_codes', 'allowed_addresses']) {
    await database.schema.dropTable(table).execute()
  }
  for (const column of ['lastUsedOn', 'closedAt']) {
    await database.schema.alterTable('couples').dropColumn(column).execute()
  }
  await whoMayRegister.up(database, databaseUrl === undefined ? 'sqlite' : 'postgres')
  const rows = database.selectFrom('couples').select(['lastUsedOn', 'closedAt']).orderBy('id')
  expect(await rows.execute()).toEqual([
    { lastUsedOn: '2026-03-11', closedAt: null },
    { lastUsedOn: '2026-03-02', closedAt: null },
  ])
  await server.stop()
})
