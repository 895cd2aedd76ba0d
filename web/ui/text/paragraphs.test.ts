import { expect, test } from 'vitest'
import { paragraphsOf } from './paragraphs.ts'

test('C15 a long text breathes: at most three sentences a paragraph, none much shorter', () => {
  const eight = Array.from({ length: 8 }, (_, at) => `Sentence ${at}.`).join(' ')
  expect(paragraphsOf(eight)).toEqual([
    'Sentence 0. Sentence 1. Sentence 2.',
    'Sentence 3. Sentence 4. Sentence 5.',
    'Sentence 6. Sentence 7.',
  ])
  expect(paragraphsOf('One. Two. Three. Four.')).toEqual(['One. Two.', 'Three. Four.'])
})

test('nothing is lost, and what stands in quotes stays together', () => {
  const text =
    'Thank you. A line to keep is “I was tired. Then you came! All was well.” It stays. **Bold.** And 3.5 more? Yes.'
  expect(paragraphsOf(text).join(' ')).toBe(text)
  const whole = paragraphsOf(text).find((paragraph) => paragraph.includes('“'))
  expect(whole).toContain('“I was tired. Then you came! All was well.”')
})

test.each([
  ['', []],
  ['No end', ['No end']],
  ['One.\n\nTwo.', ['One.', 'Two.']],
])('%j gives %j', (text, expected) => {
  expect(paragraphsOf(text)).toEqual(expected)
})
