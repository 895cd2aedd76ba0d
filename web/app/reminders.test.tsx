import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import { startPushService } from '#server/testing/push-service.ts'
import {
  browsersOf,
  enableSwitch,
  fridayEvening,
  livingInAuckland,
  openSettings,
  saveButton,
  timerId,
} from '#web/testing/at-settings.ts'
import { notifyingBrowser } from '#web/testing/notifying-browser.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'

const pushService = await startPushService()
afterAll(() => pushService.stop())
const server = testServer(async () => ({ pushAgent: pushService.agent }))
const browser = notifyingBrowser()
livingInAuckland()

describe('Web Push', () => {
  beforeEach(() => {
    browser.permission = 'granted'
    browser.pushService = pushService.subscribe
  })

  test('begins with enabling and ends with disabling', async () => {
    const page = await openSettings(server.current())
    const { id } = page.couple.user
    await page.user.click(await enableSwitch())
    await page.user.click(saveButton())
    await waitFor(async () =>
      expect(await browsersOf(server.current(), id)).toEqual([
        { endpoint: browser.subscribed?.endpoint },
      ]),
    )
    await page.user.click(await enableSwitch())
    await page.user.click(saveButton())
    await waitFor(async () => expect(await browsersOf(server.current(), id)).toEqual([]))
    await waitFor(() => expect(browser.subscribed).toBeNull())
  })

  test('ends with the login', async () => {
    const page = await openSettings(server.current(), fridayEvening)
    const { id } = page.couple.user
    await waitFor(async () => expect(await browsersOf(server.current(), id)).toHaveLength(1))
    await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
    await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(page.path()).toBe('/auth'))
    expect(await browsersOf(server.current(), id)).toEqual([])
    expect(browser.subscribed).toBeNull()
    expect(timerId()).toBeNull()
  })

  test('is set up anew with the server after a reload', async () => {
    const page = await openSettings(server.current(), fridayEvening)
    await waitFor(() => expect(browser.subscribed).not.toBeNull())
    const calls = () => page.calls.filter((call) => call.includes('push-subscription'))
    await waitFor(() => expect(calls()).toHaveLength(1))
    page.reload()
    await waitFor(() => expect(calls()).toHaveLength(2))
    expect(await browsersOf(server.current(), page.couple.user.id)).toHaveLength(1)
  })
})

test('the open tab reminds at the hour, on whichever page, and waits for the next', async () => {
  browser.permission = 'granted'
  const { visitor } = await registerCouple(server.current())
  await visitor.send('PUT', '/api/reminder-settings', fridayEvening)
  vi.useFakeTimers({
    toFake: ['setInterval', 'clearInterval', 'Date'],
    now: new Date('2026-03-06T05:59:00Z'),
    shouldAdvanceTime: true,
  })
  try {
    renderPage(visitor, '/home')
    await waitFor(() => expect(timerId()).not.toBeNull())
    const first = timerId()
    await act(async () => void (await vi.advanceTimersByTimeAsync(40_000)))
    expect(browser.shown).toEqual([])
    await act(async () => void (await vi.advanceTimersByTimeAsync(30_000)))
    expect(browser.shown).toEqual([
      {
        title: 'Time for your catch-up!',
        body: "It's 19:00 on Friday - time to connect with your partner",
        tag: 'reminder',
      },
    ])
    expect(timerId()).not.toBe(first)
  } finally {
    vi.useRealTimers()
  }
})

test('permission can be given where reminders were set up in another browser', async () => {
  browser.pushService = pushService.subscribe
  const page = await openSettings(server.current(), fridayEvening)
  screen.getByText(/this browser does not show them yet/)
  await page.user.click(screen.getByRole('button', { name: 'Allow notifications here' }))
  await waitFor(() => expect(screen.queryByText(/does not show them yet/)).toBeNull())
  await waitFor(async () =>
    expect(await browsersOf(server.current(), page.couple.user.id)).toHaveLength(1),
  )
})
