import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerAll, registerCouple, registerOnTwoDevices } from '#server/testing/couple.ts'
import {
  answer,
  answerSome,
  chat,
  control,
  everythingStored,
  openOwnQuestions,
  openQuestions,
  personButton,
  question,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { type Page, renderPage, testServer } from '#web/testing/render-page.tsx'
import { answered, lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()

/** A couple at home, six of Mina's answers given and her last question open. */
const openLast = async () => {
  const couple = await registerCouple(server.current())
  const { user } = couple
  const page = await openOwnQuestions(couple, 6)
  await question(7)
  return { page, user }
}

/** How many voices of the last picture are still to be filled. */
const openVoices = () => screen.getByRole('log').querySelectorAll('[stroke-dasharray]').length

describe('the end (product §4, R3, R15)', () => {
  test('the seventh answer: congratulation, claim, two seconds, three seconds, home', async () => {
    const { page, user } = await openLast()
    await answer(page, 'Laughing about the pancakes.')
    await waitFor(() => expect(chat()).toContain('That is all seven, Mina'))
    expect(openVoices()).toBe(1)
    await waitFor(() =>
      expect(page.calls).toContain(`POST /api/progress/session-initial?userId=${user.id}`),
    )
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(document.activeElement).toBe(
      screen.getByRole('group', { name: 'All seven are answered' }),
    )
    expect(sessionStorage.getItem(`weeklyQuestions_${user.id}`)).toBeNull()
    await waitFor(() => expect(sessionStorage.getItem('openView')).toBeNull())
    await time.pass(2000)
    await time.pass(2500)
    expect(screen.queryByRole('log')).not.toBeNull()
    await time.pass(500)
    expect(screen.queryByRole('log')).toBeNull()
    await screen.findByText('Great job!')
    expect(
      screen.getByText('Now select the other partner to have them answer the same questions.'),
    ).toBeDefined()
    expect((await personButton('Mina')).getAttribute('aria-pressed')).toBe('false')
    expect((await personButton('Mina')).textContent).toContain('All answered')
    expect(document.body.textContent).not.toContain('pancakes')
    expect(everythingStored()).not.toContain('pancakes')
  })

  test.each([
    ['primary', 'Mina', { partnerCompleted: true }],
    ['partner', 'Jonas', { userCompleted: true }],
  ] as const)('the flag of the %s', async (participant, name, flag) => {
    const { visitor, user } = await registerCouple(server.current())
    const userId = participant === 'primary' ? user.id : user.partnerId
    await answerSome(visitor, { userId, participant }, 6)
    const page = renderPage(visitor, '/home')
    const bodies: unknown[] = []
    const send = globalThis.fetch
    globalThis.fetch = (url, init) => {
      const isClaim = init?.method === 'POST' && String(url).startsWith('/api/progress/')
      if (isClaim) bodies.push([String(url), JSON.parse(String(init.body))])
      return send(url, init)
    }
    await openQuestions(page, name)
    await screen.findByRole('log')
    await answer(page, 'Last words.')
    await waitFor(() =>
      expect(bodies).toEqual([[`/api/progress/session-initial?userId=${userId}`, flag]]),
    )
  })

  test('the second to finish gets no call to pass the phone on', async () => {
    const { visitor, user } = await registerCouple(server.current())
    await answerAll(visitor, 'partner')
    await answerSome(visitor, { userId: user.id, participant: 'primary' }, 6)
    const page = renderPage(visitor, '/home')
    await openQuestions(page, 'Mina')
    await screen.findByRole('log')
    await answer(page, 'Last words.')
    await waitFor(() => expect(chat()).toContain('That is all seven, Mina'))
    expect(openVoices()).toBe(0)
    await waitFor(() => expect(sessionStorage.getItem('openView')).toBeNull())
    await time.pass(2000)
    await time.pass(3000)
    await screen.findByText('Ready')
    expect(screen.queryByText('Great job!')).toBeNull()
  })

  test('a claim that fails is told and tried again with a button', async () => {
    const { page } = await openLast()
    page.meddle('POST /api/progress', lost)
    await answer(page, 'Last words.')
    await screen.findByText('Your answers are saved, but we could not mark them as finished.')
    await time.pass(10_000)
    expect(screen.queryByRole('log')).not.toBeNull()
    page.mend('POST /api/progress')
    await page.user.click(control('Try again'))
    await waitFor(() => expect(sessionStorage.getItem('openView')).toBeNull())
    expect(screen.queryByText(/could not mark them/)).toBeNull()
    await time.pass(2000)
    await time.pass(3000)
    await screen.findByText('Great job!')
  })

  describe('all seven answered, yet not complete', () => {
    const claims = (page: Page) =>
      page.calls.filter((call) => call.startsWith('POST /api/progress/session-initial?userId='))
    const claimOf = (userId: number) => `POST /api/progress/session-initial?userId=${userId}`

    test('home claims again for both, before anybody is chosen', async () => {
      const { visitor, user } = await registerCouple(server.current())
      await answerAll(visitor, 'primary', { claim: false })
      await answerAll(visitor, 'partner', { claim: false })
      const page = renderPage(visitor, '/home')
      await screen.findByText('Ready')
      expect(claims(page).sort()).toEqual([claimOf(user.id), claimOf(user.partnerId)].sort())
    })

    test('home claims for who is not chosen, too', async () => {
      const { visitor, user } = await registerCouple(server.current())
      const page = renderPage(visitor, '/home')
      await page.user.click(await personButton('Mina'))
      await answerAll(visitor, 'partner', { claim: false })
      await time.pass(2000)
      await waitFor(() => expect(claims(page)).toEqual([claimOf(user.partnerId)]))
      await waitFor(async () =>
        expect((await personButton('Jonas')).textContent).toContain('All answered'),
      )
    })

    test('a claim that keeps failing is tried once, and once more after a network is back', async () => {
      const { visitor, user } = await registerCouple(server.current())
      await answerAll(visitor, 'partner', { claim: false })
      const page = renderPage(visitor, '/home', { 'POST /api/progress': answered(503) })
      await waitFor(() => expect(claims(page)).toEqual([claimOf(user.partnerId)]))
      await time.pass(10_000)
      expect(claims(page)).toHaveLength(1)
      page.meddle('GET /api/progress', lost)
      await time.pass(6000)
      await screen.findByText(/^You seem to be offline/)
      page.mend('GET /api/progress')
      page.mend('POST /api/progress')
      await time.pass(4000)
      await waitFor(async () =>
        expect((await personButton('Jonas')).textContent).toContain('All answered'),
      )
      expect(claims(page)).toHaveLength(2)
    })

    test('R23 the other’s seven, answered here: it is the turn of who is signed in', async () => {
      const { visitor, user } = await registerOnTwoDevices(server.current())
      await answerSome(visitor, { userId: user.partnerId, participant: 'partner' }, 6)
      const page = renderPage(visitor, '/home')
      await page.user.click(await personButton('Jonas'))
      await page.user.click(control('Start Weekly Questions'))
      await question(7)
      await answer(page, 'The boat.')
      await time.pass(5000)
      await screen.findByText('Great job!')
      expect(screen.getByText('Your talk opens once you have answered, too.')).toBeDefined()
    })

    test('R17 nobody claims for who answers on a device of their own', async () => {
      const { visitor, partner, user } = await registerOnTwoDevices(server.current())
      await answerAll(partner, 'partner', { claim: false })
      const page = renderPage(visitor, '/home')
      await personButton('Jonas')
      await time.pass(6000)
      const asked = `GET /api/progress/session-initial?userId=${user.partnerId}`
      expect(page.calls.filter((call) => call.startsWith(asked)).length).toBeGreaterThan(1)
      expect(claims(page)).toEqual([])
      cleanup()
      const theirs = renderPage(partner, '/home')
      await waitFor(() => expect(claims(theirs)).toEqual([claimOf(user.partnerId)]))
    })
  })
})
