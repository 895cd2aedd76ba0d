import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startPushService } from '#server/testing/push-service.ts'
import {
  browsersOf,
  enableSwitch,
  fridayEvening,
  livingInAuckland,
  openSettings,
  saveButton,
} from '#web/testing/at-settings.ts'
import { notifyingBrowser } from '#web/testing/notifying-browser.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { lost } from '#web/testing/wire.ts'

const pushService = await startPushService()
afterAll(() => pushService.stop())
const server = testServer(async () => ({ pushAgent: pushService.agent }))
const browser = notifyingBrowser()
livingInAuckland()

const testButton = () => screen.getByRole('button', { name: 'Send me a test now' })

describe('a test', () => {
  beforeEach(() => {
    browser.permission = 'granted'
  })
  const listed = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((step) => within(step).getByText(/: (worked|failed|skipped)$/).textContent)
  /** The steps in sight, and those that wait behind one line. */
  const report = async () => {
    const others = await screen.findByRole('list', { name: 'What the test found' })
    const failures = screen.queryByRole('list', { name: 'What did not work' })
    expect(others.closest('details')?.open).toBe(false)
    return { failed: failures ? listed(failures) : [], others: listed(others) }
  }

  test('waits for notifications or email to be on', async () => {
    const page = await openSettings(server.current())
    expect(testButton().getAttribute('aria-disabled')).toBe('true')
    screen.getByText('Turn reminders or email on and save first.')
    await page.user.click(testButton())
    expect(page.calls).not.toContain('POST /api/reminders/test')
  })

  test('arrives at the push service as it will be', async () => {
    browser.pushService = pushService.subscribe
    const page = await openSettings(server.current(), { ...fridayEvening, reminderEmail: true })
    const before = pushService.received.length
    await page.user.click(testButton())
    expect(await report()).toEqual({
      failed: [],
      others: [
        'Permission: worked',
        'This browser: worked',
        'Your browsers: worked',
        'Notification: worked',
        'Email: worked',
      ],
    })
    screen.getByText('Your test is on its way, as a notification and by email.')
    expect(pushService.received.slice(before).map(({ message }) => message)).toEqual([
      {
        title: 'Time for your catch-up!',
        body: "It's 19:00 on Friday - time to connect with your partner",
      },
    ])
  })

  test('tells that the push service cannot be reached', async () => {
    const page = await openSettings(server.current(), fridayEvening)
    await page.user.click(testButton())
    expect(await report()).toEqual({
      failed: ['This browser: failed', 'Your browsers: failed'],
      others: ['Permission: worked', 'Notification: skipped', 'Email: skipped'],
    })
    screen.getByText('No test could reach you. This is what we found:')
    screen.getByText(
      'This browser could not be reached by its notification service. Try again, or use email.',
    )
    expect(screen.queryByText(/Allow them here, then save/)).toBeNull()
  })

  test('of email alone leaves the browser out of it', async () => {
    browser.pushService = pushService.subscribe
    const byEmail = { ...fridayEvening, reminderEnabled: false, reminderEmail: true }
    const page = await openSettings(server.current(), byEmail)
    await page.user.click(testButton())
    expect(await report()).toEqual({
      failed: [],
      others: ['Notification: skipped', 'Email: worked'],
    })
    screen.getByText('Your test is on its way, by email.')
    expect(browser.subscribed).toBeNull()
  })

  test('tells that notifications are blocked', async () => {
    browser.permission = 'denied'
    const page = await openSettings(server.current(), fridayEvening)
    await page.user.click(testButton())
    expect((await report()).failed[0]).toBe('Permission: failed')
    screen.getByText(/Allow them here, then save/)
    screen.getByText('This browser blocks notifications. Allow them in its settings for this site.')
  })

  test('forgets a subscription that the push service has ended, so that the next one is new', async () => {
    const forgotten = pushService.subscribe()
    pushService.forget(forgotten)
    browser.pushService = () => forgotten
    const page = await openSettings(server.current(), fridayEvening)
    await page.user.click(testButton())
    await screen.findByText(
      'This browser no longer takes notifications. Turn reminders off and on again.',
    )
    expect(browser.subscribed).toBeNull()
    browser.pushService = pushService.subscribe
    await page.user.click(testButton())
    await screen.findByText('Notification: worked')
  })

  test('tells that Duologue could not be reached', async () => {
    const page = await openSettings(server.current(), fridayEvening)
    page.meddle('POST /api/reminders/test', lost)
    await page.user.click(testButton())
    await screen.findByText('Sending: failed')
  })
})

