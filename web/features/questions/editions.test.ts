import { afterEach, expect, test } from 'vitest'
import { forgetCouple } from '#web/session/kept.ts'
import { editionAnew, nextEdition } from './editions.ts'

afterEach(() => localStorage.clear())

test('R28 what is written in a browser is numbered in its order, under a name that it made up', () => {
  const all = [nextEdition(), nextEdition(), nextEdition()]
  const numbers = all.map(({ number }) => number)
  expect([...numbers].sort((one, other) => one - other)).toEqual(numbers)
  expect(new Set(numbers).size).toBe(3)
  expect(new Set(all.map(({ of }) => of)).size).toBe(1)
  expect(all[0]?.of).toMatch(/^[0-9a-f]{32}$/)
})

test('R28 nobody reads from the number how much was written', () => {
  const last = () => {
    localStorage.clear()
    return [nextEdition(), nextEdition(), nextEdition()].at(-1)?.number
  }
  expect(new Set(Array.from({ length: 20 }, last)).size).toBeGreaterThan(1)
})

test.each([
  ['where the server knows later ones', editionAnew],
  [
    'once nobody is signed in any more',
    () => {
      forgetCouple()
      return nextEdition()
    },
  ],
])('R28 a new counter begins %s', (_when, next) => {
  const before = nextEdition()
  const after = next()
  expect(after.of).not.toBe(before.of)
  expect(nextEdition().of).toBe(after.of)
})
