import { sql } from 'kysely'
import type { Migration } from '#server/drivers/database/migration.ts'

/**
 * Until when one export has the couple to itself, and a row of progress for every session that there
 * is, by which open ones are counted (R18).
 */
export const bounds: Migration = {
  name: '0013-bounds',
  async up(database) {
    await database.schema.alterTable('couples').addColumn('exportingUntil', 'text').execute()
    await sql`insert into weekly_progress
        ("coupleId", "weekId", "userId", "createdAt", "updatedAt")
      select "coupleId", "weekId", min("userId"), min("createdAt"), min("createdAt")
      from questions where true group by "coupleId", "weekId"
      on conflict ("coupleId", "weekId") do nothing`.execute(database)
  },
}
