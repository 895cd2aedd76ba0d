import { afterEach, describe, expect, test } from 'vitest'
import { createMemory, ours, readFor } from './memory.ts'

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

describe('whose texts are read', () => {
  afterEach(() => readFor(ours))

  test('what was made for one is found for that one alone', () => {
    const memory = createMemory<number>(9)
    readFor('a couple')
    memory.keep('a walk', 1)
    readFor('another')
    expect(memory.of('a walk')).toBeUndefined()
    memory.keep('a walk', 2)
    readFor('a couple')
    expect(memory.of('a walk')).toBe(1)
  })

  test('for nobody it is found until the next call, and by no other', () => {
    const memory = createMemory<number>(9)
    readFor(null)
    memory.keep('a walk', 1)
    expect(memory.of('a walk')).toBe(1)
    readFor(null)
    expect(memory.of('a walk')).toBeUndefined()
    memory.keep('a film', 1)
    readFor('a couple')
    expect(memory.of('a film')).toBeUndefined()
  })

  test('ours is found for everybody', () => {
    const memory = createMemory<number>(9)
    memory.keep('a question of ours', 1)
    for (const whose of ['a couple', null]) {
      readFor(whose)
      expect(memory.of('a question of ours')).toBe(1)
    }
  })
})
