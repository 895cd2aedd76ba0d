import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { passwordSentences } from '#contract/passwords.ts'
import { registerCouple, type TestCouple, testPassword } from '#server/testing/couple.ts'
import { linkIn } from '#server/testing/mailed-link.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast } from '#web/testing/toasts.ts'
import { answered } from '#web/testing/wire.ts'

const server = testServer()
const newPassword = 'window-and-river-7'

const press = (name: string) => screen.getByRole('button', { name })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const banner = async (text: RegExp) =>
  (await screen.findByText(text)).closest('[role="status"]')?.textContent

/** Changes the primary's address; gives the two links that were mailed about it. */
async function changeAddress({ visitor, user, email }: TestCouple) {
  const { username, partnerName, id: userId } = user
  const next = `next-${email}`
  await visitor.patch('/api/partner', { username, partnerName, userId, email: next })
  await server.current().settled()
  const linkTo = (to: string) => {
    const { search } = linkIn(server.current().mails.findLast((mail) => mail.to === to))
    return `/auth${search}`
  }
  return { next, undo: linkTo(email), confirm: linkTo(next) }
}

async function another({ email }: TestCouple) {
  const device = server.current().visitor()
  await device.post('/api/login', { email, password: testPassword })
  return device
}

describe('A3 R16 the link that undoes a change of address', () => {
  test('gives the address back, says who can sign in with what, and offers a new password', async () => {
    const couple = await registerCouple(server.current())
    const { undo, next } = await changeAddress(couple)
    const page = renderPage(server.current().visitor(), undo)
    expect(await screen.findByRole('heading', { name: 'Take your address back?' })).toBeTruthy()
    expect(page.path()).toBe('/auth')
    expect(page.calls).not.toContain('POST /api/undo-address')
    await page.user.click(press('Take It Back'))
    const text = await banner(/You sign in with this email again/)
    expect(text).toContain(couple.email)
    expect(field('Email').value).toBe(couple.email)
    expect((await couple.visitor.get('/api/user')).status).toBe(401)
    await page.user.click(press('Choose a new password'))
    await waitFor(() => expect(press('Send Reset Email')).toBeTruthy())
    // The tab before leaves the page a moment later.
    await waitFor(() => expect(field('Email').value).toBe(couple.email))
    const signIn = async (email: string) =>
      (await server.current().visitor().post('/api/login', { email, password: testPassword }))
        .status
    expect([await signIn(couple.email), await signIn(next)]).toEqual([200, 401])
  })

  test('works for somebody who is signed in here, who is signed out by it', async () => {
    const couple = await registerCouple(server.current())
    const { undo } = await changeAddress(couple)
    const page = renderPage(couple.visitor, undo)
    await page.user.click(await screen.findByRole('button', { name: 'Take It Back' }))
    await banner(/You sign in with this email again/)
    expect(page.path()).toBe('/auth')
  })

  test('used or over says so, and leads back', async () => {
    const page = renderPage(server.current().visitor(), '/auth?undo=nothing')
    await page.user.click(await screen.findByRole('button', { name: 'Take It Back' }))
    expect(await screen.findByText(/This link has expired or was already used\./)).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'This link is over' })).toBeTruthy()
    expect(document.activeElement).toBe(press('Forgot your password?'))
    await page.user.click(press('Back to Login'))
    const heading = await screen.findByRole('heading', { name: 'Good to have you back' })
    expect(document.activeElement).toBe(heading)
    page.reload()
    expect(await screen.findByRole('heading', { name: 'Come on in' })).toBeTruthy()
  })

  test('that is over leads on to a new password', async () => {
    const page = renderPage(server.current().visitor(), '/auth?undo=nothing')
    await page.user.click(await screen.findByRole('button', { name: 'Take It Back' }))
    await page.user.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
    expect(await screen.findByRole('button', { name: 'Send Reset Email' })).toBeTruthy()
  })

  test('outlives a reload, out of the address', async () => {
    const couple = await registerCouple(server.current())
    const { undo } = await changeAddress(couple)
    const page = renderPage(server.current().visitor(), undo)
    await screen.findByRole('button', { name: 'Take It Back' })
    page.reload()
    await page.user.click(await screen.findByRole('button', { name: 'Take It Back' }))
    await banner(/You sign in with this email again/)
  })
})

