import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeat } from './repeat.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('works at once, then every so often, and never twice at a time', async () => {
  const ends: (() => void)[] = []
  const stop = repeat(30_000, () => new Promise((resolve) => ends.push(resolve)))
  expect(ends).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ends).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toHaveLength(2)
  ends[1]?.()
  await stop()
  await vi.advanceTimersByTimeAsync(90_000)
  expect(ends).toHaveLength(2)
  expect(vi.getTimerCount()).toBe(0)
})

test('T20 stopping tells the work and waits for it, but not for ever', async () => {
  let seen: AbortSignal | undefined
  const stop = repeat(10, (stopping) => {
    seen = stopping
    return new Promise(() => undefined)
  })
  expect(seen?.aborted).toBe(false)
  let stopped = false
  const end = stop().then(() => {
    stopped = true
  })
  expect(seen?.aborted).toBe(true)
  expect(stop()).toBe(stop())
  await vi.advanceTimersByTimeAsync(4_999)
  expect(stopped).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await end
  expect(stopped).toBe(true)
})
