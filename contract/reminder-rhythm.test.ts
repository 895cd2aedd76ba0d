import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import {
  firstReminderDate,
  isSameRhythm,
  nextReminder,
  type Rhythm,
  remindersAfter,
  weekdays,
  weeksBetween,
} from './reminder-rhythm.ts'

const zones = [
  ...['Pacific/Auckland', 'Pacific/Kiritimati', 'Europe/London', 'America/New_York'],
  ...['Pacific/Chatham', 'Australia/Lord_Howe', 'America/Nuuk', 'Africa/Cairo'],
  ...['America/Santiago', 'Asia/Kathmandu', 'Pacific/Pago_Pago', 'UTC'],
]

const week = (rhythm: Partial<Rhythm>): Rhythm => ({
  reminderDay: 'Wednesday',
  reminderTime: '17:30',
  frequency: 'weekly',
  timeZone: 'Pacific/Auckland',
  ...rhythm,
})

const isoOf = (dates: readonly Date[]) => dates.map((date) => date.toISOString())
const series = (rhythm: Rhythm, now: string, count: number) => {
  const from = new Date(now)
  return isoOf(remindersAfter(rhythm, firstReminderDate(rhythm, from), from, count))
}
const zonedAt = (date: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(timeZone)

/** What another implementation of calendars makes of that date and time. */
const expectedAt = (date: Temporal.PlainDate, { reminderTime, timeZone }: Rhythm) =>
  date.toPlainDateTime(Temporal.PlainTime.from(reminderTime)).toZonedDateTime(timeZone)
    .epochMilliseconds

const centre = Date.parse('2026-07-01T00:00:00Z')
const tenYears = 10 * 366 * 86_400_000
const anyRhythm = fc.record({
  reminderDay: fc.constantFrom(...weekdays),
  reminderTime: fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16)),
  frequency: fc.constantFrom(...(Object.keys(weeksBetween) as Rhythm['frequency'][])),
  timeZone: fc.constantFrom(...zones),
})
const anyMoment = fc.date({
  min: new Date(centre - tenYears),
  max: new Date(centre + tenYears),
  noInvalidDate: true,
})

