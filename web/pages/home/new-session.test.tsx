import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refusalSentence } from '#contract/refusals.ts'
import {
  answerAll,
  registerCouple,
  registerOnTwoDevices,
  testPassword,
} from '#server/testing/couple.ts'
import {
  composer,
  control,
  everythingStored,
  openOwnQuestions,
  openQuestions,
  personButton,
  questionsFor,
} from '#web/testing/at-home.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'

const server = testServer()

const openDialog = async () => {
  const { visitor, user } = await registerCouple(server.current())
  await answerAll(visitor, 'primary')
  const before = await questionsFor(visitor, user.id)
  const page = renderPage(visitor, '/home')
  await screen.findByText('Mina is done with all seven questions.')
  await page.user.click(await personButton('Jonas'))
  await page.user.click(control('Start New Session'))
  await screen.findByRole('alertdialog')
  return { page, visitor, user, before }
}

const posts = (calls: readonly string[]) => calls.filter((call) => !call.startsWith('GET'))

describe('Start New Session (product §2, §4)', () => {
  test('asks first, in the words of the spec; Cancel changes nothing', async () => {
    const { page } = await openDialog()
    const dialog = screen.getByRole('alertdialog', { name: 'Start New Session' })
    expect(dialog.textContent).toContain(
      'Are you sure you want to start a new session? This will reset your current progress.',
    )
    await page.user.click(control('Cancel'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(posts(page.calls)).toEqual([])
    expect((await personButton('Jonas')).getAttribute('aria-pressed')).toBe('true')
  })

  test('C12 R22 says whose answers it throws away, and Continue looks like it', async () => {
    const { page, visitor, before } = await openDialog()
    const dialog = screen.getByRole('alertdialog')
    expect(dialog.textContent).toContain(
      'progress.Mina has answered 7 of 7. These answers will be deleted.',
    )
    expect(dialog.textContent).not.toContain('Jonas')
    expect(control('Continue').className).toContain('danger')
    await visitor.patch(`/api/questions/${before[0]?.id}`, {
      ...{ response: 'Mine.', isPartnerResponse: true },
    })
    await waitFor(() =>
      expect(dialog.textContent).toContain(
        'Mina has answered 7 of 7. Jonas has answered 1 of 7. These answers will be deleted.',
      ),
    )
    await page.user.click(control('Cancel'))
  })

  test('C12 R22 names a catch-up that is not finished; of an empty session it says no more', async () => {
    const { visitor } = await registerCouple(server.current())
    const page = renderPage(visitor, '/home')
    await personButton('Mina')
    await page.user.click(control('Start New Session'))
    const description = () => screen.getByRole('alertdialog').querySelector('p')?.textContent
    expect(description()).toMatch(/reset your current progress\.$/)
    await page.user.click(control('Cancel'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    for (const person of ['primary', 'partner'] as const) await answerAll(visitor, person)
    await visitor.post('/api/catchups/session-initial', {})
    await screen.findByText('Ready')
    await page.user.click(control('Start New Session'))
    await waitFor(() => expect(description()).toContain('Your catch-up is not finished.'))
  })

  test('R22 over an open chat it names what is being typed there, and Cancel leaves it', async () => {
    const { visitor } = await registerCouple(server.current())
    const page = renderPage(visitor, '/home')
    await openQuestions(page, 'Mina')
    await screen.findByRole('log')
    await page.user.type(composer(), 'half a thought')
    await waitFor(() => expect(everythingStored()).toContain('half a thought'))
    await page.user.click(await screen.findByRole('button', { name: /^Your week: / }))
    await page.user.click(await screen.findByRole('button', { name: 'Start New Session' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('What Mina was typing is not sent yet.')
    await page.user.click(control('Cancel'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(composer().value).toBe('half a thought')
  })

  test('Continue resets, makes a new id with seven others, and clears this device', async () => {
    const { page, visitor, user, before } = await openDialog()
    sessionStorage.setItem(`weeklyQuestions_${user.id}`, '[1]')
    await page.user.click(control('Continue'))
    await screen.findByText('Session reset complete')
    expect(
      screen.getByText(
        'All responses cleared, completion status reset, and fresh questions generated. Select a participant to begin.',
      ),
    ).toBeDefined()
    expect(posts(page.calls)).toEqual([`POST /api/reset-session/session-initial?userId=${user.id}`])

    const stored = localStorage.getItem('activeSessionId') ?? ''
    expect(stored).toMatch(/^session-\d{13}-[a-z0-9]+$/)
    const fresh = `GET /api/questions/${stored}?userId=${user.id}&clear_existing=true`
    expect(page.calls).toContain(fresh)
    const { body } = await visitor.get<{ activeSessionId: string }>('/api/session')
    expect(body.activeSessionId).toBe(stored)

    expect(Object.keys(sessionStorage)).toEqual(['signedInId'])
    await waitFor(async () => expect((await personButton('Mina')).textContent).toContain('Not yet'))
    expect((await personButton('Jonas')).getAttribute('aria-pressed')).toBe('false')
    const after = await questionsFor(visitor, user.id, stored)
    const known = new Set(before.map(({ content }) => content))
    expect(after.filter(({ content }) => known.has(content))).toEqual([])
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(page.calls.some((call) => call.startsWith(`GET /api/progress/${stored}`))).toBe(true)
  })

  test('a reset that fails says so, and the session stays', async () => {
    const { page } = await openDialog()
    page.meddle('POST /api/reset-session', lost)
    await page.user.click(control('Continue'))
    await screen.findByText('Failed to reset session. Please try again.')
    expect(screen.getByText('Error')).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(localStorage.getItem('activeSessionId')).toBe('session-initial')
    const button = await personButton('Mina')
    await waitFor(() => expect(button.textContent).toContain('All answered'))
  })

  test('R22 pressed twice at once it starts one session', async () => {
    const { page } = await openDialog()
    const proceed = control('Continue')
    act(() => {
      proceed.click()
      proceed.click()
    })
    await screen.findByText('Session reset complete')
    expect(posts(page.calls)).toHaveLength(1)
    expect(page.calls.filter((call) => call.includes('clear_existing=true'))).toHaveLength(1)
  })

  test('R22 what came since it was named is not thrown away: it is named first', async () => {
    const { page, visitor, before } = await openDialog()
    page.meddle('GET /api/progress', lost)
    const answer = { response: 'Mine.', isPartnerResponse: true }
    await visitor.patch(`/api/questions/${before[0]?.id}`, answer)
    await page.user.click(control('Continue'))
    await screen.findByText(refusalSentence('more-would-go'))
    const dialog = screen.getByRole('alertdialog')
    expect((await questionsFor(visitor, 31))[0]?.answered).toBe(true)
    page.mend('GET /api/progress')
    await waitFor(() => expect(dialog.textContent).toContain('Jonas has answered 1 of 7.'))
    await page.user.click(control('Continue'))
    await screen.findByText('Session reset complete')
  })

  test('R4 R22 another session that has just started stays: this device moves on to it', async () => {
    const { page, visitor } = await openDialog()
    const other = 'session-1795000000000-other'
    page.meddle('GET /api/progress', lost)
    await visitor.get(`/api/questions/${other}?userId=31&clear_existing=true`)
    await answerAll(visitor, 'partner', { weekId: other })
    await page.user.click(control('Continue'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    page.mend('GET /api/progress')
    await waitFor(() => expect(localStorage.getItem('activeSessionId')).toBe(other))
    expect(page.calls.filter((call) => call.includes('clear_existing=true'))).toEqual([])
    const { body } = await visitor.get<{ activeSessionId: string }>('/api/session')
    expect(body.activeSessionId).toBe(other)
    expect((await questionsFor(visitor, 31, other)).every(({ answered }) => answered)).toBe(true)
  })

  test('R4 R22 over an open chat it closes as well, and cannot be asked about the session before', async () => {
    const { visitor, user, partner: device } = await registerOnTwoDevices(server.current())
    const page = await openOwnQuestions({ visitor, user })
    await page.user.click(await screen.findByRole('button', { name: /^Your week: / }))
    await page.user.click(await screen.findByRole('button', { name: 'Start New Session' }))
    await screen.findByRole('alertdialog')
    await device.get('/api/questions/session-1795000000000-other?userId=31&clear_existing=true')
    await screen.findByText(refusalSentence('session-replaced'), {}, { timeout: 5000 })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await screen.findByText(/so these questions are closed/)
    expect(posts(page.calls)).toEqual([])
  })

  const withoutQuestions =
    /^All responses cleared and completion status reset\. Your fresh questions/

  test('R15 fresh questions that do not come: the reset is said to be done, and seven others come later', async () => {
    const { page, before } = await openDialog()
    page.meddle('GET /api/questions/session-1', lost)
    await page.user.click(control('Continue'))
    await screen.findByText(withoutQuestions)
    expect(screen.getByText('Session reset complete')).toBeDefined()
    expect(screen.queryByText(/Failed to reset/)).toBeNull()
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(localStorage.getItem('activeSessionId')).toBe('session-initial')
    await waitFor(async () => expect((await personButton('Mina')).textContent).toContain('Not yet'))
    await openQuestions(page, 'Mina')
    const first = await screen.findByText(/^Question 1: /)
    const known = before.map(({ content }) => `Question 1: ${content}`)
    expect(known).not.toContain(first.textContent)
  })

  test('R4 of a session begun here whose reply was lost, it says of no other device', async () => {
    const { page } = await openDialog()
    page.meddle('GET /api/questions/session-1', async (passOn) => {
      await passOn()
      return lost(passOn)
    })
    page.meddle('GET /api/session', () => new Promise(() => undefined))
    await page.user.click(control('Continue'))
    await screen.findByText(withoutQuestions)
    await waitFor(() => expect(localStorage.getItem('activeSessionId')).toMatch(/^session-\d/))
    await screen.findByText('Session reset complete')
    expect(screen.queryByText('A new session has started')).toBeNull()
  })
})

test('C1 what is typed after it outlives a login that ends elsewhere, too', async () => {
  const couple = await registerOnTwoDevices(server.current())
  const page = renderPage(couple.visitor, '/home')
  await personButton('Mina')
  await page.user.click(control('Start New Session'))
  await page.user.click(await screen.findByRole('button', { name: 'Continue' }))
  await screen.findByText('Session reset complete')
  await openQuestions(page, 'Mina')
  await screen.findByRole('log')
  await page.user.type(composer(), 'half a thought')
  await waitFor(() => expect(everythingStored()).toContain('half a thought'))
  await couple.partner.post('/api/logout-others', {})
  page.reload()
  await page.user.type(await screen.findByLabelText('Email'), couple.email)
  await page.user.type(screen.getByLabelText('Password'), testPassword)
  await page.user.click(control('Login'))
  await screen.findByRole('log')
  expect(composer().value).toBe('half a thought')
})
