import * as z from 'zod/mini'
import { Reminders } from '#contract/reminders.ts'

/** What the form holds; the time zone is the browser's own. */
export const ReminderValues = z.pick(Reminders, {
  reminderDay: true,
  reminderTime: true,
  reminderEnabled: true,
  frequency: true,
  reminderEmail: true,
})
export type ReminderValues = z.infer<typeof ReminderValues>

export const valuesOf = (saved: Reminders): ReminderValues => z.parse(ReminderValues, saved)
