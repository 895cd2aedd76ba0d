import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#server/drivers/database/database.ts'
import { firstTables } from '#server/drivers/database/migrations/0001-first-tables.ts'
import { resetsInvitesLimits } from '#server/drivers/database/migrations/0002-resets-invites-limits.ts'
import { reminders } from '#server/drivers/database/migrations/0003-reminders.ts'
import { offeredChallenges } from '#server/drivers/database/migrations/0004-offered-challenges.ts'
import { submissions } from '#server/drivers/database/migrations/0005-submissions.ts'
import { timeline } from '#server/drivers/database/migrations/0006-timeline.ts'
import { openPostgres } from '#server/drivers/database/postgres.ts'
import { openSqlite } from '#server/drivers/database/sqlite.ts'
import type { Tables } from '#server/tables.ts'
import { ownDatabaseUrl } from '#server/testing/tested-postgres.ts'

const atFirst = [firstTables, resetsInvitesLimits, reminders]
const before = [...atFirst, offeredChallenges, submissions, timeline]
const coupleId = 'couple-1'
const now = () => new Date('2026-03-02T18:00:00.000Z')
const at = now().toISOString()
const person = { coupleId, username: 'Mina', partnerName: 'Jonas', nextReminderAt: at }
const login = { tokenHash: 'hash', userId: 100, coupleId, createdAt: at, lastSeenAt: at }
const browser = { coupleId, userId: 100, p256dh: 'key', auth: 'secret', createdAt: at }

/** A database as it was before reminders were claimed, with a person and their browser in it. */
async function fillOld(database: Kysely<Tables>, engine: 'sqlite' | 'postgres') {
  await database.schema
    .createTable('migrations')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .execute()
  const marks = database as unknown as Kysely<{ migrations: { name: string; appliedAt: string } }>
  for (const { name, up } of before) {
    await up(database, engine)
    await marks.insertInto('migrations').values({ name, appliedAt: at }).execute()
  }
  const couple = { coupleId, relationshipStatus: 'confirmed', wrappedKey: 'x', createdAt: at }
  await database
    .insertInto('couples')
    .values(couple as never)
    .execute()
  await database
    .insertInto('users')
    .values(person as never)
    .execute()
  await database.insertInto('logins').values(login).execute()
  const old = { ...browser, endpoint: 'https://push.example.org/old' }
  await database
    .insertInto('push_subscriptions')
    .values(old as never)
    .execute()
}

test('an older database keeps its people, their next reminder and their browsers', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'duologue-upgrade-'))
  const databaseUrl = await ownDatabaseUrl()
  const old = databaseUrl
    ? openPostgres<Tables>(databaseUrl, { onIdleError: () => undefined })
    : openSqlite<Tables>(join(dataDir, 'duologue.db'))
  await fillOld(old, databaseUrl ? 'postgres' : 'sqlite')
  await old.destroy()

  const where = { databaseUrl, dataDir, now, onIdleError: () => undefined }
  const database = await openDatabase<Tables>(where)
  const [user] = await database.selectFrom('users').selectAll().execute()
  expect(user).toMatchObject({ ...person, reminderClaimedUntil: null })
  const endpoint = 'https://push.example.org/new'
  const newer = { ...browser, endpoint, loginHash: login.tokenHash }
  await database.insertInto('push_subscriptions').values(newer).execute()
  const browsers = () =>
    database.selectFrom('push_subscriptions').selectAll().orderBy('endpoint', 'desc').execute()
  const older = { ...browser, endpoint: 'https://push.example.org/old', loginHash: null }
  expect(await browsers()).toEqual([older, newer])
  await database.deleteFrom('logins').execute()
  expect(await browsers()).toEqual([older])
  await database.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})
