import { expect, test } from 'vitest'
import { glanceOf, tellsFocus } from './glance.ts'

test.each([
  ['Thank you.\n\nYou wrote about work. And more.\n\nGood night.', 'You wrote about work.'],
  ['Thank you.\n\nA line to keep is **“Stay. Please!”**. It stays.', '“Stay. Please!”'],
  ['You are **brave**, both. Take care.', 'You are brave, both.'],
  ['No end', 'No end'],
  ['', ''],
])('%j is seen as %j', (summary, expected) => {
  expect(glanceOf(summary)).toBe(expected)
})

test.each([
  [['fun'], 'For next time you chose Fun & Friendship.', false],
  [['fun', 'goals'], 'For next time you chose Fun & Friendship.', true],
  [['fun'], null, true],
  [[], 'Thank you.', false],
] as const)('beside the focus %j and %j a line of its own: %j', (focus, summary, expected) => {
  expect(tellsFocus({ focus: [...focus], summary })).toBe(expected)
})
