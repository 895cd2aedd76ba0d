import { initialWeekId, openSessionsMost } from '#contract/weekly-session.ts'
import type { Turn } from '#server/features/couples/turn.ts'
import type { Couple } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { DatabaseTransaction } from '#server/tables.ts'

/** A session in which nobody has said anything for so long makes room for another, in milliseconds. */
const emptyFor = 30 * 24 * 60 * 60 * 1000

/**
 * Notes that a weekly session of the couple is there, before its questions or challenges are made.
 * Refuses (409) one beyond those that may be open at once (R18), unless it is the current one, so
 * that the couple can always go on. Call it inside a couple's turn.
 */
export async function noteSession(
  { transaction, couple: { activeWeekId } }: Turn,
  { coupleId, ids }: Couple,
  { weekId, at }: { weekId: string; at: Date },
): Promise<void> {
  const known = await transaction
    .selectFrom('weekly_progress')
    .select('id')
    .where('coupleId', '=', coupleId)
    .where('weekId', '=', weekId)
    .executeTakeFirst()
  if (known) return
  const current = activeWeekId ?? initialWeekId
  const isFull = async () => (await countOpen(transaction, coupleId)) >= openSessionsMost
  if (weekId !== current && (await isFull())) {
    const before = new Date(at.getTime() - emptyFor).toISOString()
    await throwEmptyAway(transaction, coupleId, { current, before })
    if (await isFull())
      throw new Refusal('too-many-sessions', { facts: { most: openSessionsMost } })
  }
  const createdAt = at.toISOString()
  await transaction
    .insertInto('weekly_progress')
    .values({ coupleId, weekId, userId: ids.primary, createdAt, updatedAt: createdAt })
    .execute()
}

/** How many sessions are neither completed nor thrown away. */
async function countOpen(transaction: DatabaseTransaction, coupleId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('weekly_progress')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('coupleId', '=', coupleId)
    .where('catchupCompleted', '=', 0)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Sessions that were begun before then, are not the current one, and hold no answer of anybody. */
async function throwEmptyAway(
  transaction: DatabaseTransaction,
  coupleId: string,
  { current, before }: { current: string; before: string },
): Promise<void> {
  const empty = await transaction
    .selectFrom('weekly_progress')
    .select('weekId')
    .where('coupleId', '=', coupleId)
    .where('weekId', '!=', current)
    .where('createdAt', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('questions')
            .select('questions.id')
            .whereRef('questions.coupleId', '=', 'weekly_progress.coupleId')
            .whereRef('questions.weekId', '=', 'weekly_progress.weekId')
            .where('questions.answered', '=', 1),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('partner_responses')
            .select('partner_responses.id')
            .whereRef('partner_responses.coupleId', '=', 'weekly_progress.coupleId')
            .whereRef('partner_responses.weekId', '=', 'weekly_progress.weekId'),
        ),
      ),
    )
    .execute()
  const weekIds = empty.map(({ weekId }) => weekId)
  if (weekIds.length === 0) return
  for (const table of ['questions', 'weekly_progress'] as const) {
    await transaction
      .deleteFrom(table)
      .where('coupleId', '=', coupleId)
      .where('weekId', 'in', weekIds)
      .execute()
  }
}
