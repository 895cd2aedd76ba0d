import * as z from 'zod/mini'
import type { Participant } from '#contract/participants.ts'
import { Category } from '#contract/questions.ts'
import { sentences } from '#contract/refusal.ts'
import type { Couple } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'
import type { Database, DatabaseTransaction } from '#server/tables.ts'

export type Turn = {
  transaction: DatabaseTransaction
  /** The couple's row as it is in this turn. */
  couple: { activeWeekId: string | null; setsMade: number }
}

export type Couples = ReturnType<typeof createCouples>

/** What belongs to the couple as a whole. */
export function createCouples({ database }: { database: Database }) {
  return {
    /**
     * Runs `work` in one transaction, after every earlier turn of the same couple has ended: whoever
     * of two devices comes second sees what the first one did. Refuses (401, or as `gone` says) when
     * the couple is gone.
     */
    takeTurn<Result>(
      coupleId: string,
      work: (turn: Turn) => Promise<Result>,
      gone = () => new Refusal(401, sentences.signInFirst),
    ): Promise<Result> {
      return database.transaction().execute(async (transaction) => {
        const couple = await transaction
          .updateTable('couples')
          .set((row) => ({ turn: row('turn', '+', 1) }))
          .where('coupleId', '=', coupleId)
          .returning(['activeWeekId', 'setsMade'])
          .executeTakeFirst()
        if (!couple) throw gone()
        return work({ transaction, couple })
      })
    },

    /** The first names of the two people. */
    async names(
      { ids, coupleId }: Pick<Couple, 'ids' | 'coupleId'>,
      within: Database = database,
    ): Promise<Record<Participant, string>> {
      const rows = await within
        .selectFrom('users')
        .select(['id', 'username'])
        .where('coupleId', '=', coupleId)
        .execute()
      const nameOf = (id: number) => rows.find((row) => row.id === id)?.username ?? ''
      return { primary: nameOf(ids.primary), partner: nameOf(ids.partner) }
    },

    /** Whether both people have signed in as themselves before (R22, R23). */
    async bothSignIn({ coupleId }: Pick<Couple, 'coupleId'>, within: Database = database) {
      const rows = await within
        .selectFrom('users')
        .select('signedInAt')
        .where('coupleId', '=', coupleId)
        .execute()
      return rows.length === 2 && rows.every(({ signedInAt }) => signedInAt !== null)
    },

    /** Both people have said that they belong together (R8); the first time stays written down. */
    async confirm(transaction: DatabaseTransaction, coupleId: string, at: string): Promise<void> {
      await transaction
        .updateTable('users')
        .set({ relationshipConfirmed: 1 })
        .where('coupleId', '=', coupleId)
        .execute()
      await transaction
        .updateTable('couples')
        .set((row) => ({
          relationshipStatus: 'confirmed',
          confirmedAt: row.fn.coalesce('confirmedAt', row.val(at)),
        }))
        .where('coupleId', '=', coupleId)
        .execute()
    },

    /** The categories the couple chose to give more room (R9); kept on the primary's row. */
    async focus({ ids }: Couple, within: Database = database): Promise<Category[]> {
      const row = await within
        .selectFrom('users')
        .select('categoryPreferences')
        .where('id', '=', ids.primary)
        .executeTakeFirst()
      return z.parse(z.array(Category), JSON.parse(row?.categoryPreferences ?? '[]'))
    },

    /** Sets that choice, on both people's rows. */
    async setFocus(
      transaction: DatabaseTransaction,
      coupleId: string,
      focus: readonly Category[],
    ): Promise<void> {
      await transaction
        .updateTable('users')
        .set({ categoryPreferences: JSON.stringify(focus) })
        .where('coupleId', '=', coupleId)
        .execute()
    },
  }
}
