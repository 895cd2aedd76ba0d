import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { destroyKept, keepFor, keepingFor } from '#web/session/sealed-store.ts'
import { noteSignedIn } from '#web/session/tab-owner.ts'
import { ToastProvider } from '#web/ui/overlays/toast.tsx'
import { keepWaiting, readWaiting, type WrittenAnswer } from './waiting-answers.ts'
import { WaitingKeeper } from './waiting-keeper.tsx'

afterEach(async () => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await destroyKept()
  await readWaiting()
  localStorage.clear()
})

const answer = (questionId: number): WrittenAnswer => ({
  ...{ deliveryId: `delivery-of-question-${questionId}`, weekId: 'session-1', questionId },
  ...{ question: 'Q', userId: 100, writtenBy: 100, participant: 'primary', how: 'once' },
  ...{ response: `Words ${questionId}`, at: questionId },
})

function Keeper({ of = 100 }: { of?: number }) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <WaitingKeeper userId={of} />
      </ToastProvider>
    </QueryClientProvider>
  )
}

test('R28 T29 who signs in is told that what waited for somebody else is gone, and no page of theirs takes it back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await keepFor(100)
  for (const id of [1, 2]) await keepWaiting(answer(id))
  noteSignedIn(101)
  render(<Keeper of={101} />)
  await screen.findByText(/2 answers from somebody who was signed in here before/)
  expect(keepingFor()).toBe(101)
  await keepWaiting({ ...answer(3), writtenBy: 101 })
  render(<Keeper of={100} />)
  await vi.waitFor(async () => expect(await readWaiting()).toHaveLength(1))
  expect([keepingFor(), await keepFor(100)]).toEqual([101, false])
  expect(await readWaiting()).toMatchObject([{ response: 'Words 3' }])
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
  render(<Keeper />)
  const untilSent = (words: string[]) =>
    vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(2000)
      expect(sent).toEqual(words)
    })
  await untilSent(['Words 1', 'Words 2'])
  expect(keepingFor()).toBe(100)
})
