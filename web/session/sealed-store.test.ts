import 'fake-indexeddb/auto'
import { clear, createStore, entries, set } from 'idb-keyval'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetCouple, forgetDevice, forgetEverything, forgetSealed } from './kept.ts'
import { readKeptReply, replyOrKept } from './kept-replies.ts'
import {
  destroyKept,
  drop,
  keepFor,
  keepingFor,
  keptWith,
  seal as sealFor,
  unseal,
} from './sealed-store.ts'
import { noteSignedIn } from './tab-owner.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await destroyKept()
  localStorage.clear()
})

const day = 86_400_000
const kept = () => createStore('duologue', 'kept')
const stored = async () => JSON.stringify(await entries(kept()))
const seal = (name: string, value: unknown, how: Partial<Parameters<typeof sealFor>[2]> = {}) =>
  sealFor(name, value, { owner: keptWith(), ...how })
const textOf = (values: { value: unknown }[]) => values.map(({ value }) => value)

test('R28 T29 what is kept comes back, and lies there sealed under a key that no script can read', async () => {
  await keepFor(100)
  expect(await seal('answer 1', { text: 'a canary' })).toBe(true)
  expect(textOf(await unseal('answer '))).toEqual([{ text: 'a canary' }])
  expect(await stored()).not.toContain('canary')
  const all = await entries<string, CryptoKey>(kept())
  const key = all.find(([name]) => name === 'key')?.[1]
  expect(key?.extractable).toBe(false)
})

test.each([
  ['logging out', () => forgetEverything()],
  ['deleting the account', () => forgetDevice()],
  ['leaving at once', () => forgetSealed()],
])('R28 T29 %s destroys it in the same moment, whatever goes on', async (_how, leave) => {
  await keepFor(100)
  await seal('answer 1', 'a canary')
  const begun = seal('answer 2', 'another')
  leave()
  expect(keepingFor()).toBeNull()
  await begun
  expect(await unseal('')).toEqual([])
  expect(await seal('answer 3', 'too late')).toBe(false)
  await keepFor(100)
  expect(await unseal('')).toEqual([])
})

test('R28 T29 a login that was ended from elsewhere leaves it, for the same person alone', async () => {
  await keepFor(100)
  await seal('answer 1', 'mine')
  forgetCouple()
  await keepFor(100)
  expect(textOf(await unseal('answer '))).toEqual(['mine'])
  forgetCouple()
  noteSignedIn(101)
  await keepFor(101)
  expect(await unseal('')).toEqual([])
})

test('R28 T29 somebody else’s login destroys it, one’s own does not', async () => {
  await keepFor(100)
  await seal('answer 1', 'mine')
  await keepFor(100)
  expect(textOf(await unseal('answer '))).toEqual(['mine'])
  noteSignedIn(101)
  await keepFor(101)
  expect(await unseal('')).toEqual([])
  noteSignedIn(100)
  await keepFor(100)
  expect(await unseal('')).toEqual([])
})

test('R28 T29 a page of who was here before takes the store from nobody who has signed in since', async () => {
  noteSignedIn(101)
  await keepFor(101)
  await seal('answer 1', 'of 101')
  expect(await keepFor(100)).toBe(false)
  localStorage.removeItem('signedInId')
  expect(await keepFor(100)).toBe(false)
  expect([keepingFor(), keptWith(100), keptWith(101)]).toEqual([101, null, keptWith()])
  expect(textOf(await unseal('answer '))).toEqual(['of 101'])
})

test('R28 T29 nor does it where somebody signs in while it makes its store', async () => {
  await keepFor(100)
  noteSignedIn(102)
  const begun = keepFor(102)
  noteSignedIn(101)
  expect(await keepFor(101)).toBe(true)
  expect([await begun, keepingFor()]).toEqual([false, 101])
})

test('R28 T29 the other half put back by hand opens nothing for another person', async () => {
  await keepFor(100)
  await seal('answer 1', 'mine')
  const half = JSON.parse(localStorage.getItem('sealingHalf') ?? '')
  localStorage.setItem('sealingHalf', JSON.stringify({ ...half, userId: 101 }))
  expect(await unseal('')).toEqual([])
})

test('R28 T29 a reply lasts as long as a login that nobody uses', async () => {
  await keepFor(100)
  await seal('reply week', 'session-1', { now: 0 })
  expect(await readKeptReply('week', text, 30 * day)).toMatchObject({ reply: 'session-1' })
  expect(await readKeptReply('week', text, 30 * day + 1)).toBeNull()
  expect(await readKeptReply('week', text, 0)).toBeNull()
})

