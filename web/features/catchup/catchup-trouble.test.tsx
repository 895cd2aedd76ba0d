import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endFakeTime } from '#web/testing/fake-time.ts'
import { ToastProvider } from '#web/ui/overlays/toast.tsx'
import { CatchupChat } from './catchup-chat.tsx'
import type { EndingElsewhere } from './catchup-frames.tsx'
import { keptPlace } from './place/kept-place.ts'

const me = { id: 101, name: 'Mina', participant: 'primary' as const }
const partner = { id: 102, name: 'Jonas', participant: 'partner' as const }
const item = (id: number, userResponse: string | null, partnerResponse: string | null) => ({
  question: { id, content: `What do you dream of, number ${id}?`, category: 'Goals & Growth' },
  userResponse,
  partnerResponse,
})
const items = [item(1, 'The sea', 'Snow'), item(2, null, 'A garden')]

type Answer = () => Response | Promise<Response>
const json = (body: unknown, status = 200): Answer => {
  return () => new Response(JSON.stringify(body), { status })
}
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

/** What each call answers, by a part of its address; tests put other answers in. */
let replies: Record<string, Answer>
const calls: string[] = []

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  calls.length = 0
  replies = {
    '/responses': json(items),
    '/insight': json({ insight: 'Both look **far ahead**.', source: 'model' }),
    '/suggestion': json({ suggestion: 'Draw a map.', source: 'model' }),
    '/summary': json({ summary: 'Dreams.', source: 'built-in' }),
    '/complete': json({}, 500),
    '/reset-session': json({ weekId: 'w', message: 'Done' }),
  }
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    const answer = Object.entries(replies).find(([part]) => address.includes(part))?.[1]
    return answer ? answer() : new Response('', { status: 404 })
  })
})
afterEach(() => {
  endFakeTime()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

function open() {
  const onLeave = vi.fn()
  const client = new QueryClient()
  const chat = (endedElsewhere: EndingElsewhere | null) => (
    <StrictMode>
      <QueryClientProvider client={client}>
        <ToastProvider>
          <CatchupChat
            {...{ weekId: 'w', catchupId: 5, me, partner, onLeave, endedElsewhere, now: Date.now }}
            onFinished={vi.fn()}
            reload={vi.fn()}
          />
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>
  )
  const { rerender } = render(chat(null))
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return {
    onLeave,
    endElsewhere: (how: EndingElsewhere['how'] = 'finished') => rerender(chat({ how })),
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
  }
}

const log = () => within(screen.getByRole('log', { name: 'Catch-up' }))
const atPrompt = () =>
  keptPlace('w', 5).write({ index: 0, point: 'prompt', choices: [], endedAt: null })

describe('responses that do not come', () => {
  test.each([
    ['a lost connection', lost],
    ['a failing server', json({}, 500)],
    ['another format', json({ answers: [] })],
  ])('%s is told in a toast and in the chat; Refresh tries again', async (_, answer) => {
    replies['/responses'] = answer
    const { press } = open()
    await screen.findByText('Error loading catch-up')
    screen.getByText('Failed to fetch responses. Please try again later.')
    screen.getByText(/^I could not get your responses/)
    replies['/responses'] = json({ responses: items })
    await press('Refresh')
    await screen.findByText(/^Welcome, Mina and Jonas\./)
  })

  test('none at all is told with what to do, and Refresh asks again', async () => {
    replies['/responses'] = json([])
    const { press } = open()
    await screen.findByText('No responses found for this week.')
    screen.getByText('Make sure both participants have completed their weekly questions.')
    screen.getByText(/not enough completed questions/)
    const said = screen.getByText('No responses found for this week.')
    expect(said.closest('[role="status"]')).not.toBeNull()
    await press('Refresh')
    // The same words, added anew: that is what a screen reader tells.
    await waitFor(() => expect(said.isConnected).toBe(false))
    screen.getByText('No responses found for this week.')
    replies['/responses'] = json(items)
    await press('Refresh')
    await screen.findByText(/^Welcome, /)
  })

  test('an item without a question is left out and said so in the console', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue()
    replies['/responses'] = json([{ question: { id: 3 }, userResponse: 'Secret' }, ...items])
    open()
    await screen.findByText(/^Welcome, /)
    const progress = screen.getByRole('progressbar')
    expect(progress.getAttribute('aria-valuetext')).toBe('Question 1 of 2')
    expect(warned.mock.calls.flat().join()).not.toContain('Secret')
    expect(warned).toHaveBeenCalled()
    warned.mockRestore()
  })
})

test('a missing answer is named, an insight shows its bold words and its author', async () => {
  keptPlace('w', 5).write({ index: 1, point: 'prompt', choices: ['no'], endedAt: null })
  open()
  await screen.findByText('Mina has not responded yet.')
  expect(log().getAllByText('far ahead')[0]?.tagName).toBe('STRONG')
  expect(log().getAllByText('Written by the model')).toHaveLength(1)
})

test('a failed insight gives way to one of our own that fits the question', async () => {
  replies['/insight'] = lost
  atPrompt()
  open()
  await screen.findByText(/^Looking ahead|^The future begins/)
  log().getByText('A ready-made text: the guide did not answer')
})

test('a failed suggestion says so and can be asked for again', async () => {
  atPrompt()
  replies['/suggestion'] = lost
  const { press } = open()
  await press('Yes, please')
  const told = await screen.findByText(
    "I'm having trouble generating a personalized suggestion right now. Please try again in a moment.",
  )
  const again = screen.getByRole('button', { name: 'Try again' })
  const card = told.closest('[data-kind="suggestion"]')
  expect(card?.contains(again)).toBe(true)
  expect(log().getByText('The small idea did not come').closest('[role="status"]')).toBeNull()
  screen.getByRole('button', { name: 'Next Question' })
  replies['/suggestion'] = json({ suggestion: 'Draw a map.', source: 'model' })
  await press('Try again')
  await screen.findByText('Draw a map.')
  // Who pressed it goes on in the chat.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Catch-up' }))
  await press('Next Question')
})

test('the second half of a double click does not press what came up under it', async () => {
  atPrompt()
  const { press } = open()
  await press('No, thanks')
  const next = screen.getByRole('button', { name: 'Next Question' })
  fireEvent.click(next, { detail: 2 })
  expect(keptPlace('w', 5).read(2)?.point).toBe('chosen')
  fireEvent.click(next, { detail: 1 })
  expect(keptPlace('w', 5).read(2)?.point).toBe('asking')
})

test('B4 a failed summary leaves the thank-you', async () => {
  keptPlace('w', 5).write({
    index: 1,
    point: 'completed',
    choices: ['no', 'no'],
    endedAt: Date.now(),
  })
  replies['/summary'] = lost
  open()
  await screen.findByRole('button', { name: 'Done' })
  log().getByText(/^Mina and Jonas, you have made it through/)
  log().getByText(/^Thank you for the time/)
  expect(log().queryByText('Your week')).toBeNull()
})

test('a tab that slept past the end counts from the clock, not from its ticks', async () => {
  keptPlace('w', 5).write({
    index: 1,
    point: 'completed',
    choices: ['no', 'no'],
    endedAt: Date.now(),
  })
  open()
  await screen.findByRole('button', { name: 'Done' })
  vi.setSystemTime(Date.now() + 900_000)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByRole('timer').textContent).toMatch(/ in (900|89\d) seconds /)
})

