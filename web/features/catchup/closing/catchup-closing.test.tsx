import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { CatchupFeedback } from '#contract/catchup-feedback.ts'
import type { Challenge } from '#contract/challenges.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { openCatchup } from '#server/testing/finished-catchup.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { CatchupChat } from '#web/features/catchup/catchup-chat.tsx'
import { keptPlace } from '#web/features/catchup/place/kept-place.ts'
import { peopleOf } from '#web/session/participants.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { answered, createWire, lost } from '#web/testing/wire.ts'
import { ToastProvider } from '#web/ui/overlays/toast.tsx'
import { localDate } from '#web/ui/text/local-time.ts'

const server = testServer()

/** A couple whose device shows the end of their catch-up. */
async function atTheEnd(isWeekly?: boolean) {
  const { visitor, user } = await registerCouple(server.current())
  const { catchupId } = await openCatchup(visitor)
  const [me, partner] = peopleOf(user)
  const wire = createWire(visitor)
  globalThis.fetch = wire.fetch
  const onFinished = vi.fn()
  const show = () => {
    keptPlace(initialWeekId, catchupId).write({
      ...{ index: 6, point: 'completed', choices: Array(7).fill('no') },
      endedAt: Date.now(),
    })
    return render(
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <CatchupChat
            {...{ weekId: initialWeekId, catchupId, me, partner, isWeekly, onFinished }}
            onLeave={vi.fn()}
            now={Date.now}
            endedElsewhere={null}
          />
        </ToastProvider>
      </QueryClientProvider>,
    )
  }
  const { unmount } = show()
  const closing = within(await screen.findByRole('region', { name: 'Before you go' }))
  const saved = async () =>
    (await visitor.get<CatchupFeedback>(`/api/catchups/${catchupId}/feedback`)).body
  const device = userEvent.setup()
  const press = (name: string) => device.click(closing.getByRole('button', { name }))
  const keep = () => closing.getByRole('checkbox', { name: /Keep this catch-up/ })
  const again = async () => {
    unmount()
    show()
    return within(await screen.findByRole('region', { name: 'Before you go' }))
  }
  return { visitor, catchupId, wire, onFinished, closing, saved, device, press, keep, again }
}

const done = () => screen.getByRole('button', { name: 'Done' })

test('R10 who does not meet every week is asked about the next time', async () => {
  const { closing } = await atTheEnd(false)
  closing.getByRole('group', { name: 'What would you like to focus on next time?' })
  await screen.findByText(/you have made it through all of your questions\./)
})

test('R9 they are asked before Done; nothing is chosen, nothing has to be', async () => {
  const { closing, keep, visitor, device, onFinished } = await atTheEnd()
  closing.getByRole('group', { name: 'Was this chat helpful?' })
  const focus = within(
    closing.getByRole('group', { name: 'What would you like to focus on next week?' }),
  )
  expect(focus.getAllByRole('button')).toHaveLength(7)
  const pressed = closing
    .queryAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent)
  expect(pressed).toEqual([])
  expect((keep() as HTMLInputElement).checked).toBe(false)
  expect(screen.getByRole('timer').textContent).toContain('automatically refresh')
  await device.click(done())
  await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
  const { body } = await visitor.get<TimelineEntry[]>('/api/timeline')
  expect(body).toMatchObject([{ helpful: null, focus: [], kept: false }])
})

/** A browser that says what is in sight as it is told to. */
function seeing() {
  const watchers: ((entries: { target: Element; isIntersecting: boolean }[]) => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (typeof watchers)[number]) {
        watchers.push(tell)
      }
      observe() {}
      disconnect() {}
    },
  )
  return (targets: readonly Element[], isIntersecting: boolean) =>
    act(() => {
      for (const tell of watchers) tell(targets.map((target) => ({ target, isIntersecting })))
    })
}

