import { expect, test } from 'vitest'
import { markedPart, withMarkedPart } from './marked-parts.ts'

test('a part of a document is put between its marks, and nothing else is changed', () => {
  const [begin, end] = ['<!-- x: written by `npm run eval -- --write` -->', '<!-- end of x -->']
  const document = `before\n${begin}\n\nold\n\n${end}\nafter\n`
  expect(withMarkedPart(document, 'x', 'new')).toBe(`before\n${begin}\n\nnew\n\n${end}\nafter\n`)
  expect(markedPart(document, 'x')).toBe('old')
  expect(() => withMarkedPart('no marks', 'x', 'new')).toThrow('no place')
})
