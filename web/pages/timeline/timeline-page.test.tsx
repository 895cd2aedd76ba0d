import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { listedAtOnce, type TimelineEntry } from '#contract/timeline.ts'
import { coupleIdOf, registerCouple, testPassword } from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { type Page, renderPage, testServer } from '#web/testing/render-page.tsx'
import { answered, lost } from '#web/testing/wire.ts'
import './timeline-page.tsx'

const server = testServer()

async function liveAWeek(visitor: Visitor, { word, keep }: { word: string; keep: boolean }) {
  const { catchupId } = await openCatchup(visitor, { word })
  const given = { helpful: keep, focus: ['Fun & Friendship'], keep }
  await visitor.post(`/api/catchups/${catchupId}/feedback`, given)
  await pressDone(visitor)
  server.current().clock.forward(7 * 24 * 60 * 60 * 1000)
}

/** A couple with two catch-ups, the earlier of them kept. */
async function withTwo() {
  const couple = await registerCouple(server.current())
  await liveAWeek(couple.visitor, { word: 'early', keep: true })
  await liveAWeek(couple.visitor, { word: 'late', keep: false })
  return couple
}

const entries = async () => screen.findAllByRole('article')
/** The earlier of the two, which is folded at first. */
async function earlyOf(page: Page) {
  const early = await inEntry(1)
  return { early, unfold: () => page.user.click(early.getByRole('button', { expanded: false })) }
}

const inEntry = async (at: number) => within((await entries())[at] as HTMLElement)

test('R9 lists the catch-ups with day, summary and focus, the latest first', async () => {
  const { visitor } = await withTwo()
  renderPage(visitor, '/timeline')
  expect(await entries()).toHaveLength(2)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Timeline')
  const [late, early] = [await inEntry(0), await inEntry(1)]
  expect(late.getByRole('heading').textContent).toMatch(/^\w+day, \w+ \d+$/)
  const [entry] = (await visitor.get<TimelineEntry[]>('/api/timeline')).body
  late.getByText(entry?.summary?.split('\n')[0] ?? 'its summary')
  early.getByText('Next: Fun & Friendship')
  expect(late.getByText('Focus for the following week').parentElement?.textContent).toMatch(
    /Fun & Friendship$/,
  )
  expect(late.queryByRole('link', { name: /Read the talk/ })).toBeNull()
})

test('R9 what stands beside the list is true where no talk was kept', async () => {
  const { visitor } = await registerCouple(server.current())
  await liveAWeek(visitor, { word: 'gone', keep: false })
  renderPage(visitor, '/timeline')
  expect(await entries()).toHaveLength(1)
  screen.getByText('What stays of your talks.')
  expect(screen.queryByText(/What you said/)).toBeNull()
  expect(document.body.textContent).not.toContain('gone primary')
})

test('a kept one opens and tells the talk from the side of who reads it', async () => {
  const { partnerEmail } = await withTwo()
  const partner = server.current().visitor()
  await partner.post('/api/login', { email: partnerEmail, password: testPassword })
  const page = renderPage(partner, '/timeline')
  const { early, unfold } = await earlyOf(page)
  await unfold()
  await page.user.click(early.getByRole('link', { name: /^Read the talk/ }))
  await waitFor(() => expect(page.path()).toMatch(/^\/timeline\?read=\d+$/))
  const talk = within(await screen.findByRole('region', { name: /^Your talk of/ }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Your talk' }))
  expect(talk.getAllByText(/^Question \d$/).length).toBe(7)
  const own = [...document.querySelectorAll('[data-kind="own"]')].map((one) => one.textContent)
  expect(own).toHaveLength(7)
  expect(own[0]).toContain('early partner 0')
  talk.getByText('early primary 6')
  expect(talk.getAllByText(/^An? (?:insight|question) from the guide$/)).not.toEqual([])
  expect(screen.queryByRole('article')).toBeNull()
  // Before the talk, and once more where it ends.
  const waysBack = screen.getAllByRole('link', { name: 'Back to the timeline' })
  expect(waysBack).toHaveLength(2)
  await page.user.click(waysBack[1] as HTMLElement)
  expect((await inEntry(1)).getByRole('button', { expanded: true }).textContent).toMatch(/^\w+day/)
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Read the talk of /))
})

