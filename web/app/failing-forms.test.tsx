import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openSettings } from '#web/testing/at-settings.ts'
import { openForm } from '#web/testing/open-form.ts'
import { openTab } from '#web/testing/open-tab.ts'
import { type Page, renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { answered, type CallName, lost, type Meddler } from '#web/testing/wire.ts'

const server = testServer()

type Form = {
  call: CallName
  title: string
  /** What is said where the server says nothing. */
  fallback: string
  /** The product has one text for whatever the server says. */
  isDeaf?: boolean
  /** The product shows the thrown error's own words instead of a fallback (§8). */
  showsThrown?: boolean
  /** Opens it and fills it in. */
  open: () => Promise<Page>
  button: string
}

const tryAgain = 'Something went wrong. Please try again.'
const password = 'window-and-river-7'

async function fill(page: Pick<Page, 'user'>, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    await page.user.type(await screen.findByLabelText(label), text)
  }
}

const openAuth = async (tab: string, fields: Record<string, string>) => {
  const page = renderPage(server.current().visitor(), '/auth')
  await openTab(page.user, tab)
  await fill(page, fields)
  return page
}

const openProfile = async (tab: string, fields: Record<string, string>) => {
  const page = await openForm(server.current(), 'Profile Settings')
  await openTab(page.user, tab)
  await fill(page, fields)
  return page
}

const openText = async (entry: string) => {
  const page = await openForm(server.current(), entry)
  await page.user.type(page.within.getByRole('textbox'), 'A lamp')
  return page
}

const forms: Record<string, Form> = {
  login: {
    call: 'POST /api/login',
    title: 'Login failed',
    fallback: tryAgain,
    open: () => openAuth('Login', { Email: 'mina@example.org', Password: password }),
    button: 'Login',
  },
  registration: {
    call: 'POST /api/register',
    title: 'Registration failed',
    fallback: tryAgain,
    open: () =>
      openAuth('Register', {
        ...{ Username: 'Mina', Email: 'mina@example.org', 'Shared password': password },
        ...{ "Partner's name": 'Jonas', "Partner's email (optional)": 'jonas@example.org' },
      }),
    button: 'Register',
  },
  'forgotten password': {
    call: 'POST /api/forgot-password',
    title: 'Error',
    fallback: 'Failed to send password reset email',
    open: () => openAuth('Reset', { Email: 'mina@example.org' }),
    button: 'Send Reset Email',
  },
  'new password': {
    call: 'POST /api/reset-password',
    title: 'Error',
    fallback: 'Your new password could not be saved. Please try again.',
    async open() {
      const page = renderPage(server.current().visitor(), '/auth?reset=some-token')
      await fill(page, { 'New password': password, 'Confirm new password': password })
      return page
    },
    button: 'Save New Password',
  },
  joining: {
    call: 'POST /api/couples/join',
    title: 'Failed to join couple',
    fallback: 'Please check your invite token and try again',
    async open() {
      const page = renderPage(server.current().visitor(), '/join')
      await fill(page, { 'Invite token': 'some-token', 'Your Name': 'Jonas' })
      return page
    },
    button: 'Join Couple',
  },
  profile: {
    call: 'PATCH /api/partner',
    title: 'Failed to update settings',
    fallback: tryAgain,
    showsThrown: true,
    open: () => openProfile('Profile', { Username: 'x' }),
    button: 'Save Changes',
  },
  'invitation by mail': {
    call: 'POST /api/couples/invite',
    title: 'The invitation did not work',
    fallback: tryAgain,
    open: () => openProfile('You two', { "Partner's email": '.nz' }),
    button: 'Send Invitation',
  },
  'password change': {
    call: 'PATCH /api/user/change-password',
    title: 'Failed to change password',
    fallback: 'Failed to change password',
    open: () =>
      openProfile('Security', {
        ...{ 'Current password': 'lamp-and-blanket-42', 'New password': password },
        'Confirm new password': password,
      }),
    button: 'Change Password',
  },
  suggestion: {
    call: 'POST /api/feature-suggestion',
    title: 'Failed to submit suggestion',
    fallback: 'Please try again later or email your suggestion directly to support@example.org',
    isDeaf: true,
    open: () => openText('Suggest Feature'),
    button: 'Submit Suggestion',
  },
  'issue report': {
    call: 'POST /api/report-issue',
    title: 'Failed to submit report',
    fallback: 'Please try again later or email your issue directly to support@example.org',
    isDeaf: true,
    open: () => openText('Report Issue'),
    button: 'Submit Report',
  },
  feedback: {
    call: 'POST /api/feedback/early-access',
    title: 'Submission failed',
    fallback: 'There was an error submitting your feedback. Please try again.',
    isDeaf: true,
    async open() {
      const page = await openForm(server.current(), 'Early Access & Feedback')
      await page.user.click(screen.getByRole('button', { name: 'Show all seven at once' }))
      await fill(page, {
        'What do you like most so far?': 'The quiet of it',
        'What was confusing, or hard to use?': 'Nothing at all',
        'What should we improve first?': 'The lamp, perhaps',
        'Monthly price': '9.99',
      })
      await page.user.click(screen.getByRole('radio', { name: '4' }))
      await page.user.click(screen.getByRole('radio', { name: 'Just right' }))
      await page.user.click(screen.getByRole('combobox', { name: 'Currency' }))
      await page.user.click(await screen.findByRole('option', { name: 'NZD' }))
      return page
    },
    button: 'Submit Feedback',
  },
  reminders: {
    call: 'PUT /api/reminder-settings',
    title: 'Error',
    fallback: 'Failed to save reminder settings. Please try again.',
    isDeaf: true,
    async open() {
      const page = await openSettings(server.current())
      await page.user.click(screen.getByRole('combobox', { name: 'Day of the week' }))
      await page.user.click(await screen.findByRole('option', { name: 'Sunday' }))
      fireEvent.change(screen.getByLabelText('Time'), { target: { value: '20:15' } })
      await page.user.click(screen.getByRole('radio', { name: 'Fortnightly' }))
      await page.user.click(screen.getByRole('switch', { name: /by email/ }))
      return page
    },
    button: 'Save Settings',
  },
}

