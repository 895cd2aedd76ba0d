import type { Selectable } from 'kysely'
import type { Rhythm } from '#contract/reminder-rhythm.ts'
import { defaultReminder } from '#contract/reminders.ts'
import type { UsersTable } from '#server/features/accounts/accounts.table.ts'

export const reminderColumns = [
  'id',
  'coupleId',
  'email',
  'reminderDay',
  'reminderTime',
  'reminderEnabled',
  'reminderFrequency',
  'reminderTimeZone',
  'reminderFirstDate',
  'nextReminderAt',
  'reminderClaimedUntil',
  'reminderEmail',
  'calendarEdition',
] as const

/** A person's row, as far as reminders go. */
export type ReminderRow = Pick<Selectable<UsersTable>, (typeof reminderColumns)[number]>

/** The saved rhythm, with the spec's defaults where nothing was saved; UTC until a zone is known. */
export const rhythmOf = (row: ReminderRow): Rhythm => ({
  reminderDay: row.reminderDay ?? defaultReminder.reminderDay,
  reminderTime: row.reminderTime ?? defaultReminder.reminderTime,
  frequency: row.reminderFrequency ?? defaultReminder.frequency,
  timeZone: row.reminderTimeZone ?? 'UTC',
})

/** The date from which the row's reminders are counted; null while they are off. */
export const runsSince = ({ reminderEnabled, reminderFirstDate }: ReminderRow): string | null =>
  reminderEnabled === 1 ? reminderFirstDate : null
