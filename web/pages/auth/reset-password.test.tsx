import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { askForReset } from '#server/testing/mailed-link.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast, fieldErrors } from '#web/testing/toasts.ts'
import { answered, lost } from '#web/testing/wire.ts'

const server = testServer()
const hour = 60 * 60 * 1000
const newPassword = 'window-and-river-7'
const choosing = 'Choose a new password for the two of you.'
const ordinary = 'We email you a link to choose a new password.'
const over = 'This link has expired or was already used. Please ask for a new one.'

const press = (name: string) => screen.getByRole('button', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const tabIsOpen = async (name: string) => {
  await screen.findByRole('tab', { name, selected: true })
  await waitFor(() => expect(screen.getAllByRole('tabpanel')).toHaveLength(1))
}
const signIn = (email: string, password: string) =>
  server.current().visitor().post('/api/login', { email, password })

async function openForgot() {
  const page = renderPage(server.current().visitor(), '/auth')
  await page.user.type(await screen.findByLabelText('Email'), 'mina')
  await page.user.click(press('Forgot your password?'))
  await tabIsOpen('Reset')
  return page
}

async function openLink(token: string, visitor = server.current().visitor()) {
  const page = renderPage(visitor, `/auth?reset=${token}`)
  await screen.findByLabelText('New password')
  const choose = async (password: string, confirmation = password) => {
    if (password) await page.user.type(field('New password'), password)
    if (confirmation) await page.user.type(field('Confirm new password'), confirmation)
    await page.user.click(press('Save New Password'))
  }
  return { ...page, choose }
}

describe('asking for a mail', () => {
  test('"Forgot your password?" opens the Reset tab, "Back to Login" leads back', async () => {
    const page = await openForgot()
    expect(document.title).toBe('Reset · Duologue')
    expect(field('Email').value).toBe('mina')
    await page.user.click(press('Back to Login'))
    await tabIsOpen('Login')
    expect(field('Email').value).toBe('mina')
  })

  test('a malformed email is not sent', async () => {
    const page = await openForgot()
    await page.user.click(press('Send Reset Email'))
    await waitFor(() => expect(fieldErrors()).toEqual(['Please enter a valid email address']))
    expect(page.calls).toEqual(['GET /api/user', 'GET /api/registration'])
  })

  test.each(['known', 'unknown'])(
    'R6 C15 a %s email gets the same words, back on the Login tab',
    async (which) => {
      const { email } = await registerCouple(server.current())
      const page = await openForgot()
      await page.user.clear(field('Email'))
      await page.user.type(field('Email'), which === 'known' ? email : 'nobody@example.org')
      await page.user.click(press('Send Reset Email'))
      await tabIsOpen('Login')
      const said =
        'Check your inboxIf that email belongs to an account, a link to choose a new password is on its way.'
      const banner = (await screen.findByText('Check your inbox')).closest('[role="status"]')
      expect(banner?.textContent).toBe(said)
      await page.user.type(field('Password'), 'a while later')
      expect(screen.getByText('Check your inbox')).toBeTruthy()
      await server.current().settled()
      const mailed = server.current().mails.some(({ to }) => to === email)
      expect(mailed).toBe(which === 'known')
    },
  )

  test.each([
    { reply: lost, description: 'Failed to send password reset email' },
    {
      reply: answered(429, { statusCode: 429, error: 'Too often.', message: 'Too often.' }),
      description: 'Too often.',
    },
  ])('a failure says "$description" and keeps the email', async ({ reply, description }) => {
    const page = await openForgot()
    page.meddle('POST /api/forgot-password', reply)
    await page.user.type(field('Email'), '@example.org')
    await page.user.click(press('Send Reset Email'))
    await expectToast('Error', description)
    await tabIsOpen('Reset')
    expect(field('Email').value).toBe('mina@example.org')
  })
})

describe('R7 the link of the mail', () => {
  test('asks for the new password, leaves the address bar, and leads to the Login tab', async () => {
    const { email, visitor } = await registerCouple(server.current())
    const token = await askForReset(server.current(), email)
    const page = await openLink(token)
    expect(page.path()).toBe('/auth')
    await tabIsOpen('Reset')
    await page.choose(newPassword)
    await tabIsOpen('Login')
    await expectToast('New password saved', 'Your new password is set. Please sign in with it.')
    expect((await signIn(email, newPassword)).status).toBe(200)
    expect((await signIn(email, testPassword)).status).toBe(401)
    expect((await visitor.get('/api/user')).status).toBe(401)
    await page.user.click(screen.getByRole('tab', { name: 'Reset' }))
    expect(press('Send Reset Email')).toBeTruthy()
    expect(screen.getByText(ordinary)).toBeTruthy()
    page.reload()
    await tabIsOpen('Login')
  })

  test('R28 T29 leaves what waits on this device to the next login of who wrote it', async () => {
    const { email } = await registerCouple(server.current())
    const page = await openLink(await askForReset(server.current(), email))
    const half = JSON.stringify({ userId: 30, salt: 'half a key' })
    localStorage.setItem('sealingHalf', half)
    sessionStorage.setItem('draft_30', 'half a thought')
    await page.choose(newPassword)
    await tabIsOpen('Login')
    expect(localStorage.getItem('sealingHalf')).toBe(half)
    expect(sessionStorage.getItem('draft_30')).toBeNull()
  })

  test('outlives a reload, not in the address and not in a storage, until it is left', async () => {
    const { email } = await registerCouple(server.current())
    const token = await askForReset(server.current(), email)
    const page = await openLink(token)
    page.reload()
    await tabIsOpen('Reset')
    expect(screen.getByText(choosing)).toBeTruthy()
    await screen.findByLabelText('New password')
    expect(page.path()).toBe('/auth')
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(token)
    await page.user.click(screen.getByRole('tab', { name: 'Register' }))
    await tabIsOpen('Register')
    expect(JSON.stringify(window.history.state)).not.toContain(token)
    page.reload()
    await tabIsOpen('Login')
  })

  test('works after a reload', async () => {
    const { email, visitor } = await registerCouple(server.current())
    const page = await openLink(await askForReset(server.current(), email), visitor)
    page.reload()
    await screen.findByLabelText('New password')
    await page.choose(newPassword)
    await tabIsOpen('Login')
    expect((await signIn(email, newPassword)).status).toBe(200)
  })

  test.each([
    ['', '', 'New password is required'],
    ['short', 'short', 'New password must be at least 6 characters long.'],
    ['x'.repeat(129), 'x'.repeat(129), 'New password must be 128 characters or less.'],
    [newPassword, 'another one', "New passwords don't match."],
  ])('a new password %j with %j is not sent: %s', async (password, again, sentence) => {
    const page = await openLink('any')
    await page.choose(password, again)
    await waitFor(() => expect(fieldErrors()).toEqual([sentence]))
    expect(page.calls).toEqual(['GET /api/user', 'GET /api/registration'])
  })

  test('a common password is refused at its field and the link stays good', async () => {
    const { email } = await registerCouple(server.current())
    const page = await openLink(await askForReset(server.current(), email))
    await page.choose('password1')
    const sentence = 'That password is one of the most common ones. Please choose another.'
    await expectToast('Error', sentence)
    expect(fieldErrors()).toEqual([sentence])
    expect(field('New password').value).toBe('password1')
    await page.user.clear(field('New password'))
    await page.user.clear(field('Confirm new password'))
    await page.choose(newPassword)
    await tabIsOpen('Login')
  })

  test('without a network says so and keeps what was typed', async () => {
    const page = await openLink('any')
    page.meddle('POST /api/reset-password', lost)
    await page.choose(newPassword)
    await expectToast('Error', 'Your new password could not be saved. Please try again.')
    expect(field('Confirm new password').value).toBe(newPassword)
  })

  test.each(['used', 'expired', 'forged'])(
    'a %s link says so and offers a new mail',
    async (why) => {
      const { email } = await registerCouple(server.current())
      const token = await askForReset(server.current(), email)
      if (why === 'used') {
        await server.current().visitor().post('/api/reset-password', { token, newPassword })
      }
      if (why === 'expired') server.current().clock.forward(hour)
      const page = await openLink(why === 'forged' ? `${token.slice(0, -1)}!` : token)
      await page.choose('another-lamp-8')
      await waitFor(() => expect(screen.getByText(over)).toBeTruthy())
      await waitFor(() => expect(document.activeElement).toBe(field('Email')))
      expect(screen.getByText(ordinary)).toBeTruthy()
      expect(screen.queryByText(choosing)).toBeNull()
      await page.user.type(field('Email'), email)
      await page.user.click(press('Send Reset Email'))
      await tabIsOpen('Login')
      await page.user.click(screen.getByRole('tab', { name: 'Reset' }))
      expect((await signIn(email, 'another-lamp-8')).status).toBe(401)
    },
  )

  test('somebody who is signed in can use it, and is signed out by it', async () => {
    const { email, visitor } = await registerCouple(server.current())
    const page = await openLink(await askForReset(server.current(), email), visitor)
    await page.choose(newPassword)
    await tabIsOpen('Login')
    expect(page.path()).toBe('/auth')
    expect((await visitor.get('/api/user')).status).toBe(401)
  })

  test('somebody who is signed in and goes back is led home', async () => {
    const { email, visitor } = await registerCouple(server.current())
    const page = await openLink(await askForReset(server.current(), email), visitor)
    await page.user.click(press('Back to Login'))
    await waitFor(() => expect(page.path()).toBe('/home'))
  })
})
