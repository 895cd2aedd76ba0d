import { expect, test } from 'vitest'
import { heldOut } from './testing/held-out.ts'
import { elsewhere, phrasings } from './testing/phrasings.ts'
import { onlySounding, unsafeQuestions } from './testing/unsafe-questions.ts'
import { isUnsafeQuestion } from './unsafe-question.ts'

const recall = 0.99
const falseAlarms = 0.02

test('hears danger in nearly all that is written from it', () => {
  const heard = unsafeQuestions.filter(isUnsafeQuestion)
  expect(unsafeQuestions.length).toBeGreaterThanOrEqual(300)
  expect(heard.length / unsafeQuestions.length).toBeGreaterThanOrEqual(recall)
})

test('hardly ever hears it where there is none', () => {
  const calm = [
    ...onlySounding,
    ...Object.values(phrasings).flat(),
    ...Object.values(heldOut).flat(),
    ...elsewhere,
  ]
  const heard = calm.filter(isUnsafeQuestion)
  expect(calm.length).toBeGreaterThanOrEqual(800)
  expect(heard.length / calm.length).toBeLessThanOrEqual(falseAlarms)
})

test.each([
  'MY HUSBAND HITS ME',
  'my husband\u00A0 hits\n me',
  'my hus\u200Bband hi\u00ADts me',
  'He won’t let me leave the house',
  `${'We argue about dishes. '.repeat(300)} Last night he hit me.`,
])('is not fooled by how it is typed: %j', (text) => {
  expect(isUnsafeQuestion(text)).toBe(true)
})

test('takes a long text in its stride', () => {
  for (const piece of [
    'a',
    'he ',
    'my son is ',
    'sex without ',
    'if i leave ',
    '(((',
    'throws a b c ',
  ]) {
    const began = performance.now()
    isUnsafeQuestion(piece.repeat(Math.ceil(10_000 / piece.length)))
    expect(performance.now() - began).toBeLessThan(2_000)
  }
})
