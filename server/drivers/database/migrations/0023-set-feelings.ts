import type { Migration } from '#server/drivers/database/migration.ts'

/** How the questions of a session felt to each of the two (R27). */
export const setFeelings: Migration = {
  name: '0023-set-feelings',
  async up(database) {
    await database.schema
      .createTable('set_feelings')
      .addColumn('coupleId', 'text', (column) =>
        column.notNull().references('couples.coupleId').onDelete('cascade'),
      )
      .addColumn('weekId', 'text', (column) => column.notNull())
      .addColumn('userId', 'integer', (column) => column.notNull())
      .addColumn('feeling', 'text', (column) => column.notNull())
      .addColumn('saidAt', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('set_feelings_key', ['coupleId', 'weekId', 'userId'])
      .execute()
  },
}
