import { sql } from 'kysely'
import type { Migration } from '#server/drivers/database/migration.ts'

/** Which sessions have come to their end, beside who has completed them: the others are open (R18). */
export const finishedSessions: Migration = {
  name: '0019-finished-sessions',
  async up(database) {
    await database.schema
      .alterTable('weekly_progress')
      .addColumn('catchupCompleted', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update weekly_progress set "catchupCompleted" = 1 where exists (
      select 1 from catchups
      where catchups."coupleId" = weekly_progress."coupleId"
        and catchups."weekId" = weekly_progress."weekId" and catchups.completed = 1)`.execute(
      database,
    )
  },
}
