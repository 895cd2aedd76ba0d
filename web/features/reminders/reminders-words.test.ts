import { expect, test } from 'vitest'
import { inTheTimeOf } from './reminders-words.ts'

test.each([
  ['America/New_York', 'New York time, even when the clocks change.'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time.'],
  ['Asia/Tokyo', 'Tokyo time.'],
  ['UTC', 'Universal time (UTC), because this browser gives no time zone.'],
  ['Etc/GMT', 'Universal time (UTC), because this browser gives no time zone.'],
])('C15 a reminder in %s says: %s', (timeZone, words) => {
  expect(inTheTimeOf(timeZone, new Date('2026-11-25T04:30:00Z'))).toBe(words)
})
