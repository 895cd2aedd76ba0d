import { sql } from 'kysely'
import type { Migration } from '#server/drivers/database/migration.ts'

/** Codes and addresses that may register, accounts that are closed, and the day of their last use. */
export const whoMayRegister: Migration = {
  name: '0025-who-may-register',
  async up(database) {
    const { schema } = database
    await schema
      .createTable('registration_codes')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('secretHash', 'text', (column) => column.notNull())
      .addColumn('used', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('most', 'integer', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createTable('allowed_addresses')
      .addColumn('addressHash', 'text', (column) => column.primaryKey())
      .addColumn('allowedAt', 'text', (column) => column.notNull())
      .execute()
    for (const column of ['lastUsedOn', 'closedAt']) {
      await schema.alterTable('couples').addColumn(column, 'text').execute()
    }
    await sql`
      update couples set "lastUsedOn" = substr(coalesce(
        (select max("lastSeenAt") from logins where logins."coupleId" = couples."coupleId"),
        "createdAt"
      ), 1, 10)
    `.execute(database)
  },
}