test('R28 T29 what somebody wrote outlasts any clock, and a row that cannot be opened', async () => {
  await keepFor(100)
  await seal('answer 1', 'mine', { now: 0 })
  await set('a row', { iv: new Uint8Array(12), bytes: new ArrayBuffer(32) }, kept())
  expect(textOf(await unseal('answer '))).toEqual(['mine'])
  expect((await entries(kept())).map(([name]) => name)).toContain('a row')
})

test('R28 T29 a row tells neither what it is nor when, nor to a thousand bytes how long', async () => {
  await keepFor(100)
  await seal('answer 1', 'short', { now: 1_234_567_890 })
  await seal('answer 2', 'x'.repeat(900), { now: 1_234_567_890 })
  const rows = (await entries<string, { bytes: ArrayBuffer }>(kept())).filter(
    ([name]) => name !== 'key',
  )
  expect(rows.map(([, row]) => Object.keys(row))).toEqual(Array(2).fill(['iv', 'bytes']))
  expect(rows[0]?.[1].bytes.byteLength).toBe(rows[1]?.[1].bytes.byteLength)
  expect(rows.map(([name]) => name).join()).not.toContain('answer')
})

test('R28 T29 only the version that was read is replaced or dropped', async () => {
  await keepFor(100)
  await seal('answer 1', 'one')
  const [read] = await unseal('answer ')
  await seal('answer 1', 'another')
  await drop('answer 1', read?.version)
  expect(await seal('answer 1', 'refused', { over: read?.version ?? '' })).toBe(false)
  expect(textOf(await unseal('answer '))).toEqual(['another'])
  const [now] = await unseal('answer ')
  expect(await seal('answer 1', 'refused', { over: now?.version ?? '' })).toBe(true)
  await drop('answer 1', (await unseal('answer '))[0]?.version)
  expect(await unseal('answer ')).toEqual([])
})

test('R28 T29 nothing is sealed for who has left since, nor for who came instead', async () => {
  await keepFor(100)
  const owner = keptWith()
  noteSignedIn(101)
  await keepFor(101)
  expect(await seal('answer 1', 'of 100', { owner })).toBe(false)
  expect(await unseal('')).toEqual([])
})

test('R28 T29 a store that cannot be read is not an empty one, and a closed one is opened anew', async () => {
  await keepFor(100)
  await seal('answer 1', 'mine')
  const closed = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('closing', 'InvalidStateError')
  })
  await expect(unseal('')).rejects.toThrow('closing')
  await keepFor(100)
  closed.mockRestore()
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('closing', 'InvalidStateError')
  })
  expect(textOf(await unseal(''))).toEqual(['mine'])
})

test('R28 T29 a store that was emptied keeps again from the next start on', async () => {
  await keepFor(100)
  await clear(kept())
  await keepFor(100)
  expect(await seal('answer 1', 'mine')).toBe(true)
  expect(textOf(await unseal('answer '))).toEqual(['mine'])
})

test('R28 T29 what is dropped is gone, and nothing else', async () => {
  await keepFor(100)
  await seal('answer 1', 'one')
  await seal('answer 2', 'two')
  await drop('answer 1')
  expect(textOf(await unseal('answer '))).toEqual(['two'])
})

test('R28 T29 where the browser has no store nothing is kept and nothing fails', async () => {
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('Refused'))
  await keepFor(100)
  expect(keepingFor()).toBeNull()
  expect(await seal('answer 1', 'x')).toBe(false)
  expect(await unseal('')).toEqual([])
})

const text = {
  safeParse: (data: unknown) => ({ success: typeof data === 'string', data: `${data}` }),
}
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

test('R28 T29 a reply that comes late is kept for nobody who has signed in meanwhile', async () => {
  await keepFor(100)
  const call = Promise.withResolvers<string>()
  const asked = replyOrKept('week', text, () => call.promise)
  noteSignedIn(101)
  await keepFor(101)
  await replyOrKept('other', text, async () => 'of 101')
  call.resolve('of 100')
  expect(await asked).toBe('of 100')
  await vi.waitFor(async () => expect(await readKeptReply('other', text)).not.toBeNull())
  expect(await readKeptReply('week', text)).toBeNull()
})

test('R28 T29 a reply is kept for when none comes, and a refusal is a reply', async () => {
  await keepFor(100)
  expect(await replyOrKept('week', text, async () => 'session-1')).toBe('session-1')
  await vi.waitFor(async () => expect(await readKeptReply('week', text)).not.toBeNull())
  expect(await replyOrKept('week', text, noNetwork)).toBe('session-1')
  await expect(replyOrKept('other', text, noNetwork)).rejects.toThrow('Failed to fetch')
  const refused = () => Promise.reject(new Error('401: no'))
  await expect(replyOrKept('week', text, refused)).rejects.toThrow('401')
})
