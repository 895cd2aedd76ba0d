import type { Migration } from '#server/drivers/database/migration.ts'

/**
 * Which links to take an address back were asked for after its change, so that several are good at once, and to which
 * address a link for a new password was mailed (R16).
 */
export const mailedLinks: Migration = {
  name: '0030-mailed-links',
  async up(database) {
    await database.schema.alterTable('former_addresses').addColumn('askedAt', 'text').execute()
    await database.schema.alterTable('password_resets').addColumn('email', 'text').execute()
  },
}
