import type { ColumnDefinitionBuilder } from 'kysely'
import type { Migration } from '#server/drivers/database/migration.ts'

const must = (column: ColumnDefinitionBuilder) => column.notNull()

export const resetsInvitesLimits: Migration = {
  name: '0002-resets-invites-limits',
  async up({ schema }) {
    await schema
      .createTable('password_resets')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('coupleId', 'text', (column) =>
        column.notNull().references('couples.coupleId').onDelete('cascade'),
      )
      .addColumn('userId', 'integer', must)
      .addColumn('expiresAt', 'text', must)
      .execute()
    await schema
      .createIndex('password_resets_of_couple')
      .on('password_resets')
      .column('coupleId')
      .execute()

    await schema.alterTable('users').addColumn('inviteExpiresAt', 'text').execute()

    /** The names, types and order of its columns are those of rate-limiter-flexible. */
    await schema
      .createTable('rate_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute()
  },
}
