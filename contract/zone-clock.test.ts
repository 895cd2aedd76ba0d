import { expect, test } from 'vitest'
import { twelveHour, zoneInWords, zoneName } from './zone-clock.ts'

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

test('C15 a zone is called by its place', () => {
  expect(zoneName('America/New_York')).toBe('New York')
  expect(zoneInWords('America/New_York')).toBe('America/New York')
  expect(zoneName('Etc/UTC')).toBe('universal time (UTC)')
})
