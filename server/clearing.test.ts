import { expect, test } from 'vitest'
import { createDailyClearing } from './clearing.ts'

const hour = 3_600_000
const start = Date.parse('2026-03-02T18:00:00.000Z')

function someClearing() {
  const failing = new Set<string>()
  const done: string[] = []
  const failures: [string, unknown][] = []
  let at = start
  const clearingOf = (what: string) => ({
    what,
    clear: async () => {
      if (failing.has(what)) throw new Error('no')
      done.push(what)
    },
  })
  const round = createDailyClearing({
    clearings: ['one', 'other'].map(clearingOf),
    now: () => new Date(at),
    onFailure: (what, error) => failures.push([what, error]),
  })
  return {
    done,
    failures,
    failing,
    round: (stopping = new AbortController().signal) => round(stopping),
    pass: (hours: number) => {
      at += hours * hour
    },
  }
}

test('A9 clears at the start and then once a day, however often it looks', async () => {
  const { round, pass, done } = someClearing()
  for (let hours = 0; hours < 72; hours += 1) {
    await round()
    pass(1)
  }
  expect(done).toEqual(['one', 'other', 'one', 'other', 'one', 'other'])
})

test('A9 one that fails holds up no other and is tried again at the next look', async () => {
  const { round, pass, done, failing, failures } = someClearing()
  failing.add('one')
  await round()
  expect([done, failures.map(([what]) => what)]).toEqual([['other'], ['one']])
  failing.clear()
  pass(1)
  await round()
  expect(done).toEqual(['other', 'one'])
})

test('A12 a clock that jumped ahead and back does not stop it', async () => {
  const { round, pass, done } = someClearing()
  pass(10_000)
  await round()
  pass(-10_000)
  await round()
  expect(done).toEqual(['one', 'other', 'one', 'other'])
})

test('a server that stops begins nothing', async () => {
  const { round, done } = someClearing()
  await round(AbortSignal.abort())
  expect(done).toEqual([])
})
