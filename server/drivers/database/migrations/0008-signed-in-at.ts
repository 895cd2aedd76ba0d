import { sql } from 'kysely'
import type { Migration } from '#server/drivers/database/migration.ts'

/** When each person first signed in as themselves (R22); null for who never did. */
export const signedInAt: Migration = {
  name: '0008-signed-in-at',
  async up(database) {
    await database.schema.alterTable('users').addColumn('signedInAt', 'text').execute()
    await sql`update users set "signedInAt" = coalesce(
      (select min("createdAt") from logins where logins."userId" = users.id),
      (select "createdAt" from couples where couples."user1Id" = users.id))`.execute(database)
  },
}