describe('T19 R10 the rhythm of reminders', { timeout: 30_000 }, () => {
  test('begins on the next such weekday after today, at that time on the wall, in the future', () => {
    fc.assert(
      fc.property(anyRhythm, anyMoment, (rhythm, now) => {
        const first = nextReminder(rhythm, now)
        const today = zonedAt(now, rhythm.timeZone).toPlainDate()
        const ahead = (weekdays.indexOf(rhythm.reminderDay) + 1 - today.dayOfWeek + 7) % 7 || 7
        expect(first.getTime()).toBe(expectedAt(today.add({ days: ahead }), rhythm))
        expect(first.getTime()).toBeGreaterThan(now.getTime())
      }),
      { numRuns: 1000 },
    )
  })

  test('goes on in equal steps of days, none left out and none doubled', () => {
    fc.assert(
      fc.property(anyRhythm, anyMoment, (rhythm, now) => {
        const firstDate = firstReminderDate(rhythm, now)
        const walked: number[] = []
        let at = now
        for (let step = 0; step < 30; step += 1) {
          at = nextReminder(rhythm, at, firstDate)
          walked.push(at.getTime())
        }
        const days = 7 * weeksBetween[rhythm.frequency]
        const expected = walked.map((_at, step) =>
          expectedAt(Temporal.PlainDate.from(firstDate).add({ days: step * days }), rhythm),
        )
        expect(walked).toEqual(expected)
        expect(new Set(walked).size).toBe(30)
      }),
      { numRuns: 60 },
    )
  })

  test('asked at any later moment, it is the first of the series that lies ahead', () => {
    fc.assert(
      fc.property(anyRhythm, anyMoment, anyMoment, (rhythm, one, other) => {
        const [chosen, later] = one < other ? [one, other] : [other, one]
        const firstDate = firstReminderDate(rhythm, chosen)
        const next = nextReminder(rhythm, later, firstDate)
        expect(next.getTime()).toBeGreaterThan(later.getTime())
        const days = 7 * weeksBetween[rhythm.frequency]
        const date = zonedAt(next, rhythm.timeZone).toPlainDate()
        const since = Temporal.PlainDate.from(firstDate).until(date).days
        const onTheWall = since - (since % days)
        const [at, before] = [onTheWall, onTheWall - days].map((add) =>
          expectedAt(Temporal.PlainDate.from(firstDate).add({ days: add }), rhythm),
        )
        expect(next.getTime()).toBe(at)
        if (onTheWall > 0) expect(before).toBeLessThanOrEqual(later.getTime())
      }),
      { numRuns: 500 },
    )
  })

  test('the same day counts as a week on, whether the time has passed or not (product §4)', () => {
    const utc = week({ timeZone: 'UTC' })
    const dates = ['2026-03-04T09:00:00Z', '2026-03-04T17:30:00Z', '2026-03-04T23:59:59Z']
    for (const now of dates) expect(series(utc, now, 1)).toEqual(['2026-03-11T17:30:00.000Z'])
    expect(series(utc, '2026-03-05T00:00:00Z', 1)).toEqual(['2026-03-11T17:30:00.000Z'])
    expect(series(utc, '2026-03-03T23:59:59Z', 1)).toEqual(['2026-03-04T17:30:00.000Z'])
  })

  test('Auckland keeps its half past five when summer ends and when it begins', () => {
    expect(series(week({}), '2026-03-27T00:00:00Z', 3)).toEqual([
      '2026-04-01T04:30:00.000Z',
      '2026-04-08T05:30:00.000Z',
      '2026-04-15T05:30:00.000Z',
    ])
    expect(series(week({}), '2026-09-18T00:00:00Z', 3)).toEqual([
      '2026-09-23T05:30:00.000Z',
      '2026-09-30T04:30:00.000Z',
      '2026-10-07T04:30:00.000Z',
    ])
  })

  test('half past two on the nights of the change: an hour later, and once', () => {
    const night = week({ reminderDay: 'Sunday', reminderTime: '02:30' })
    expect(series(night, '2026-09-14T00:00:00Z', 3)).toEqual([
      '2026-09-19T14:30:00.000Z',
      '2026-09-26T14:30:00.000Z',
      '2026-10-03T13:30:00.000Z',
    ])
    expect(series(night, '2026-03-23T00:00:00Z', 3)).toEqual([
      '2026-03-28T13:30:00.000Z',
      '2026-04-04T13:30:00.000Z',
      '2026-04-11T14:30:00.000Z',
    ])
  })

  test('at UTC+14 the weekday is the one on the wall there', () => {
    const kiritimati = week({ reminderTime: '00:15', timeZone: 'Pacific/Kiritimati' })
    expect(series(kiritimati, '2026-03-02T12:00:00Z', 2)).toEqual([
      '2026-03-03T10:15:00.000Z',
      '2026-03-10T10:15:00.000Z',
    ])
  })

  test('the leap day is a day like others', () => {
    const london = week({ reminderDay: 'Tuesday', timeZone: 'Europe/London' })
    expect(series(london, '2028-02-22T08:00:00Z', 2)).toEqual([
      '2028-02-29T17:30:00.000Z',
      '2028-03-07T17:30:00.000Z',
    ])
  })

  test('fortnightly is every second week, monthly every fourth', () => {
    const now = '2026-03-02T00:00:00Z'
    expect(series(week({ frequency: 'fortnightly', timeZone: 'UTC' }), now, 3)).toEqual([
      '2026-03-04T17:30:00.000Z',
      '2026-03-18T17:30:00.000Z',
      '2026-04-01T17:30:00.000Z',
    ])
    expect(series(week({ frequency: 'monthly', timeZone: 'UTC' }), now, 3)).toEqual([
      '2026-03-04T17:30:00.000Z',
      '2026-04-01T17:30:00.000Z',
      '2026-04-29T17:30:00.000Z',
    ])
  })

  test.each([
    [{ reminderDay: 'Monday' as const }],
    [{ reminderTime: '17:31' }],
    [{ frequency: 'monthly' as const }],
    [{ timeZone: 'UTC' }],
  ])('%j makes it another rhythm', (change) => {
    expect(isSameRhythm(week({}), week({}))).toBe(true)
    expect(isSameRhythm(week({}), week(change))).toBe(false)
  })
})