test('a browser that could not be set up says so, until notifications are off or it could', async () => {
  browser.permission = 'granted'
  const setUpCall = 'POST /api/reminders/push-subscription'
  const unset =
    'Your reminders are saved, but this browser could not be set up. Email and calendar reminders work everywhere.'
  const page = await openSettings(server.current())
  expect(screen.queryByText(unset)).toBeNull()
  await page.user.click(await enableSwitch())
  await page.user.click(saveButton())
  await screen.findByText(unset)
  await page.user.click(await enableSwitch())
  await page.user.click(saveButton())
  await waitFor(() => expect(screen.queryByText(unset)).toBeNull())

  browser.pushService = pushService.subscribe
  const { promise, resolve } = Promise.withResolvers<void>()
  page.meddle(setUpCall, async (passOn) => {
    await promise
    return passOn()
  })
  await page.user.click(await enableSwitch())
  await page.user.click(saveButton())
  await waitFor(() => expect(page.calls).toContain(setUpCall))
  expect(screen.queryByText(unset)).toBeNull()
  resolve()
  await waitFor(async () =>
    expect(await browsersOf(server.current(), page.couple.user.id)).toHaveLength(1),
  )
  expect(screen.queryByText(unset)).toBeNull()
})

describe('the calendar link', () => {
  const link = () => screen.getByLabelText<HTMLInputElement>('Calendar link')

  test('opens the feed, and is copied', async () => {
    const page = await openSettings(server.current(), fridayEvening)
    const feed = await server.current().visitor().get(new URL(link().value).pathname)
    expect(feed.text).toContain('BEGIN:VCALENDAR')
    await page.user.click(screen.getByRole('button', { name: 'Copy Link' }))
    await expectToast('Content copied to clipboard!')
    expect(await navigator.clipboard.readText()).toBe(link().value)
  })

  test('is handed to the calendar program of the device', async () => {
    await openSettings(server.current(), fridayEvening)
    const add = screen.getByRole<HTMLAnchorElement>('link', { name: 'Add to Calendar' })
    expect(add.href).toMatch(/^webcal:/)
    expect(add.href.slice('webcal:'.length)).toBe(link().value.slice('http:'.length))
  })

  test('waits for a day and time to be saved, for until then it has no dates', async () => {
    const page = await openSettings(server.current())
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    expect(screen.queryByRole('link', { name: 'Add to Calendar' })).toBeNull()
    for (const name of ['Add to Calendar', 'Copy Link']) {
      const button = screen.getByRole('button', { name, description: 'Save a day and time first.' })
      expect(button.getAttribute('aria-disabled')).toBe('true')
      await page.user.click(button)
    }
    expect(copied).not.toHaveBeenCalled()
    await page.user.click(saveButton())
    const add = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Add to Calendar' })
    expect(screen.queryByText('Save a day and time first.')).toBeNull()
    const feed = await server.current().visitor().get(new URL(link().value).pathname)
    expect(add.href.endsWith(new URL(link().value).pathname)).toBe(true)
    expect(feed.text).toContain('BEGIN:VEVENT')
  })

  test('that cannot be copied is there to be selected', async () => {
    const page = await openSettings(server.current(), fridayEvening)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await page.user.click(screen.getByRole('button', { name: 'Copy Link' }))
    await expectToast('That did not work here', 'Please select the link and copy it by hand.')
    await page.user.click(link())
    expect(link().selectionEnd).toBe(link().value.length)
  })

  test('is renewed once that is confirmed; the old one ends', async () => {
    const page = await openSettings(server.current(), fridayEvening)
    const before = link().value
    const renew = screen.getByRole('button', { name: 'Renew Link' })
    await page.user.click(renew)
    const dialog = within(await screen.findByRole('alertdialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Renew Link' }))
    await expectToast(
      'New calendar link',
      'The old one no longer works. Add the new one to your calendar.',
    )
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(link().value).not.toBe(before)
    const visitor = server.current().visitor()
    expect((await visitor.get(new URL(before).pathname)).status).toBe(404)
    expect((await visitor.get(new URL(link().value).pathname)).status).toBe(200)
    await waitFor(() => expect(document.activeElement).toBe(renew))
  })

  test('stays as it is when renewing fails', async () => {
    const page = await openSettings(server.current())
    const before = link().value
    page.meddle('POST /api/reminders/calendar', lost)
    await page.user.click(screen.getByRole('button', { name: 'Renew Link' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await page.user.click(dialog.getByRole('button', { name: 'Renew Link' }))
    await expectToast(
      'The calendar link is still the old one',
      'Something went wrong. Please try again.',
    )
    expect(link().value).toBe(before)
  })
})
