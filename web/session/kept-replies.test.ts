import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { CallFailed } from '#web/api/call.ts'
import { currentUserQuery, keepUser } from './current-user.ts'
import { forgetEarlyReplies, keepRepliesFor, readKeptReply, replyOrKept } from './kept-replies.ts'
import { destroyKept, keepFor, keepingFor } from './sealed-store.ts'
import { noteSignedIn, signedInHere } from './tab-owner.ts'

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

const keptAs = (name: string) => async () => (await readKeptReply(name, text))?.reply

test('R28 what is asked before there is a place for it is kept as soon as there is one, for who asked', async () => {
  vi.useRealTimers()
  await destroyKept()
  noteSignedIn(100)
  const call = Promise.withResolvers<string>()
  const later = replyOrKept('later', text, () => call.promise)
  await replyOrKept('early', text, async () => 'before there was room')
  await keepRepliesFor(100)
  call.resolve('once there was room')
  await later
  await expect.poll(keptAs('early')).toBe('before there was room')
  await expect.poll(keptAs('later')).toBe('once there was room')
})

test('R28 what the store would not take is kept with the next reply, and not in place of a later one', async () => {
  vi.useRealTimers()
  const ownPut = IDBObjectStore.prototype.put
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The store is shut.', 'InvalidStateError')
  })
  await replyOrKept('questions', text, async () => 'seven of them')
  await replyOrKept('week', text, async () => 'the first')
  await vi.waitFor(() => expect(put.mock.calls.length).toBeGreaterThanOrEqual(4))
  expect([await keptAs('questions')(), await keptAs('week')()]).toEqual([undefined, 'kept before'])
  put.mockImplementation(ownPut)
  await replyOrKept('week', text, async () => 'the second')
  await expect.poll(keptAs('questions')).toBe('seven of them')
  await expect.poll(keptAs('week')).toBe('the second')
  const times = put.mock.calls.length
  await replyOrKept('week', text, async () => 'the second')
  expect(put.mock.calls.length).toBe(times)
})

test('R28 T29 what was said to one person is never kept for another', async () => {
  vi.useRealTimers()
  await destroyKept()
  noteSignedIn(100)
  const call = Promise.withResolvers<string>()
  const late = replyOrKept('late', text, () => call.promise)
  await replyOrKept('early', text, async () => 'said to 100')
  noteSignedIn(101)
  await keepRepliesFor(101)
  call.resolve('said to 100')
  await late
  await replyOrKept('own', text, async () => 'said to 101')
  await expect.poll(keptAs('own')).toBe('said to 101')
  expect([await keptAs('early')(), await keptAs('late')()]).toEqual([undefined, undefined])
})

test('R28 T29 who signs in over a store of somebody before gets their own replies kept, and leaves none there', async () => {
  vi.useRealTimers()
  noteSignedIn(100)
  noteSignedIn(101)
  await replyOrKept('own', text, async () => 'said to 101')
  expect(await keptAs('own')()).toBeUndefined()
  expect(keepingFor()).toBe(100)
  await keepRepliesFor(101)
  await expect.poll(keptAs('own')).toBe('said to 101')
})

test('R28 what waited for a place is forgotten with who left', async () => {
  vi.useRealTimers()
  await destroyKept()
  noteSignedIn(100)
  await replyOrKept('early', text, async () => 'before leaving')
  forgetEarlyReplies()
  await keepRepliesFor(100)
  await replyOrKept('own', text, async () => 'afterwards')
  await expect.poll(keptAs('own')).toBe('afterwards')
  expect(await keptAs('early')()).toBeUndefined()
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

const person = (id: number, username: string): CurrentUser => ({
  ...{ id, partnerId: id + 1, participant: 'primary', username, partnerName: 'Jonas' },
  ...{ email: null, partnerEmail: null, emailPending: false, partnerEmailUsed: false },
  ...{ bothSignIn: false, partnerJoined: false },
})
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

test('R28 T29 who was here before somebody signed in is asked for anew, and no longer shown or kept', async () => {
  const late = Promise.withResolvers<Response>()
  const replies = [late.promise, Promise.resolve(Response.json(person(101, 'Jonas')))]
  globalThis.fetch = () => replies.shift() ?? noNetwork()
  noteSignedIn(100)
  const asked = new QueryClient().fetchQuery(currentUserQuery)
  noteSignedIn(101)
  await keepFor(101)
  late.resolve(Response.json(person(100, 'Mina')))
  expect(await asked).toMatchObject({ id: 101 })
  expect([signedInHere(), keepingFor(), replies]).toEqual([101, 101, []])
})

test('R28 T29 that nobody is here, said before somebody signed in, takes nothing of theirs away', async () => {
  const late = Promise.withResolvers<Response>()
  const replies = [late.promise, Promise.resolve(Response.json(person(101, 'Jonas')))]
  globalThis.fetch = () => replies.shift() ?? noNetwork()
  const asked = new QueryClient().fetchQuery(currentUserQuery)
  noteSignedIn(101)
  await keepFor(101)
  await keepUser(person(101, 'Jonas'))
  late.resolve(Response.json({ code: 'sign-in-first', message: '' }, { status: 401 }))
  expect(await asked).toMatchObject({ id: 101 })
  globalThis.fetch = noNetwork
  expect(await new QueryClient().fetchQuery(currentUserQuery)).toMatchObject({ id: 101 })
})

test('R28 T29 without a network nobody is shown but whose store it is, where nobody signed in since', async () => {
  globalThis.fetch = noNetwork
  await keepUser(person(100, 'Mina'))
  const whoIsHere = () => new QueryClient().fetchQuery(currentUserQuery)
  noteSignedIn(100)
  expect(await whoIsHere()).toMatchObject({ id: 100 })
  noteSignedIn(101)
  await expect(whoIsHere()).rejects.toThrow('Failed to fetch')
})

test('R28 who is shown from before is asked for anew', async () => {
  await keepUser(person(100, 'Mina'))
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const client = new QueryClient()
  expect(await client.fetchQuery(currentUserQuery)).toMatchObject({ username: 'Mina' })
  const isDue = () => client.getQueryState(currentUserQuery.queryKey)?.isInvalidated
  await vi.advanceTimersByTimeAsync(9999)
  expect(isDue()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isDue()).toBe(true)
})