describe('R16 the link that confirms a new address', () => {
  test('leads a visitor to the Login tab with the address filled in', async () => {
    const couple = await registerCouple(server.current())
    const { confirm, next } = await changeAddress(couple)
    const page = renderPage(server.current().visitor(), confirm)
    await page.user.click(await screen.findByRole('button', { name: 'Confirm Address' }))
    await expectToast(
      'Email confirmed',
      'Your new email is confirmed. A forgotten password can be reset with it from now on.',
    )
    expect(field('Email').value).toBe(next)
  })

  test('leads somebody who is signed in home', async () => {
    const couple = await registerCouple(server.current())
    const { confirm } = await changeAddress(couple)
    const page = renderPage(couple.visitor, confirm)
    await page.user.click(await screen.findByRole('button', { name: 'Confirm Address' }))
    await waitFor(() => expect(page.path()).toBe('/home'))
  })
})

describe('A3 whoever was signed out reads on the login page why', () => {
  test.each<[string, (couple: TestCouple) => Promise<unknown>, string, string?]>([
    [
      'a changed password',
      ({ visitor }) =>
        visitor.patch('/api/user/change-password', {
          ...{ currentPassword: testPassword, newPassword, userId: 30 },
        }),
      'You were signed out because the shared password was changed.',
    ],
    [
      'another device',
      ({ visitor }) => visitor.post('/api/logout-others'),
      'You were signed out from another device.',
    ],
    [
      'a deleted account',
      ({ visitor }) => visitor.send('DELETE', '/api/account', { password: testPassword }),
      'You were signed out because the account was deleted.',
      'Your account is deleted',
    ],
  ])('A3 by %s', async (_what, end, sentence, title = 'Please sign in again') => {
    const couple = await registerCouple(server.current())
    const device = await another(couple)
    await end(couple)
    const page = renderPage(device, '/home')
    await waitFor(() => expect(page.path()).toBe('/auth'))
    expect(await banner(/You were signed out/)).toBe(sentence)
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    page.reload()
    expect(await banner(/You were signed out/)).toBe(sentence)
  })

  test('R16 after a deletion nobody is asked for the password of what is gone, and a new account is one quiet press away', async () => {
    const couple = await registerCouple(server.current())
    const device = await another(couple)
    await couple.visitor.send('DELETE', '/api/account', { password: testPassword })
    const page = renderPage(device, '/home')
    await screen.findByRole('heading', { name: 'Your account is deleted' })
    expect(screen.queryByText(/log in, with the password you share/)).toBeNull()
    expect(screen.queryByLabelText('Password')).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Begin a new account' }))
    await screen.findByRole('heading', { name: 'One account, two voices' })
    expect(screen.getByRole('tab', { name: 'Register' }).getAttribute('aria-selected')).toBe('true')
    await page.user.click(screen.getByRole('tab', { name: 'Login' }))
    await screen.findByLabelText('Password')
  })

  test('A3 not whoever was never signed in, nor who signed out', async () => {
    renderPage(server.current().visitor(), '/auth')
    expect(await screen.findByRole('heading', { name: 'Come on in' })).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })
})

test.each([passwordSentences.resetKept, passwordSentences.resetFails])(
  'C15 a mail that does not go out is not on its way: %s',
  async (message) => {
    const page = renderPage(server.current().visitor(), '/auth')
    page.meddle('POST /api/forgot-password', answered(200, { message }))
    await page.user.type(await screen.findByLabelText('Email'), 'mina@example.org')
    await page.user.click(press('Forgot your password?'))
    await page.user.click(await screen.findByRole('button', { name: 'Send Reset Email' }))
    await screen.findByRole('tab', { name: 'Login', selected: true })
    expect(await banner(new RegExp(message.slice(0, 20)))).toBe(message)
    expect(screen.queryByText('Check your inbox')).toBeNull()
  },
)
