import type { Migration } from '#server/drivers/database/migration.ts'

/** Which questions were swapped for another one and never answered (R26). */
export const swappedAway: Migration = {
  name: '0024-swapped-away',
  async up(database) {
    await database.schema
      .alterTable('shown_questions')
      .addColumn('swappedAway', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  },
}
