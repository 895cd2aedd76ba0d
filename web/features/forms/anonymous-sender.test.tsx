import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import { ToastProvider } from '#web/ui/overlays/toast.tsx'
import { IssueDialog, SuggestionDialog } from './one-text-dialogs.tsx'

afterEach(() => vi.unstubAllGlobals())

const withoutEmail: CurrentUser = {
  ...{ id: 101, username: 'Jonas', partnerName: 'Mina', partnerId: 100 },
  ...{
    email: null,
    partnerEmail: null,
    emailPending: false,
    partnerEmailUsed: false,
    participant: 'partner',
    bothSignIn: true,
    partnerJoined: true,
  },
}

test.each([
  [SuggestionDialog, 'suggestion', null, 'Anonymous user'],
  [IssueDialog, 'issue', null, 'Anonymous user'],
  [SuggestionDialog, 'suggestion', withoutEmail, 'Jonas'],
] as const)('%o says who sends it (%s)', async (FormDialog, field, user, username) => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    return new Response()
  })
  const onOpenChange = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <FormDialog user={user} open onOpenChange={onOpenChange} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  await userEvent.type(await screen.findByRole('textbox'), ' A lamp ')
  await userEvent.click(screen.getByRole('button', { name: /^Submit/ }))
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false))
  expect(bodies).toEqual([{ [field]: 'A lamp', username, email: 'No email provided' }])
})
