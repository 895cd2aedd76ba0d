import type { Migration } from '#server/drivers/database/migration.ts'

/** Which question came in place of which one, and how many of a session did (R26). */
export const swappedQuestions: Migration = {
  name: '0022-swapped-questions',
  async up(database) {
    await database.schema.alterTable('questions').addColumn('replaces', 'integer').execute()
    await database.schema
      .alterTable('weekly_progress')
      .addColumn('swaps', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
