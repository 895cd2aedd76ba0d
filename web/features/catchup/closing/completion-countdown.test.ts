import { expect, test } from 'vitest'
import { countdownWords, untilNextWords } from './completion-countdown.tsx'

const home = 'to return to home screen'

test.each([
  [1_800_000, `Catch-up completed! Page will automatically refresh in 1800 seconds ${home}.`],
  [1_799_001, `Catch-up completed! Page will automatically refresh in 1800 seconds ${home}.`],
  [1_799_000, `Catch-up completed! Page will automatically refresh in 1799 seconds ${home}.`],
  [2000, `Catch-up completed! Page will automatically refresh in 2 seconds ${home}.`],
  [1000, `Catch-up completed! Page will automatically refresh in 1 second ${home}.`],
  [1, `Catch-up completed! Page will automatically refresh in 1 second ${home}.`],
  [0, `Refreshing page ${home}...`],
  [-60_000, `Refreshing page ${home}...`],
])('R15: %i ms before the reload the banner has a proper plural', (left, words) => {
  expect(countdownWords(left)).toBe(words)
})

test.each([
  [1_800_000, 1000],
  [1_799_400, 400],
  [1000, 1000],
  [1, 1],
])('%i ms before the reload the words hold for %i ms', (left, hold) => {
  expect(untilNextWords(left)).toBe(hold)
})

test('the countdown counts down in words', () => {
  expect(countdownWords(2000)).toBe(
    'Catch-up completed! Page will automatically refresh in 2 seconds to return to home screen.',
  )
  expect(countdownWords(0)).toBe('Refreshing page to return to home screen...')
})
