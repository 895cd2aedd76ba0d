import type { Migration } from '#server/drivers/database/migration.ts'

/** What each person said to their answers going to a model elsewhere (R12). */
export const guideConsents: Migration = {
  name: '0020-guide-consents',
  async up({ schema }) {
    await schema
      .createTable('guide_consents')
      .addColumn('userId', 'integer', (column) => column.primaryKey())
      .addColumn('coupleId', 'text', (column) =>
        column.notNull().references('couples.coupleId').onDelete('cascade'),
      )
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('agreed', 'integer', (column) => column.notNull())
      .addColumn('saidBy', 'integer', (column) => column.notNull())
      .addColumn('saidAt', 'text', (column) => column.notNull())
      .execute()
    await schema
      .createIndex('guide_consents_of_couple')
      .on('guide_consents')
      .column('coupleId')
      .execute()
  },
}