describe('finished on another device', () => {
  test('is told, nothing moves and no call is made any more', async () => {
    const { endElsewhere, onLeave, press } = open()
    await screen.findByText(/^Welcome, /)
    await pass(2500)
    endElsewhere()
    const made = calls.length
    await pass(60_000)
    expect(calls).toHaveLength(made)
    expect(document.querySelector('[data-kind="question"]')).toBeNull()
    screen.getByText(/finished on another device/)
    // Where they are, and the way back, stay where they were.
    screen.getByRole('progressbar')
    await press('Back to home')
    expect(onLeave).toHaveBeenCalledTimes(1)
    expect(keptPlace('w', 5).read(2)).toBeUndefined()
  })

  test('C6 a new session there is told as such', async () => {
    const { endElsewhere } = open()
    await screen.findByText(/^Welcome, /)
    endElsewhere('replaced')
    screen.getByText(/^A new session has started on another device\./)
    expect(screen.queryByText(/finished on another device/)).toBeNull()
  })

  test('takes the countdown and Done away', async () => {
    keptPlace('w', 5).write({ index: 1, point: 'completed', choices: [], endedAt: Date.now() })
    const { endElsewhere } = open()
    await screen.findByRole('button', { name: 'Done' })
    endElsewhere()
    await pass(3_700_000)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull()
  })
})

test('leaving keeps the place for coming back', async () => {
  atPrompt()
  const { press, onLeave } = open()
  await screen.findByRole('button', { name: 'Yes, please' })
  await press('Back to home')
  expect(onLeave).toHaveBeenCalledTimes(1)
  expect(keptPlace('w', 5).read(2)?.point).toBe('prompt')
})
