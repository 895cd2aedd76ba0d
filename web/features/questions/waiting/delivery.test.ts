import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { counted } from '#server/testing/counted.ts'
import { destroyKept, keepFor } from '#web/session/sealed-store.ts'
import { noteSignedIn } from '#web/session/tab-owner.ts'
import { deliverWaiting } from './delivery.ts'
import {
  countKept,
  isAnyWaiting,
  keepWaiting,
  noteRefused,
  readWaiting,
  type WrittenAnswer,
  waitingFor,
} from './waiting-answers.ts'

const ownFetch = globalThis.fetch
/** How often an answer was sent, whatever came of it. */
let tries = 0
beforeEach(() => keepFor(100))
afterEach(async () => {
  counted('T29', { tries })
  tries = 0
  globalThis.fetch = ownFetch
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await destroyKept()
  await readWaiting()
  localStorage.clear()
})

const answer = (questionId: number, response = `Words ${questionId}`, at = questionId) => {
  const names = { deliveryId: `delivery-of-question-${questionId}`, weekId: 'session-1' }
  const whose = { userId: 100, writtenBy: 100, participant: 'primary', how: 'once' } as const
  return { ...names, ...whose, questionId, question: 'Q', response, at } satisfies WrittenAnswer
}

/** Somebody else signs in in this browser. */
const comesNext = (userId: number) => {
  noteSignedIn(userId)
  return keepFor(userId)
}

/** 499 stands for the 409 that says whose login it is. */
const codes: Record<number, string> = { 409: 'answered-already', 499: 'written-by-another' }

type Sent = { words: string; body: Record<string, unknown> }

/** The server, where something may happen while an answer is on its way; gives what was sent. */
function wire(reply: (sent: Sent) => Promise<number | undefined> | number | undefined) {
  const all: Sent[] = []
  globalThis.fetch = vi.fn(async (_path, init) => {
    const body = JSON.parse(String(init?.body))
    const sent = { words: body.response, body }
    all.push(sent)
    tries += 1
    const status = (await reply(sent)) ?? 200
    const saved = { id: 1, userId: 100, isPartnerResponse: false, answered: true, response: null }
    const refused = { message: 'Not this one.', code: codes[status] }
    const text = JSON.stringify(status === 200 ? saved : refused)
    return new Response(text, { status: status === 499 ? 409 : status })
  })
  return all
}
const wordsOf = (sent: readonly Sent[]) => sent.map(({ words }) => words)
const left = async () => (await readWaiting())?.map(({ response, refused }) => [response, refused])
const deliver = () => deliverWaiting(() => undefined)
const anew = (questionId: number, text: string) =>
  keepWaiting({ ...answer(questionId, text, 9), deliveryId: 'another-name-of-it' })

test('R28 T29 an answer that is edited while those before it are sent goes out as it is then', async () => {
  for (const id of [1, 2]) await keepWaiting(answer(id))
  const sent = wire(({ words }) => (words === 'Words 1' ? void anew(2, 'Edited') : undefined))
  expect(await deliver()).toBe(true)
  expect(wordsOf(sent)).toEqual(['Words 1', 'Edited'])
})

test.each([
  ['arrives', undefined],
  ['is refused', 409],
])(
  'R28 T29 an edit of the answer that is on its way stays, where that one %s',
  async (_how, status) => {
    await keepWaiting(answer(1))
    const sent = wire(async ({ words }) => {
      if (words === 'Words 1') await anew(1, 'Edited')
      return words === 'Words 1' ? status : 503
    })
    expect(await deliver()).toBe(false)
    expect(wordsOf(sent)).toEqual(['Words 1', 'Edited'])
    expect(sent[1]?.body.deliveryId).toBe(answer(1).deliveryId)
    expect(await left()).toEqual([['Edited', undefined]])
  },
)

test.each([
  ['arrived', undefined],
  ['was refused', 409],
])(
  'R28 T29 nothing goes out, or into the store, of who comes next; the last one %s',
  async (_how, status) => {
    for (const id of [1, 2]) await keepWaiting(answer(id))
    const sent = wire(async () => {
      await comesNext(101)
      return status
    })
    expect(await deliver()).toBe(false)
    expect(wordsOf(sent)).toEqual(['Words 1'])
    expect(await left()).toEqual([])
  },
)

test('R28 T29 what is written by one is not kept for who has signed in meanwhile', async () => {
  const owner = localStorage.getItem('sealingHalf') ?? ''
  await comesNext(101)
  expect(await keepWaiting(answer(1), JSON.parse(owner).salt)).toBe(false)
  expect(await left()).toEqual([])
})

test('R28 T29 what is written in a page of who was here before comes into no store of who is here now', async () => {
  await comesNext(101)
  expect(await keepWaiting(answer(1))).toBe(false)
  expect(
    await keepWaiting(answer(1), JSON.parse(localStorage.getItem('sealingHalf') ?? '').salt),
  ).toBe(false)
  expect(await left()).toEqual([])
  expect(await keepWaiting({ ...answer(2), writtenBy: 101 })).toBe(true)
  const sent = wire(() => undefined)
  await deliver()
  expect(sent.map(({ body }) => [body.response, body.writtenBy])).toEqual([['Words 2', 101]])
})

test('R28 T29 what waited says whose login wrote it and how long ago, and waits on under another one', async () => {
  await keepWaiting(answer(1, 'Words', 10_000))
  await keepWaiting(answer(1, 'Edited', 20_000))
  const sent = wire(() => 499)
  expect(
    await deliverWaiting(
      () => undefined,
      () => 75_900,
    ),
  ).toBe(false)
  expect(sent[0]?.body).toMatchObject({ writtenBy: 100, writtenSecondsAgo: 55 })
  expect(await left()).toEqual([['Edited', undefined]])
})

