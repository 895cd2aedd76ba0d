import type { Category } from '#contract/questions.ts'
import type { Couples } from '#server/features/couples/couples.ts'
import type { DatabaseTransaction } from '#server/tables.ts'
import { questionBank } from './bank.ts'
import type { BankQuestion, Need } from './bank-question.ts'
import { chooseWeek } from './choose-week.ts'

/** Chooses the couple's next seven and notes that they were shown. Call it inside a couple's turn. */
export async function newSet(
  transaction: DatabaseTransaction,
  couples: Couples,
  coupleId: string,
  told: { weeksSoFar: number; focus: readonly Category[]; needs: ReadonlySet<Need> },
): Promise<readonly BankQuestion[]> {
  const rows = await transaction
    .selectFrom('shown_questions')
    .select(['bankId', 'timesShown'])
    .where('coupleId', '=', coupleId)
    .execute()
  const set = chooseWeek({
    bank: questionBank,
    shown: new Map(rows.map(({ bankId, timesShown }) => [bankId, timesShown])),
    ...told,
    seed: coupleId,
  })
  await transaction
    .insertInto('shown_questions')
    .values(set.map(({ id }) => ({ coupleId, bankId: id, timesShown: 1 })))
    .onConflict((conflict) =>
      conflict
        .columns(['coupleId', 'bankId'])
        .doUpdateSet((row) => ({ timesShown: row('shown_questions.timesShown', '+', 1) })),
    )
    .execute()
  await couples.countSet(transaction, coupleId)
  return set
}
