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

test('what one hands, another takes, by a digest alone', () => {
  const [one, other] = [createMemory<number>(2), createMemory<number>(2)]
  one.keep('a walk', 0.2)
  const handed = one.hand('a walk')
  expect(one.hand('a film')).toBeUndefined()
  expect(JSON.stringify(handed)).not.toContain('walk')
  if (handed) other.take(handed)
  expect(['a walk', 'a film'].map(other.of)).toEqual([0.2, undefined])
})
