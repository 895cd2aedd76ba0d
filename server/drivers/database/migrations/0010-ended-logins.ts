import type { Migration } from '#server/drivers/database/migration.ts'

/** Why a login was ended from elsewhere; it belongs to nobody, so that it outlives a deletion. */
export const endedLogins: Migration = {
  name: '0010-ended-logins',
  async up({ schema }) {
    await schema
      .createTable('ended_logins')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('ended_logins_by_expiry')
      .on('ended_logins')
      .column('expiresAt')
      .execute()
  },
}
