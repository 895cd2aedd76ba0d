import type { Migration } from '#server/drivers/database/migration.ts'

/** Each person's rhythm and next reminder (R10), and the browsers that get their notifications. */
export const reminders: Migration = {
  name: '0003-reminders',
  async up({ schema }) {
    const addText = (column: string) =>
      schema.alterTable('users').addColumn(column, 'text').execute()
    const addNumber = (column: string) =>
      schema
        .alterTable('users')
        .addColumn(column, 'integer', (added) => added.notNull().defaultTo(0))
        .execute()
    await addText('reminderFrequency')
    await addText('reminderTimeZone')
    await addText('reminderFirstDate')
    await addText('nextReminderAt')
    await addNumber('reminderEmail')
    await addNumber('calendarEdition')
    await schema
      .createIndex('users_by_reminder')
      .on('users')
      .columns(['nextReminderAt', 'id'])
      .execute()

    await schema
      .createTable('push_subscriptions')
      .addColumn('endpoint', 'text', (column) => column.primaryKey())
      .addColumn('coupleId', 'text', (column) =>
        column.notNull().references('couples.coupleId').onDelete('cascade'),
      )
      .addColumn('userId', 'integer', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('push_subscriptions_of_couple')
      .on('push_subscriptions')
      .columns(['coupleId', 'userId'])
      .execute()
  },
}
