import { expect, test } from 'vitest'
import { initialWeekId } from '#contract/weekly-session.ts'
import { finishedSessions } from '#server/drivers/database/migrations/0019-finished-sessions.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { openCatchup } from '#server/testing/finished-catchup.ts'
import { startTestServer } from '#server/testing/test-server.ts'

test('R18 the upgrade knows which of the sessions that are there have come to their end', async () => {
  const server = await startTestServer()
  const finished = await registerCouple(server)
  await openCatchup(finished.visitor)
  await finished.visitor.get('/api/questions/begun')
  const underWay = await registerCouple(server)
  await openCatchup(underWay.visitor, { complete: false })
  const rows = () =>
    server.database
      .selectFrom('weekly_progress')
      .select(['coupleId', 'weekId', 'catchupCompleted'])
      .orderBy('id')
      .execute()
  const before = await rows()
  expect(before.map(({ weekId, catchupCompleted }) => [weekId, catchupCompleted])).toEqual([
    [initialWeekId, 1],
    ['begun', 0],
    [initialWeekId, 0],
  ])
  await server.database.schema
    .alterTable('weekly_progress')
    .dropColumn('catchupCompleted')
    .execute()
  await finishedSessions.up(
    server.database,
    server.databaseUrl === undefined ? 'sqlite' : 'postgres',
  )
  expect(await rows()).toEqual(before)
  await server.stop()
})
