import type { Migration } from '#server/drivers/database/migration.ts'

/** Which writings of each device an answer has seen, so that an earlier one that comes late replaces nothing (R28). */
export const editions: Migration = {
  name: '0028-editions',
  async up(database) {
    for (const table of ['questions', 'partner_responses']) {
      await database.schema.alterTable(table).addColumn('editions', 'text').execute()
    }
  },
}
