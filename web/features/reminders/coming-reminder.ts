import {
  isSameRhythm,
  nextReminder,
  type Rhythm,
  remindersAfter,
} from '#contract/reminder-rhythm.ts'
import type { Reminders } from '#contract/reminders.ts'
import { zoneClock } from '#contract/zone-clock.ts'

export type SavedReminders = Omit<
  Reminders,
  'isSaved' | 'calendarPath' | 'pushPublicKey' | 'trouble'
>

/** The saved rhythm, in UTC as long as no browser said its zone (R10). */
export const rhythmOf = ({ timeZone, ...saved }: SavedReminders): Rhythm => ({
  reminderDay: saved.reminderDay,
  reminderTime: saved.reminderTime,
  frequency: saved.frequency,
  timeZone: timeZone ?? 'UTC',
})

/** The first saved reminder after that moment, however long ago they were read; null while off. */
export function comingReminder(saved: SavedReminders, after: Date): Date | null {
  return comingReminders(saved, after, 1)[0] ?? null
}

/** The `count` next saved reminders after that moment; none while off. */
export function comingReminders(saved: SavedReminders, after: Date, count: number): Date[] {
  if (saved.nextReminder === null) return []
  const rhythm = rhythmOf(saved)
  const { date } = zoneClock(rhythm.timeZone).wallTimeAt(new Date(saved.nextReminder))
  return remindersAfter(rhythm, date, after, count)
}

/** The next reminder, were this rhythm saved now: what changes nothing moves nothing. */
export const previewOf = (chosen: Rhythm, saved: SavedReminders, now: Date): Date =>
  (isSameRhythm(chosen, rhythmOf(saved)) ? comingReminder(saved, now) : null) ??
  nextReminder(chosen, now)
