import { createHash } from 'node:crypto'
import { ICalAlarmType, ICalCalendar, ICalEventTransparency } from 'ical-generator'
import { remindersAfter, weeksBetween } from '#contract/reminder-rhythm.ts'
import { reminderMessage } from '#contract/reminders.ts'
import { type ReminderRow, rhythmOf } from './reminder-row.ts'

type Feed = { now: Date; homeUrl: string; token: string }

const minutes = 60_000
const lastsMinutes = 30
const refreshEverySeconds = 6 * 60 * 60

/**
 * The coming year of a person's rhythm as iCalendar, empty until they saved one: whoever subscribes
 * wants the dates, whichever reminders are off. Each is an event of its own at its instant in UTC: so
 * a calendar shows what the server sends, whatever it knows of time zones, and keeps to it across
 * daylight saving.
 */
export function writeCalendar(row: ReminderRow, { now, homeUrl, token }: Feed): string {
  const rhythm = rhythmOf(row)
  const since = row.reminderFirstDate
  const aYear = 52 / weeksBetween[rhythm.frequency]
  const starts = since === null ? [] : remindersAfter(rhythm, since, now, aYear)
  const { title: summary, body } = reminderMessage(rhythm)
  const feed = createHash('sha256').update(token).digest('base64url').slice(0, 12)
  const calendar = new ICalCalendar({
    name: 'Duologue',
    prodId: { company: 'Duologue', product: 'Reminders', language: 'EN' },
    ttl: refreshEverySeconds,
  })
  for (const start of starts) {
    calendar.createEvent({
      id: `${start.toISOString().replace(/\W/g, '')}-${feed}@duologue`,
      start,
      end: new Date(start.getTime() + lastsMinutes * minutes),
      stamp: now,
      summary,
      description: body,
      url: homeUrl,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, trigger: 0, description: summary }],
    })
  }
  return `${calendar.toString()}\r\n`
}