test('a talk that was not kept says so, and one that does not come can be asked for again', async () => {
  const { visitor } = await withTwo()
  const [late] = (await visitor.get<TimelineEntry[]>('/api/timeline')).body
  const page = renderPage(visitor, `/timeline?read=${late?.id}`)
  await screen.findByText(/^The talk itself was not kept\./)
  await page.user.click(screen.getByRole('link', { name: 'Back to the timeline' }))
  const { early, unfold } = await earlyOf(page)
  await unfold()
  page.meddle('GET /api/timeline/', lost)
  await page.user.click(early.getByRole('link', { name: /^Read the talk/ }))
  await screen.findByText('This talk could not be opened just now')
  page.mend('GET /api/timeline/')
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('early primary 6')
})

test('printing a kept one puts its page and its talk on the paper, and nothing else', async () => {
  const { visitor } = await withTwo()
  const papers: Element[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    papers.push(...document.querySelectorAll('body > [data-paper]'))
  })
  const page = renderPage(visitor, '/timeline')
  const { early, unfold } = await earlyOf(page)
  await unfold()
  await page.user.click(early.getByRole('button', { name: /^Print or save/ }))
  await waitFor(() => expect(papers).toHaveLength(1))
  const paper = within(papers[0] as HTMLElement)
  expect(paper.getByRole('heading', { level: 1 }).textContent).toBe('Your week')
  paper.getByText('Mina and Jonas')
  expect(papers[0]?.textContent?.match(/Fun & Friendship/g)).toHaveLength(1)
  expect(paper.getAllByText(/^Question \d$/)).toHaveLength(7)
  const quoted = [...(papers[0]?.querySelectorAll('blockquote') ?? [])]
  expect(quoted.map((one) => one.textContent)).toContain('early partner 6')
  expect(papers[0]?.textContent).not.toMatch(/late (?:primary|partner)/)
  expect(document.querySelector('[data-paper]')).not.toBeNull()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(document.querySelector('[data-paper]')).toBeNull()
  print.mockRestore()
})

