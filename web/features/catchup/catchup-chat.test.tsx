import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CatchupItem } from '#contract/catchup.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import { peopleOf } from '#web/session/participants.ts'
import { endFakeTime } from '#web/testing/fake-time.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { answered, createWire, lost, type Meddlers } from '#web/testing/wire.ts'
import { ToastProvider } from '#web/ui/overlays/toast.tsx'
import { CatchupChat } from './catchup-chat.tsx'
import { keptPlace } from './place/kept-place.ts'

const server = testServer()

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
  })
})
afterEach(() => {
  endFakeTime()
})

const pass = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)))

async function coupleInCatchup() {
  const { visitor, user } = await registerCouple(server.current())
  const answers = {
    primary: await answerAll(visitor, 'primary'),
    partner: await answerAll(visitor, 'partner'),
  }
  const { body } = await visitor.post<{ id: number }>(`/api/catchups/${initialWeekId}`, {})
  return { visitor, user, answers, catchupId: body.id }
}

type Couple = Awaited<ReturnType<typeof coupleInCatchup>>

function open(couple: Couple, meddlers: Meddlers = {}, otherSide = false) {
  const { visitor, catchupId } = couple
  const wire = createWire(visitor, meddlers)
  globalThis.fetch = wire.fetch
  const [first, second] = peopleOf(couple.user)
  const [me, partner] = otherSide ? [second, first] : [first, second]
  const onFinished = vi.fn()
  const onLeave = vi.fn()
  const reload = vi.fn()
  const { unmount } = render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <CatchupChat
            {...{ weekId: initialWeekId, catchupId, me, partner, onFinished, onLeave, reload }}
            now={Date.now}
            endedElsewhere={null}
          />
        </ToastProvider>
      </QueryClientProvider>
    </StrictMode>,
  )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const press = async (name: string) => user.click(await button(name))
  return { wire, unmount, user, press, onFinished, onLeave, reload }
}

/** By its text: roles are slow to find in a long chat, and these tests are about other things. */
const button = (name: string) => screen.findByText(name, { selector: 'button' })
const welcome = () => screen.findByText(/^Welcome, /)
const log = () => within(screen.getByRole('log', { name: 'Catch-up' }))
const bubbles = (kind: string) =>
  [...document.querySelectorAll(`[data-kind="${kind}"]`)].map((bubble) => bubble.textContent ?? '')
/** Through one question; its insight comes from the server, in the server's own time. */
const toPrompt = async () => {
  const insights = bubbles('insight').length
  await pass(9500)
  await waitFor(() => expect(bubbles('insight')).toHaveLength(insights + 1))
  await pass(3000)
  await button('Yes, please')
}

/** As if this device had talked through everything but the last button. */
const talkedThrough = ({ catchupId }: Couple) =>
  keptPlace(initialWeekId, catchupId).write({
    index: 6,
    point: 'chosen',
    choices: Array(7).fill('no'),
    endedAt: null,
  })

