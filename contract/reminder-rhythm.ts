import { zoneClock } from './zone-clock.ts'

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** Weeks from one reminder to the next: a month is four weeks, so that it stays on its weekday. */
export const weeksBetween = { weekly: 1, fortnightly: 2, monthly: 4 } as const

/** A reminder that comes so much later, in milliseconds, would disturb more than remind: the next one counts. */
export const tooLateMs = 3 * 60 * 60 * 1000

export type Rhythm = {
  reminderDay: (typeof weekdays)[number]
  /** `HH:MM`, as clocks in `timeZone` show it. */
  reminderTime: string
  frequency: keyof typeof weeksBetween
  /** IANA. */
  timeZone: string
}

const day = 86_400_000
const numberOf = (date: string): number => Date.parse(`${date}T00:00:00Z`) / day
const dateOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10)
/** 1 January 1970 was a Thursday. */
const weekdayOf = (number: number): number => (((number + 3) % 7) + 7) % 7

/**
 * The date on which a rhythm chosen now begins: the next such weekday in its time zone. Today does
 * not count, so that the first reminder lies in the future whatever the time (product §4).
 */
export function firstReminderDate(rhythm: Rhythm, now: Date): string {
  const today = numberOf(zoneClock(rhythm.timeZone).wallTimeAt(now).date)
  const ahead = (weekdays.indexOf(rhythm.reminderDay) - weekdayOf(today) + 7) % 7
  return dateOf(today + (ahead === 0 ? 7 : ahead))
}

/** The `count` next reminders of the rhythm that began on `firstDate`, all of them after `after`. */
export function remindersAfter(
  rhythm: Rhythm,
  firstDate: string,
  after: Date,
  count: number,
): Date[] {
  const { wallTimeAt, instantOf } = zoneClock(rhythm.timeZone)
  const first = numberOf(firstDate)
  const step = 7 * weeksBetween[rhythm.frequency]
  const passed = Math.floor((numberOf(wallTimeAt(after).date) - first) / step)
  const reminders: Date[] = []
  for (let nth = Math.max(0, passed); reminders.length < count; nth += 1) {
    const at = instantOf({ date: dateOf(first + nth * step), time: rhythm.reminderTime })
    if (at > after) reminders.push(at)
  }
  return reminders
}

/** The next reminder after `after`; without `firstDate`, of a rhythm chosen at that moment. */
export function nextReminder(
  rhythm: Rhythm,
  after: Date,
  firstDate: string = firstReminderDate(rhythm, after),
): Date {
  const [next = after] = remindersAfter(rhythm, firstDate, after, 1)
  return next
}

/** Whether two choices mean the same reminders; then saving again moves none of them. */
export const isSameRhythm = (one: Rhythm, other: Rhythm): boolean =>
  one.reminderDay === other.reminderDay &&
  one.reminderTime === other.reminderTime &&
  one.frequency === other.frequency &&
  one.timeZone === other.timeZone
