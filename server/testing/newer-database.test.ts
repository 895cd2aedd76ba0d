import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/drivers/database/database.ts'
import { startTestServer } from './test-server.ts'

test('T18 an older version leaves alone what a newer one has changed, and says so', async () => {
  const { database, databaseUrl, dataDir, stop } = await startTestServer()
  const now = () => new Date('2026-05-04T10:00:00Z')
  const open = () => openDatabase({ databaseUrl, dataDir, now, onIdleError: () => undefined })
  await (await open()).destroy()
  const mark = `insert into migrations (name, "appliedAt") values ('9999-tomorrow', '2027-01-01')`
  await sql.raw(mark).execute(database)
  await expect(open()).rejects.toThrow('A newer version of Duologue has used this database.')
  await stop()
})