test('C2 one button leads through the last turns, and Done is there beside it from the beginning', async () => {
  const see = seeing()
  const { closing, device, onFinished } = await atTheEnd()
  const turns = closing.getAllByRole('group')
  expect(turns.map((turn) => turn.querySelector('p')?.textContent)).toEqual([
    'Was this chat helpful?',
    'What would you like to focus on next week?',
    'Would you like to keep the whole talk?',
  ])
  const lastWords = screen.getByText(/^Thank you for the time/)
  const order = lastWords.compareDocumentPosition(turns[0] as Element)
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  const scrolledTo: Element[] = []
  const scrolling = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    scrolledTo.push(this)
  })
  const ending = within(screen.getByRole('group', { name: 'Your turn' }))
  const buttons = () => ending.getAllByRole('button').map(({ textContent }) => textContent)
  const onward = () => ending.getByRole('button', { name: 'What comes next' })
  see(turns, false)
  expect(buttons()).toEqual(['Done', 'What comes next'])
  expect(done().className).not.toContain('bg-button')
  expect(onward().className).toContain('bg-button')
  await device.click(onward())
  expect(document.activeElement).toBe(turns[0])
  expect(scrolledTo).toContain(turns[0])
  see(turns.slice(0, 2), true)
  expect(buttons()).toEqual(['Done', 'What comes next'])
  await device.click(onward())
  expect(document.activeElement).toBe(turns[2])
  expect(scrolledTo).toContain(turns[2])
  expect(buttons()).toEqual(['Done'])
  expect(done().className).toContain('bg-button')
  see(turns, false)
  expect(buttons()).toEqual(['Done'])
  expect(onFinished).not.toHaveBeenCalled()
  scrolling.mockRestore()
  vi.unstubAllGlobals()
})

test('C2 nobody is made to walk: Done ends it before the last turns were in sight', async () => {
  const see = seeing()
  const { closing, device, onFinished } = await atTheEnd()
  see(closing.getAllByRole('group'), false)
  await device.click(done())
  await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
})

test('C2 who scrolls to the last turn by themselves is left with Done', async () => {
  const see = seeing()
  const { closing } = await atTheEnd()
  const turns = closing.getAllByRole('group')
  see(turns, false)
  see(turns.slice(2), true)
  done()
  expect(screen.queryByRole('button', { name: 'What comes next' })).toBeNull()
  vi.unstubAllGlobals()
})

test('C12 the countdown stands quietly at the very end, not over the closing words nor beside Done', async () => {
  const { closing } = await atTheEnd()
  const timer = closing.getByRole('timer')
  expect(timer.matches(':last-child')).toBe(true)
  expect(closing.queryByRole('button', { name: 'Done' })).toBeNull()
  expect(timer.textContent).toMatch(
    /^Catch-up completed! Page will automatically refresh in 1[78]\d\d seconds to return to home screen\.$/,
  )
  expect(timer.className).toContain('text-muted')
})

test('C4 the focus is in the summary on screen as soon as it is chosen', async () => {
  const { press } = await atTheEnd()
  const chat = () => screen.getByRole('log').textContent
  expect(chat()).not.toContain('Fun & Friendship')
  await press('Fun & Friendship')
  await screen.findByText('Saved. You can change it until you press Done.')
  await waitFor(() => expect(chat()).toContain('Fun & Friendship'))
  await press('Fun & Friendship')
  await waitFor(() => expect(chat()).not.toContain('Fun & Friendship'))
})

test('C4 beside a summary that does not name it the focus has a line of its own', async () => {
  const { press, wire } = await atTheEnd()
  wire.meddle(
    'POST /api/catchups/summary',
    answered(200, { summary: 'A week of yours.', source: 'model' }),
  )
  await press('Fun & Friendship')
  await screen.findByText('A week of yours.')
  await press('Goals & Growth')
  await screen.findByText('Next week you would like more of Goals & Growth and Fun & Friendship.')
})

test('C4 what is chosen on the other device shows here, too', async () => {
  const { visitor, closing, catchupId } = await atTheEnd()
  const given = { helpful: true, focus: ['Goals & Growth'], keep: true }
  await visitor.post(`/api/catchups/${catchupId}/feedback`, given)
  await waitFor(() => expect(closing.getByRole<HTMLInputElement>('checkbox').checked).toBe(true), {
    timeout: 8000,
  })
  await waitFor(() => expect(screen.getByRole('log').textContent).toContain('Goals & Growth'))
})

