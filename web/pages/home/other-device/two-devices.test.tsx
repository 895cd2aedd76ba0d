import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerAll } from '#server/testing/couple.ts'
import { composer, control, openQuestions, personButton } from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { onTwoDevices, otherWeekId as other, typingOnTwoDevices } from '#web/testing/two-devices.ts'

const server = testServer()
const time = fakeTime()

const moved = 'A new session has started'
const closed = /A new session has started on another device, so these questions are closed/

const twoDevices = () => onTwoDevices(server.current())
const typing = () => typingOnTwoDevices(server.current())

describe('idle on the home screen (R4)', () => {
  test('what the other device finishes shows within two seconds', async () => {
    const { device, open } = await twoDevices()
    await open()
    await answerAll(device, 'partner')
    await time.pass(2000)
    await waitFor(async () =>
      expect((await personButton('Jonas')).textContent).toContain('All answered'),
    )
  })

  test('the current session is asked for, and kept as a hint', async () => {
    const { startNew, open } = await twoDevices()
    await startNew()
    localStorage.setItem('activeSessionId', 'session-1-old')
    const page = await open()
    await waitFor(() => expect(localStorage.getItem('activeSessionId')).toBe(other))
    expect(page.calls).toContain('GET /api/session')
    expect(screen.queryByText(moved)).toBeNull()
  })

  test('a new session there is taken up quietly', async () => {
    const { startNew, open, user } = await twoDevices()
    const page = await open()
    expect(localStorage.getItem('activeSessionId')).toBe('session-initial')
    await startNew()
    await time.pass(2000)
    await screen.findByText(moved)
    expect(localStorage.getItem('activeSessionId')).toBe(other)
    await page.user.click(await personButton('Mina'))
    expect(page.calls).toContain(`GET /api/questions/${other}?userId=${user.id}`)
  })

  test('what was typed for the questions before is not lost by it', async () => {
    const { page, startNew } = await typing()
    await page.user.click(control('Back to home'))
    await startNew()
    await time.pass(2000)
    await screen.findByText(moved)
    await openQuestions(page, 'Mina')
    await screen.findByText(closed)
    expect(composer().value).toBe('half a thou')
    await page.user.click(control('Go to the home screen'))
    await openQuestions(page, 'Mina')
    await screen.findByRole('log')
    expect(composer().value).toBe('')
  })

  test('R22 also while it asks whether to start one: the question is closed, for it is about the one before', async () => {
    const { device, startNew, open } = await twoDevices()
    const page = await open()
    await page.user.click(control('Start New Session'))
    await screen.findByRole('alertdialog')
    await startNew()
    await answerAll(device, 'partner', { weekId: other })
    await time.pass(2000)
    await screen.findByText(moved)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(localStorage.getItem('activeSessionId')).toBe(other)
    await time.pass(2000)
    await waitFor(async () =>
      expect((await personButton('Jonas')).textContent).toContain('All answered'),
    )
    await page.user.click(control('Start New Session'))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain('Jonas has answered 7 of 7. These answers will be deleted')
    expect(page.calls.filter((call) => call.startsWith('POST'))).toEqual([])
  })
})
