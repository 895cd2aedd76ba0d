import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { testPassword } from '#server/testing/couple.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'

const server = testServer()

test('R8 before any link is made, the partner needs an address to sign in with', async () => {
  const visitor = server.current().visitor()
  const registration = { username: 'Mina', partnerName: 'Jonas', password: testPassword }
  await visitor.post('/api/register', { ...registration, email: 'mina@example.net' })
  const page = renderPage(visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Profile Settings' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Profile Settings' }))
  const address = dialog.getByLabelText<HTMLInputElement>("Partner's email")
  const invitations = () => page.calls.filter((call) => call.startsWith('POST /api/couples'))
  const reason = 'First add the email Jonas will sign in with.'
  const create = dialog.getByRole('button', { name: 'Create Invite Link', description: reason })
  expect(address.compareDocumentPosition(create)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(dialog.queryByText(/signs in with/)).toBeNull()
  await page.user.click(create)
  expect(invitations()).toEqual([])

  await page.user.type(address, ' Jonas@example.net{Enter}')
  const link = await dialog.findByLabelText<HTMLInputElement>('Invite link')
  const token = link.value.split('/').at(-1)
  await waitFor(() => expect(address.value).toBe('jonas@example.net'))
  expect(dialog.getByText('Jonas signs in with jonas@example.net.')).toBeTruthy()
  expect(dialog.queryByText(reason)).toBeNull()
  expect(dialog.getByRole('button', { name: 'Copy Link' })).toBeTruthy()
  expect(invitations()).toHaveLength(1)
  cleanup()

  const partner = renderPage(server.current().visitor(), `/join/${token}`)
  await partner.user.type(await screen.findByLabelText('Your Name'), 'Jo')
  await partner.user.click(screen.getByRole('button', { name: 'Join Couple' }))
  await partner.user.type(await screen.findByLabelText('Email'), 'jonas@example.net')
  await partner.user.type(screen.getByLabelText('Password'), testPassword)
  await partner.user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(partner.path()).toBe('/home'))
  const { body } = await partner.visitor.get<CurrentUser>('/api/user')
  expect(body).toMatchObject({ username: 'Jo', participant: 'partner' })
})
