import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Progress, Question } from '#contract/questions.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { destroyKept, keepingFor } from '#web/session/sealed-store.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'
import { keepWaiting, readWaiting } from './waiting-answers.ts'

const server = testServer()
afterEach(async () => {
  await destroyKept()
  await readWaiting()
})

const week = 'session-initial'

test('R28 R15 on one shared login all seven that are delivered with nobody chosen count as completed', async () => {
  const { visitor, user } = await registerCouple(server.current())
  const url = `/api/questions/${week}?userId=${user.id}`
  const { body: questions } = await visitor.get<Question[]>(url)
  const page = renderPage(visitor, '/home', { 'PATCH /api/questions': lost })
  await waitFor(() => expect(keepingFor()).toBe(user.id))
  for (const [at, { id: questionId, content }] of questions.entries()) {
    await keepWaiting({
      ...{ deliveryId: `delivery-of-question-${questionId}`, weekId: week, questionId },
      ...{
        question: content,
        userId: user.id,
        writtenBy: user.id,
        participant: 'primary',
        how: 'once',
      },
      ...{ response: `Words ${at}`, at },
    })
  }
  await screen.findByText(/7 answers are waiting on this device/)
  page.mend('PATCH /api/questions')
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(async () => {
    const { body } = await visitor.get<Progress>(`/api/progress/${week}?userId=${user.id}`)
    expect([body.answered, body.userCompleted]).toEqual([7, true])
  })
})
