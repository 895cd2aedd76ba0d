import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { nextReminder } from '#contract/reminder-rhythm.ts'
import type { Reminders } from '#contract/reminders.ts'
import { registerCouple } from '#server/testing/couple.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import {
  enableSwitch,
  fridayEvening,
  livingInAuckland,
  openSettings,
  saveButton,
  timerId,
} from '#web/testing/at-settings.ts'
import { notifyingBrowser } from '#web/testing/notifying-browser.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast, fieldErrors } from '#web/testing/toasts.ts'
import { answered, lost } from '#web/testing/wire.ts'

const server = testServer()
const browser = notifyingBrowser()
livingInAuckland()

const isOn = () =>
  screen.getByRole('switch', { name: 'Enable reminders' }).getAttribute('aria-checked') === 'true'
const time = () => screen.getByLabelText<HTMLInputElement>('Time')
/** No live region stands in another one. */
const liveInLive = () => document.querySelector('[role="status"] output:not([aria-live="off"])')
/** When reminders come, as the page says it. */
const inWords = () => document.querySelector('output')?.parentElement?.parentElement?.textContent
const saved = async (visitor: Visitor) =>
  (await visitor.get<Reminders>('/api/reminder-settings')).body

test('a visitor is sent to /auth', async () => {
  const page = renderPage(server.current().visitor(), '/settings')
  await waitFor(() => expect(page.path()).toBe('/auth'))
})