test('one that was not kept is its page alone, and a talk that does not come is not printed', async () => {
  const { visitor } = await withTwo()
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const page = renderPage(visitor, '/timeline')
  const { early, unfold } = await earlyOf(page)
  await page.user.click((await inEntry(0)).getByRole('button', { name: /^Print or save/ }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(document.querySelectorAll('[data-paper] blockquote')).toHaveLength(0)
  expect(document.querySelector('[data-paper]')?.textContent).toContain('From the guide')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  await unfold()
  page.meddle('GET /api/timeline/', lost)
  await page.user.click(early.getByRole('button', { name: /^Print or save/ }))
  await screen.findByText('Not printed')
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
})

/** As `/api/timeline` lists them where the guide quoted both in two questions of what was kept. */
async function withWordsOfBoth(visitor: Visitor) {
  const { body } = await visitor.get<TimelineEntry[]>('/api/timeline')
  const words = (number: number) => ({
    question: `Which walk was number ${number}?`,
    lines: { primary: `the river ${number}`, partner: `the hill ${number}` },
  })
  return answered(
    200,
    body.map((entry) => ({ ...entry, lines: entry.kept ? [words(1), words(2)] : [] })),
  )
}

test('words of both stand above the letter of a kept one, and the partner’s in its line where it is folded', async () => {
  const { visitor } = await withTwo()
  const page = renderPage(visitor, '/timeline', {
    'GET /api/timeline': await withWordsOfBoth(visitor),
  })
  const { early, unfold } = await earlyOf(page)
  const atAGlance = () => early.queryByText('“the hill 1”', { selector: 'bdi' })
  expect(atAGlance()?.parentElement?.textContent).toBe('Jonas: “the hill 1”')
  expect((await inEntry(0)).queryByText(/the river/)).toBeNull()
  await unfold()
  expect(atAGlance()).toBeNull()
  const told = [...document.querySelectorAll('article:has([aria-expanded="true"]) figure')]
  expect(told.map(({ textContent }) => textContent)).toEqual([
    ...['“the river 1”Mina', '“the hill 1”Jonas', '“the river 2”Mina', '“the hill 2”Jonas'],
  ])
  const focus = early.getByText('Focus for the following week')
  const follows = (one: Element | undefined, other: Element) =>
    one?.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING
  const letter = early.getByText(/^Thank you/)
  expect([follows(told[3], letter), follows(letter, focus)]).toEqual([true, true])
})

test('of a letter the first paragraph is seen, the rest once it is asked for, on paper all of it', async () => {
  const { visitor } = await withTwo()
  const page = renderPage(visitor, '/timeline')
  const late = await inEntry(0)
  const rest = late.getByRole('button', { name: /^Read the rest/ })
  const letter = document.getElementById(rest.getAttribute('aria-controls') ?? '')
  const unseen = () =>
    [...(letter?.children ?? [])].map((paragraph) => paragraph.classList.contains('hidden'))
  expect(rest.getAttribute('aria-expanded')).toBe('false')
  expect(unseen().slice(0, 2)).toEqual([false, true])
  expect([...(letter?.children ?? [])].slice(1).every((one) => one.matches('.print\\:block'))).toBe(
    true,
  )
  await page.user.click(rest)
  expect(rest.getAttribute('aria-expanded')).toBe('true')
  expect(rest.textContent).toMatch(/^Show less/)
  expect(unseen()).not.toContain(true)
})

test('on paper a missing summary is said by nobody', async () => {
  const { visitor } = await withTwo()
  const { body } = await visitor.get<TimelineEntry[]>('/api/timeline')
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const page = renderPage(visitor, '/timeline', {
    'GET /api/timeline': answered(
      200,
      body.map((entry) => ({ ...entry, summary: null })),
    ),
  })
  await page.user.click((await inEntry(0)).getByRole('button', { name: /^Print or save/ }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const paper = document.querySelector('[data-paper]')
  expect(paper?.textContent).toContain('This catch-up ended before its summary was written.')
  expect(paper?.textContent).not.toContain('From the guide')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  print.mockRestore()
})

test('on paper a kept one calls both as they were called then, beside their words, too', async () => {
  const { visitor, user, email } = await withTwo()
  const renamed = { username: 'Wilhelmina', partnerName: 'Jonas', email, userId: user.id }
  expect((await visitor.patch('/api/partner', renamed)).status).toBe(200)
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  const page = renderPage(visitor, '/timeline', {
    'GET /api/timeline': await withWordsOfBoth(visitor),
  })
  const { early, unfold } = await earlyOf(page)
  page.mend('GET /api/timeline')
  await unfold()
  await page.user.click(early.getByRole('button', { name: /^Print or save/ }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const paper = document.querySelector('[data-paper]')
  expect(paper?.querySelector('figure')?.textContent).toBe('Minaearly primary 0')
  expect(paper?.textContent).not.toContain('Wilhelmina')
  act(() => void window.dispatchEvent(new Event('afterprint')))
  print.mockRestore()
})

test('the latest is unfolded, the others show at a glance what mattered', async () => {
  const { visitor } = await withTwo()
  const page = renderPage(visitor, '/timeline')
  const { early, unfold } = await earlyOf(page)
  const late = await inEntry(0)
  expect(late.getByRole('button', { expanded: true }).textContent).toMatch(/^\w+day/)
  early.getByText('Next: Fun & Friendship')
  early.getByText('The whole talk is kept')
  expect(early.queryByRole('button', { name: /^Delete/ })).toBeNull()
  await unfold()
  expect(early.queryByText('The whole talk is kept')).toBeNull()
  early.getByRole('button', { name: /^Delete/ })
})

test('one is deleted after a question, the other stays, and the focus is not lost', async () => {
  const { visitor } = await withTwo()
  const page = renderPage(visitor, '/timeline')
  const { early, unfold } = await earlyOf(page)
  await unfold()
  await page.user.click(early.getByRole('button', { name: /^Delete/ }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this catch-up?' }))
  await page.user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(document.activeElement?.textContent).toMatch(/^Delete the catch-up of/)
  expect(await entries()).toHaveLength(2)
  await page.user.keyboard('{Enter}')
  const again = within(await screen.findByRole('alertdialog'))
  await page.user.click(again.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Catch-up deleted')
  await waitFor(async () => expect(await entries()).toHaveLength(1))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  expect((await visitor.get<TimelineEntry[]>('/api/timeline')).body).toHaveLength(1)
})

test('a deletion that fails says so and keeps the question open', async () => {
  const { visitor } = await withTwo()
  const page = renderPage(visitor, '/timeline')
  page.meddle('DELETE /api/timeline', answered(500, { message: '', error: '', statusCode: 500 }))
  await page.user.click((await inEntry(0)).getByRole('button', { name: /^Delete/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
  await screen.findByText('The catch-up could not be deleted. Please try again.')
  page.mend('DELETE /api/timeline')
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(async () => expect(await entries()).toHaveLength(1))
})

test('C15 a summary stands in paragraphs, and no entry is stamped as helpful or not', async () => {
  const { visitor } = await withTwo()
  renderPage(visitor, '/timeline')
  const [late, early] = await entries()
  for (const entry of [late, early]) {
    expect(entry?.textContent).not.toMatch(/helpful/i)
    const paragraphs = [...(entry?.querySelectorAll('p') ?? [])].map((p) => p.textContent ?? '')
    expect(paragraphs.length).toBeGreaterThan(2)
    for (const words of paragraphs) {
      const outsideQuotes = words.replace(/“[^”]*”/g, '')
      expect(outsideQuotes.split(/[.!?](?:\s|$)/).length).toBeLessThanOrEqual(4)
    }
  }
})

test('an empty timeline says how it begins and leads there', async () => {
  const { visitor } = await registerCouple(server.current())
  const page = renderPage(visitor, '/timeline')
  await screen.findByText('Your timeline begins with your first catch-up')
  await page.user.click(screen.getByRole('link', { name: 'To your questions' }))
  await waitFor(() => expect(page.path()).toBe('/home'))
})

test('a timeline that does not come can be asked for again', async () => {
  const { visitor } = await withTwo()
  const page = renderPage(visitor, '/timeline', { 'GET /api/timeline': lost })
  await screen.findByText('We could not load your timeline')
  page.mend('GET /api/timeline')
  await page.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await entries()).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('the menu leads to it, and nobody else gets in', async () => {
  const { visitor } = await registerCouple(server.current())
  const page = renderPage(visitor, '/home')
  await page.user.click(await screen.findByRole('button', { name: 'Menu' }))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Timeline' }))
  await waitFor(() => expect(page.path()).toBe('/timeline'))
  await screen.findByRole('heading', { level: 1, name: 'Timeline' })
  const stranger = renderPage(server.current().visitor(), '/timeline')
  await waitFor(() => expect(stranger.path()).toBe('/auth'))
})

test('R9 after sixty of them the earlier ones come when asked for, and the focus goes on there', async () => {
  const { visitor, user } = await withTwo()
  const { database } = server.current()
  const coupleId = await coupleIdOf({ database }, user.id)
  for (let at = 0; at < listedAtOnce; at += 1) {
    await database
      .insertInto('timeline')
      .values({
        ...{ coupleId, weekId: `old-${at}`, catchupId: 900_000 + at },
        happenedAt: new Date(Date.UTC(2020, 0, 1 + 7 * at)).toISOString(),
      })
      .execute()
  }
  const page = renderPage(visitor, '/timeline')
  expect(await entries()).toHaveLength(listedAtOnce)
  page.meddle('GET /api/timeline', lost)
  const button = screen.getByRole('button', { name: 'Earlier catch-ups' })
  await page.user.click(button)
  await screen.findByText('The earlier ones could not be loaded. Please try again.')
  expect(document.activeElement).toBe(button)
  expect(await entries()).toHaveLength(listedAtOnce)
  page.mend('GET /api/timeline')
  await page.user.click(button)
  await waitFor(async () => expect(await entries()).toHaveLength(listedAtOnce + 2))
  const first = (await entries())[listedAtOnce] as HTMLElement
  await waitFor(() => expect(first.contains(document.activeElement)).toBe(true))
  expect(screen.queryByRole('button', { name: 'Earlier catch-ups' })).toBeNull()
})
