import type { ReminderStep } from '#contract/reminders.ts'
import type { ReminderRow } from '#server/features/reminders/reminder-row.ts'
import type { Database } from '#server/tables.ts'

type Codes = ReadonlySet<ReminderStep['code']>
type Deliveries = Pick<
  ReminderRow,
  'reminderMailsFailed' | 'reminderPushesFailed' | 'browserGoneAt'
>

/** One more in a row, none, or as before. */
function inARow(before: number, { failed, worked }: { failed: boolean; worked: boolean }): number {
  if (worked) return 0
  return failed ? before + 1 : before
}

/** What stands of a person's last reminders after one whose steps had these codes. */
function afterwards(row: Deliveries, codes: Codes, at: string): Deliveries {
  const isGone = codes.has('devices-gone')
  return {
    reminderMailsFailed: inARow(row.reminderMailsFailed, {
      failed: codes.has('mail-failed'),
      worked: codes.has('mail-taken'),
    }),
    reminderPushesFailed: inARow(row.reminderPushesFailed, {
      failed: codes.has('push-failed'),
      worked: codes.has('push-taken') || isGone,
    }),
    browserGoneAt: isGone ? at : codes.has('devices-ready') ? null : row.browserGoneAt,
  }
}

/** Notes on a person's row what became of a reminder; most change nothing, and write nothing. */
export async function noteDelivery(
  database: Database,
  row: ReminderRow,
  steps: readonly ReminderStep[],
  now: Date,
): Promise<void> {
  const next = afterwards(row, new Set(steps.map(({ code }) => code)), now.toISOString())
  const names = Object.keys(next) as (keyof Deliveries)[]
  if (names.every((name) => next[name] === row[name])) return
  await database
    .updateTable('users')
    .set(next)
    .where('id', '=', row.id)
    .where('coupleId', '=', row.coupleId)
    .execute()
}
