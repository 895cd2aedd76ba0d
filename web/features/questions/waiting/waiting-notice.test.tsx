import 'fake-indexeddb/auto'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { destroyKept, keepFor } from '#web/session/sealed-store.ts'
import { noteRefused, readWaiting, type WrittenAnswer } from './waiting-answers.ts'
import { ReturnedAnswers } from './waiting-notice.tsx'

beforeEach(() => keepFor(100))
afterEach(async () => {
  cleanup()
  await destroyKept()
  await readWaiting()
  localStorage.clear()
})

const minas = (questionId: number): WrittenAnswer => ({
  ...{ deliveryId: `delivery-of-question-${questionId}`, weekId: 'session-1', questionId },
  ...{
    question: `Content ${questionId}`,
    userId: 100,
    writtenBy: 100,
    participant: 'primary',
    how: 'once',
  },
  ...{ response: `Words ${questionId}`, at: questionId },
})

test('R28 T29 an answer that was not taken comes back to its author by name, and not in the other’s chat', async () => {
  await noteRefused(minas(1), 'Your answers are finished.')
  const { rerender } = render(
    <ReturnedAnswers of={{ id: 101, name: 'Noah', participant: 'partner' }} />,
  )
  expect(document.body.textContent).toBe('')
  rerender(<ReturnedAnswers of={{ id: 100, name: 'Mina', participant: 'primary' }} />)
  expect(screen.getByText('One answer from Mina could not be sent.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Look at it' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'This answer from Mina was not sent',
  })
  expect(dialog.textContent).toContain('Your answers are finished.')
  expect(dialog.textContent).toContain('Words 1')
})

test('R28 T29 of several that were not taken the first is opened', async () => {
  for (const id of [1, 2]) await noteRefused(minas(id), 'Your answers are finished.')
  render(<ReturnedAnswers of={{ id: 100, name: 'Mina', participant: 'primary' }} />)
  expect(screen.getByText('2 answers from Mina could not be sent.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Look at the first' }))
  expect((await screen.findByRole('dialog')).textContent).toContain('Words 1')
})
