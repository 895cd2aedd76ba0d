import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { expectToast, fieldErrors } from '#web/testing/toasts.ts'
import { answered, lost } from '#web/testing/wire.ts'

const server = testServer()
const refusal = (message: string) => answered(400, { statusCode: 400, error: message, message })

const dialog = () => within(screen.getByRole('dialog', { name: 'Profile Settings' }))
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label)
const button = (name: string) => dialog().getByRole<HTMLButtonElement>('button', { name })

async function openProfile(tab: 'Profile' | 'Security') {
  const couple = await registerCouple(server.current())
  const page = renderPage(couple.visitor, '/home')
  const menu = await screen.findByRole('button', { name: 'Menu' })
  await page.user.click(menu)
  await page.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }))
  await screen.findByRole('dialog', { name: 'Profile Settings' })
  await page.user.click(dialog().getByRole('tab', { name: tab }))
  await waitFor(() => expect(dialog().getAllByRole('tabpanel')).toHaveLength(1))
  const fill = async (fields: Record<string, string>) => {
    for (const [label, text] of Object.entries(fields)) {
      await page.user.clear(field(label))
      if (text) await page.user.type(field(label), text)
    }
  }
  const press = (name: string) => page.user.click(button(name))
  const sent = (call: string) => page.calls.filter((made) => made.startsWith(call))
  const reopen = async () => {
    if (screen.queryByRole('dialog', { name: 'Profile Settings' })) {
      await page.user.keyboard('{Escape}')
    }
    const isGone = () => screen.queryByRole('dialog', { name: 'Profile Settings' }) === null
    await waitFor(() => expect(isGone()).toBe(true))
    await page.user.click(menu)
    await page.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }))
    await screen.findByRole('dialog', { name: 'Profile Settings' })
  }
  return { ...page, couple, menu, fill, press, sent, reopen }
}

