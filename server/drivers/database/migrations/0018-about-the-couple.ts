import type { Migration } from '#server/drivers/database/migration.ts'

/** What a couple told about itself (R19); null where they said nothing. */
export const aboutTheCouple: Migration = {
  name: '0018-about-the-couple',
  async up({ schema }) {
    for (const name of ['aboutChildren', 'aboutLiving', 'aboutIntimacy']) {
      await schema.alterTable('couples').addColumn(name, 'text').execute()
    }
  },
}
