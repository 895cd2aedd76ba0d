import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import { control } from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { answered, type Meddlers } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()

async function openCatchup(meddlers: Meddlers) {
  const { visitor } = await registerCouple(server.current())
  for (const participant of ['primary', 'partner'] as const) await answerAll(visitor, participant)
  const page = renderPage(visitor, '/home', meddlers)
  await screen.findByText('Ready')
  await page.user.click(control('Start Catch-Up'))
  await screen.findByRole('heading', { name: 'Catch-up' })
  return page
}

const responses = 'GET /api/catchups/session-initial/responses'

test.each([{ answers: [] }, '"none"', { responses: 'none' }])(
  'responses in another format, %j: the toast of product §8, and in the chat what was wrong',
  async (reply) => {
    const page = await openCatchup({ [responses]: answered(200, reply) })
    await expectToast(
      'Error loading catch-up',
      'Failed to fetch responses. Please try again later.',
    )
    screen.getByText('Invalid response format from server')
    // Nobody is said to be done beside the sentence that somebody may not be.
    screen.getByRole('button', { name: 'Your week. Show the steps' })
    page.mend(responses)
    await page.user.click(control('Refresh'))
    await screen.findByText(/^Welcome, Mina and Jonas\./)
    expect(screen.queryByText('Invalid response format from server')).toBeNull()
    screen.getByRole('button', { name: 'Your week: Mina is done, Jonas is done. Show the steps' })
  },
)

test('responses that do not come have no format to speak of', async () => {
  await openCatchup({ [responses]: answered(503) })
  await screen.findByText('Error loading catch-up')
  expect(screen.queryByText('Invalid response format from server')).toBeNull()
})

test('a suggestion that cannot be read says so in the chat, and can be asked for again', async () => {
  const page = await openCatchup({ 'POST /api/catchups/suggestion': answered(200, '<html>') })
  for (let turn = 0; turn < 20 && !screen.queryByText('Yes, please'); turn += 1) {
    await time.pass(4000)
    await screen.findByText('Yes, please', {}, { timeout: 500 }).catch(() => null)
  }
  await page.user.click(control('Yes, please'))
  const words =
    "I'm having trouble processing the suggestion right now. Please try again in a moment."
  await screen.findByText(words)
  page.mend('POST /api/catchups/suggestion')
  await page.user.click(control('Try again'))
  await screen.findByRole('button', { name: 'Next Question' })
  expect(screen.queryByText(words)).toBeNull()
})
