import type { ExpressionBuilder, NotNull } from 'kysely'
import { type Rhythm, weeksBetween } from '#contract/reminder-rhythm.ts'
import { dayMs } from '#server/clearing.ts'
import { type ReminderRow, reminderColumns } from '#server/features/reminders/reminder-row.ts'
import type { Database, Tables } from '#server/tables.ts'

/** A row whose reminder is due at that moment. */
export type DueRow = ReminderRow & { nextReminderAt: string }

/** Longer than sending one reminder ever takes; after so long, whoever claimed it has died. */
export const claimMs = 5 * 60_000
const atOnce = 20
const frequencies = Object.keys(weeksBetween) as Rhythm['frequency'][]
/** How far ahead the next reminder may lie; a day more than its rhythm, for clocks that change. */
const furthest = (frequency: Rhythm['frequency']): number =>
  (7 * weeksBetween[frequency] + 1) * dayMs

export type ReminderClaims = ReturnType<typeof createReminderClaims>

/**
 * Who sends which due reminder. A claim is on one moment and runs out by itself, and the moment stays
 * until it was dealt with: so a reminder outlives the server that meant to send it.
 */
export function createReminderClaims({ database }: { database: Database }) {
  const after = (at: Date, milliseconds: number) =>
    new Date(at.getTime() + milliseconds).toISOString()

  /** A claim that reaches further than any does was made by a clock that was ahead. */
  const isFree = (at: Date) => (row: ExpressionBuilder<Tables, 'users'>) =>
    row.or([
      row('reminderClaimedUntil', 'is', null),
      row('reminderClaimedUntil', '<=', at.toISOString()),
      row('reminderClaimedUntil', '>', after(at, 3 * claimMs)),
    ])

  /** Whoever runs the server has not closed the account. */
  const isOpen = ({ not, exists, selectFrom }: ExpressionBuilder<Tables, 'users'>) =>
    not(
      exists(
        selectFrom('couples')
          .select('couples.id')
          .whereRef('couples.coupleId', '=', 'users.coupleId')
          .where('couples.closedAt', 'is not', null),
      ),
    )

  /** The row, as long as that moment is what it waits for. */
  const change = ({ id, coupleId, nextReminderAt }: DueRow) =>
    database
      .updateTable('users')
      .where('id', '=', id)
      .where('coupleId', '=', coupleId)
      .where('nextReminderAt', '=', nextReminderAt)

  return {
    /** The next few due that nobody has claimed, the earliest first, after that one. */
    async due(at: Date, last: DueRow | undefined): Promise<DueRow[]> {
      const { nextReminderAt = '', id = 0 } = last ?? {}
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
        .where(isOpen)
        .orderBy('nextReminderAt')
        .orderBy('id')
        .limit(atOnce)
        .$narrowType<{ nextReminderAt: NotNull }>()
        .execute()
    },

    /**
     * A few that wait for a moment further ahead than their rhythm allows, as after a clock that was
     * ahead and went back.
     */
    async tooFarAhead(at: Date): Promise<DueRow[]> {
      const beyond = (frequency: Rhythm['frequency']) => after(at, furthest(frequency))
      return database
        .selectFrom('users')
        .select(reminderColumns)
        .where('nextReminderAt', '>', beyond('weekly'))
        .where((row) =>
          row.or([
            row('reminderFrequency', 'is', null),
            ...frequencies.map((frequency) =>
              row('reminderFrequency', '=', frequency).and(
                'nextReminderAt',
                '>',
                beyond(frequency),
              ),
            ),
          ]),
        )
        .limit(atOnce)
        .$narrowType<{ nextReminderAt: NotNull }>()
        .execute()
    },

    /** Has the row wait for another moment, counted from another date. */
    async reschedule(
      row: DueRow,
      schedule: { nextReminderAt: string; reminderFirstDate: string },
    ): Promise<void> {
      await change(row)
        .set({ ...schedule, reminderClaimedUntil: null })
        .execute()
    },

    /** Claims the reminder; returns the row as it is now, undefined when there is nothing to claim. */
    claim: (row: DueRow, at: Date): Promise<DueRow | undefined> =>
      change(row)
        .set({ reminderClaimedUntil: after(at, claimMs) })
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
