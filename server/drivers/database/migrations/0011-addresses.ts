import { type ColumnDefinitionBuilder, sql } from 'kysely'
import type { Migration } from '#server/drivers/database/migration.ts'

const must = (column: ColumnDefinitionBuilder) => column.notNull()
const ofCouple = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('couples.coupleId').onDelete('cascade')

/** Whose address is whose (R16): claimed or used, confirmed or not, and the ones before. */
export const addresses: Migration = {
  name: '0011-addresses',
  async up(database) {
    const { schema } = database
    await schema.alterTable('users').addColumn('emailUsedAt', 'text').execute()
    await schema
      .alterTable('users')
      .addColumn('emailPending', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await sql`update users set "emailUsedAt" = coalesce("signedInAt",
      (select "createdAt" from couples where couples."user1Id" = users.id),
      (select "confirmedAt" from couples where couples."user2Id" = users.id))
      where email is not null`.execute(database)

    for (const table of ['former_addresses', 'address_links']) {
      await schema
        .createTable(table)
        .addColumn('tokenHash', 'text', (column) => column.primaryKey())
        .addColumn('coupleId', 'text', ofCouple)
        .addColumn('userId', 'integer', must)
        .addColumn('email', 'text', must)
        .addColumn('changedAt', 'text', must)
        .addColumn('expiresAt', 'text', must)
        .execute()
      await schema.createIndex(`${table}_of_couple`).on(table).column('coupleId').execute()
    }
    await schema
      .createIndex('former_addresses_by_email')
      .on('former_addresses')
      .column('email')
      .execute()
  },
}
