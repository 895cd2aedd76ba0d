import { expect, test } from 'vitest'
import { inTheTimeOf, twelveHour, zoneName } from './reminders-words.ts'

test.each([
  ['00:00', '12:00 AM'],
  ['00:05', '12:05 AM'],
  ['09:07', '9:07 AM'],
  ['11:59', '11:59 AM'],
  ['12:00', '12:00 PM'],
  ['17:30', '5:30 PM'],
  ['23:59', '11:59 PM'],
  ['', ''],
])('%s is %s', (time, words) => {
  expect(twelveHour(time)).toBe(words)
})

test.each([
  ['America/New_York', 'In the time of New York, summer and winter.'],
  ['America/Argentina/Buenos_Aires', 'In the time of Buenos Aires.'],
  ['Asia/Tokyo', 'In the time of Tokyo.'],
  ['UTC', 'In universal time (UTC), since this browser names no other time zone.'],
  ['Etc/GMT', 'In universal time (UTC), since this browser names no other time zone.'],
])('C15 a reminder in %s says: %s', (timeZone, words) => {
  expect(inTheTimeOf(timeZone, new Date('2026-11-25T04:30:00Z'))).toBe(words)
})

test('C15 a zone is called by its place', () => {
  expect(zoneName('America/New_York')).toBe('New York')
  expect(zoneName('Etc/UTC')).toBe('universal time (UTC)')
})
