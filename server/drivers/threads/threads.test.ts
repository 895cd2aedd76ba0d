import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createThreads } from './threads.ts'

const folder = mkdtempSync(join(tmpdir(), 'threads-'))
const file = join(folder, 'counting.mjs')
writeFileSync(file, 'let count = 0\nexport const next = () => { count += 1; return count }\n')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('threads end once they have had nothing to do for so long, and start again when there is', async () => {
  let rests = 0
  const bounds = { count: 1, mostWaiting: 9, longestMs: 30_000, idleMs: 1_000 }
  const threads = createThreads({ file, ...bounds, onRest: () => (rests += 1) })
  const next = () => threads.run('next', undefined)
  threads.stay()
  expect([await next(), await next()]).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(900)
  expect(await next()).toBe(3)
  await vi.advanceTimersByTimeAsync(900)
  threads.stay()
  await vi.advanceTimersByTimeAsync(900)
  expect([await next(), rests]).toEqual([4, 0])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(rests).toBe(1)
  threads.stay()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([await next(), rests]).toEqual([1, 1])
  await threads.close()
  await expect(next()).rejects.toThrow('ended')
})