const words = 'The lamp is off.'
const wait = 'That was a little too often. Please try again in 40 minutes.'
const failing =
  (body: string): Meddler =>
  () =>
    new Response(body, { status: 500, statusText: 'Internal Server Error' })

/** Everything typed and chosen on the page. */
const givenIn = () =>
  [...document.querySelectorAll('input, textarea, [role=combobox], [role=switch]')].map((field) => {
    if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
      return field.checked
    }
    if (field instanceof HTMLButtonElement) {
      return field.getAttribute('aria-checked') ?? field.textContent
    }
    return (field as HTMLInputElement | HTMLTextAreaElement).value
  })

describe.each(Object.entries(forms))('%s', (_name, form) => {
  const { call, title, fallback, isDeaf, showsThrown } = form
  const unless = (thrown: string) => (showsThrown ? thrown : fallback)

  test('says what the server said, otherwise the words of product §8, and keeps what was typed', async () => {
    const page = await form.open()
    const given = givenIn()
    const said = isDeaf ? fallback : words
    const replies: [Meddler, string][] = [
      [failing(''), unless('500: Internal Server Error')],
      [failing('boom'), unless('500: boom')],
      [failing('<html><body>Bad</body></html>'), unless('HTTP 500: Internal Server Error')],
      [failing('{}'), unless('500: {}')],
      [answered(500, { statusCode: 500, error: words, message: words }), said],
      [answered(400, { message: words }), said],
      [answered(400, { error: words }), said],
      [answered(429, { statusCode: 429, error: wait, message: wait }), wait],
      [answered(429), unless('429: ')],
      [lost, unless('Failed to fetch')],
    ]
    for (const [reply, description] of replies) {
      page.meddle(call, reply)
      await page.user.click(screen.getByRole('button', { name: form.button }))
      await expectToast(title, description)
      expect(givenIn()).toEqual(given)
      await page.user.click(screen.getByRole('button', { name: 'Close message', hidden: true }))
      await waitFor(() => expect(screen.queryByText(title)).toBeNull())
    }
    expect(page.calls.filter((made) => made.startsWith(call))).toHaveLength(replies.length)
  })
})

test('feedback sent too often says in the dialog when to try again, until the next try', async () => {
  const { feedback } = forms
  const page = await feedback?.open()
  if (!feedback || !page) throw new Error('There is no feedback form')
  page.meddle(feedback.call, answered(429, { statusCode: 429, error: wait, message: wait }))
  await page.user.click(screen.getByRole('button', { name: feedback.button }))
  const banner = () =>
    screen.queryAllByRole('status').some(({ textContent }) => textContent === wait)
  await waitFor(() => expect(banner()).toBe(true))
  page.meddle(feedback.call, lost)
  await page.user.click(screen.getByRole('button', { name: feedback.button }))
  await expectToast(feedback.title, feedback.fallback)
  expect(banner()).toBe(false)
})
