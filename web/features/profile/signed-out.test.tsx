import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { expectToast } from '#web/testing/toasts.ts'
import { ToastProvider } from '#web/ui/overlays/toast.tsx'
import { ProfileDialog } from './profile-dialog.tsx'
import { PasswordForm } from './security-part.tsx'

const signInAgain = 'User ID is required. Please log in again.'
const user = {
  id: 100,
  username: 'Mina',
  partnerName: 'Jonas',
  partnerId: 101,
  email: 'mina@example.org',
  partnerEmail: 'jonas@example.org',
  emailPending: false,
  partnerEmailUsed: false,
  participant: 'primary',
  bothSignIn: false,
  partnerJoined: false,
} as const

/** Shows the form where nobody is known to be signed in; gives every call that it makes. */
function show(form: ReactElement) {
  const fetch = vi.spyOn(globalThis, 'fetch')
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>{form}</ToastProvider>
    </QueryClientProvider>,
  )
  return fetch
}

test('without a user id the profile is not sent', async () => {
  const fetch = show(<ProfileDialog user={user} open onOpenChange={() => undefined} />)
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: 'Ana' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await expectToast('Failed to update settings', signInAgain)
  expect(fetch).not.toHaveBeenCalled()
})

test('without a user id the password is not sent', async () => {
  const fetch = show(<PasswordForm />)
  for (const label of ['Current password', 'New password', 'Confirm new password']) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'window-and-river-7' } })
  }
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  await expectToast('Failed to change password', signInAgain)
  expect(fetch).not.toHaveBeenCalled()
})