test('C4 the letter here is read anew when the focus is chosen on the other device', async () => {
  const { visitor, catchupId, wire } = await atTheEnd()
  const letter = within(await screen.findByRole('region', { name: 'Your week' }))
  // This device has looked, and found that nothing was chosen.
  const readings = () =>
    wire.calls.filter((call) => call.startsWith('GET') && call.endsWith('/feedback'))
  await waitFor(() => expect(readings().length).toBeGreaterThan(0))
  expect(letter.queryByText(/Fun & Friendship/)).toBeNull()
  const given = { helpful: null, focus: ['Fun & Friendship'] }
  await visitor.post(`/api/catchups/${catchupId}/feedback`, given)
  await letter.findByText(/Fun & Friendship/, {}, { timeout: 8000 })
})

test('C14 the closing words fit a heavy talk as well, and say the same to everybody', async () => {
  await atTheEnd()
  const said = screen.getByRole('log').textContent ?? ''
  const words = said.slice(said.indexOf('Mina and Jonas, you have made it through'))
  expect(words).toContain('Take good care of yourselves.')
  expect(words).not.toMatch(/congratulations|celebrat|well done|hooray|stop here|can rest/i)
  expect(document.querySelector('.animate-petal')).toBeNull()
})

test('R15 every choice is saved as it is made, told quietly, and there after a reload', async () => {
  const { press, saved, device, keep, again } = await atTheEnd()
  await press('Not really')
  await screen.findByText('Saved. You can change it until you press Done.')
  expect(await saved()).toEqual({ helpful: false, focus: [], keep: false })
  await press('Yes')
  await press('Goals & Growth')
  await press('Fun & Friendship')
  await press('Goals & Growth')
  await device.click(keep())
  const expected = { helpful: true, focus: ['Fun & Friendship'], keep: true }
  await waitFor(async () => expect(await saved()).toEqual(expected))
  const reloaded = await again()
  await waitFor(() =>
    expect(
      reloaded.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent),
    ).toEqual(['Yes', 'Fun & Friendship']),
  )
  expect(reloaded.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

test('what they keep is on the timeline after Done, and beside the choice stands what Done will do', async () => {
  const { closing, keep, device, visitor, onFinished } = await atTheEnd()
  closing.getByText(/^Without this, your answers are cleared at the end\./)
  await device.click(keep())
  closing.getByText(/^Your answers and the whole talk stay on your timeline/)
  expect(closing.queryByText(/answers are cleared/)).toBeNull()
  await device.click(done())
  await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
  const { body } = await visitor.get<TimelineEntry[]>('/api/timeline')
  expect(body).toMatchObject([{ kept: true }])
})

test('while the server fails, Done clears nothing that they want to keep, and says so', async () => {
  const { keep, device, wire, onFinished } = await atTheEnd()
  wire.meddle('POST /api/catchups', lost)
  await device.click(keep())
  await screen.findByText(/^That could not be saved just now\./)
  await device.click(done())
  await screen.findByText('Your catch-up is not kept yet')
  expect(onFinished).not.toHaveBeenCalled()
  expect(wire.calls.filter((call) => call.includes('reset-session'))).toEqual([])
  wire.mend('POST /api/catchups')
  await device.click(done())
  await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
})

test('a choice that could not be saved never holds Done back without Keep', async () => {
  const { press, device, wire, onFinished } = await atTheEnd()
  wire.meddle('POST /api/catchups', answered(500, { message: 'no', error: 'no', statusCode: 500 }))
  await press('Yes')
  await act(async () => undefined)
  await device.click(done())
  await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
})

const promised = async (visitor: Visitor) => {
  const { body } = await visitor.get<{ challenge: { title: string } }>(
    `/api/challenges/${initialWeekId}/next`,
  )
  return body.challenge.title
}

test('the challenge on the page is the one that home shows after Done, also by a focus chosen here', async () => {
  const { visitor, device, press, wire, onFinished } = await atTheEnd()
  const page = within(await screen.findByRole('region', { name: 'Your week' }))
  await page.findByText(await promised(visitor))
  const asked = () => wire.calls.filter((call) => call.endsWith('/next')).length
  const before = asked()
  await press('Parenting or Shared Responsibilities')
  await waitFor(() => expect(asked()).toBeGreaterThan(before))
  await waitFor(async () => page.getByText(await promised(visitor)))
  const title = await promised(visitor)
  await device.click(done())
  await waitFor(() => expect(onFinished).toHaveBeenCalledOnce())
  const { body: three } = await visitor.get<Challenge[]>(`/api/challenges/${initialWeekId}`)
  expect(three.find(({ chosen }) => chosen)?.title).toBe(title)
})

test('the summary is a page with the day, the names and the challenge; the talk goes to the paper, too', async () => {
  const { visitor, device } = await atTheEnd()
  const page = within(await screen.findByRole('region', { name: 'Your week' }))
  page.getByText('Mina and Jonas')
  page.getByText(localDate(new Date()))
  await page.findByText(await promised(visitor))
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await device.click(page.getByRole('button', { name: 'Print or save' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const quoted = [...document.querySelectorAll('body > [data-paper] blockquote')]
  expect(quoted.map((one) => one.textContent)).toContain('answer partner 6')
  expect(quoted).toHaveLength(14)
  print.mockRestore()
})

/** An insight that quotes what every answer of these two begins with. */
const quoting =
  'Mina wrote **“answer primary”**, and Jonas wrote **“answer partner”**. What comes next?'

const allInsights = () =>
  waitFor(() => expect(document.querySelectorAll('[data-kind="insight"]')).toHaveLength(7))

/** The words of the two in the letter, on the screen or on paper. */
const ownLines = (letter: string) =>
  [...document.querySelectorAll(`${letter} figure`)]
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith('“'))

test('the letter holds a line or two of each, as the guide has quoted them, and the paper their whole talk', async () => {
  const { wire, device, again } = await atTheEnd()
  wire.meddle('POST /api/catchups/insight', answered(200, { insight: quoting, source: 'built-in' }))
  await again()
  await allInsights()
  const pair = ['“answer primary”Mina', '“answer partner”Jonas']
  await waitFor(() => expect(ownLines('section')).toEqual([...pair, ...pair]))
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await device.click(screen.getByRole('button', { name: 'Print or save' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(ownLines('[data-paper]')).toEqual([])
  expect(document.querySelectorAll('[data-paper] figure')).toHaveLength(14)
  print.mockRestore()
})

test.each([
  ['quotes nobody', 'Rain comes and goes. What would help you?', 'built-in'],
  ['quotes one of them alone', 'Mina wrote **“answer primary”**. What next?', 'built-in'],
  ['was ready-made or is not known', quoting, 'unknown'],
])(
  'R20 the letter holds no words of theirs where what was written %s',
  async (_what, insight, source) => {
    const { wire, again } = await atTheEnd()
    wire.meddle('POST /api/catchups/insight', answered(200, { insight, source }))
    await again()
    await allInsights()
    await screen.findByRole('region', { name: 'Your week' })
    expect(ownLines('section')).toEqual([])
  },
)

test('R26 the letter holds no words of a question that one of them keeps private', async () => {
  const { visitor, wire, again } = await atTheEnd()
  const { body: items } = await visitor.get<object[]>(
    `/api/catchups/${initialWeekId}/responses?userId=30`,
  )
  wire.meddle(
    `GET /api/catchups/${initialWeekId}/responses`,
    answered(
      200,
      items.map((item) => ({ ...item, userKeptPrivate: true })),
    ),
  )
  wire.meddle('POST /api/catchups/insight', answered(200, { insight: quoting, source: 'built-in' }))
  await again()
  expect((await screen.findAllByText('Mina keeps this one private.')).length).toBe(7)
  await allInsights()
  await screen.findByRole('region', { name: 'Your week' })
  expect(ownLines('section')).toEqual([])
})
