import { expect, test } from 'vitest'
import { dayAndTime, twelveHour, zoneName } from './reminder-words.ts'

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

test('a moment reads as the clocks of its zone show it', () => {
  const moment = new Date('2026-11-25T04:30:00Z')
  expect(dayAndTime(moment, 'Pacific/Auckland')).toBe('Wednesday 25 November at 5:30 PM')
  expect(dayAndTime(moment, 'America/New_York')).toBe('Tuesday 24 November at 11:30 PM')
  expect(zoneName('America/New_York')).toBe('America/New York')
})
