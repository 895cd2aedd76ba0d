import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { kept, remembered } from './kept.ts'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  localStorage.clear()
})

test.each([
  ['a text', kept('name', z.string()), '7'],
  ['a flag', kept('isOpen', z.literal(true)), true],
  ['a list', remembered('ids', z.array(z.int())), [11, 12]],
])('%s comes back as it was', (_what, entry: ReturnType<typeof kept<unknown>>, value) => {
  entry.set(value)
  expect(entry.get()).toEqual(value)
  entry.clear()
  expect(entry.get()).toBeNull()
})

test('a text is stored as it is, and not in the other storage', () => {
  kept('name', z.string()).set('Mina')
  expect([sessionStorage.getItem('name'), localStorage.getItem('name')]).toEqual(['Mina', null])
})

test.each(['', '{', '"7"', 'null', '1.5'])('what cannot be read, such as %j, is absent', (text) => {
  sessionStorage.setItem('index', text)
  expect(kept('index', z.int()).get()).toBeNull()
})

test('where the browser refuses its storage, nothing is kept and nothing fails', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError')
  })
  const name = kept('name', z.string())
  name.set('Mina')
  expect(name.get()).toBeNull()
  name.clear()
})
