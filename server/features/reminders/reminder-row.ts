import type { Selectable } from 'kysely'
import type { Rhythm } from '#contract/reminder-rhythm.ts'
import { defaultReminder } from '#contract/reminders.ts'
import type { UsersTable } from '#server/tables.ts'

export const reminderColumns = [
  'id',
  'coupleId',
  'username',
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
  'reminderMailsFailed',
  'reminderPushesFailed',
  'browserGoneAt',
  'calendarEdition',
] as const

/** A person's row, as far as reminders go. */
export type ReminderRow = Pick<Selectable<UsersTable>, (typeof reminderColumns)[number]>

/** The saved rhythm, with the defaults of product §9 where nothing was saved; UTC until a zone is known. */
export const rhythmOf = (row: ReminderRow): Rhythm => ({
  reminderDay: row.reminderDay ?? defaultReminder.reminderDay,
  reminderTime: row.reminderTime ?? defaultReminder.reminderTime,
  frequency: row.reminderFrequency ?? defaultReminder.frequency,
  timeZone: row.reminderTimeZone ?? 'UTC',
})

export const comesAsNotification = (row: ReminderRow): boolean => row.reminderEnabled === 1

/**
 * An e-mail choice without a first date is older than the rule that it stands on its own, and waits
 * to be saved again (decision 6).
 */
export const comesByMail = ({ reminderEmail, reminderFirstDate }: ReminderRow): boolean =>
  reminderEmail === 1 && reminderFirstDate !== null

/** The date from which the row's reminders are counted; null while neither way is on. */
export const runsSince = (row: ReminderRow): string | null =>
  comesAsNotification(row) || comesByMail(row) ? row.reminderFirstDate : null
