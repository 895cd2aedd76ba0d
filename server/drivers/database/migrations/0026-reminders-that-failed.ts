import type { Migration } from '#server/drivers/database/migration.ts'

/** What became of a person's last reminders, so that they hear of those that did not get through (R10). */
export const remindersThatFailed: Migration = {
  name: '0026-reminders-that-failed',
  async up(database) {
    for (const name of ['reminderMailsFailed', 'reminderPushesFailed']) {
      await database.schema
        .alterTable('users')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    }
    await database.schema.alterTable('users').addColumn('browserGoneAt', 'text').execute()
  },
}