describe('Profile', () => {
  test('starts with what is known, counts the names, and gives the focus back', async () => {
    const page = await openProfile('Profile')
    expect([field('Username').value, field("Partner's name").value]).toEqual(['Mina', 'Jonas'])
    expect(field('Email')).toMatchObject({ value: page.couple.email, type: 'email' })
    expect(dialog().getByText('Max 13 characters (4/13)')).toBeTruthy()
    expect(dialog().getByText('Max 13 characters (5/13)')).toBeTruthy()
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(page.menu))
  })

  test('saves trimmed values and replaces the current user', async () => {
    const page = await openProfile('Profile')
    const email = `new-${page.couple.email}`
    const before = page.sent('GET /api/user').length
    await page.fill({ Username: ' Ana ', "Partner's name": 'Bo', Email: ` ${email} ` })
    expect(dialog().getByText('Max 13 characters (3/13)')).toBeTruthy()
    await page.press('Save Changes')
    await expectToast('Profile updated', 'Your profile has been updated successfully.')
    await waitFor(() => expect(field('Username').value).toBe('Ana'))
    expect(page.sent('GET /api/user')).toHaveLength(before)
    const { body } = await page.visitor.get<CurrentUser>('/api/user')
    const renamed = { username: 'Ana', partnerName: 'Bo', email, emailPending: true }
    expect(body).toEqual({ ...page.couple.user, ...renamed })
    await page.user.keyboard('{Escape}')
    expect(await screen.findByRole('button', { name: /^Ana/ })).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^Bo/ })).toBeTruthy()
  })

  test('C7 keeps what was typed on its other tabs, and opens fresh the next time', async () => {
    const page = await openProfile('Profile')
    await page.fill({ Username: 'Ana' })
    await page.user.click(dialog().getByRole('tab', { name: 'Security' }))
    await page.user.click(dialog().getByRole('tab', { name: 'Profile' }))
    await waitFor(() => expect(field('Username').value).toBe('Ana'))
    await page.user.click(dialog().getByRole('tab', { name: 'You two' }))
    await page.reopen()
    expect(dialog().getByRole('tab', { name: 'Profile' }).ariaSelected).toBe('true')
    expect([field('Username').value, field("Partner's name").value]).toEqual(['Mina', 'Jonas'])
  })

  test('C7 each opening starts with what the server knows now, and keeps what is typed', async () => {
    const page = await openProfile('Profile')
    const { email, user } = page.couple
    const rename = { username: 'Ana', partnerName: 'Bo', email, userId: user.id }
    await page.visitor.patch('/api/partner', rename)
    const { promise, resolve } = Promise.withResolvers<void>()
    page.meddle('GET /api/couples/people', async (passOn) => {
      await promise
      return passOn()
    })
    await page.reopen()
    await page.fill({ Username: 'Ida' })
    resolve()
    await waitFor(() => expect(field("Partner's name").value).toBe('Bo'))
    expect(field('Username').value).toBe('Ida')
  })

  test('C7 what could not be saved is there again, the dialog open or closed, until it is', async () => {
    const page = await openProfile('Profile')
    const { promise, resolve } = Promise.withResolvers<void>()
    page.meddle('PATCH /api/partner', async (passOn) => {
      await promise
      return lost(passOn)
    })
    await page.fill({ Username: 'Ana' })
    await page.press('Save Changes')
    await page.user.keyboard('{Escape}')
    resolve()
    await expectToast('Failed to update settings', 'Failed to fetch')
    await page.reopen()
    expect([field('Username').value, field("Partner's name").value]).toEqual(['Ana', 'Jonas'])
    page.mend('PATCH /api/partner')
    await page.press('Save Changes')
    await expectToast('Profile updated', 'Your profile has been updated successfully.')
    await page.fill({ Username: 'Ida' })
    await page.reopen()
    expect(field('Username').value).toBe('Ana')
  })

  test.each(['Username', "Partner's name", 'Email'])(
    'cannot be saved while %s is empty after trimming',
    async (label) => {
      const page = await openProfile('Profile')
      expect(button('Save Changes').disabled).toBe(false)
      await page.fill({ [label]: '  ' })
      expect(button('Save Changes').disabled).toBe(true)
      await page.user.type(field(label), '{Enter}')
      expect(page.sent('PATCH')).toEqual([])
    },
  )

  test('is not sent with long names or a malformed email', async () => {
    const page = await openProfile('Profile')
    const long = 'A name of many letters'
    await page.fill({ Username: long, "Partner's name": long, Email: 'mina' })
    await page.press('Save Changes')
    await waitFor(() =>
      expect(fieldErrors()).toEqual([
        'Username must be 13 characters or less',
        'Partner name must be 13 characters or less',
        'Invalid email address',
      ]),
    )
    expect(page.sent('PATCH')).toEqual([])
  })

  test('is pending while it is saved', async () => {
    const page = await openProfile('Profile')
    const { promise, resolve } = Promise.withResolvers<void>()
    page.meddle('PATCH /api/partner', async (passOn) => {
      await promise
      return passOn()
    })
    await page.press('Save Changes')
    await waitFor(() => expect(button('Save Changes').ariaDisabled).toBe('true'))
    expect(button('Save Changes').querySelector('svg')).toBeTruthy()
    await page.press('Save Changes')
    resolve()
    await expectToast('Profile updated', 'Your profile has been updated successfully.')
    expect(page.sent('PATCH')).toHaveLength(1)
  })

  test("tells the server's reason at the field as well, and keeps what was typed", async () => {
    const { email } = await registerCouple(server.current())
    const page = await openProfile('Profile')
    await page.fill({ Email: email })
    await page.press('Save Changes')
    const sentence = 'That email is already registered. Try signing in or resetting your password.'
    await expectToast('Failed to update settings', sentence)
    expect([fieldErrors(), field('Email').value]).toEqual([[sentence], email])
  })

  test.each([
    [
      refusal('User ID is required. Please log in again.'),
      'User ID is required. Please log in again.',
    ],
    [lost, 'Failed to fetch'],
    [answered(502, '<html>Bad gateway</html>'), 'HTTP 502: '],
  ])(
    'B4 a failure shows what the server said or what was thrown: %#',
    async (reply, description) => {
      const page = await openProfile('Profile')
      page.meddle('PATCH /api/partner', reply)
      await page.press('Save Changes')
      await expectToast('Failed to update settings', description)
    },
  )
})

