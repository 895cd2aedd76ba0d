import { expect, test } from 'vitest'
import { createTurnsByDue } from './turns.ts'

/** Work that ends when told, noting by name when each begins. */
function working(count: number) {
  let time = 0
  const turns = createTurnsByDue(count, () => time)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    ...{ begun, turns },
    later: (ms: number) => {
      time += ms
    },
    async ask(name: string, dueAt: number, signal = new AbortController().signal) {
      void turns.begin(dueAt, signal).then(
        (end) => {
          begun.push(name)
          ends.set(name, end)
        },
        () => begun.push(`not ${name}`),
      )
      await Promise.resolve()
    },
    async end(name: string) {
      ends.get(name)?.()
      await new Promise(setImmediate)
    },
  }
}

test('so many at a time, and the next is the one that is due first', async () => {
  const { ask, begun, end } = working(2)
  for (const [name, dueAt] of [['one', 9] as const, ['two', 8] as const, ['long', 500] as const]) {
    await ask(name, dueAt)
  }
  await ask('short', 50)
  expect(begun).toEqual(['one', 'two'])
  await end('one')
  expect(begun).toEqual(['one', 'two', 'short'])
  await end('two')
  expect(begun.at(-1)).toBe('long')
})

test('A1 whoever asks for much is due behind themselves alone, and nobody waits for good', async () => {
  const { turns, later } = working(1)
  const much = Array.from({ length: 40 }, () => turns.due('much', 100))
  expect(much.at(-1)).toBe(4_000)
  const more = Array.from({ length: 40 }, () => turns.due('more', 1_000))
  expect(more.at(-1)).toBe(6_000)
  later(10)
  expect(turns.due('little', 100)).toBe(110)
  // What comes when all of it is long over is due behind none of it.
  later(4_500)
  expect(turns.due('little', 100)).toBeGreaterThan(much.at(-1) ?? 0)
  expect(turns.due('much', 100)).toBe(4_610)
})

test('who gives up waiting holds no turn, and keeps none from the next', async () => {
  const { ask, begun, end } = working(1)
  const given = new AbortController()
  await ask('first', 1)
  await ask('impatient', 2, given.signal)
  await ask('patient', 3)
  given.abort()
  await end('first')
  expect(begun).toEqual(['first', 'not impatient', 'patient'])
})
