import { expect, test } from 'vitest'
import { withoutRepeats } from './without-repeats.ts'

const said = [
  { name: 'Mina', text: 'More sleep, honestly. And one evening without screens.' },
  { name: 'Jonas', text: 'The walk!' },
]
const sleep = '**“More sleep, honestly. And one evening without screens”**'

test.each([
  [`Mina wrote ${sleep}, and Jonas put it this way: **“The walk”**. What comes next?`],
  [`Mina, you said ${sleep}. For you, Jonas, it was **“the walk”**. What comes next?`],
  [`Mina thought of ${sleep}, and Jonas thought of **“The walk!”**. What comes next?`],
])('what stands right above is not said again: %s', (note) => {
  expect(withoutRepeats(note, said)).toBe('What comes next?')
})

test('what the guide says of its own stays, in its paragraphs', () => {
  const note = `Mina wrote ${sleep}. Jonas wrote **“The walk”**.\n\nBoth take an hour. Whose first?`
  expect(withoutRepeats(note, said)).toBe('Both take an hour. Whose first?')
})

test.each([
  ['a part of an answer', 'Mina wrote **“More sleep”**. Jonas wrote **“The walk”**. Next?'],
  ['a word of its own', `Mina wrote ${sleep}, tired as ever. Jonas wrote **“The walk”**. Next?`],
  ['words of both alike', 'Mina and Jonas both wrote **“The walk”**. Next?'],
  ['nothing else', `Mina wrote ${sleep}, and Jonas wrote **“The walk”**.`],
  ['nobody', 'An hour is a lot. Whose first?'],
])('a note stays whole that quotes %s', (_what, note) => {
  expect(withoutRepeats(note, said)).toBe(note)
})

test('a name may be two words, or the beginning of the other one', () => {
  const two = [
    { name: 'Ana', text: 'soup' },
    { name: 'Ana Lena', text: 'bread' },
  ]
  const note = 'Ana named **“soup”**, and Ana Lena named **“bread”**. Which first?'
  expect(withoutRepeats(note, two)).toBe('Which first?')
})
