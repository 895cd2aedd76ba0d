import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { lost } from '#web/testing/wire.ts'

const server = testServer()
afterEach(() => vi.unstubAllGlobals())

/** A browser in which the person has answered, or will answer, the question like that. */
const browserThat = (permission: string, answer = permission) =>
  vi.stubGlobal(
    'Notification',
    Object.assign(() => undefined, {
      permission,
      requestPermission: async () => {
        Object.assign(Notification, { permission: answer })
        return answer
      },
    }),
  )

const openSettings = async () => {
  const { visitor } = await registerCouple(server.current())
  const page = renderPage(visitor, '/settings')
  const toggle = await screen.findByRole('switch', { name: /Enable reminders/ }, { timeout: 5000 })
  const save = async () =>
    page.user.click(await screen.findByRole('button', { name: 'Save Settings' }))
  return { page, toggle, save }
}

const isOn = (toggle: HTMLElement) => toggle.getAttribute('aria-checked')

describe('asking for permission (R15)', () => {
  test('refused when asked turns the switch off again', async () => {
    browserThat('default', 'denied')
    const { page, toggle } = await openSettings()
    await page.user.click(toggle)
    await expectToast(
      'Notification Permission Required',
      'Please allow notifications to receive catch-up reminders.',
    )
    expect(isOn(toggle)).toBe('false')
  })

  test('refused before says that it is blocked', async () => {
    browserThat('denied')
    const { page, toggle } = await openSettings()
    await page.user.click(toggle)
    await expectToast(
      'Notifications Blocked',
      'Please enable notifications in your browser settings to receive reminders.',
    )
    expect(isOn(toggle)).toBe('false')
  })
})

describe('saving', () => {
  test('says when the reminders are, and keeps a timer; then that they are off', async () => {
    browserThat('granted')
    const { page, toggle, save } = await openSettings()
    expect(screen.getByText('5:30 PM')).toBeDefined()
    await page.user.click(toggle)
    await screen.findByText(/Next reminder/)
    await save()
    await expectToast('Settings Saved', 'Reminders set for Wednesdays at 17:30')
    await waitFor(() => expect(localStorage.getItem('reminderTimerId')).not.toBeNull())
    await page.user.click(toggle)
    await save()
    await expectToast('Settings Saved', 'Reminders have been disabled')
    await waitFor(() => expect(localStorage.getItem('reminderTimerId')).toBeNull())
  })

  test('a failure keeps what was chosen', async () => {
    browserThat('granted')
    const { page, toggle, save } = await openSettings()
    await page.user.click(toggle)
    page.meddle('PUT /api/reminder-settings', lost)
    await save()
    await expectToast('Error', 'Failed to save reminder settings. Please try again.')
    expect(isOn(toggle)).toBe('true')
  })

  test('is not possible without a time', async () => {
    browserThat('granted')
    const { page } = await openSettings()
    await page.user.clear(screen.getByLabelText('Time'))
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Save Settings' })
    expect(button.disabled).toBe(true)
  })
})
