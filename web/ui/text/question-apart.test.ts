import { expect, test } from 'vitest'
import { withQuestionApart } from './question-apart.ts'

test.each([
  [
    'Here is what each of you wrote. When do words come most easily to you: early, late, over the dishes?',
    'Here is what each of you wrote.',
    'When do words come most easily to you: early, late, over the dishes?',
  ],
  [
    'Rain, then sun. If nobody had to cook, what would you do first?',
    'Rain, then sun.',
    'If nobody had to cook, what would you do first?',
  ],
  ['Mina wrote **“The walk!”** What comes next?', 'Mina wrote **“The walk!”**', 'What comes next?'],
  [
    'Two quotes: **“a”** and **“b”**\n\nWhat comes next?',
    'Two quotes: **“a”** and **“b”**',
    'What comes next?',
  ],
  ['What comes next?', '', 'What comes next?'],
])('a question stands apart as a whole sentence: %s', (text, before, question) => {
  expect(withQuestionApart(text)).toEqual([before, question])
})

test.each([
  ['a quotation in it', 'An hour is a lot. What would **“the walk”** change for you?'],
  ['a quoted question before its end', 'Mina asked **“Why not?”** and what would you say?'],
  ['no sentence before it', 'Mina and Jonas: what would **“more sleep”** take?'],
  ['no question at its end', 'What comes next? That can wait.'],
])('a text stays whole that has %s', (_what, text) => {
  expect(withQuestionApart(text)).toEqual([text, null])
})
