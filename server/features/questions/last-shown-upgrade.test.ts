import { expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { lastShown } from '#server/drivers/database/migrations/0021-last-shown.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { startTestServer } from '#server/testing/test-server.ts'

test('R5 what was shown before the upgrade counts as shown just now, and does not come back', async () => {
  const server = await startTestServer()
  const { visitor } = await registerCouple(server)
  const contents: string[] = []
  const ask = async (week: string) => {
    const { body } = await visitor.get<Question[]>(`/api/questions/${week}`)
    contents.push(...body.map(({ content }) => content))
  }
  for (const week of ['one', 'two', 'three']) await ask(week)
  await server.database.schema.alterTable('shown_questions').dropColumn('lastSet').execute()
  await lastShown.up(server.database, server.databaseUrl === undefined ? 'sqlite' : 'postgres')
  const rows = await server.database.selectFrom('shown_questions').select('lastSet').execute()
  expect(rows).toEqual(Array.from({ length: 21 }, () => ({ lastSet: 2 })))
  for (const week of ['four', 'five']) await ask(week)
  expect(new Set(contents).size).toBe(35)
  await server.stop()
})
