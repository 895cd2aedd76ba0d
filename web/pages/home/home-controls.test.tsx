import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import { noteKeeping } from '#web/features/questions/waiting/waiting-answers.ts'
import { control, isRefusing, personButton } from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { answered, lost } from '#web/testing/wire.ts'
import { homeWords } from './home-words.ts'

const server = testServer()

const openHome = async (...done: ('primary' | 'partner')[]) => {
  const { visitor, user } = await registerCouple(server.current())
  for (const participant of done) await answerAll(visitor, participant)
  const page = renderPage(visitor, '/home')
  await screen.findByRole('heading', { name: 'Welcome to Your Weekly Relationship Check-in' })
  await waitFor(() => expect(screen.queryAllByText(/One moment/)).toEqual([]))
  return { page, user, visitor }
}

const steps = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

describe('the four numbered controls (product §2, R15)', () => {
  test('nobody chosen: both starts look disabled, are focusable and say why', async () => {
    await openHome()
    expect(steps().map((text) => /Step \d/.exec(text ?? '')?.[0])).toEqual([
      'Step 1',
      'Step 2',
      'Step 3',
      'Step 4',
    ])
    for (const name of ['Start Weekly Questions', 'Start Catch-Up']) {
      expect(isRefusing(name)).toBe(true)
      control(name).focus()
      expect(document.activeElement).toBe(control(name))
    }
    // The button above begins as her, and the path says so.
    expect(control('Begin as Mina')).toBeDefined()
    expect(screen.getByText('Mina is next.')).toBeDefined()
    expect(screen.getByText('Mina first, or choose Jonas.')).toBeDefined()
    expect(screen.getByText('Opens when you have both answered.')).toBeDefined()
    expect(control('Start New Session')).toBeDefined()
    expect(screen.queryByText('Ready')).toBeNull()
    for (const name of ['Mina', 'Jonas']) {
      expect((await personButton(name)).getAttribute('aria-pressed')).toBe('false')
    }
  })

  test('C9 R23 where both sign in, the one who signed in comes first and is chosen', async () => {
    const { partnerEmail } = await registerCouple(server.current())
    const partner = server.current().visitor()
    await partner.post('/api/login', { email: partnerEmail, password: 'lamp-and-blanket-42' })
    renderPage(partner, '/home')
    const [jonas, mina] = [await personButton('Jonas'), await personButton('Mina')]
    expect(jonas.compareDocumentPosition(mina)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(jonas.getAttribute('aria-pressed')).toBe('true')
    expect(mina.getAttribute('aria-pressed')).toBe('false')
    expect(isRefusing('Start Weekly Questions')).toBe(false)
  })

  test('one chosen: pressed, remembered, questions fetched ahead, questions may start', async () => {
    const { page, user } = await openHome()
    await page.user.click(await personButton('Jonas'))
    expect((await personButton('Jonas')).getAttribute('aria-pressed')).toBe('true')
    expect(isRefusing('Start Weekly Questions')).toBe(false)
    expect(sessionStorage.getItem('currentUserType')).toBe('partner')
    expect(sessionStorage.getItem('currentUser')).toBe('Jonas')
    const prefetch = `GET /api/questions/session-initial?userId=${user.partnerId}`
    expect(page.calls).toContain(prefetch)
    await page.user.click(await personButton('Mina'))
    expect(sessionStorage.getItem('currentUserType')).toBe('primary')
    expect(sessionStorage.getItem('currentUser')).toBe('Mina')
    expect((await personButton('Jonas')).getAttribute('aria-pressed')).toBe('false')
  })

  test('a failed prefetch is ignored', async () => {
    const { page } = await openHome()
    page.meddle('GET /api/questions', lost)
    await page.user.click(await personButton('Mina'))
    expect(isRefusing('Start Weekly Questions')).toBe(false)
    expect(screen.queryByText('Error retrieving questions')).toBeNull()
  })

  test('one has completed: green with words, and cannot start again', async () => {
    const { page } = await openHome('primary')
    expect((await personButton('Mina')).textContent).toContain('All answered')
    expect(screen.getAllByText(/^Mina is done/)).toHaveLength(1)
    expect(screen.getByText('Jonas is next.')).toBeDefined()
    await page.user.click(await personButton('Mina'))
    expect(isRefusing('Start Weekly Questions')).toBe(true)
    await page.user.click(control('Start Weekly Questions'))
    await screen.findByText('Questions already completed')
    expect(screen.getByText(/^Mina has already completed/)).toBeDefined()
    expect(screen.queryByRole('log')).toBeNull()
  })

  test('both have completed: Ready, only the catch-up may start', async () => {
    await openHome('primary', 'partner')
    await screen.findByText('Ready')
    expect(isRefusing('Start Weekly Questions')).toBe(true)
    expect(isRefusing('Start Catch-Up')).toBe(false)
  })

  test('both have completed: who answers is a row that opens, and says who is done', async () => {
    const { page } = await openHome('primary', 'partner')
    await screen.findByText('Ready')
    const row = screen.getByRole('button', { name: (name) => name.endsWith('Who answers?') })
    expect(row.getAttribute('aria-expanded')).toBe('false')
    await page.user.click(row)
    expect(row.getAttribute('aria-expanded')).toBe('true')
    await page.user.click(row)
    expect(screen.getByText('Mina and Jonas have answered.')).toBeDefined()
  })
})

describe('refusals, word for word (product §5)', () => {
  test.each([
    [
      'Start Weekly Questions',
      'Select a participant',
      'Please select either yourself or your partner first.',
    ],
    [
      'Start Catch-Up',
      'Complete weekly questions first',
      'Please have both participants complete their weekly questions before starting a catch-up session.',
    ],
  ])('%s', async (name, title, description) => {
    const { page } = await openHome()
    control(name).focus()
    await page.user.keyboard('{Enter}')
    expect((await screen.findByText(title)).parentElement?.textContent).toContain(description)
    expect(page.calls.some((call) => call.startsWith('POST'))).toBe(false)
  })
})

describe('progress', () => {
  const time = fakeTime()

  test('is read for real ids, past every cache', async () => {
    const { page, user } = await openHome()
    const polls = page.calls.filter((call) => call.includes('/api/progress/'))
    await time.pass(2000)
    await time.pass(2000)
    for (const id of [user.id, user.partnerId]) {
      const asked = page.calls.filter((call) =>
        call.includes(`/api/progress/session-initial?userId=${id}&`),
      )
      expect(asked.length).toBeGreaterThanOrEqual(3)
      expect(new Set(asked).size).toBe(asked.length)
      const start = `GET /api/progress/session-initial?userId=${id}&cache_bust=`
      expect(polls.some((call) => call.startsWith(start))).toBe(true)
    }
  })

  test('a failure is told by name and status, and the polling goes on', async () => {
    const { page, user } = await openHome()
    page.meddle(`GET /api/progress/session-initial?userId=${user.partnerId}`, answered(503))
    await time.pass(2000)
    expect(screen.queryByText(/Failed to fetch/)).toBeNull()
    await time.pass(1000)
    await screen.findByText(/Failed to fetch Jonas progress: 503/)
    expect(screen.queryByText(/Failed to fetch Mina/)).toBeNull()
    page.mend(`GET /api/progress/session-initial?userId=${user.partnerId}`)
    await time.pass(2000)
    await waitFor(() => expect(screen.queryByText(/Failed to fetch/)).toBeNull())
  })

  test('C6 offline: no raw words, but since when what is here stands', async () => {
    const { page } = await openHome('primary')
    page.meddle('GET /api/', lost)
    await time.pass(2000)
    await time.pass(1000)
    const banner = await screen.findByText(/^You seem to be offline\./)
    // Another file of the process may have brought a store, with which one can go on.
    expect(banner.textContent.replace(` ${homeWords.offlineNext}`, '')).toMatch(
      /^You seem to be offline\. What you see here is from \d{1,2}:\d\d( [AP]M)?\.$/,
    )
    expect(screen.queryByText(/Failed to fetch|We could not find out/)).toBeNull()
    expect((await personButton('Mina')).textContent).toContain('All answered')
    page.mend('GET /api/')
    await time.pass(2000)
    await waitFor(() => expect(screen.queryByText(/offline/)).toBeNull())
  })

  test.each([
    { done: ['primary'], mayGoOn: true },
    { done: ['primary', 'partner'], mayGoOn: false },
  ] as const)(
    'R28 offline, $done done: to go on with questions is offered: $mayGoOn',
    async (asked) => {
      const { page, user } = await openHome(...asked.done)
      localStorage.setItem('sealingHalf', JSON.stringify({ userId: user.id, salt: 'half a key' }))
      noteKeeping(user.id)
      page.meddle('GET /api/', lost)
      await time.pass(2000)
      await time.pass(1000)
      const banner = await screen.findByText(/^You seem to be offline\./)
      expect(banner.textContent.includes('You can keep answering your questions')).toBe(
        asked.mayGoOn,
      )
    },
  )

  test('R28 questions that home could not bring in the first try come in the next', async () => {
    const { page, user } = await openHome()
    localStorage.setItem('sealingHalf', JSON.stringify({ userId: user.id, salt: 'half a key' }))
    const asked: (() => Promise<Response>)[] = []
    page.meddle('GET /api/questions/', (passOn) => {
      asked.push(passOn)
      return asked.length <= 2 ? lost(passOn) : passOn()
    })
    await time.pass(3000)
    await waitFor(() => expect(asked).toHaveLength(2))
    await time.pass(3000)
    await waitFor(() => expect(asked).toHaveLength(4))
    await time.pass(6000)
    expect(asked).toHaveLength(4)
  })

  test('a login that has ended leads to /auth', async () => {
    const { page, visitor } = await openHome()
    visitor.cookies.clear()
    await time.pass(2000)
    await time.pass(1000)
    await waitFor(() => expect(page.path()).toBe('/auth'))
  })
})
