import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { button, dialog, field, openProfile } from '#web/testing/open-profile.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { expectToast, fieldErrors } from '#web/testing/toasts.ts'
import { answered, lost } from '#web/testing/wire.ts'

const server = testServer()
const refusal = (message: string) => answered(400, { statusCode: 400, error: message, message })

describe('Profile', () => {
  test('starts with what is known, counts the names, and gives the focus back', async () => {
    const page = await openProfile(server.current(), 'Profile')
    expect([field('Username').value, field("Partner's name").value]).toEqual(['Mina', 'Jonas'])
    expect(field('Email')).toMatchObject({ value: page.couple.email, type: 'email' })
    const limit = (label: string) =>
      document.getElementById(field(label).getAttribute('aria-describedby') ?? '')
    expect(limit('Username')?.textContent).toBe('Max 13 characters (4/13)')
    expect(limit("Partner's name")?.textContent).toBe('Max 13 characters (5/13)')
    expect(dialog().getByText('4/13')).toBeTruthy()
    await page.fill({ Username: 'Wilhelmina' })
    expect(limit('Username')?.textContent).toBe('Max 13 characters (10/13)')
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(page.menu))
  })

  test('saves trimmed values and replaces the current user', async () => {
    const page = await openProfile(server.current(), 'Profile')
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

  test.each([
    ['sends', /^Please follow the link we sent there\./],
    ['keeps', /^This server does not send email yet, so there is no link to follow\./],
    ['fails', /^Our emails are not getting through at the moment, so the link may not reach you\./],
  ])('C15 a new address, where mail %s, claims no more than is so', async (mail, hint) => {
    const page = await openProfile(server.current(), 'Profile')
    page.meddle('GET /api/support', answered(200, { supportEmail: null, host: null, mail }))
    await page.fill({ Email: `new-${page.couple.email}` })
    await page.press('Save Changes')
    expect((await screen.findByText(hint)).textContent).toContain('reset through your old email')
  })

  test('C7 keeps what was typed on its other tabs, and opens fresh the next time', async () => {
    const page = await openProfile(server.current(), 'Profile')
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
    const page = await openProfile(server.current(), 'Profile')
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

  test('C7 saves what was changed here, and keeps what the other one has changed meanwhile', async () => {
    const page = await openProfile(server.current(), 'Profile')
    const { email, user } = page.couple
    const rename = { username: 'Mina', partnerName: 'Bo', email, userId: user.id }
    await page.visitor.patch('/api/partner', rename)
    page.meddle('PATCH /api/partner', lost)
    await page.fill({ Username: 'Ana' })
    await page.press('Save Changes')
    await expectToast('Failed to update settings', 'Failed to fetch')
    await page.visitor.patch('/api/partner', { ...rename, partnerName: 'Kim' })
    await page.reopen()
    page.mend('PATCH /api/partner')
    await page.press('Save Changes')
    await expectToast('Profile updated', 'Your profile has been updated successfully.')
    const { body } = await page.visitor.get<CurrentUser>('/api/user')
    expect([body.username, body.partnerName]).toEqual(['Ana', 'Kim'])
    expect(field("Partner's name").value).toBe('Kim')
    await page.visitor.patch('/api/partner', { ...rename, username: 'Ana', partnerName: 'Lea' })
    await page.fill({ Username: 'Ida' })
    await page.press('Save Changes')
    await waitFor(() => expect(field("Partner's name").value).toBe('Lea'))
    const after = (await page.visitor.get<CurrentUser>('/api/user')).body
    expect([after.username, after.partnerName]).toEqual(['Ida', 'Lea'])
  })

  test('C7 what could not be saved is there again, the dialog open or closed, until it is', async () => {
    const page = await openProfile(server.current(), 'Profile')
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

  test('has nothing to save until something has changed, and then a button that goes as it came', async () => {
    const page = await openProfile(server.current(), 'Profile')
    const save = () => dialog().queryByRole('button', { name: 'Save Changes' })
    expect(save()).toBeNull()
    await page.user.type(field('Username'), '{Enter}')
    expect(page.sent('PATCH')).toEqual([])
    await page.user.type(field('Username'), 'a')
    expect(save()?.ariaDisabled).toBeNull()
    await page.user.type(field('Username'), '{Backspace}')
    expect(save()).toBeNull()
  })

  test('once saved, the button keeps the focus, says that nothing has changed, and goes with it', async () => {
    const page = await openProfile(server.current(), 'Profile')
    await page.fill({ Username: 'Ana' })
    await page.press('Save Changes')
    await expectToast('Profile updated', 'Your profile has been updated successfully.')
    const description = 'Nothing has changed yet.'
    const saved = await dialog().findByRole('button', { name: 'Save Changes', description })
    expect(document.activeElement).toBe(saved)
    await page.user.click(field('Username'))
    expect(dialog().queryByRole('button', { name: 'Save Changes' })).toBeNull()
  })

  test.each(['Username', "Partner's name", 'Email'])(
    'cannot be saved while %s is empty after trimming',
    async (label) => {
      const page = await openProfile(server.current(), 'Profile')
      await page.fill({ [label]: '  ' })
      expect(button('Save Changes').disabled).toBe(true)
      await page.user.type(field(label), '{Enter}')
      expect(page.sent('PATCH')).toEqual([])
    },
  )

  test('is not sent with long names or a malformed email', async () => {
    const page = await openProfile(server.current(), 'Profile')
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
    const page = await openProfile(server.current(), 'Profile')
    const { promise, resolve } = Promise.withResolvers<void>()
    page.meddle('PATCH /api/partner', async (passOn) => {
      await promise
      return passOn()
    })
    await page.fill({ Username: 'Ana' })
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
    const page = await openProfile(server.current(), 'Profile')
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
      const page = await openProfile(server.current(), 'Profile')
      page.meddle('PATCH /api/partner', reply)
      await page.fill({ Username: 'Ana' })
      await page.press('Save Changes')
      await expectToast('Failed to update settings', description)
    },
  )
})
