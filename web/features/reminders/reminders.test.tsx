import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { startPushService } from '#server/testing/push-service.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import {
  browsersOf,
  enableSwitch,
  fridayEvening,
  livingInAuckland,
  openSettings,
  saveButton,
  timerId,
} from '#web/testing/at-settings.ts'
import { endFakeTime } from '#web/testing/fake-time.ts'
import { notifyingBrowser } from '#web/testing/notifying-browser.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'

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
    // Nobody who leaves waits for it.
    await waitFor(() => expect(browser.subscribed).toBeNull())
    expect(await browsersOf(server.current(), id)).toEqual([])
    expect(timerId()).toBeNull()
  })

  test('that was ended elsewhere comes back with the next login here', async () => {
    const page = await openSettings(server.current(), fridayEvening)
    const { user, email } = page.couple
    await waitFor(async () => expect(await browsersOf(server.current(), user.id)).toHaveLength(1))
    const device = server.current().visitor()
    await device.post('/api/login', { email, password: testPassword })
    await device.post('/api/logout-others')
    expect(await browsersOf(server.current(), user.id)).toEqual([])
    page.reload()
    await waitFor(() => expect(page.path()).toBe('/auth'))
    await page.user.type(await screen.findByLabelText('Email'), email)
    await page.user.type(screen.getByLabelText('Password'), testPassword)
    await page.user.click(screen.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(page.path()).toBe('/home'))
    await waitFor(async () => expect(await browsersOf(server.current(), user.id)).toHaveLength(1))
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

describe('the open tab', () => {
  const reminder = {
    title: 'Time for your catch-up!',
    body: "It's 7:00 PM on Friday - time to connect with your partner",
    tag: 'reminder',
    icon: '/reminder-icon.png',
    badge: '/reminder-badge.png',
  }
  beforeEach(() => {
    browser.permission = 'granted'
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'Date'],
      now: new Date('2026-03-06T05:59:00Z'),
      shouldAdvanceTime: true,
    })
    return endFakeTime
  })
  const pass = (seconds: number) =>
    act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)))

  async function waitForSeven() {
    const couple = await registerCouple(server.current())
    await couple.visitor.send('PUT', '/api/reminder-settings', fridayEvening)
    const page = renderPage(couple.visitor, '/home')
    await waitFor(() => expect(timerId()).not.toBeNull())
    return { ...page, couple }
  }
  const elsewhere = async ({ email }: { email: string }) => {
    const device = server.current().visitor()
    await device.post('/api/login', { email, password: testPassword })
    return device
  }

  test('reminds at the hour, on whichever page, and waits for the next', async () => {
    await waitForSeven()
    const first = timerId()
    await pass(40)
    expect(browser.shown).toEqual([])
    await pass(30)
    await waitFor(() => expect(browser.shown).toEqual([reminder]))
    expect(timerId()).not.toBe(first)
  })

  test('reminds where the server is out of reach', async () => {
    const page = await waitForSeven()
    page.meddle('GET /api/reminder-settings', lost)
    await pass(70)
    await waitFor(() => expect(browser.shown).toEqual([reminder]))
  })

  test.each([
    ['its login was ended', (device: Visitor) => device.post('/api/logout-others')],
    [
      'reminders were turned off',
      (device: Visitor) => {
        const off = { ...fridayEvening, reminderEnabled: false }
        return device.send('PUT', '/api/reminder-settings', off)
      },
    ],
    [
      'they were moved',
      (device: Visitor) => {
        const later = { ...fridayEvening, reminderTime: '20:00' }
        return device.send('PUT', '/api/reminder-settings', later)
      },
    ],
  ])('does not when %s on another device', async (what, change) => {
    const page = await waitForSeven()
    const readings = () => page.calls.filter((call) => call === 'GET /api/reminder-settings').length
    await change(await elsewhere(page.couple))
    const before = readings()
    await pass(70)
    // Only whoever is signed out may have been led to the login page before anything was read.
    const isLedAway = () => what === 'its login was ended' && page.path() === '/auth'
    await waitFor(() => expect(isLedAway() || readings() === before + 1).toBe(true))
    await pass(30)
    expect(browser.shown).toEqual([])
  })
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
