import type { ColumnDefinitionBuilder } from 'kysely'
import type { Migration } from '#server/drivers/database/migration.ts'

const number = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)

/** Which challenge of the bank a row is, and its place among the three of a week. */
export const offeredChallenges: Migration = {
  name: '0004-offered-challenges',
  async up({ schema }) {
    await schema
      .alterTable('challenges')
      .addColumn('bankId', 'text', (column) => column.notNull().defaultTo(''))
      .execute()
    for (const name of ['offer', 'position', 'minutes', 'chosen']) {
      await schema.alterTable('challenges').addColumn(name, 'integer', number).execute()
    }
    await schema.dropIndex('challenges_of_week').execute()
    await schema
      .createIndex('one_challenge_a_place')
      .unique()
      .on('challenges')
      .columns(['coupleId', 'weekId', 'offer', 'position'])
      .execute()
  },
}
