import { expect, test } from 'vitest'
import type { Person } from '#web/session/participants.ts'
import { glanceOf, tellsFocus, wordsIn } from './glance.ts'

test.each([
  ['Thank you.\n\nYou wrote about work. And more.\n\nGood night.', 'You wrote about work.'],
  ['Thank you.\n\nA line to keep is **“Stay. Please!”**. It stays.', '“Stay. Please!”'],
  ['Thank you.\n\nMina wrote “tea at noon”. It stays.', '“tea at noon”'],
  ['You are **brave**, both. Take care.', 'You are brave, both.'],
  ['No end', 'No end'],
  ['', ''],
])('%j is seen as %j', (summary, expected) => {
  expect(glanceOf(summary)).toBe(expected)
})

const couple: readonly [Person, Person] = [
  { id: 100, name: 'Mina', participant: 'primary' },
  { id: 101, name: 'Jonas', participant: 'partner' },
]
const mine = { name: 'Mina', text: 'tea at noon', kind: 'own' }
const theirs = { name: 'Jonas', text: 'the long way home', kind: 'partner' }

test.each([
  [
    'Asked about luck, Mina wrote “tea at noon”, and Jonas wrote “the long way home”.',
    [mine, theirs],
  ],
  ['Asked about luck, \u2068Jonas\u2069 wrote **“the long way home”**.', [theirs]],
  ['From Mina there is “tea at noon”.', [{ ...mine, name: null, kind: 'unsigned' }]],
  ['Mina wrote “tea at noon”. To keep: “tea at noon”.', [mine]],
  [
    'Mina wrote “tea at noon”, and Jonas wrote “tea at noon”.',
    [{ ...mine, name: null, kind: 'unsigned' }],
  ],
  ['Mina wrote “tea at noon”, Jonas wrote “the long way home”, “and more”.', [mine, theirs]],
])(
  'of %j the words of the two stand above it, with a name only where it says whose',
  (summary, lines) => {
    expect(wordsIn(summary, couple)).toEqual({ question: null, lines })
  },
)

test.each([
  ['Mary Ann wrote', 'Mary Ann', 'Ann', 'own'],
  ['Asked about luck, Ann wrote', 'Mary Ann', 'Ann', 'partner'],
  ['Asked about luck, and Mary Ann wrote', 'Ann', 'Mary Ann', 'partner'],
  ['Mary Ann wrote', 'Ann', 'Tom', 'unsigned'],
  ['Joann wrote', 'ann', 'Tom', 'unsigned'],
  ['Marie-Ann wrote', 'Ann', 'Tom', 'unsigned'],
  ['Thank you.\n\nAnn wrote', 'Ann', 'Tom', 'own'],
  ['Ann wrote', 'Ann', 'Ann', 'unsigned'],
] as const)('words behind “%s” between %s and %s are %s', (said, name, other, kind) => {
  const two: readonly [Person, Person] = [
    { id: 100, name, participant: 'primary' },
    { id: 101, name: other, participant: 'partner' },
  ]
  const lines = wordsIn(`${said} “tea at noon”.`, two)?.lines
  expect(lines?.map((line) => line.kind)).toEqual([kind])
})

test('above a letter that quotes nobody stands nothing', () => {
  expect(wordsIn('Thank you, Mina and Jonas.', couple)).toBeNull()
})

test.each([
  [['fun'], 'For next time you chose Fun & Friendship.', false],
  [['fun', 'goals'], 'For next time you chose Fun & Friendship.', true],
  [['fun'], null, true],
  [[], 'Thank you.', false],
] as const)('beside the focus %j and %j a line of its own: %j', (focus, summary, expected) => {
  expect(tellsFocus({ focus: [...focus], summary })).toBe(expected)
})
