import { CalendarClock } from 'lucide-react'
import { Banner } from '#web/ui/banner.tsx'
import { localDayAndTime } from '#web/ui/text/local-time.ts'
import { previewOf, type SavedReminders } from './coming-reminder.ts'
import type { ReminderValues } from './reminder-values.ts'
import { inTheTimeOf, twelveHour, zoneName } from './reminder-words.ts'

type NextReminderProps = {
  values: ReminderValues
  /** In which the reminders will run once they are saved. */
  timeZone: string
  saved: SavedReminders
  now: () => Date
}

/** When the next reminder comes, were the form saved now. */
export function NextReminder({ values, timeZone, saved, now }: NextReminderProps) {
  if (twelveHour(values.reminderTime) === '') return null
  const next = previewOf({ ...values, timeZone }, saved, now())
  const moves =
    saved.nextReminder !== null && saved.timeZone !== null && saved.timeZone !== timeZone
  return (
    <Banner icon={<CalendarClock aria-hidden="true" />}>
      <strong className="font-semibold">Next reminder:</strong> {localDayAndTime(next, timeZone)}
      <span className="block">
        {moves && saved.timeZone
          ? `Saving moves your reminders from the time of ${zoneName(saved.timeZone)} to the time of ${zoneName(timeZone)}.`
          : inTheTimeOf(timeZone, now())}
      </span>
    </Banner>
  )
}
