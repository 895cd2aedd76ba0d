import { expect, test, vi } from 'vitest'
import { textMaximum } from '#contract/text.ts'
import { newDeliveryId, sendAnswer } from './questions.queries.ts'

/** Browsers send so many bytes beyond a page, and refuse more. */
const beyondPage = 64 * 1024

async function sent(response: string): Promise<RequestInit> {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => Response.json({}))
  vi.stubGlobal('fetch', fetched)
  const answer = {
    ...{ questionId: 1, person: { participant: 'partner' as const }, response },
    ...{ deliveryId: newDeliveryId(), edition: undefined, writtenBy: 101 },
  }
  await sendAnswer(answer, 'once').catch(() => undefined)
  vi.unstubAllGlobals()
  return fetched.mock.calls[0]?.[1] ?? {}
}

test('the longest answer goes on its way although the page is left, whatever it is made of', async () => {
  const { keepalive, body } = await sent('\u0001'.repeat(textMaximum))
  expect(keepalive).toBe(true)
  expect(new Blob([String(body)]).size).toBeLessThan(beyondPage)
})

test('a longer one, which the server refuses, goes without', async () => {
  expect((await sent('a'.repeat(textMaximum + 1))).keepalive).toBeUndefined()
})
