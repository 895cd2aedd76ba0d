import type { Kysely, Transaction } from 'kysely'
import type { Engine, Migration } from './migration.ts'
import { firstTables } from './migrations/0001-first-tables.ts'
import { resetsInvitesLimits } from './migrations/0002-resets-invites-limits.ts'
import { reminders } from './migrations/0003-reminders.ts'
import { offeredChallenges } from './migrations/0004-offered-challenges.ts'
import { submissions } from './migrations/0005-submissions.ts'
import { timeline } from './migrations/0006-timeline.ts'
import { reminderClaims } from './migrations/0007-reminder-claims.ts'
import { signedInAt } from './migrations/0008-signed-in-at.ts'
import { endedLogins } from './migrations/0010-ended-logins.ts'
import { addresses } from './migrations/0011-addresses.ts'
import { ownDevice } from './migrations/0012-own-device.ts'
import { bounds } from './migrations/0013-bounds.ts'
import { catchupPlace } from './migrations/0016-catchup-place.ts'
import { unreadCatchup } from './migrations/0017-unread-catchup.ts'
import { aboutTheCouple } from './migrations/0018-about-the-couple.ts'
import { finishedSessions } from './migrations/0019-finished-sessions.ts'
import { guideConsents } from './migrations/0020-guide-consents.ts'
import { lastShown } from './migrations/0021-last-shown.ts'
import { swappedQuestions } from './migrations/0022-swapped-questions.ts'
import { setFeelings } from './migrations/0023-set-feelings.ts'
import { swappedAway } from './migrations/0024-swapped-away.ts'
import { whoMayRegister } from './migrations/0025-who-may-register.ts'
import { remindersThatFailed } from './migrations/0026-reminders-that-failed.ts'
import { deliveries } from './migrations/0027-deliveries.ts'
import { editions } from './migrations/0028-editions.ts'
import { timelineLines } from './migrations/0029-timeline-lines.ts'
import { mailedLinks } from './migrations/0030-mailed-links.ts'

const migrations: readonly Migration[] = [
  firstTables,
  resetsInvitesLimits,
  reminders,
  offeredChallenges,
  submissions,
  timeline,
  reminderClaims,
  signedInAt,
  endedLogins,
  addresses,
  ownDevice,
  bounds,
  catchupPlace,
  unreadCatchup,
  aboutTheCouple,
  finishedSessions,
  guideConsents,
  lastShown,
  swappedQuestions,
  setFeelings,
  swappedAway,
  whoMayRegister,
  remindersThatFailed,
  deliveries,
  editions,
  timelineLines,
  mailedLinks,
]

type MigrationsTable = { migrations: { name: string; appliedAt: string } }

/**
 * Brings the database to the newest schema: each step and its mark in one transaction, so that a
 * kill in the middle loses nothing, and servers that start together do each step once (the mark's
 * primary key makes the others wait). Throws a sentence where a newer version has changed the database
 * already: this one would not know what its rows mean.
 */
// biome-ignore lint/suspicious/noExplicitAny: the schema is what this function makes
export async function migrate(database: Kysely<any>, engine: Engine, now: () => Date) {
  const marks: Kysely<MigrationsTable> = database
  await createMarks(marks).catch(() => createMarks(marks))
  const rows = await marks.selectFrom('migrations').select('name').execute()
  const done = rows.map(({ name }) => name)
  if (unknownAmong(done).length > 0) throw usedByNewer()
  for (const migration of migrations.filter(({ name }) => !done.includes(name))) {
    await database
      .transaction()
      .execute((transaction) => applyOnce(transaction, engine, migration, now()))
  }
}

async function applyOnce(
  // biome-ignore lint/suspicious/noExplicitAny: as above
  transaction: Transaction<any>,
  engine: Engine,
  { name, up }: Migration,
  at: Date,
): Promise<void> {
  const marks: Transaction<MigrationsTable> = transaction
  const mark = await marks
    .insertInto('migrations')
    .values({ name, appliedAt: at.toISOString() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst()
  if (mark) await up(transaction, engine)
}

/** Which databases a command can work on: those that this version made, or those of earlier ones, too. */
export type Version = 'this version' | 'this version or earlier'

/** Throws a sentence for a database that a newer version has changed, or that no start has brought up to it. */
export async function requireVersion(
  // biome-ignore lint/suspicious/noExplicitAny: as above
  database: Kysely<any>,
  version: Version,
): Promise<void> {
  const tables = await database.introspection.getTables()
  if (!tables.some(({ name }) => name === 'migrations')) throw notYet()
  const marks: Kysely<MigrationsTable> = database
  const rows = await marks.selectFrom('migrations').select('name').execute()
  const done = rows.map(({ name }) => name)
  if (unknownAmong(done).length > 0) throw usedByNewer()
  const isOlder = migrations.some(({ name }) => !done.includes(name))
  if (isOlder && version === 'this version') throw notYet()
}

const notYet = (): Error =>
  new Error('This database is not of this version yet. Start the server once.')

/**
 * Makes, where there is no table yet, the schema that the migrations of those names made: of an older
 * version, which the next start brings up to date. Gives the names that this version does not know,
 * and then has made nothing.
 */
export async function makeSchema(
  // biome-ignore lint/suspicious/noExplicitAny: as above
  transaction: Transaction<any>,
  engine: Engine,
  names: readonly string[],
  at: Date,
): Promise<string[]> {
  const unknown = unknownAmong(names)
  if (unknown.length > 0) return unknown
  await createMarks(transaction)
  for (const migration of migrations) {
    if (names.includes(migration.name)) await applyOnce(transaction, engine, migration, at)
  }
  return []
}

function unknownAmong(names: readonly string[]): string[] {
  const known = new Set(migrations.map(({ name }) => name))
  return names.filter((name) => !known.has(name))
}

const usedByNewer = (): Error =>
  new Error(
    'A newer version of Duologue has used this database. Start that one, or restore a backup from before.',
  )

/** PostgreSQL can refuse `if not exists` when two servers ask at once; the second try then finds it. */
// biome-ignore lint/suspicious/noExplicitAny: as above
const createMarks = (database: Kysely<any>) =>
  database.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .execute()
