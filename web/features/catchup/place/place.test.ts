import { describe, expect, test } from 'vitest'
import {
  beatAfter,
  beginning,
  choose,
  end,
  goOn,
  hasReached,
  type Place,
  phaseOf,
} from './place.ts'

const at = (point: Place['point'], more: Partial<Place> = {}): Place => ({
  ...beginning,
  point,
  ...more,
})

test.each([
  ['welcome', 2000, 'asking', 'question'],
  ['asking', 1000, 'question', 'question'],
  ['question', 2000, 'responses', 'question'],
  ['responses', 1000, 'own', 'responses'],
  ['own', 1500, 'partner', 'responses'],
  ['partner', 2000, 'insight', 'responses'],
  ['insight', 3000, 'prompt', 'responses'],
] as const)('%s lasts %i ms, then comes %s; the phase is %s', (point, after, to, phase) => {
  expect(beatAfter(at(point), true)).toEqual({ after, event: { type: 'moved', to } })
  expect(phaseOf(at(point))).toBe(phase)
})

test.each([
  ['prompt', 'suggestion-prompt'],
  ['chosen', 'choice'],
  ['completion', 'completion'],
  ['completed', 'completed'],
  ['fallback', 'completed'],
] as const)('nothing follows %s by itself; the phase is %s', (point, phase) => {
  expect(beatAfter(at(point), true)).toBeNull()
  expect(phaseOf(at(point))).toBe(phase)
})

test('the suggestion prompt waits for an insight that is late', () => {
  expect(beatAfter(at('insight'), false)).toBeNull()
  expect(beatAfter(at('partner'), false)).toEqual({
    after: 2000,
    event: { type: 'moved', to: 'insight' },
  })
})

describe('choosing', () => {
  test('is kept under the number of its question', () => {
    const first = choose(at('prompt'), 'no')
    expect(first).toMatchObject({ point: 'chosen', choices: ['no'] })
    const third = choose({ ...first, point: 'prompt', index: 2 }, 'yes')
    expect(third.choices).toEqual(['no', null, 'yes'])
  })

  test.each(['question', 'insight', 'chosen', 'completion', 'completed'] as const)(
    'a press that comes at %s changes nothing',
    (point) => {
      const place = at(point, { choices: ['no'] })
      expect(choose(place, 'yes')).toBe(place)
    },
  )
})

describe('going on', () => {
  test.each([
    [0, 7, 'asking', 1],
    [5, 7, 'asking', 6],
    [6, 7, 'completion', 6],
    [0, 1, 'completion', 0],
  ] as const)('from question %i of %i comes %s', (index, count, point, next) => {
    expect(goOn(at('chosen', { index }), count)).toMatchObject({ point, index: next })
  })

  test('a second press of the same button changes nothing', () => {
    const once = goOn(at('chosen'), 7)
    expect(goOn(once, 7)).toBe(once)
    const last = goOn(at('chosen', { index: 6 }), 7)
    expect(goOn(last, 7)).toBe(last)
  })
})

describe('the end', () => {
  test.each([
    [true, 'completed'],
    [false, 'fallback'],
  ] as const)('marked %s gives %s, with the time of it', (marked, point) => {
    expect(end(at('completion'), marked, 5000)).toMatchObject({ point, endedAt: 5000 })
  })

  test('an ending that is tried again keeps its first time', () => {
    expect(end(at('completion', { endedAt: 1000 }), true, 5000).endedAt).toBe(1000)
  })

  test('comes only after the last question', () => {
    const place = at('chosen')
    expect(end(place, true, 5000)).toBe(place)
  })
})

test.each([
  ['question', 'question', true],
  ['question', 'own', false],
  ['chosen', 'insight', true],
  ['completed', 'prompt', true],
] as const)('at %s, %s has been reached: %s', (point, asked, reached) => {
  expect(hasReached(at(point), asked)).toBe(reached)
})
