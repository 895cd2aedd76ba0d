import type { ColumnDefinitionBuilder } from 'kysely'
import type { Migration } from '#server/drivers/database/migration.ts'

const flag = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)

/**
 * Who answers on their own device, which login wrote an answer and when (R17), which challenges'
 * notes were opened, and who sent a submission. What was sent before has no known sender.
 */
export const ownDevice: Migration = {
  name: '0012-own-device',
  async up(database) {
    const { schema } = database
    for (const name of ['userOwnDevice', 'partnerOwnDevice']) {
      await schema.alterTable('weekly_progress').addColumn(name, 'integer', flag).execute()
    }
    for (const table of ['questions', 'partner_responses']) {
      for (const name of ['writtenBy', 'writtenAt']) {
        await schema.alterTable(table).addColumn(name, 'text').execute()
      }
    }
    await schema.alterTable('challenges').addColumn('opened', 'integer', flag).execute()
    await database.updateTable('challenges').set({ opened: 1 }).where('completed', '=', 1).execute()
    await schema.alterTable('submissions').addColumn('userId', 'integer').execute()
  },
}
