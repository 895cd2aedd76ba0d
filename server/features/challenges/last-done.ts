import type { Database } from '#server/tables.ts'

/**
 * When the couple last completed a catch-up of that session whose answers are thrown away by now, as
 * Done does (R9), in milliseconds since 1970; null where there is none, or none on their timeline.
 */
export async function lastDone(
  within: Database,
  coupleId: string,
  weekId: string,
): Promise<number | null> {
  const row = await within
    .selectFrom('timeline')
    .select('happenedAt')
    .where('coupleId', '=', coupleId)
    .where('weekId', '=', weekId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('catchups').select('id').whereRef('catchups.id', '=', 'timeline.catchupId'),
        ),
      ),
    )
    .orderBy('happenedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? Date.parse(row.happenedAt) : null
}
