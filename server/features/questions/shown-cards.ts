import type { Card } from '#server/cards/card.ts'
import type { Couple } from '#server/login.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import type { Shown } from './choosing/upcoming-weeks.ts'

/** Every card that was ever shown to the couple (R15). */
export async function shownTo(within: Database, { coupleId }: Couple): Promise<Shown> {
  const rows = await within
    .selectFrom('shown_questions')
    .select(['bankId', 'timesShown', 'lastSet'])
    .where('coupleId', '=', coupleId)
    .execute()
  return new Map(rows.map(({ bankId, timesShown: times, lastSet }) => [bankId, { times, lastSet }]))
}

/** Notes that these cards were shown to the couple in that set of theirs, counted from 0. */
export async function noteShown(
  transaction: DatabaseTransaction,
  { coupleId }: Couple,
  cards: readonly Card[],
  lastSet: number,
): Promise<void> {
  await transaction
    .insertInto('shown_questions')
    .values(cards.map(({ id }) => ({ coupleId, bankId: id, timesShown: 1, lastSet })))
    .onConflict((conflict) =>
      conflict.columns(['coupleId', 'bankId']).doUpdateSet((row) => ({
        timesShown: row('shown_questions.timesShown', '+', 1),
        lastSet,
      })),
    )
    .execute()
}
