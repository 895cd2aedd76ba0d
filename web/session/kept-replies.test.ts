import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { CallFailed } from '#web/api/call.ts'
import { currentUserQuery, keepUser } from './current-user.ts'
import { readKeptReply, replyOrKept } from './kept-replies.ts'
import { destroyKept, keepFor } from './sealed-store.ts'

const ownFetch = globalThis.fetch
const text = {
  safeParse: (value: unknown) =>
    typeof value === 'string' ? { success: true, data: value } : { success: false },
}

beforeEach(async () => {
  await keepFor(100)
  await replyOrKept('week', text, async () => 'kept before')
  await vi.waitFor(async () => expect(await readKeptReply('week', text)).not.toBeNull())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(async () => {
  vi.useRealTimers()
  globalThis.fetch = ownFetch
  await destroyKept()
  localStorage.clear()
})

test('R28 a call that stays away four seconds leaves its place to what was kept, and is kept when it comes', async () => {
  const call = Promise.withResolvers<string>()
  const onKept = vi.fn()
  const shown = vi.fn()
  const asked = replyOrKept('week', text, () => call.promise, { onKept }).then(shown)
  await vi.advanceTimersByTimeAsync(3999)
  expect(shown).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await asked
  expect(shown).toHaveBeenCalledExactlyOnceWith('kept before')
  expect(onKept).toHaveBeenCalledOnce()
  call.resolve('new')
  vi.useRealTimers()
  await vi.waitFor(async () => expect((await readKeptReply('week', text))?.reply).toBe('new'))
})

test('R28 where nothing was kept a call may take as long as it likes', async () => {
  const call = Promise.withResolvers<string>()
  const asked = replyOrKept('another', text, () => call.promise)
  await vi.advanceTimersByTimeAsync(60_000)
  call.resolve('at last')
  expect(await asked).toBe('at last')
})

test('R28 a proxy without a server behind it is out of reach; a server that refuses is not', async () => {
  const fails = (status: number, reply: string) => () =>
    Promise.reject(new CallFailed(status, reply, ''))
  for (const status of [502, 503, 504]) {
    expect(await replyOrKept('week', text, fails(status, '<html>'))).toBe('kept before')
  }
  const ours = JSON.stringify({ code: 'busy', message: 'Please try again.' })
  for (const refused of [fails(503, ours), fails(500, ''), fails(401, '')]) {
    await expect(replyOrKept('week', text, refused)).rejects.toThrow(CallFailed)
  }
})

test('R28 who is shown from before is asked for anew', async () => {
  const names = { username: 'Mina', partnerName: 'Jonas', email: null, partnerEmail: null }
  const user: CurrentUser = {
    ...{ id: 100, partnerId: 101, participant: 'primary', ...names },
    ...{ emailPending: false, partnerEmailUsed: false, bothSignIn: false, partnerJoined: false },
  }
  await keepUser(user)
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const client = new QueryClient()
  expect(await client.fetchQuery(currentUserQuery)).toMatchObject({ username: 'Mina' })
  const isDue = () => client.getQueryState(currentUserQuery.queryKey)?.isInvalidated
  await vi.advanceTimersByTimeAsync(9999)
  expect(isDue()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isDue()).toBe(true)
})
