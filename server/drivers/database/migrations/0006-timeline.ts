import type { ColumnDefinitionBuilder } from 'kysely'
import { countedId, type Migration } from '#server/drivers/database/migration.ts'

const must = (column: ColumnDefinitionBuilder) => column.notNull()

/** What stays of a couple's catch-ups (R9). */
export const timeline: Migration = {
  name: '0006-timeline',
  async up({ schema }, engine) {
    await schema
      .createTable('timeline')
      .addColumn('id', 'integer', countedId(engine))
      .addColumn('coupleId', 'text', (column) =>
        column.notNull().references('couples.coupleId').onDelete('cascade'),
      )
      .addColumn('weekId', 'text', must)
      .addColumn('catchupId', 'integer', must)
      .addColumn('happenedAt', 'text', must)
      .addColumn('focus', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('helpful', 'integer')
      .addColumn('summary', 'text')
      .addColumn('conversation', 'text')
      .addUniqueConstraint('one_entry_a_catchup', ['coupleId', 'catchupId'])
      .execute()
  },
}