describe('Security', () => {
  const newPassword = 'window-and-river-7'
  const given = (changes: Record<string, string> = {}) => ({
    'Current password': testPassword,
    'New password': newPassword,
    'Confirm new password': newPassword,
    ...changes,
  })

  test('masks each field until it is shown', async () => {
    const page = await openProfile('Security')
    expect(dialog().getByText('Minimum 6 characters')).toBeTruthy()
    for (const label of Object.keys(given())) {
      expect(field(label).type).toBe('password')
      await page.press(`Show ${label.toLowerCase()}`)
      expect(field(label).type).toBe('text')
      await page.press(`Hide ${label.toLowerCase()}`)
      expect(field(label).type).toBe('password')
    }
  })

  test('R7 changes the password, clears the fields, and signs the other devices out', async () => {
    const page = await openProfile('Security')
    const other = server.current().visitor()
    await other.post('/api/login', { email: page.couple.email, password: testPassword })
    await page.fill(given())
    await page.press('Change Password')
    await expectToast('Password changed', 'Your password has been updated successfully.')
    await waitFor(() =>
      expect(Object.keys(given()).map((label) => field(label).value)).toEqual(['', '', '']),
    )
    expect(document.activeElement).toBe(field('Current password'))
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await page.visitor.get('/api/user')).status).toBe(200)
    const credentials = { email: page.couple.email, password: newPassword }
    expect((await other.post('/api/login', credentials)).status).toBe(200)
  })

  test.each(Object.keys(given()))('cannot be sent while %s is empty', async (label) => {
    const page = await openProfile('Security')
    await page.fill(given({ [label]: '' }))
    expect(button('Change Password').disabled).toBe(true)
  })

  test.each([
    [{ 'Confirm new password': 'another one' }, "New passwords don't match."],
    [
      { 'New password': 'short', 'Confirm new password': 'short' },
      'New password must be at least 6 characters long.',
    ],
  ])('R7 %j is not sent', async (changes, sentence) => {
    const page = await openProfile('Security')
    await page.fill(given(changes))
    await page.press('Change Password')
    await expectToast('Error', sentence)
    expect(fieldErrors()).toEqual([sentence])
    expect(page.sent('PATCH')).toEqual([])
    await page.user.type(field('New password'), 'x')
    await page.user.type(field('Confirm new password'), 'x')
    expect(fieldErrors()).toEqual([])
  })

  test.each([
    ['Current password', 'not the one', 'Your current password is not correct.'],
    [
      'New password',
      'password1',
      'That password is one of the most common ones. Please choose another.',
    ],
  ])('R7 a wrong %s is told in the words of the server', async (label, text, sentence) => {
    const page = await openProfile('Security')
    const both = label === 'New password' ? { 'Confirm new password': text } : {}
    await page.fill(given({ [label]: text, ...both }))
    await page.press('Change Password')
    await expectToast('Failed to change password', sentence)
    expect([fieldErrors(), field(label).value]).toEqual([[sentence], text])
  })

  test('without a network says that it failed and keeps what was typed', async () => {
    const page = await openProfile('Security')
    page.meddle('PATCH /api/user/change-password', lost)
    await page.fill(given())
    await page.press('Change Password')
    await waitFor(() => expect(screen.getAllByText('Failed to change password')).toHaveLength(2))
    expect(field('New password').value).toBe(newPassword)
  })

  test('"Sign out other devices" ends every login but this one, or says that it did not', async () => {
    const page = await openProfile('Security')
    const other = server.current().visitor()
    await other.post('/api/login', { email: page.couple.email, password: testPassword })
    page.meddle('POST /api/logout-others', lost)
    await page.press('Sign out other devices')
    await expectToast(
      'The other devices are still signed in',
      'Something went wrong. Please try again.',
    )
    page.mend('POST /api/logout-others')
    await page.press('Sign out other devices')
    await expectToast('Just this one now', 'Your other devices are signed out.')
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await page.visitor.get('/api/user')).status).toBe(200)
  })
})
