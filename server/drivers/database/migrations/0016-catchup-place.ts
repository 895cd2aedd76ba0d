import type { Migration } from '#server/drivers/database/migration.ts'

/** Where a couple are in their catch-up, and how far each of the two has come (R22). */
export const catchupPlace: Migration = {
  name: '0016-catchup-place',
  async up({ schema }) {
    const add = () => schema.alterTable('catchups')
    await add()
      .addColumn('placeVersion', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await add()
      .addColumn('placeChoices', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
    await add().addColumn('primaryReached', 'text').execute()
    await add().addColumn('partnerReached', 'text').execute()
  },
}
