import 'fake-indexeddb/auto'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openConversation, step } from '#web/features/questions/conversation/weekly-questions.ts'
import { destroyKept, drop, keepFor } from '#web/session/sealed-store.ts'
import { noteSignedIn } from '#web/session/tab-owner.ts'
import { useWaitingNews } from './use-waiting-news.ts'
import {
  dropWaiting,
  keepWaiting,
  noteArrived,
  noteKeeping,
  noteRefused,
  readWaiting,
  useMayWait,
  type WrittenAnswer,
} from './waiting-answers.ts'

beforeEach(() => keepFor(100))
afterEach(async () => {
  cleanup()
  await destroyKept()
  await readWaiting()
  localStorage.clear()
})

const seventh: WrittenAnswer = {
  ...{ deliveryId: 'delivery-of-question-7', weekId: 'session-1', questionId: 7, question: 'Q' },
  ...{ userId: 100, writtenBy: 100, participant: 'primary', response: 'Seven', how: 'once', at: 7 },
}

const arrive = async () => {
  const waits = (await readWaiting())?.find(({ refused }) => refused === undefined)
  if (waits) await noteArrived(waits)
}

/** A conversation whose six first answers have arrived, and that hears what waits. */
function follow() {
  const questions = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
    ...{ id, content: `Content ${id}`, answered: id < 7, maySwap: false },
  }))
  let conversation = openConversation(questions, null, [7])
  const onReturned = vi.fn()
  renderHook(() =>
    useWaitingNews({
      ...{ weekId: 'session-1', userId: 100, onReturned, waiting: conversation.waiting },
      onArrived(questionIds) {
        conversation = step(conversation, { type: 'arrived', questionIds })
      },
    }),
  )
  return { phase: () => conversation.phase.name, onReturned }
}

test('R28 T29 an answer that came back has not arrived, even once it was put away', async () => {
  await keepWaiting(seventh)
  const { phase, onReturned } = follow()
  await act(() => noteRefused(seventh, 'Your answers are finished.'))
  expect(onReturned).toHaveBeenCalledOnce()
  expect(phase()).toBe('waiting')
  await act(() => dropWaiting(seventh.deliveryId))
  expect(phase()).toBe('waiting')
  expect(onReturned).toHaveBeenCalledOnce()
})

test('R28 T29 an answer given anew in place of one that came back before arrives', async () => {
  await noteRefused({ ...seventh, deliveryId: 'the one before' }, 'Please write less.')
  await keepWaiting(seventh)
  const { phase, onReturned } = follow()
  expect(phase()).toBe('waiting')
  await act(() => arrive())
  expect(phase()).toBe('claiming')
  expect(onReturned).not.toHaveBeenCalled()
})

test('R28 T29 an edit of what has arrived waits', async () => {
  await keepWaiting(seventh)
  const { phase } = follow()
  await act(() => keepWaiting({ ...seventh, response: 'Siete' }))
  const [first] = (await readWaiting()) ?? []
  await act(() => keepWaiting({ ...seventh, response: 'Sept' }))
  await act(async () => first && noteArrived(first))
  expect(phase()).toBe('waiting')
  await act(arrive)
  expect(phase()).toBe('claiming')
})

test('R28 T29 what the browser has cleared away was not delivered', async () => {
  await keepWaiting(seventh)
  const { phase } = follow()
  await act(async () => {
    await drop(`answer ${seventh.deliveryId}`)
    await readWaiting()
  })
  expect(phase()).toBe('waiting')
})

test('R28 T29 what came back before and is put away reopens nothing', async () => {
  await noteRefused(seventh, 'Please write less.')
  const { onReturned } = follow()
  await act(() => dropWaiting(seventh.deliveryId))
  expect(onReturned).not.toHaveBeenCalled()
})

test('R28 T29 that answers may wait is said once the store for them is there, and to nobody else', async () => {
  const mayWait = (userId: number) => renderHook(() => useMayWait(userId)).result.current
  noteSignedIn(700)
  await keepFor(700)
  expect(mayWait(700)).toBe(false)
  noteKeeping(700)
  expect([mayWait(700), mayWait(100)]).toEqual([true, false])
  localStorage.clear()
  expect(mayWait(700)).toBe(false)
  noteKeeping(100)
})
