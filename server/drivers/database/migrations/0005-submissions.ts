import { countedId, type Migration } from '#server/drivers/database/migration.ts'

/** What people send to whoever runs the server. A couple's own goes with the couple. */
export const submissions: Migration = {
  name: '0005-submissions',
  async up({ schema }, engine) {
    await schema
      .createTable('submissions')
      .addColumn('id', 'integer', countedId(engine))
      .addColumn('coupleId', 'text', (column) =>
        column.references('couples.coupleId').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull().unique())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
    await schema.createIndex('submissions_of_couple').on('submissions').column('coupleId').execute()
  },
}
