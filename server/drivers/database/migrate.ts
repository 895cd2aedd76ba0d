import type { Kysely } from 'kysely'
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
]

type MigrationsTable = { migrations: { name: string; appliedAt: string } }

/**
 * Brings the database to the newest schema: each step and its mark in one transaction, so that a
 * kill in the middle loses nothing, and servers that start together do each step once (the mark's
 * primary key makes the others wait).
 */
// biome-ignore lint/suspicious/noExplicitAny: the schema is what this function makes
export async function migrate(database: Kysely<any>, engine: Engine, now: () => Date) {
  const marks: Kysely<MigrationsTable> = database
  await createMarks(marks).catch(() => createMarks(marks))
  for (const { name, up } of migrations) {
    await marks.transaction().execute(async (transaction) => {
      const mark = await transaction
        .insertInto('migrations')
        .values({ name, appliedAt: now().toISOString() })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning('name')
        .executeTakeFirst()
      if (mark) await up(transaction, engine)
    })
  }
}

/** PostgreSQL can refuse `if not exists` when two servers ask at once; the second try then finds it. */
const createMarks = (database: Kysely<MigrationsTable>) =>
  database.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('appliedAt', 'text', (column) => column.notNull())
    .execute()
