import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import { destroyKept, keepingFor, unseal } from '#web/session/sealed-store.ts'
import {
  answer,
  chat,
  control,
  openOwnQuestions,
  openQuestions,
  personButton,
  question,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { onTwoDevices } from '#web/testing/two-devices.ts'
import { lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()
afterEach(destroyKept)

const keptNames = async () => (await unseal('reply ')).map(({ name }) => name)

test('R28 what was kept of questions that were thrown away is not there without a network', async () => {
  const { visitor, user } = await registerCouple(server.current())
  const page = renderPage(visitor, '/home')
  await waitFor(() => expect(keepingFor()).toBe(user.id))
  await openQuestions(page, 'Mina')
  const first = (await screen.findByText(/^Question 1: /)).textContent
  const name = `reply questions session-initial ${user.id}`
  await waitFor(async () => expect(await keptNames()).toContain(name))
  await page.user.click(control('Back to home'))

  page.meddle('GET /api/questions', lost)
  await page.user.click(await screen.findByRole('button', { name: 'Start New Session' }))
  await page.user.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByText('Session reset complete')
  await openQuestions(page, 'Mina')
  await screen.findByText('We could not load your questions')
  expect(document.body.textContent).not.toContain(first)
  expect(await keptNames()).not.toContain(name)
})

test('R28 once the other device has ended the week, the next seven are brought here, too', async () => {
  const { visitor, user } = await registerCouple(server.current())
  const page = renderPage(visitor, '/home')
  await waitFor(() => expect(keepingFor()).toBe(user.id))
  await answerAll(visitor, 'primary')
  await page.user.click(await personButton('Mina'))
  const asked = () =>
    page.calls.filter((call) => call.includes(`/session-initial?userId=${user.id}`))
  const questionsAsked = () => asked().filter((call) => call.startsWith('GET /api/questions/'))
  await waitFor(() => expect(questionsAsked()).toHaveLength(1))
  await answerAll(visitor, 'partner')
  await time.pass(2000)
  await screen.findByText('Ready')
  await visitor.post('/api/reset-session/session-initial', {})
  await time.pass(2000)
  await screen.findByText('Opens when you have both answered.')
  await time.pass(3000)
  await waitFor(() => expect(questionsAsked()).toHaveLength(2))
})

test('R28 what waited for questions that the other device has thrown away is not said to wait any more', async () => {
  const devices = await onTwoDevices(server.current())
  const page = await openOwnQuestions(devices)
  await waitFor(() => expect(keepingFor()).toBe(devices.user.id))
  page.meddle('PATCH /api/questions', lost)
  for (const number of [1, 2]) {
    await time.pass(1000)
    await question(number)
    await answer(page, `Words ${number}`)
  }
  await waitFor(() => expect(chat().match(/Waiting/g)).toHaveLength(2))
  await devices.reset()
  await devices.startNew()
  await time.pass(2000)
  await screen.findByText(/^A new session has started on another device, so these/)
  page.mend('PATCH /api/questions')
  window.dispatchEvent(new Event('online'))
  await screen.findByText('2 answers from Mina could not be sent.')
  expect(chat()).not.toContain('Waiting')
  expect(chat()).not.toContain('Saved')
  expect(chat().match(/Not sent/g)).toHaveLength(2)
})