test('B4 a couple talk through their week, press Done, and their answers and the mark of the end are gone', async () => {
  const couple = await coupleInCatchup()
  const { user, press, wire, onFinished } = open(couple)
  screen.getByText('Loading your catch-up session...')
  await welcome()
  for (const [at, choice] of ['Yes, please', ...Array(6).fill('No, thanks')].entries()) {
    const progress = screen.getByRole('progressbar')
    expect(progress.getAttribute('aria-valuetext')).toBe(`Question ${at + 1} of 7`)
    await toPrompt()
    expect(bubbles('own').at(-1)).toContain(couple.answers.primary[at])
    expect(bubbles('partner').at(-1)).toContain(couple.answers.partner[at])
    expect(bubbles('insight')).toHaveLength(at + 1)
    await press(choice)
    if (at === 0) await screen.findByText('One small idea, if you like it')
    await press(at < 6 ? 'Next Question' : 'Complete Session')
  }
  const done = await button('Done')
  log().getByText(/^Mina and Jonas, you have made it through/)
  log().getByText(/^Thank you for the time/)
  // At the first of its texts, and on the page of the week.
  expect(log().getAllByText('Written by the built-in guide')).toHaveLength(2)
  expect(sessionStorage.getItem(`completed_${initialWeekId}`)).toBe('true')
  await user.dblClick(done)
  await waitFor(() => expect(onFinished).toHaveBeenCalledTimes(1))
  expect(sessionStorage.getItem(`completed_${initialWeekId}`)).toBeNull()
  const resets = wire.calls.filter((call) => call.includes('/api/reset-session'))
  expect(resets).toEqual([`POST /api/reset-session/${initialWeekId}?userId=${couple.user.id}`])
  const { body } = await couple.visitor.get<CatchupItem[]>(
    `/api/catchups/${initialWeekId}/responses`,
  )
  expect(body).toEqual([])
  expect(wire.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(1)
  expect(wire.calls.filter((call) => call.endsWith('/insight'))).toHaveLength(7)
})

test('a reload in the middle loses nothing, and keeps no word in the storage', async () => {
  const couple = await coupleInCatchup()
  const first = open(couple)
  await welcome()
  await toPrompt()
  await first.press('Yes, please')
  await first.press('Next Question')
  await toPrompt()
  const before = screen.getByRole('log', { name: 'Catch-up' }).textContent
  const kept = JSON.stringify({ ...sessionStorage })
  for (const word of [...couple.answers.primary, ...couple.answers.partner, 'Mina', 'guide']) {
    expect(kept).not.toContain(word)
  }
  first.unmount()
  const again = open(couple)
  await button('Yes, please')
  expect(screen.getByRole('log', { name: 'Catch-up' }).textContent).toBe(before)
  await again.press('No, thanks')
  await again.press('Next Question')
  await pass(1000)
  expect(bubbles('question')).toHaveLength(3)
})

test('the other device starts at the first question and reads the same words', async () => {
  const couple = await coupleInCatchup()
  const here = open(couple)
  await welcome()
  await toPrompt()
  const insight = bubbles('insight')
  here.unmount()
  sessionStorage.clear()
  open(couple, {}, true)
  await welcome()
  expect(bubbles('question')).toEqual([])
  await toPrompt()
  expect(bubbles('insight')).toEqual(insight)
  expect(bubbles('own')[0]).toContain(couple.answers.partner[0])
  expect(bubbles('partner')[0]).toContain(couple.answers.primary[0])
})

test('the focus stays beside the buttons as they come and go', async () => {
  const { user, press } = open(await coupleInCatchup())
  await welcome()
  await toPrompt()
  await press('No, thanks')
  const turn = screen.getByRole('group', { name: 'Your turn' })
  expect(document.activeElement).toBe(turn)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Next Question')
})

describe('after completion', () => {
  test('the page goes home after half an hour, and a reload keeps the countdown', async () => {
    const couple = await coupleInCatchup()
    talkedThrough(couple)
    const first = open(couple)
    await first.press('Complete Session')
    await button('Done')
    await pass(600_000)
    expect(screen.getByRole('timer').textContent).toMatch(/in 1(200|199|198|197) seconds to/)
    first.unmount()
    await pass(600_000)
    const again = open(couple)
    await button('Done')
    expect(screen.getByRole('timer').textContent).toMatch(/in (600|59\d) seconds to/)
    expect(again.wire.calls.some((call) => call.startsWith('PATCH'))).toBe(false)
    await pass(590_000)
    const isOver = () => screen.queryByText('Refreshing page to return to home screen...') !== null
    for (let step = 0; step < 60 && !isOver(); step += 1) await pass(200)
    expect(isOver()).toBe(true)
    expect(again.onLeave).not.toHaveBeenCalled()
    await pass(1000)
    expect(again.reload).toHaveBeenCalledTimes(1)
    expect(again.onLeave).toHaveBeenCalledTimes(1)
    await pass(1_798_000)
    expect(again.reload).toHaveBeenCalledTimes(1)
    await pass(2000)
    expect(again.reload).toHaveBeenCalledTimes(2)
  })

  test.each([
    [500, 'Failed to mark catchup as complete. Your responses may not be cleared properly.'],
    [
      401,
      'You must be logged in to complete a catchup session. Please refresh the page and try again.',
    ],
  ])(
    'C6 a %i is told, with what Finish Session clears; it ends it, and a reload tries again',
    async (status, words) => {
      const couple = await coupleInCatchup()
      const call = 'PATCH /api/catchups' as const
      talkedThrough(couple)
      const first = open(couple, { [call]: answered(status, '{}') })
      await first.press('Complete Session')
      await screen.findByText('Error completing catchup')
      screen.getByText(words)
      await button('Finish Session')
      log().getByText(/^Mina and Jonas, you have made it through/)
      screen.getByText(/Page will automatically refresh in 1(800|79\d) seconds/)
      log().getByText(/Finish Session clears both of your answers and everything the guide wrote/)
      expect(sessionStorage.getItem(`completed_${initialWeekId}`)).toBeNull()
      first.unmount()
      const again = open(couple, { 'POST /api/reset-session': lost })
      const silence = vi.spyOn(console, 'warn').mockReturnValue()
      await again.press('Done')
      await waitFor(() => expect(again.onFinished).toHaveBeenCalledTimes(1))
      expect(silence.mock.calls).toEqual([['The finished session could not be reset (no reply).']])
      silence.mockRestore()
    },
  )
})
