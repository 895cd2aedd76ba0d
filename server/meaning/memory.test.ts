import { expect, test } from 'vitest'
import { createMemory } from './memory.ts'

test('the last ones asked for are remembered, and no more', () => {
  const memory = createMemory<boolean>(2)
  memory.keep('a walk', false)
  memory.keep('a film', true)
  expect(memory.of('a walk')).toBe(false)
  memory.keep('a swim', true)
  expect(['a walk', 'a film', 'a swim'].map(memory.of)).toEqual([false, undefined, true])
})
