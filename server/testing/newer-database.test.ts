import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase, openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import { runCommand } from './run-command.ts'
import { startTestServer } from './test-server.ts'

test('T18 an older version leaves alone what a newer one has changed, and says so', async () => {
  const { database, databaseUrl, dataDir, stop } = await startTestServer()
  const now = () => new Date('2026-05-04T10:00:00Z')
  const open = () => openDatabase({ databaseUrl, dataDir, now, onIdleError: () => undefined })
  await (await open()).destroy()
  const mark = `insert into migrations (name, "appliedAt") values ('9999-tomorrow', '2027-01-01')`
  await sql.raw(mark).execute(database)
  const beside = { databaseUrl, dataDir }
  for (const version of ['this version', 'this version or earlier'] as const) {
    await expect(openDatabaseBesideServer(beside, version)).rejects.toThrow('A newer version of')
  }
  await expect(open()).rejects.toThrow('A newer version of Duologue has used this database.')
  await stop()
})

test('T18 every command refuses a database of a newer version, and but a backup one of an earlier', async () => {
  const { database, databaseUrl, dataDir, stop } = await startTestServer()
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const commands = [
    ['admin.ts', 'couples'],
    ['read-inbox.ts'],
    ['rotate-key.ts'],
    ['back-up.ts', '--to', dataDir],
  ] as const
  const run = () => Promise.all(commands.map(([file, ...args]) => runCommand(file, args, settings)))
  const last = sql<{ name: string }>`select max(name) as name from migrations`
  const [{ name = '' } = {}] = (await last.execute(database)).rows
  const rename = (from: string, to: string) =>
    sql`update migrations set name = ${to} where name = ${from}`.execute(database)
  await rename(name, '9999-tomorrow')
  for (const { status, stderr } of await run()) {
    expect([status, stderr]).toEqual([1, expect.stringContaining('A newer version of Duologue')])
  }
  await sql`delete from migrations where name = '9999-tomorrow'`.execute(database)
  const [admin, inbox, key, backup] = await run()
  for (const one of [admin, inbox, key]) {
    expect([one?.status, one?.stderr]).toEqual([
      1,
      expect.stringContaining('not of this version yet'),
    ])
  }
  expect(backup).toMatchObject({ status: 0, stderr: '' })
  await stop()
}, 60_000)
