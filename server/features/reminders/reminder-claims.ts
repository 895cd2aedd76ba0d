import type { ExpressionBuilder, NotNull } from 'kysely'
import type { Database, Tables } from '#server/tables.ts'
import { type ReminderRow, reminderColumns } from './reminder-row.ts'

/** A row whose reminder is due at that moment. */
export type DueRow = ReminderRow & { nextReminderAt: string }

/** Longer than sending one reminder ever takes; after so long, whoever claimed it has died. */
export const claimMs = 5 * 60_000
const atOnce = 20

export type ReminderClaims = ReturnType<typeof createReminderClaims>

/**
 * Who sends which due reminder. A claim is on one moment and runs out by itself, and the moment stays
 * until it was dealt with: so a reminder outlives the server that meant to send it.
 */
export function createReminderClaims({ database }: { database: Database }) {
  const isFree = (at: Date) => (row: ExpressionBuilder<Tables, 'users'>) =>
    row.or([
      row('reminderClaimedUntil', 'is', null),
      row('reminderClaimedUntil', '<=', at.toISOString()),
    ])

  /** The row, as long as that moment is what it waits for. */
  const change = ({ id, coupleId, nextReminderAt }: DueRow) =>
    database
      .updateTable('users')
      .where('id', '=', id)
      .where('coupleId', '=', coupleId)
      .where('nextReminderAt', '=', nextReminderAt)

  return {
    /** The next few due that nobody has claimed, the earliest first, after that one. */
    async due(at: Date, after: DueRow | undefined): Promise<DueRow[]> {
      const { nextReminderAt = '', id = 0 } = after ?? {}
      return database
        .selectFrom('users')
        .select(reminderColumns)
        .where('nextReminderAt', '<=', at.toISOString())
        .where((row) =>
          row.or([
            row('nextReminderAt', '>', nextReminderAt),
            row('nextReminderAt', '=', nextReminderAt).and('id', '>', id),
          ]),
        )
        .where(isFree(at))
        .orderBy('nextReminderAt')
        .orderBy('id')
        .limit(atOnce)
        .$narrowType<{ nextReminderAt: NotNull }>()
        .execute()
    },

    /** Claims the reminder; gives the row as it is now, undefined when there is nothing to claim. */
    claim: (row: DueRow, at: Date): Promise<DueRow | undefined> =>
      change(row)
        .set({ reminderClaimedUntil: new Date(at.getTime() + claimMs).toISOString() })
        .where(isFree(at))
        .returning(reminderColumns)
        .$narrowType<{ nextReminderAt: NotNull }>()
        .executeTakeFirst(),

    /** Has the row wait for its next reminder; false when somebody else saw to it. */
    async moveOn(row: DueRow, next: string | null): Promise<boolean> {
      const { numUpdatedRows } = await change(row)
        .set({ nextReminderAt: next, reminderClaimedUntil: null })
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Ends a claim without a reminder, so that the next server need not wait for its end. */
    async giveBack(claimed: DueRow): Promise<void> {
      await change(claimed)
        .set({ reminderClaimedUntil: null })
        .where('reminderClaimedUntil', '=', claimed.reminderClaimedUntil)
        .execute()
    },
  }
}
