import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyRow } from './canaries.ts'
import { registerCouple } from './couple.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('every row there is, of a table nobody named, too', async () => {
  const { email } = await registerCouple(server)
  expect(await everyRow(server)).toContain(email)
  await sql`create table lamps (colour text)`.execute(server.database)
  await sql`insert into lamps values ('amber')`.execute(server.database)
  expect(await everyRow(server)).toContain('lamps\n{"colour":"amber"}')
  await sql`drop table lamps`.execute(server.database)
})
