import type { Migration } from '#server/drivers/database/migration.ts'

/** A catch-up that one of the two has not read stays for a while, kept or not (R22). */
export const unreadCatchup: Migration = {
  name: '0017-unread-catchup',
  async up(database) {
    const add = () => database.schema.alterTable('timeline')
    await add()
      .addColumn('kept', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
    await add().addColumn('unreadBy', 'text').execute()
    await add().addColumn('unreadUntil', 'text').execute()
    await database
      .updateTable('timeline')
      .set({ kept: 1 })
      .where('conversation', 'is not', null)
      .execute()
  },
}
