import type { Card } from '#server/cards/card.ts'
import type { Couple } from '#server/login.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import type { Shown } from './choosing/upcoming-weeks.ts'

/** Every card that was ever shown to the couple (R15). */
export async function shownTo(within: Database, { coupleId }: Couple): Promise<Shown> {
  const rows = await within
    .selectFrom('shown_questions')
    .select(['bankId', 'timesShown', 'lastSet', 'swappedAway'])
    .where('coupleId', '=', coupleId)
    .execute()
  return new Map(
    rows.map(({ bankId, timesShown: times, lastSet, swappedAway }) => [
      bankId,
      { times, lastSet, swappedAway: swappedAway === 1 },
    ]),
  )
}

/** Saves what is known of these cards once they were shown, or swapped away. */
export async function noteShown(
  transaction: DatabaseTransaction,
  { coupleId }: Couple,
  { cards, shown }: { cards: readonly Card[]; shown: Shown },
): Promise<void> {
  const rows = cards.flatMap(({ id }) => {
    const now = shown.get(id)
    if (!now) return []
    const { times: timesShown, lastSet, swappedAway = false } = now
    return [{ coupleId, bankId: id, timesShown, lastSet, swappedAway: swappedAway ? 1 : 0 }]
  })
  await transaction
    .insertInto('shown_questions')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['coupleId', 'bankId']).doUpdateSet(({ ref }) => ({
        timesShown: ref('excluded.timesShown'),
        lastSet: ref('excluded.lastSet'),
        swappedAway: ref('excluded.swappedAway'),
      })),
    )
    .execute()
}
