import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '#web/ui/overlays/toast.tsx'
import { WeeklyQuestionsChat } from './weekly-questions-chat.tsx'

const calls: string[] = []

/** Opens the questions of a person, whose request is answered that way. */
function open(id: number, reply: () => Response) {
  calls.length = 0
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    return reply()
  })
  const nothing = () => undefined
  return render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <ToastProvider>
        <WeeklyQuestionsChat
          weekId="session-1"
          person={{ id, name: 'Mina', participant: 'primary' }}
          writtenBy={id}
          settled
          swaps={0}
          now={() => 0}
          newDeliveryId={() => 'a delivery'}
          interruption={null}
          renderHelp={() => null}
          {...{ onClaimed: nothing, onDone: nothing, onHeld: nothing, onLeave: nothing }}
        />
      </ToastProvider>
    </QueryClientProvider>,
  )
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const refusal = { statusCode: 403, error: 'Not yours.', message: 'Not yours.' }

test.each([
  [
    'a proxy without words of ours',
    () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
    'HTTP 502: Bad Gateway',
  ],
  ['a refusal of our server', () => json(refusal, 403), 'Not yours.'],
  ['an error in the reply', () => json({ error: 'Closed' }), 'Server error: Closed'],
  [
    'no questions',
    () => json({ questions: [] }),
    'No questions were found. Please try refreshing or contact support.',
  ],
])('%s is told in the toast, with a way to try again', async (_what, reply, message) => {
  open(100, reply)
  const title = await screen.findByText('Error retrieving questions')
  expect(title.closest('[role="dialog"]')?.textContent).toBe(`Error retrieving questions${message}`)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('without a person nothing is asked for', async () => {
  open(0, () => json([]))
  await screen.findByText('No user ID available')
  expect(calls).toEqual([])
})
