import type { Migration } from '#server/drivers/database/migration.ts'

/** Words of the two that a kept talk is known by, sealed, so that listing the talks opens none of them. */
export const timelineLines: Migration = {
  name: '0029-timeline-lines',
  async up(database) {
    await database.schema.alterTable('timeline').addColumn('lines', 'text').execute()
  },
}
