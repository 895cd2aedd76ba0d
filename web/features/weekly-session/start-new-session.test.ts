import { afterEach, expect, test, vi } from 'vitest'
import { CallFailed } from '#web/api/call.ts'
import { startNewSession } from './start-new-session.ts'

afterEach(() => vi.unstubAllGlobals())

const start = (onReset: () => void) =>
  startNewSession({ weekId: 'session-1', userId: 30, now: () => 2, random: () => 'a', onReset })

test.each([
  ['refused', async () => new Response('', { status: 503 }), CallFailed],
  ['lost', () => Promise.reject(new TypeError('Failed to fetch')), TypeError],
])('a %s reset says so, keeps its cause, and nothing else is done', async (_, reply, cause) => {
  const fetched = vi.fn(reply)
  vi.stubGlobal('fetch', fetched)
  const onReset = vi.fn()
  const problem = await start(onReset).catch((error: unknown) => error)
  expect(problem).toEqual(new Error('Failed to reset session'))
  expect((problem as Error).cause).toBeInstanceOf(cause)
  expect(onReset).not.toHaveBeenCalled()
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('questions that do not come fail by themselves, after the reset', async () => {
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/api/reset-session/')
      ? new Response(JSON.stringify({ weekId: 'session-1', message: 'Done' }))
      : new Response('', { status: 503 }),
  )
  const onReset = vi.fn()
  await expect(start(onReset)).rejects.toBeInstanceOf(CallFailed)
  expect(onReset).toHaveBeenCalledTimes(1)
})
