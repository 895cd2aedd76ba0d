import type { Category } from '#contract/questions.ts'
import type { Couple } from '#server/login.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'
import type { BankChallenge } from './bank/bank-challenge.ts'
import { challengeBank } from './bank/challenge-bank.ts'
import { chooseOffer, typesFitting } from './choose-offer.ts'

/** The couple's next three by that focus: the same ones until three are written. */
export async function nextOffer(
  within: Database,
  { coupleId }: Pick<Couple, 'coupleId'>,
  focus: readonly Category[],
): Promise<BankChallenge[]> {
  const rows = await within
    .selectFrom('challenges')
    .select((row) => ['bankId', row.fn.countAll<number | string>().as('times')])
    .where('coupleId', '=', coupleId)
    .groupBy('bankId')
    .execute()
  return chooseOffer({
    bank: challengeBank,
    offered: new Map(rows.map(({ bankId, times }) => [bankId, Number(times)])),
    fitting: typesFitting(focus),
    seed: coupleId,
  })
}

type NewOffer = {
  weekId: string
  /** Which three of this weekly session they are, from 1. */
  offer: number
  focus: readonly Category[]
  createdAt: string
}

/** Writes the couple's next three challenges, the first one chosen. Call it inside a couple's turn. */
export async function writeNewOffer(
  transaction: DatabaseTransaction,
  { coupleId, ids }: Couple,
  { weekId, offer, focus, createdAt }: NewOffer,
): Promise<void> {
  const challenges = await nextOffer(transaction, { coupleId }, focus)
  await transaction
    .insertInto('challenges')
    .values(
      challenges.map(({ id, steps, ...challenge }, position) => ({
        ...challenge,
        coupleId,
        weekId,
        userId: ids.primary,
        bankId: id,
        offer,
        position,
        instructions: JSON.stringify(steps),
        chosen: position === 0 ? 1 : 0,
        createdAt,
      })),
    )
    .execute()
}
