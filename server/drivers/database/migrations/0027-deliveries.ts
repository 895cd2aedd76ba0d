import type { Migration } from '#server/drivers/database/migration.ts'

/** What the device that wrote an answer calls it, so that what was typed offline arrives once (R28). */
export const deliveries: Migration = {
  name: '0027-deliveries',
  async up(database) {
    for (const table of ['questions', 'partner_responses']) {
      await database.schema.alterTable(table).addColumn('deliveredAs', 'text').execute()
    }
  },
}
