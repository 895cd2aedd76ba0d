import { afterEach, expect, test } from 'vitest'
import { keptPlace } from './kept-place.ts'
import type { Place } from './place.ts'

afterEach(() => sessionStorage.clear())

const place: Place = { index: 2, point: 'prompt', choices: ['yes', 'no'], endedAt: null }
const kept = keptPlace('session-1-a', 12)

test('a place comes back as it was, for its own catch-up alone', () => {
  kept.write(place)
  expect(kept.read(7)).toEqual(place)
  expect(keptPlace('session-1-a', 13).read(7)).toBeUndefined()
  expect(keptPlace('session-2-b', 12).read(7)).toBeUndefined()
  kept.forget()
  expect(kept.read(7)).toBeUndefined()
})

test('a completion that failed is tried again after a reload', () => {
  kept.write({ ...place, point: 'fallback', endedAt: 1000 })
  expect(kept.read(7)).toMatchObject({ point: 'completion', endedAt: 1000 })
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['another shape', '{"index":"2"}'],
  ['an unknown point', JSON.stringify({ ...place, point: 'elsewhere' })],
  ['a negative index', JSON.stringify({ ...place, index: -1 })],
  ['an index past the last question', JSON.stringify({ ...place, index: 7 })],
])('%s in the storage means starting at the first question', (_, text) => {
  if (text !== null) sessionStorage.setItem('catchup_session-1-a_12', text)
  expect(kept.read(7)).toBeUndefined()
})
