import { expect, test } from 'vitest'
import { partsOf } from './answer-parts.ts'

test('takes out what can be done and said, and puts the point above it', () => {
  const answer =
    'You can be close again without agreeing. Wait until both hearts are slow. Then bring your own part first: “I was loud.” Ask how it was.\n\nFor tonight: Make two cups of tea.\n\nYou could begin with: “Can we start again?”'
  expect(partsOf(answer)).toEqual({
    point: 'You can be close again without agreeing.',
    tonight: 'Make two cups of tea.',
    opener: '“Can we start again?”',
    rest: 'Wait until both hearts are slow. Then bring your own part first: “I was loud.” Ask how it was.',
  })
})

test.each([
  ['of a model stays text', 'Talk about it. Listen.', { rest: 'Talk about it. Listen.' }],
  [
    'begins with a quote: no point is cut out of it',
    '“I see. You are tired.” That is a beginning.\n\nFor tonight: Sleep.',
    { lead: '“I see. You are tired.” That is a beginning.', tonight: 'Sleep.', rest: '' },
  ],
  [
    'is long: in paragraphs of at most three sentences',
    'One. Two. Three. Four.',
    { rest: 'One. Two.\n\nThree. Four.' },
  ],
])('an answer that %s', (_, answer, parts) => {
  expect(partsOf(answer)).toEqual(parts)
})