test('R28 T29 one that the server fails over does not hold the others up', async () => {
  for (const id of [1, 2, 3]) await keepWaiting(answer(id))
  const sent = wire(({ words }) => (words === 'Words 1' ? 500 : undefined))
  expect(await deliver()).toBe(false)
  expect(wordsOf(sent)).toEqual(['Words 1', 'Words 2', 'Words 3'])
  expect(await left()).toEqual([['Words 1', undefined]])
})

test.each([
  ['answered 503', 503],
  ['answered 504', 504],
  ['not answered', 'no reply'],
] as const)(
  'R28 T29 one that is always %s holds those behind it up three times, and then waits behind them',
  async (_how, outcome) => {
    const own = (id: number) => ({ ...answer(id), deliveryId: `held-up-${outcome}-${id}` })
    for (const id of [1, 2, 3]) await keepWaiting(own(id))
    const sent = wire(({ words }) => {
      if (words !== 'Words 1') return undefined
      if (outcome === 'no reply') throw new TypeError('Failed to fetch')
      return outcome
    })
    for (let round = 0; round < 3; round += 1) expect(await deliver()).toBe(false)
    expect(wordsOf(sent)).toEqual(['Words 1', 'Words 1', 'Words 1'])
    expect(await deliver()).toBe(false)
    expect(wordsOf(sent).slice(3)).toEqual(['Words 2', 'Words 3', 'Words 1'])
    expect(await left()).toEqual([['Words 1', undefined]])
    wire(() => undefined)
    expect(await deliver()).toBe(true)
  },
)

test('R28 T29 while nobody answers at all, each round asks once, and every answer has its turn', async () => {
  const own = (id: number) => ({ ...answer(id), deliveryId: `nobody-${id}` })
  for (const id of [1, 2]) await keepWaiting(own(id))
  const sent = wire(() => 503)
  for (let round = 0; round < 8; round += 1) expect(await deliver()).toBe(false)
  expect(wordsOf(sent)).toEqual([
    ...['Words 1', 'Words 1', 'Words 1', 'Words 2', 'Words 2', 'Words 2'],
    ...['Words 1', 'Words 2'],
  ])
  wire(() => undefined)
  expect(await deliver()).toBe(true)
})

test('R28 T29 an ended login or the pace counts against none of them', async () => {
  const own = (id: number) => ({ ...answer(id), deliveryId: `paced-${id}` })
  for (const id of [1, 2]) await keepWaiting(own(id))
  const sent = wire(() => (sent.length % 2 === 0 ? 401 : 429))
  for (let round = 0; round < 5; round += 1) expect(await deliver()).toBe(false)
  expect(new Set(wordsOf(sent))).toEqual(new Set(['Words 1']))
})

test('R28 T29 one that is written while the last is on its way goes out in the same round', async () => {
  await keepWaiting(answer(1))
  const sent = wire(async ({ words }) => {
    if (words === 'Words 1') await keepWaiting(answer(2))
    return undefined
  })
  expect(await deliver()).toBe(true)
  expect(wordsOf(sent)).toEqual(['Words 1', 'Words 2'])
  expect(isAnyWaiting()).toBe(false)
})

test('R28 T29 where the store cannot be read, nothing counts as sent, and it is tried again', async () => {
  await keepWaiting(answer(1))
  const sent = wire(() => undefined)
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('closing', 'InvalidStateError')
  })
  expect(await deliver()).toBe(false)
  expect([sent, await countKept(), isAnyWaiting()]).toEqual([[], 1, true])
})

test('R28 T29 an arrived answer that cannot be dropped is sent once a round', async () => {
  await keepWaiting(answer(1))
  const sent = wire(() => undefined)
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('full', 'UnknownError')
  })
  expect(await deliver()).toBe(false)
  expect(wordsOf(sent)).toEqual(['Words 1'])
})

test('R28 T29 a reason is noted of the text that was refused alone', async () => {
  await keepWaiting(answer(1))
  const [read] = (await readWaiting()) ?? []
  await anew(1, 'Edited')
  const { salt } = JSON.parse(localStorage.getItem('sealingHalf') ?? '')
  if (read) await noteRefused(read, 'Not this one.', salt)
  expect(await left()).toEqual([['Edited', undefined]])
})

test('R28 T29 the browser is asked once not to clear what waits', async () => {
  const persist = vi.fn(async () => true)
  vi.resetModules()
  vi.stubGlobal('navigator', { storage: { persist } })
  const fresh = await import('./waiting-answers.ts')
  for (const id of [1, 2]) expect(await fresh.keepWaiting(answer(id))).toBe(true)
  expect(persist).toHaveBeenCalledOnce()
})

test('R28 T29 a reading that takes longer than a later one does not hide what came meanwhile', async () => {
  await keepWaiting(answer(1))
  const held = Promise.withResolvers<void>()
  const decrypt = crypto.subtle.decrypt.bind(crypto.subtle)
  const slow = vi.spyOn(crypto.subtle, 'decrypt').mockImplementationOnce(async (...given) => {
    await held.promise
    return decrypt(...given)
  })
  const first = readWaiting()
  await vi.waitFor(() => expect(slow).toHaveBeenCalled())
  await keepWaiting(answer(2))
  held.resolve()
  await first
  expect(waitingFor('session-1', 100)).toHaveLength(2)
})
