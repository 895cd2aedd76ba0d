import { describe, expect, test } from 'vitest'
import { testClock } from '#server/testing/test-server.ts'
import { createStanding } from './standing.ts'

function make() {
  const clock = testClock()
  const standing = createStanding({ now: clock.now })
  const heard: string[] = []
  standing.hearBy((part, isFailing) => heard.push(`${part} ${isFailing ? 'fails' : 'works'}`))
  return { clock, standing, heard }
}

test('is ready once, and stopping for good', () => {
  const { standing } = make()
  expect(standing.phase()).toBe('starting')
  standing.become('ready')
  expect(standing.phase()).toBe('ready')
  standing.become('stopping')
  standing.become('ready')
  expect(standing.phase()).toBe('stopping')
})

describe('what keeps failing', () => {
  test('is named after three failures in a row, with the time of the first, until one works', () => {
    const { clock, standing, heard } = make()
    for (const minutes of [1, 2]) {
      standing.note('mail', false, `couple ${minutes}`)
      expect([standing.failing(), standing.failingMs('mail') > 0]).toEqual([[], minutes > 1])
      clock.forward(60_000)
    }
    standing.note('mail', false, 'couple 3')
    standing.note('mail', false, 'couple 4')
    expect([standing.failing(), standing.failingMs('mail')]).toEqual([['mail'], 120_000])
    standing.note('mail', true)
    expect([standing.failing(), standing.failingMs('mail'), heard]).toEqual([
      ...[[], 0],
      ['mail fails', 'mail works'],
    ])
  })

  test('failures with one that works between them are none in a row', () => {
    const { standing, heard } = make()
    for (const [at, worked] of [false, false, true, false, false].entries()) {
      standing.note('notifications', worked, `couple ${at}`)
    }
    expect([standing.failing(), heard]).toEqual([[], []])
  })

  test('those of one couple are one a day, so that no single account brings it about', () => {
    const { clock, standing } = make()
    for (let at = 0; at < 30; at += 1) standing.note('notifications', false, 'couple')
    clock.forward(86_400_000)
    for (let at = 0; at < 30; at += 1) standing.note('notifications', false, 'couple')
    expect(standing.failing()).toEqual([])
    clock.forward(86_400_000)
    standing.note('notifications', false, 'couple')
    expect(standing.failing()).toEqual(['notifications'])
  })

  test('a look at the mail server counts at once, and only what sends clears what did not', () => {
    const { standing, heard } = make()
    standing.noteLook('mail', false)
    expect(standing.failing()).toEqual(['mail'])
    standing.noteLook('mail', true)
    expect([standing.failing(), standing.failingMs('mail')]).toEqual([[], 0])
    for (let at = 0; at < 3; at += 1) standing.note('mail', false, `couple ${at}`)
    standing.noteLook('mail', true)
    expect(standing.failing()).toEqual(['mail'])
    standing.noteLook('mail', false)
    standing.note('mail', true)
    expect(standing.failing()).toEqual([])
    expect(heard).toEqual(['mail fails', 'mail works', 'mail fails', 'mail works'])
  })

  test('a model and a backup, which try again by themselves, are named at once', () => {
    const { standing } = make()
    standing.note('backup', false)
    standing.note('model', false)
    expect(standing.failing()).toEqual(['model', 'backup'])
  })
})
