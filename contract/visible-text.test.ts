import { expect, test, vi } from 'vitest'
import { countCharacters, firstCharacters } from './visible-text.ts'

test('A1 characters are counted as a person does, and no further than is asked', () => {
  const families = '👩‍👩‍👧'.repeat(5)
  expect([countCharacters(families), countCharacters(` ${families} `, 9)]).toEqual([5, 5])
  const iterators = Object.getPrototypeOf(new Intl.Segmenter('en').segment('')[Symbol.iterator]())
  const next = vi.spyOn(iterators, 'next')
  expect(countCharacters('ä@'.repeat(5_000), 10)).toBe(10)
  expect(next).toHaveBeenCalledTimes(10)
  next.mockRestore()
})

test('plain letters are counted without the tables of a language, and alike', () => {
  const segmented = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  expect([countCharacters(' Mina & Jo '), countCharacters('a@'.repeat(5_000), 10)]).toEqual([9, 10])
  expect([firstCharacters('Mina', 1), firstCharacters('Mi', 5)]).toEqual(['M', 'Mi'])
  expect(segmented).not.toHaveBeenCalled()
  expect([
    countCharacters('a\u0308'),
    countCharacters('a\r\nb'),
    countCharacters('ab\u0308', 1),
  ]).toEqual([1, 3, 1])
  expect([firstCharacters('a\u0308b', 1), firstCharacters('ab\u0308', 2)]).toEqual([
    'a\u0308',
    'ab\u0308',
  ])
  expect(segmented).toHaveBeenCalled()
  segmented.mockRestore()
})
