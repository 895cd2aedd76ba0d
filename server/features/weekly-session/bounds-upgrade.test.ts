import { expect, test } from 'vitest'
import { bounds } from '#server/drivers/database/migrations/0013-bounds.ts'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import { startTestServer } from '#server/testing/test-server.ts'

test('A9 R18 the upgrade counts the sessions that are there, and keeps who has completed them', async () => {
  const server = await startTestServer()
  const { visitor } = await registerCouple(server)
  await answerAll(visitor, 'primary', { weekId: 'answered' })
  await visitor.get('/api/questions/begun')
  await server.database.deleteFrom('weekly_progress').where('weekId', '=', 'begun').execute()
  await server.database.schema.alterTable('couples').dropColumn('exportingUntil').execute()
  await bounds.up(server.database, server.databaseUrl === undefined ? 'sqlite' : 'postgres')
  const rows = await server.database
    .selectFrom('weekly_progress')
    .select(['weekId', 'userCompleted'])
    .orderBy('weekId')
    .execute()
  expect(rows).toEqual([
    { weekId: 'answered', userCompleted: 1 },
    { weekId: 'begun', userCompleted: 0 },
  ])
  expect((await visitor.get('/api/account/export')).status).toBe(200)
  await server.stop()
})
