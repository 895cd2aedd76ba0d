import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { destroyKept, keepFor, keepingFor } from '#web/session/sealed-store.ts'
import { keepWaiting, readWaiting, type WaitingAnswer } from './waiting-answers.ts'
import { WaitingKeeper } from './waiting-keeper.tsx'

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await destroyKept()
  await readWaiting()
  localStorage.clear()
})

const answer = (questionId: number): WaitingAnswer => ({
  ...{ deliveryId: `delivery-of-question-${questionId}`, weekId: 'session-1', questionId },
  ...{ question: 'Q', userId: 100, participant: 'primary', how: 'once' },
  ...{ response: `Words ${questionId}`, at: questionId },
})

test('R28 T29 an answer that is kept as a round ends is sent in the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    // What has arrived is claimed for, too.
    if (path.startsWith('/api/progress')) return new Response('', { status: 409 })
    sent.push(JSON.parse(String(init.body)).response)
    const saved = { id: 1, userId: 100, isPartnerResponse: false, answered: true, response: null }
    return new Response(JSON.stringify(saved))
  })
  let rounds = 0
  const request = async (
    _name: string,
    _how: unknown,
    work: (lock: object) => Promise<boolean>,
  ) => {
    const isDone = await work({})
    rounds += 1
    if (rounds === 1) await keepWaiting(answer(2))
    return isDone
  }
  vi.stubGlobal('navigator', { ...navigator, locks: { request } })
  await keepFor(100)
  await keepWaiting(answer(1))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <WaitingKeeper userId={100} />
    </QueryClientProvider>,
  )
  const untilSent = (words: string[]) =>
    vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(2000)
      expect(sent).toEqual(words)
    })
  await untilSent(['Words 1', 'Words 2'])
  expect(keepingFor()).toBe(100)
})
