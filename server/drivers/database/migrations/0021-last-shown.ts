import { sql } from 'kysely'
import type { Migration } from '#server/drivers/database/migration.ts'

/**
 * When a question was shown the last time, so that none comes back within a year of sets (R5). Of what
 * was shown before nobody knows: it counts as shown just now.
 */
export const lastShown: Migration = {
  name: '0021-last-shown',
  async up(database) {
    await database.schema
      .alterTable('shown_questions')
      .addColumn('lastSet', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update shown_questions set "lastSet" = coalesce((
      select couples."setsMade" - 1 from couples
      where couples."coupleId" = shown_questions."coupleId" and couples."setsMade" > 0), 0)`.execute(
      database,
    )
  },
}
