import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { testPassword } from '#server/testing/couple.ts'
import { openTab } from '#web/testing/open-tab.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'

const server = testServer()

test('B2 a link is made without an address; an address given later is the one it is sent to', async () => {
  const visitor = server.current().visitor()
  const registration = { username: 'Mina', partnerName: 'Jonas', password: testPassword }
  await visitor.post('/api/register', { ...registration, email: 'mina@example.net' })
  const page = renderPage(visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Profile Settings' }))
  await openTab(page.user, 'You two')
  const address = dialog.getByLabelText<HTMLInputElement>("Partner's email")
  const invitations = () => page.calls.filter((call) => call.startsWith('POST /api/couples'))
  await page.user.click(dialog.getByRole('button', { name: 'Copy Link' }))
  const first = (await dialog.findByLabelText<HTMLInputElement>('Invite link')).value
  expect(first.startsWith(`${server.current().publicUrl}/join/`)).toBe(true)
  expect(invitations()).toHaveLength(1)

  await page.user.type(address, ' Jonas@example.net{Enter}')
  await waitFor(() => expect(address.value).toBe('jonas@example.net'))
  const link = dialog.getByLabelText<HTMLInputElement>('Invite link')
  await waitFor(() => expect(link.value).not.toBe(first))
  const token = link.value.split('/').at(-1)
  expect(dialog.getByRole('button', { name: 'Copy Link' })).toBeTruthy()
  expect(invitations()).toHaveLength(2)
  cleanup()

  const partner = renderPage(server.current().visitor(), `/join/${token}`)
  await partner.user.type(await screen.findByLabelText('Your Name'), 'Jo')
  await partner.user.click(screen.getByRole('button', { name: 'Join Couple' }))
  const email = await screen.findByLabelText<HTMLInputElement>('Email')
  expect(email.value).toBe('jonas@example.net')
  await partner.user.type(screen.getByLabelText('Password'), testPassword)
  await partner.user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(partner.path()).toBe('/home'))
  const { body } = await partner.visitor.get<CurrentUser>('/api/user')
  expect(body).toMatchObject({ username: 'Jo', participant: 'partner' })
})
