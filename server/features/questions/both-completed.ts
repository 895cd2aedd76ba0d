import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * True for a row of a session that both people have completed. As a part of the statement that reads
 * the row, so that nothing another server changes meanwhile comes in between (R2).
 */
export const bothHaveCompleted = (table: 'questions' | 'guide_texts'): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select 1 from ${sql.table('weekly_progress')} as done
    where done.${sql.ref('coupleId')} = ${sql.ref(`${table}.coupleId`)}
      and done.${sql.ref('weekId')} = ${sql.ref(`${table}.weekId`)}
      and done.${sql.ref('userCompleted')} = 1 and done.${sql.ref('partnerCompleted')} = 1)`
