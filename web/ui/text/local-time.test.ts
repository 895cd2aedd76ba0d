import { afterEach, expect, test, vi } from 'vitest'
import {
  localClock,
  localDate,
  localDay,
  localDayAndTime,
  localMonth,
  localTime,
} from './local-time.ts'

const moment = '2026-11-25T04:30:00Z'
const zone = 'Pacific/Auckland'

const readerOf = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)

afterEach(() => vi.restoreAllMocks())

test.each([
  [['en-US'], '5:30 PM', 'Wednesday, November 25', 'Wednesday, November 25, 2026'],
  [['en-GB'], '17:30', 'Wednesday 25 November', 'Wednesday 25 November 2026'],
  [['en-NZ'], '5:30 pm', 'Wednesday 25 November', 'Wednesday 25 November 2026'],
  [['de-DE', 'en-US'], '17:30', 'Wednesday, November 25', 'Wednesday, November 25, 2026'],
  [['fr'], '17:30', 'Wednesday 25 November', 'Wednesday 25 November 2026'],
  [['en'], '5:30 PM', 'Wednesday, November 25', 'Wednesday, November 25, 2026'],
])('C15 who reads %j sees %s, %s', (languages, time, day, date) => {
  readerOf(...languages)
  expect(localTime(moment, zone)).toBe(time)
  expect(localClock('17:30')).toBe(time)
  expect(localDay(moment, zone)).toBe(day)
  expect(localDate(new Date(moment), zone)).toBe(date)
  expect(localDayAndTime(moment, zone)).toBe(`${day} at ${time}`)
  expect(localMonth(moment, zone)).toBe('November 2026')
})

test.each(['C', 'en-US@posix', ''])(
  'C15 who reads %j, which is no language, sees the usual form',
  (tag) => {
    readerOf(tag)
    expect(localDayAndTime(moment, zone)).toBe('Wednesday 25 November at 17:30')
  },
)

test('C15 midnight and morning have their two forms, and what is no time stays as it is', () => {
  readerOf('en-US')
  expect([localClock('00:05'), localClock('09:07')]).toEqual(['12:05 AM', '9:07 AM'])
  readerOf('en-GB')
  expect([localClock('00:05'), localClock('09:07')]).toEqual(['00:05', '09:07'])
  expect([localClock(''), localClock('25:00')]).toEqual(['', '25:00'])
})

test('C15 without a zone it is the browser’s own', () => {
  readerOf('en-GB')
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  expect(localDayAndTime(moment)).toBe(localDayAndTime(moment, timeZone))
})
