import type { Migration } from '#server/drivers/database/migration.ts'

/** Until when a server holds a due reminder, and the login by which a browser is reminded (R10). */
export const reminderClaims: Migration = {
  name: '0007-reminder-claims',
  async up({ schema }) {
    await schema.alterTable('users').addColumn('reminderClaimedUntil', 'text').execute()
    await schema
      .alterTable('push_subscriptions')
      .addColumn('loginHash', 'text', (column) =>
        column.references('logins.tokenHash').onDelete('cascade'),
      )
      .execute()
    await schema
      .createIndex('push_subscriptions_of_login')
      .on('push_subscriptions')
      .column('loginHash')
      .execute()
  },
}
