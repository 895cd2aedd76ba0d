import { expect, test } from 'vitest'
import { createLater } from './later.ts'

test('does the work after the delay, not at once', async () => {
  const later = createLater(() => 5)
  const done: string[] = []
  later.run(
    async () => void done.push('work'),
    () => undefined,
  )
  expect(done).toEqual([])
  await later.settled(10_000)
  expect(done).toEqual(['work'])
})

test('a failure is heard of and holds up nothing', async () => {
  const later = createLater(() => 0)
  const failures: unknown[] = []
  const error = new Error('no')
  later.run(
    async () => Promise.reject(error),
    (failure) => failures.push(failure),
  )
  later.run(
    () => {
      throw error
    },
    (failure) => failures.push(failure),
  )
  await later.settled(10_000)
  expect(failures).toEqual([error, error])
})

test('waits for work that work starts, and not longer than it may', async () => {
  const later = createLater(() => 0)
  const done: number[] = []
  const ignore = () => undefined
  later.run(async () => {
    done.push(1)
    later.run(async () => void done.push(2), ignore)
  }, ignore)
  await later.settled(10_000)
  expect(done).toEqual([1, 2])
  later.run(() => new Promise(() => undefined), ignore)
  const start = performance.now()
  await later.settled(20)
  expect(performance.now() - start).toBeLessThan(5_000)
})
