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
  const woken: Promise<unknown>[] = []
  const bounds = { count: 1, mostWaiting: 9, longestMs: 30_000, idleMs: 1_000 }
  const threads = createThreads({ file, ...bounds, onWake: () => void woken.push(next()) })
  const next = () => threads.run('next', undefined)
  expect([await next(), await next()]).toEqual([1, 2])
  await vi.advanceTimersByTimeAsync(900)
  expect(await next()).toBe(3)
  await vi.advanceTimersByTimeAsync(900)
  expect(await next()).toBe(4)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(woken).toEqual([])
  expect(await next()).toBe(1)
  expect(await Promise.all(woken)).toEqual([2])
  await threads.close()
  await expect(next()).rejects.toThrow('ended')
})
