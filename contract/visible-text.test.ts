import { expect, test, vi } from 'vitest'
import { countCharacters } from './visible-text.ts'

test('A1 characters are counted as a person does, and no further than is asked', () => {
  const families = '👩‍👩‍👧'.repeat(5)
  expect([countCharacters(families), countCharacters(` ${families} `, 9)]).toEqual([5, 5])
  const iterators = Object.getPrototypeOf(new Intl.Segmenter('en').segment('')[Symbol.iterator]())
  const next = vi.spyOn(iterators, 'next')
  expect(countCharacters('a@'.repeat(5_000), 10)).toBe(10)
  expect(next).toHaveBeenCalledTimes(10)
  next.mockRestore()
})
