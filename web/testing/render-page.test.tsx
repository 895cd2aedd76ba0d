import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import { fakeTime } from './fake-time.ts'
import { renderPage, testServer } from './render-page.tsx'
import { answered, lost } from './wire.ts'

const server = testServer()

test('a visitor is sent from /home to /auth by the real server', async () => {
  const page = renderPage(server.current().visitor(), '/home')
  await waitFor(() => expect(page.path()).toBe('/auth'))
  expect(page.calls.filter((call) => call !== 'GET /api/registration')).toEqual(['GET /api/user'])
})

test('a signed-in person is sent from / to /home, after a reload as well', async () => {
  const { visitor } = await registerCouple(server.current())
  const page = renderPage(visitor, '/')
  await waitFor(() => expect(page.path()).toBe('/home'))
  page.reload()
  await waitFor(() => expect(page.calls.filter((call) => call === 'GET /api/user')).toHaveLength(2))
})

test('a lost network is told, and trying again finds the server', async () => {
  const { visitor } = await registerCouple(server.current())
  const page = renderPage(visitor, '/home', { 'GET /api/user': lost })
  await screen.findByText('We cannot reach Duologue right now')
  page.mend('GET /api/user')
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByText('We cannot reach Duologue right now')).toBeNull())
})

test('a meddled call can be held back, passed on, or answered by somebody else', async () => {
  const { visitor } = await registerCouple(server.current())
  const { promise, resolve } = Promise.withResolvers<void>()
  const page = renderPage(visitor, '/home', {
    'GET /api/user': async (passOn) => {
      await promise
      return passOn()
    },
  })
  await screen.findByText('One moment…')
  resolve()
  await waitFor(() => expect(screen.queryByText('One moment…')).toBeNull())
  page.meddle('GET /api/user', answered(502, 'Bad gateway'))
  page.reload()
  await screen.findByText('We cannot reach Duologue right now')
})

describe('with fake time', () => {
  const time = fakeTime()

  test('calls are answered while timers wait for the test', async () => {
    const page = renderPage(server.current().visitor(), '/home')
    await waitFor(() => expect(page.path()).toBe('/auth'))
    let rang = false
    setTimeout(() => {
      rang = true
    }, 1_800_000)
    await page.user.tab()
    expect(rang).toBe(false)
    await time.pass(1_800_000)
    expect(rang).toBe(true)
  })
})
