import { type ColumnDefinitionBuilder, sql } from 'kysely'
import { countedId, type Migration } from '#server/drivers/database/migration.ts'

const must = (column: ColumnDefinitionBuilder) => column.notNull()
const flag = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0)
const setFlag = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(1)
const ofCouple = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('couples.coupleId').onDelete('cascade')

/** Ids below 100 are never given out: 30 and 31 stand for the two people of a couple (R1). */
const firstUserId = 100

export const firstTables: Migration = {
  name: '0001-first-tables',
  async up(database, engine) {
    const { schema } = database
    const id = countedId(engine)

    await schema
      .createTable('facts')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', must)
      .execute()

    await schema
      .createTable('couples')
      .addColumn('id', 'integer', id)
      .addColumn('coupleId', 'text', (column) => column.notNull().unique())
      .addColumn('user1Id', 'integer')
      .addColumn('user2Id', 'integer')
      .addColumn('relationshipStatus', 'text', (column) => column.notNull().defaultTo('pending'))
      .addColumn('createdAt', 'text', must)
      .addColumn('confirmedAt', 'text')
      .addColumn('wrappedKey', 'text', must)
      .addColumn('activeWeekId', 'text')
      .addColumn('setsMade', 'integer', flag)
      .addColumn('turn', 'integer', flag)
      .execute()

    await schema
      .createTable('users')
      .addColumn('id', 'integer', id)
      .addColumn('coupleId', 'text', ofCouple)
      .addColumn('username', 'text', must)
      .addColumn('password', 'text')
      .addColumn('email', 'text', (column) => column.unique())
      .addColumn('partnerName', 'text', must)
      .addColumn('partnerId', 'integer')
      .addColumn('relationshipConfirmed', 'integer', flag)
      .addColumn('categoryPreferences', 'text', (column) => column.notNull().defaultTo('[]'))
      .addColumn('reminderDay', 'text')
      .addColumn('reminderTime', 'text')
      .addColumn('reminderEnabled', 'integer', flag)
      .addColumn('inviteToken', 'text', (column) => column.unique())
      .execute()
    await (engine === 'sqlite'
      ? sql`insert into sqlite_sequence (name, seq) values ('users', ${sql.lit(firstUserId - 1)})`
      : sql`alter table users alter column id restart with ${sql.lit(firstUserId)}`
    ).execute(database)
    await schema.createIndex('users_of_couple').on('users').column('coupleId').execute()

    await schema
      .createTable('logins')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('userId', 'integer', must)
      .addColumn('coupleId', 'text', ofCouple)
      .addColumn('createdAt', 'text', must)
      .addColumn('lastSeenAt', 'text', must)
      .execute()
    await schema.createIndex('logins_of_couple').on('logins').column('coupleId').execute()

    await schema
      .createTable('questions')
      .addColumn('id', 'integer', id)
      .addColumn('coupleId', 'text', ofCouple)
      .addColumn('weekId', 'text', must)
      .addColumn('userId', 'integer', must)
      .addColumn('bankId', 'text', must)
      .addColumn('position', 'integer', must)
      .addColumn('content', 'text', must)
      .addColumn('category', 'text', must)
      .addColumn('answered', 'integer', flag)
      .addColumn('response', 'text')
      .addColumn('createdAt', 'text', must)
      .addColumn('private', 'integer', setFlag)
      .addColumn('isPartnerResponse', 'integer', flag)
      .addUniqueConstraint('one_question_a_place', ['coupleId', 'weekId', 'position'])
      .execute()

    await schema
      .createTable('shown_questions')
      .addColumn('coupleId', 'text', ofCouple)
      .addColumn('bankId', 'text', must)
      .addColumn('timesShown', 'integer', must)
      .addPrimaryKeyConstraint('shown_questions_key', ['coupleId', 'bankId'])
      .execute()

    await schema
      .createTable('partner_responses')
      .addColumn('id', 'integer', id)
      .addColumn('coupleId', 'text', ofCouple)
      .addColumn('questionId', 'integer', must)
      .addColumn('weekId', 'text', must)
      .addColumn('userId', 'integer', must)
      .addColumn('content', 'text', must)
      .addColumn('response', 'text', must)
      .addColumn('createdAt', 'text', must)
      .addColumn('private', 'integer', setFlag)
      .addUniqueConstraint('one_partner_response', ['coupleId', 'questionId'])
      .execute()

    await schema
      .createTable('weekly_progress')
      .addColumn('id', 'integer', id)
      .addColumn('coupleId', 'text', ofCouple)
      .addColumn('weekId', 'text', must)
      .addColumn('userId', 'integer', must)
      .addColumn('userCompleted', 'integer', flag)
      .addColumn('partnerCompleted', 'integer', flag)
      .addColumn('userCompletedAt', 'text')
      .addColumn('partnerCompletedAt', 'text')
      .addColumn('createdAt', 'text', must)
      .addColumn('updatedAt', 'text', must)
      .addUniqueConstraint('one_progress_a_week', ['coupleId', 'weekId'])
      .execute()

    await schema
      .createTable('catchups')
      .addColumn('id', 'integer', id)
      .addColumn('coupleId', 'text', ofCouple)
      .addColumn('weekId', 'text', must)
      .addColumn('userId', 'integer', must)
      .addColumn('scheduledTime', 'text', must)
      .addColumn('completed', 'integer', flag)
      .addColumn('createdAt', 'text', must)
      .addUniqueConstraint('one_catchup_a_week', ['coupleId', 'weekId'])
      .execute()

    await schema
      .createTable('guide_texts')
      .addColumn('coupleId', 'text', ofCouple)
      .addColumn('weekId', 'text', must)
      .addColumn('kind', 'text', must)
      .addColumn('aboutId', 'integer', must)
      .addColumn('text', 'text', must)
      .addColumn('source', 'text', must)
      .addPrimaryKeyConstraint('guide_texts_key', ['coupleId', 'weekId', 'kind', 'aboutId'])
      .execute()

    await schema
      .createTable('challenges')
      .addColumn('id', 'integer', id)
      .addColumn('coupleId', 'text', ofCouple)
      .addColumn('weekId', 'text', must)
      .addColumn('userId', 'integer', must)
      .addColumn('title', 'text', must)
      .addColumn('description', 'text', must)
      .addColumn('type', 'text', must)
      .addColumn('difficulty', 'text', must)
      .addColumn('instructions', 'text', must)
      .addColumn('completed', 'integer', flag)
      .addColumn('completedAt', 'text')
      .addColumn('createdAt', 'text', must)
      .addColumn('primaryUserProgress', 'text')
      .addColumn('partnerProgress', 'text')
      .execute()
    await schema
      .createIndex('challenges_of_week')
      .on('challenges')
      .columns(['coupleId', 'weekId'])
      .execute()
  },
}