test('it opens with Wednesday 17:30, off, and says what reminders depend on', async () => {
  const page = await openSettings(server.current())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Catch-up Reminders')
  expect(isOn()).toBe(false)
  expect(inWords()).toBe('Off. When on: Wednesdays at 5:30 PM.')
  expect(screen.getByRole('combobox', { name: 'Day of the week' }).textContent).toBe('Wednesday')
  expect(time().value).toBe('17:30')
  expect(screen.getByText('5:30 PM')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Weekly' }).checked).toBe(true)
  expect(screen.queryByText('Next reminder:')).toBeNull()
  expect(saveButton().disabled).toBe(false)
  screen.getByText('Notifications work best while this tab is open.')
  screen.getByText('Reminders show as browser notifications.')
  screen.getByText('Your browser has to allow notifications.')
  await page.user.click(screen.getByRole('link', { name: 'Back to home' }))
  expect(page.path()).toBe('/home')
})

describe('what did not get through', () => {
  const well = { emails: 0, notifications: 0, browserGone: false, noMailService: false }
  const about = /did not get through|no longer takes|does not send email/
  test.each([
    [well, []],
    [
      { ...well, emails: 1 },
      ['Our last reminder by email did not get through. We will try the next one as usual.'],
    ],
    [
      { ...well, emails: 3, browserGone: true, notifications: 2 },
      [
        'Our last 3 reminders by email did not get through. There may be a problem with mail on this server, which whoever runs it can look into, or your address in Profile Settings may be out of date.',
        'Your browser no longer takes our notifications. Turn reminders off and on again, here or in the browser that should show them.',
      ],
    ],
    [
      { ...well, notifications: 2, noMailService: true, emails: 4 },
      [
        'This server does not send email yet, so reminders cannot reach you that way.',
        'Our last 2 notifications did not get through. Turn reminders off and on again, or choose the calendar.',
      ],
    ],
    [
      { ...well, notifications: 1 },
      ['Our last notification did not get through. We will try the next one as usual.'],
    ],
  ])('%j is said above the settings', async (trouble, sentences) => {
    const { visitor } = await registerCouple(server.current())
    const body = { ...(await saved(visitor)), reminderEmail: true, trouble }
    renderPage(visitor, '/settings', { 'GET /api/reminder-settings': answered(200, body) })
    await enableSwitch()
    expect(screen.queryAllByText(about).map(({ textContent }) => textContent)).toEqual(sentences)
  })
})

test('C15 a server that sends no email says so at the switch, before anybody turns it on', async () => {
  const { visitor } = await registerCouple(server.current())
  const trouble = { emails: 0, notifications: 0, browserGone: false, noMailService: true }
  const body = { ...(await saved(visitor)), trouble }
  browser.permission = 'granted'
  const page = renderPage(visitor, '/settings', {
    'GET /api/reminder-settings': answered(200, body),
    'PUT /api/reminder-settings': answered(200, { ...body, reminderEnabled: true }),
    'POST /api/reminders/push-subscription': lost,
  })
  const email = await screen.findByRole('switch', { name: 'Remind me by email' })
  expect(email.getAttribute('aria-checked')).toBe('false')
  screen.getByText('No email goes out from this server yet, so none would come.')
  await page.user.click(await enableSwitch())
  await page.user.click(saveButton())
  await screen.findByText(/could not be set up\. Calendar reminders work everywhere\.$/)
})

test('R10 the preview shows the time that comes where the change of the clocks skips the one that was chosen', async () => {
  // Auckland's clocks go from 2 to 3 AM on 27 September 2026.
  vi.useFakeTimers({ now: new Date('2026-09-22T00:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const page = await openSettings(server.current())
  await page.user.click(await enableSwitch())
  await page.user.click(screen.getByRole('combobox'))
  await page.user.click(await screen.findByRole('option', { name: 'Sunday' }))
  fireEvent.change(time(), { target: { value: '02:30' } })
  expect(inWords()).toMatch(/^Sunday.* at 3:30 AM$/)
  screen.getByText(/^The clocks skip 2:30 AM on that day\. Every Sunday\./)
})

describe('saving', () => {
  test('sets reminders as chosen, says so, and starts the timer of this tab', async () => {
    const page = await openSettings(server.current())
    await page.user.click(await enableSwitch())
    expect(browser.asked).toBe(1)
    await page.user.click(screen.getByRole('combobox'))
    await page.user.click(await screen.findByRole('option', { name: 'Sunday' }))
    fireEvent.change(time(), { target: { value: '20:15' } })
    screen.getByText('8:15 PM')
    expect(inWords()).toMatch(/^Sunday, .* at 8:15 PM$/)
    screen.getByText(/^Every Sunday\./)
    await page.user.click(screen.getByRole('radio', { name: 'Fortnightly' }))
    screen.getByText(/^Every other Sunday\./)
    screen.getByText('Next reminder:')
    expect(liveInLive()).toBeNull()
    expect(inWords()).toMatch(/^Sunday, .* at 8:15 PM$/)
    await page.user.click(saveButton())
    await expectToast('Settings Saved', 'Reminders set for Sundays at 8:15 PM')
    const chosen = {
      reminderDay: 'Sunday',
      reminderTime: '20:15',
      frequency: 'fortnightly',
      timeZone: 'Pacific/Auckland',
    } as const
    expect(await saved(page.visitor)).toMatchObject({
      ...chosen,
      reminderEnabled: true,
      reminderEmail: false,
      nextReminder: nextReminder(chosen, server.current().clock.now()).toISOString(),
    })
    await waitFor(() => expect(Number(timerId())).toBeGreaterThan(0))
  })

  test('disables them, says so, and ends the timer', async () => {
    browser.permission = 'granted'
    const page = await openSettings(server.current(), fridayEvening)
    await waitFor(() => expect(timerId()).not.toBeNull())
    await page.user.click(await enableSwitch())
    expect(screen.queryByText('Next reminder:')).toBeNull()
    expect(inWords()).toBe('Off. When on: Fridays at 7:00 PM.')
    expect(screen.getByRole('combobox').textContent).toBe('Friday')
    await page.user.click(saveButton())
    await expectToast('Settings Saved', 'Reminders have been disabled')
    expect(await saved(page.visitor)).toMatchObject({ reminderEnabled: false, nextReminder: null })
    await waitFor(() => expect(timerId()).toBeNull())
  })

  test('shows that it is under way, and cannot without a time, which stays to be typed', async () => {
    const page = await openSettings(server.current())
    const field = time()
    fireEvent.change(time(), { target: { value: '' } })
    expect(inWords()).toBe('Off. When on: Wednesdays.')
    expect(saveButton().disabled).toBe(true)
    fireEvent.change(time(), { target: { value: '08:00' } })
    expect(saveButton().disabled).toBe(false)
    expect(time()).toBe(field)
    const { promise, resolve } = Promise.withResolvers<void>()
    page.meddle('PUT /api/reminder-settings', async (passOn) => {
      await promise
      return passOn()
    })
    await page.user.click(saveButton())
    expect(saveButton().textContent).toBe('Saving...')
    expect(saveButton().getAttribute('aria-busy')).toBe('true')
    resolve()
    await expectToast('Settings Saved', 'Reminders have been disabled')
    expect(saveButton().textContent).toBe('Save Settings')
  })

  test.each([
    ['a lost network', lost],
    ['a failing server', answered(500, { message: 'No.', error: 'No.', statusCode: 500 })],
  ])('that fails by %s says so and keeps what was chosen', async (_what, meddler) => {
    const page = await openSettings(server.current())
    fireEvent.change(time(), { target: { value: '06:45' } })
    page.meddle('PUT /api/reminder-settings', meddler)
    await page.user.click(saveButton())
    await expectToast('Error', 'Failed to save reminder settings. Please try again.')
    expect(time().value).toBe('06:45')
  })

  test("that the server refuses shows the server's sentence at its field", async () => {
    const page = await openSettings(server.current())
    const message = 'Time must be in HH:MM format'
    const issues = [{ path: 'reminderTime', message }]
    page.meddle(
      'PUT /api/reminder-settings',
      answered(400, { message, error: message, statusCode: 400, issues }),
    )
    await page.user.click(saveButton())
    await waitFor(() => expect(fieldErrors()).toEqual([message]))
    expect(document.activeElement).toBe(time())
  })

  test('sets reminders by email alone where notifications are blocked', async () => {
    browser.permission = 'denied'
    const page = await openSettings(server.current())
    await page.user.click(await enableSwitch())
    expect(isOn()).toBe(false)
    const email = screen.getByRole('switch', { name: 'Remind me by email' })
    await page.user.click(email)
    screen.getByText('Next reminder:')
    await page.user.click(saveButton())
    await expectToast('Settings Saved', 'Reminders set for Wednesdays at 5:30 PM')
    const kept = await saved(page.visitor)
    expect(kept).toMatchObject({ reminderEnabled: false, reminderEmail: true })
    expect(kept.nextReminder).not.toBeNull()
    await page.user.click(email)
    expect(screen.queryByText('Next reminder:')).toBeNull()
    await page.user.click(saveButton())
    await expectToast('Settings Saved', 'Reminders have been disabled')
    expect((await saved(page.visitor)).nextReminder).toBeNull()
  })

  test('of email alone starts no timer, allowed notifications or not', async () => {
    browser.permission = 'granted'
    const byEmail = { ...fridayEvening, reminderEnabled: false, reminderEmail: true }
    const page = await openSettings(server.current(), byEmail)
    const email = screen.getByRole('switch', { name: 'Remind me by email' })
    expect(email.getAttribute('aria-checked')).toBe('true')
    expect(inWords()).toMatch(/^Friday, .* at 7:00 PM$/)
    await page.user.click(await enableSwitch())
    await page.user.click(saveButton())
    await waitFor(() => expect(timerId()).not.toBeNull())
    await page.user.click(await enableSwitch())
    await page.user.click(saveButton())
    await waitFor(() => expect(timerId()).toBeNull())
    expect(await saved(page.visitor)).toMatchObject({ reminderEnabled: false, reminderEmail: true })
  })
})

test('C15 the page shows the settings and the three hints, and folds the rest', async () => {
  await openSettings(server.current())
  for (const hint of [
    'Reminders show as browser notifications.',
    'Your browser has to allow notifications.',
    'Notifications work best while this tab is open.',
  ]) {
    expect(screen.getByText(hint).closest('details')).toBeNull()
  }
  const folds = [...document.querySelectorAll('details')]
  expect(folds.map((fold) => [fold.querySelector('h2')?.textContent, fold.open])).toEqual([
    ['Try it out', false],
    ['In your calendar', false],
  ])
})

test('what could not be read can be tried again', async () => {
  const { visitor } = await registerCouple(server.current())
  const page = renderPage(visitor, '/settings', { 'GET /api/reminder-settings': lost })
  await screen.findByText('We could not load your reminder settings')
  page.mend('GET /api/reminder-settings')
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await enableSwitch()
})

test('saved reminders that follow another clock say where saving would move them', async () => {
  await openSettings(server.current(), { ...fridayEvening, timeZone: 'Europe/Berlin' })
  screen.getByText(/from Berlin time to Auckland time/)
})

describe('permission', () => {
  test.each(['denied', 'default'] as const)(
    '%s when asked turns the switch off',
    async (answer) => {
      browser.answer = answer
      const page = await openSettings(server.current())
      await page.user.click(await enableSwitch())
      await expectToast(
        'Notification Permission Required',
        'Please allow notifications to receive catch-up reminders.',
      )
      expect(isOn()).toBe(false)
    },
  )

  test('refused earlier is not asked again and turns the switch off', async () => {
    browser.permission = 'denied'
    const page = await openSettings(server.current())
    const note = screen.getByText(/^This browser blocks notifications for this site\./)
    expect(note.closest('form')).not.toBeNull()
    await page.user.click(await enableSwitch())
    await expectToast(
      'Notifications Blocked',
      'Please enable notifications in your browser settings to receive reminders.',
    )
    expect(isOn()).toBe(false)
    expect(browser.asked).toBe(0)
  })

  test('is not to be had where a browser has no notifications: email and calendar remain', async () => {
    Reflect.deleteProperty(window, 'Notification')
    const page = await openSettings(server.current())
    screen.getByText(/This browser cannot show notifications/)
    await page.user.click(await enableSwitch())
    await expectToast(
      'Notification Permission Required',
      'Please allow notifications to receive catch-up reminders.',
    )
    expect(isOn()).toBe(false)
    await page.user.click(screen.getByRole('switch', { name: 'Remind me by email' }))
    await page.user.click(saveButton())
    await expectToast('Settings Saved', 'Reminders set for Wednesdays at 5:30 PM')
    expect(timerId()).toBeNull()
  })
})
