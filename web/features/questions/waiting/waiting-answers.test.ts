import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { destroyKept, keepFor } from '#web/session/sealed-store.ts'
import { noteSignedIn } from '#web/session/tab-owner.ts'
import { deliverWaiting } from './delivery.ts'
import { keepWaiting, readWaiting, type WrittenAnswer, waitingFor } from './waiting-answers.ts'

const ownFetch = globalThis.fetch
beforeEach(() => keepFor(100))
afterEach(async () => {
  globalThis.fetch = ownFetch
  await destroyKept()
  await readWaiting()
  localStorage.clear()
})

const answer = (questionId: number, more: Partial<WrittenAnswer> = {}): WrittenAnswer => ({
  ...{ deliveryId: `delivery-of-question-${questionId}`, weekId: 'session-1', questionId },
  ...{
    question: `Content ${questionId}`,
    userId: 100,
    writtenBy: 100,
    participant: 'primary',
    how: 'once',
  },
  ...{ response: `Words ${questionId}`, at: questionId },
  ...more,
})

/** The server, as far as an answer needs it; gives what arrived. */
function wire(...replies: (number | 'no network')[]) {
  const arrived: { path: string; body: Record<string, unknown> }[] = []
  globalThis.fetch = vi.fn(async (path, init) => {
    const reply = replies.shift() ?? 200
    if (reply === 'no network') throw new TypeError('Failed to fetch')
    const body = JSON.parse(String(init?.body))
    arrived.push({ path: String(path), body })
    const answered = {
      id: 1,
      userId: 100,
      isPartnerResponse: false,
      answered: true,
      response: null,
    }
    const refused = { message: 'Your answers are finished.' }
    return new Response(JSON.stringify(reply === 200 ? answered : refused), { status: reply })
  })
  return arrived
}

test('R28 T29 answers are delivered in the order of writing, each under its name, and are gone then', async () => {
  for (const one of [answer(2), answer(1, { response: null }), answer(3, { how: 'again' })]) {
    expect(await keepWaiting(one)).toBe(true)
  }
  expect(waitingFor('session-1', 100)).toHaveLength(3)
  const arrived = wire()
  const heard: number[] = []
  expect(await deliverWaiting(({ questionId }) => heard.push(questionId))).toBe(true)
  expect(heard).toEqual([1, 2, 3])
  expect(arrived.map(({ path }) => path)).toEqual([
    ...['/api/questions/1/skip', '/api/questions/2', '/api/questions/3'],
  ])
  expect(arrived.map(({ body }) => [body.deliveryId, body.onlyIfUnanswered])).toEqual([
    ['delivery-of-question-1', true],
    ['delivery-of-question-2', true],
    ['delivery-of-question-3', undefined],
  ])
  expect(await readWaiting()).toEqual([])
})

test('R28 T29 an edit of what waits goes out under its name with its own number, at every try the same', async () => {
  const edition = (number: number) => ({ of: 'counter-of-this-browser', number })
  await keepWaiting(answer(1, { edition: edition(1) }))
  await keepWaiting(answer(1, { deliveryId: 'another-name-of-it', edition: edition(2) }))
  const arrived = wire(503)
  for (const isDone of [false, true]) expect(await deliverWaiting(() => undefined)).toBe(isDone)
  const named = { deliveryId: 'delivery-of-question-1', edition: edition(2) }
  expect(arrived.map(({ body }) => body)).toMatchObject([named, named])
})

test('R25 T29 an edit that waited comes in place of the words that it was made from first, and of no others', async () => {
  const edit = (insteadOf: string) => answer(1, { how: 'again', insteadOf })
  await keepWaiting(edit('the delivery of the words'))
  await keepWaiting({ ...edit('delivery-of-question-1'), deliveryId: 'another-name-of-it' })
  const arrived = wire()
  await deliverWaiting(() => undefined)
  const named = { deliveryId: 'delivery-of-question-1', insteadOf: 'the delivery of the words' }
  expect(arrived.map(({ body }) => body)).toMatchObject([named])
})

test.each(['no network', 503, 429, 401] as const)(
  'R28 T29 after %s all that is left stays, in its order',
  async (trouble) => {
    for (const id of [1, 2, 3]) await keepWaiting(answer(id))
    wire(200, trouble)
    expect(await deliverWaiting(() => undefined)).toBe(false)
    expect((await readWaiting())?.map(({ questionId }) => questionId)).toEqual([2, 3])
    wire()
    expect(await deliverWaiting(() => undefined)).toBe(true)
  },
)

test.each([400, 403, 404, 409])(
  'R28 T29 what is refused with %i comes back, and holds nothing up',
  async (status) => {
    for (const id of [1, 2]) await keepWaiting(answer(id))
    wire(status)
    expect(await deliverWaiting(() => undefined)).toBe(true)
    const back = { ...answer(1), refused: 'Your answers are finished.' }
    expect(await readWaiting()).toEqual([expect.objectContaining(back)])
    expect(waitingFor('session-1', 100)).toEqual([])
    const arrived = wire()
    await deliverWaiting(() => undefined)
    expect(arrived).toEqual([])
  },
)

test('R28 T29 another text for a question takes the place of the one that waits, under its name', async () => {
  await keepWaiting(answer(1))
  await keepWaiting(
    answer(1, { deliveryId: 'another-name-of-it', response: 'Better', how: 'again', at: 9 }),
  )
  const better = answer(1, { response: 'Better' })
  expect(await readWaiting()).toEqual([expect.objectContaining(better)])
})

test('R28 T29 an answer of somebody else’s login is neither seen nor sent', async () => {
  await keepWaiting(answer(1))
  noteSignedIn(101)
  await keepFor(101)
  const arrived = wire()
  expect(await deliverWaiting(() => undefined)).toBe(true)
  expect([arrived, await readWaiting()]).toEqual([[], []])
})
