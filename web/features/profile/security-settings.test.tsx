import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { testPassword } from '#server/testing/couple.ts'
import { button, dialog, field, openProfile } from '#web/testing/open-profile.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { expectToast, fieldErrors } from '#web/testing/toasts.ts'
import { lost } from '#web/testing/wire.ts'

const server = testServer()

describe('Security', () => {
  const newPassword = 'window-and-river-7'
  const given = (changes: Record<string, string> = {}) => ({
    'Current password': testPassword,
    'New password': newPassword,
    'Confirm new password': newPassword,
    ...changes,
  })

  test('masks each field until it is shown', async () => {
    const page = await openProfile(server.current(), 'Security')
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
    const page = await openProfile(server.current(), 'Security')
    const other = server.current().visitor()
    await other.post('/api/login', { email: page.couple.email, password: testPassword })
    dialog().getByText(/Changing it signs out every other device\.$/)
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
    const page = await openProfile(server.current(), 'Security')
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
    const page = await openProfile(server.current(), 'Security')
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
    const page = await openProfile(server.current(), 'Security')
    const both = label === 'New password' ? { 'Confirm new password': text } : {}
    await page.fill(given({ [label]: text, ...both }))
    await page.press('Change Password')
    await expectToast('Failed to change password', sentence)
    expect([fieldErrors(), field(label).value]).toEqual([[sentence], text])
  })

  test('without a network says that it failed and keeps what was typed', async () => {
    const page = await openProfile(server.current(), 'Security')
    page.meddle('PATCH /api/user/change-password', lost)
    await page.fill(given())
    await page.press('Change Password')
    await waitFor(() => expect(screen.getAllByText('Failed to change password')).toHaveLength(2))
    expect(field('New password').value).toBe(newPassword)
  })

  test('"Sign out other devices" ends every login but this one, or says that it did not', async () => {
    const page = await openProfile(server.current(), 'Security')
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
    await expectToast('Only this device is signed in now', 'Your other devices are signed out.')
    expect((await other.get('/api/user')).status).toBe(401)
    expect((await page.visitor.get('/api/user')).status).toBe(200)
  })
})
