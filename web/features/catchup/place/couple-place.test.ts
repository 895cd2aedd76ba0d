import { describe, expect, test } from 'vitest'
import { type CatchupPlace, placeAfter, type Reached } from '#contract/catchup-place.ts'
import { isBehind, placeAt, pressAt, startAt, withChoicesOf } from './couple-place.ts'
import { beginning, type Place, versionOf } from './place.ts'

const count = 7
const now = 5000

const couple = (
  version: number,
  { completed = false, own = 'in' as Reached, other = 'in' as Reached } = {},
): CatchupPlace => ({
  version,
  ...placeAfter(version),
  choices: Array.from({ length: Math.ceil(version / 2) }, (_, at) => (at % 2 ? 'no' : 'yes')),
  completed,
  reached: { own, other },
})
const at = (index: number, point: Place['point'], more: Partial<Place> = {}): Place => ({
  ...{ index, point, choices: [], endedAt: null },
  ...more,
})

test.each([
  [at(0, 'welcome'), 0],
  [at(0, 'prompt'), 0],
  [at(0, 'chosen'), 1],
  [at(1, 'asking'), 2],
  [at(6, 'chosen'), 13],
  [at(6, 'completion'), 14],
  [at(6, 'fallback'), 14],
])('R22 %j is %i presses from the beginning', (place, presses) => {
  expect(versionOf(place, count)).toBe(presses)
})

describe('C8 R22 taking up the place of the couple', () => {
  test('one press on, the next question is told with its pauses', () => {
    const from = at(0, 'chosen', { choices: ['yes'] })
    expect(placeAt(couple(2), { count, now, from })).toMatchObject({ index: 1, point: 'asking' })
  })

  test('further on, or for who joins, what was said is there at once', () => {
    expect(placeAt(couple(6), { count, now, from: at(0, 'own') })).toEqual(
      at(3, 'prompt', { choices: ['yes', 'no', 'yes'] }),
    )
    expect(placeAt(couple(3), { count, now })).toEqual(at(1, 'chosen', { choices: ['yes', 'no'] }))
    expect(placeAt(couple(0), { count, now })).toBe(beginning)
  })

  test('at the end it is completed here, too', () => {
    expect(placeAt(couple(14), { count, now })).toMatchObject({ index: 6, point: 'completion' })
    const ended = placeAt(couple(14, { completed: true }), { count, now })
    expect(ended).toMatchObject({ index: 6, point: 'completed', endedAt: now })
    const from = at(6, 'completion', { endedAt: 1000 })
    expect(placeAt(couple(14, { completed: true }), { count, now, from }).endedAt).toBe(1000)
  })

  test('behind is who has pressed less often', () => {
    expect(isBehind(at(0, 'chosen'), couple(2), count)).toBe(true)
    expect(isBehind(at(1, 'asking'), couple(2), count)).toBe(false)
    expect(isBehind(at(6, 'chosen'), couple(0, { completed: true }), count)).toBe(true)
  })

  test('the choice that counts is the one the server has', () => {
    const place = at(0, 'chosen', { choices: ['no'] })
    expect(withChoicesOf(couple(1), place).choices).toEqual(['yes'])
    expect(withChoicesOf(couple(0), place)).toBe(place)
  })

  test('a place can be told press by press', () => {
    const place = at(2, 'asking', { choices: ['yes', 'no'] })
    expect([0, 1, 2, 3].map((version) => pressAt(place, version))).toEqual([
      ...['yes', 'next', 'no', 'next'],
    ])
  })
})

describe('C3 R22 where a device starts', () => {
  const start = (where: CatchupPlace | null, kept?: Place) =>
    startAt({ kept, couple: where, count, now })

  test('where it was, if the couple are there or nothing is known', () => {
    const kept = at(2, 'own', { choices: ['yes', 'no'] })
    expect(start(couple(4), kept)).toBe(kept)
    expect(start(null, kept)).toBe(kept)
    expect(start(null)).toBeUndefined()
  })

  test('where the couple are, if this device or this person was in it before', () => {
    expect(start(couple(6), at(1, 'own'))).toMatchObject({ index: 3, point: 'prompt' })
    expect(start(couple(6))).toMatchObject({ index: 3, point: 'prompt' })
    expect(start(couple(5, { own: 'nothing', other: 'nothing' }))).toMatchObject({ index: 2 })
  })

  test('at the first question, alone, for who comes later', () => {
    expect(start(couple(6, { own: 'nothing' }))).toEqual({ ...beginning, alone: true })
    expect(start(couple(0, { own: 'nothing' }))).toBeUndefined()
  })

  test('at the end of a completed one, who was in it; who was not reads it from the first question on', () => {
    const ended = couple(14, { completed: true })
    expect(start(ended)).toMatchObject({ index: 6, point: 'completed', endedAt: now })
    expect(start(ended, at(6, 'chosen'))).toMatchObject({ point: 'completed' })
    const unread = couple(14, { completed: true, own: 'nothing' })
    expect(start(unread)).toEqual({ ...beginning, alone: true })
    const alone = at(2, 'own', { alone: true })
    expect(start(unread, alone)).toBe(alone)
  })

  test('at the end of a completed one, where nobody said who was in it', () => {
    const told = couple(14, { completed: true, own: 'nothing', other: 'nothing' })
    expect(start(told)).toMatchObject({ index: 6, point: 'completed' })
  })
})
