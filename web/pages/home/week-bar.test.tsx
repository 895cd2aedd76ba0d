import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import {
  answer,
  composer,
  everythingStored,
  openOwnQuestions,
  openQuestions,
  personButton,
  question,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { testServer } from '#web/testing/render-page.tsx'

const server = testServer()
const time = fakeTime()

const bar = () => screen.findByRole('button', { name: /^Your week: / })
const sheet = () => within(screen.getByRole('dialog', { name: 'Your week' }))

/** Mina has typed half an answer to her first question. */
const typing = async () => {
  const couple = await registerCouple(server.current())
  const page = await openOwnQuestions(couple)
  await time.pass(1000)
  await question(1)
  await page.user.type(composer(), 'half a thought')
  await time.pass(200)
  const open = async () => {
    await page.user.click(await bar())
    await screen.findByRole('dialog', { name: 'Your week' })
  }
  return { ...couple, page, open }
}

describe('B3 the four controls, one press away from an open chat', () => {
  test('the bar tells how far both are, and opens to the controls without leaving', async () => {
    const { page, visitor, open } = await typing()
    await answerAll(visitor, 'partner')
    await time.pass(2000)
    const name = 'Your week: Mina has answered 0 of 7, Jonas is done. Show the steps'
    expect((await screen.findByRole('button', { name })).getAttribute('aria-expanded')).toBe(
      'false',
    )
    await open()
    for (const control of ['Start Weekly Questions', 'Start Catch-Up', 'Start New Session']) {
      expect(sheet().getByRole('button', { name: control })).toBeDefined()
    }
    expect(sheet().getByRole('button', { name: /^Mina/ }).getAttribute('aria-pressed')).toBe('true')
    await page.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your week' })).toBeNull())
    await waitFor(async () => expect(document.activeElement).toBe(await bar()))
    expect(composer().value).toBe('half a thought')
  })

  test('going on with one’s own questions closes it and keeps what is typed', async () => {
    const { page, open } = await typing()
    await open()
    await page.user.click(sheet().getByRole('button', { name: 'Start Weekly Questions' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your week' })).toBeNull())
    expect(composer().value).toBe('half a thought')
  })

  test('a participant’s button brings their questions before they are started', async () => {
    const { page, user, open } = await typing()
    await open()
    const asked = () =>
      page.calls.filter(
        (call) => call.includes('/api/questions/') && call.endsWith(`userId=${user.partnerId}`),
      )
    const before = asked().length
    await page.user.click(sheet().getByRole('button', { name: /^Jonas/ }))
    await waitFor(() => expect(asked().length).toBe(before + 1))
    screen.getByRole('dialog', { name: 'Your week' })
  })

  test('once the other one is chosen the chat is out of sight, until its writer is again', async () => {
    const { page, open } = await typing()
    await answer(page, 'my own words')
    await question(2)
    const close = () => page.user.click(sheet().getByRole('button', { name: 'Close' }))
    const isSeen = () => screen.queryByRole('log') !== null
    await open()
    await page.user.click(sheet().getByRole('button', { name: /^Mina/ }))
    await close()
    await waitFor(() => expect(isSeen()).toBe(true))
    await open()
    await page.user.click(sheet().getByRole('button', { name: /^Jonas/ }))
    await close()
    await screen.findByRole('heading', { name: 'Handing over to Jonas' })
    expect(isSeen()).toBe(false)
    expect(screen.queryByRole('button', { name: /^Edit your/ })).toBeNull()
    await open()
    expect(isSeen()).toBe(false)
    await page.user.click(sheet().getByRole('button', { name: /^Mina/ }))
    await close()
    await waitFor(() => expect(isSeen()).toBe(true))
    await open()
    await page.user.click(sheet().getByRole('button', { name: /^Jonas/ }))
    await close()
    await page.user.click(await screen.findByRole('button', { name: 'Go back to Mina' }))
    expect(screen.getByText(/my own words/)).toBeDefined()
    await open()
    await page.user.click(sheet().getByRole('button', { name: /^Jonas/ }))
    await close()
    await page.user.click(await screen.findByRole('button', { name: 'Start Weekly Questions' }))
    await screen.findByRole('heading', { name: 'Weekly questions for Jonas' })
    await waitFor(() => expect(isSeen()).toBe(true))
    expect(document.body.innerHTML).not.toContain('my own words')
  })

  test('a hand-over asks before it clears what is typed; going back keeps it', async () => {
    const { page, open } = await typing()
    await open()
    await page.user.click(sheet().getByRole('button', { name: /^Jonas/ }))
    expect(everythingStored()).toContain('half a thought')
    await page.user.click(sheet().getByRole('button', { name: 'Start Weekly Questions' }))
    const asks = within(await screen.findByRole('alertdialog', { name: 'Hand over to Jonas?' }))
    await page.user.click(asks.getByRole('button', { name: 'Go back to it' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(composer().value).toBe('half a thought')

    await open()
    await page.user.click(sheet().getByRole('button', { name: /^Jonas/ }))
    await page.user.click(sheet().getByRole('button', { name: 'Start Weekly Questions' }))
    await page.user.click(await screen.findByRole('button', { name: 'Hand over' }))
    await screen.findByRole('heading', { name: 'Weekly questions for Jonas' })
    await waitFor(() => expect(composer().value).toBe(''))
    await time.pass(200)
    expect(everythingStored()).not.toContain('half a thought')
    expect(document.body.innerHTML).not.toContain('half a thought')
  })

  test('Start New Session asks over the chat; Cancel leaves it as it was, Continue leads home', async () => {
    const { page, open } = await typing()
    for (const answer of ['Cancel', 'Continue']) {
      await open()
      await page.user.click(sheet().getByRole('button', { name: 'Start New Session' }))
      const asks = await screen.findByRole('alertdialog', { name: 'Start New Session' })
      expect(composer().value).toBe('half a thought')
      await page.user.click(within(asks).getByRole('button', { name: answer }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await screen.findByText('Session reset complete')
    await personButton('Mina')
    expect(screen.queryByRole('log')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Your week/ })).toBeNull()
    expect(everythingStored()).not.toContain('half a thought')
  })

  test('leaving and coming back gives it back', async () => {
    const { page } = await typing()
    await page.user.click(screen.getByRole('button', { name: 'Back to home' }))
    await personButton('Mina')
    expect(screen.queryByRole('button', { name: /^Your week/ })).toBeNull()
    await openQuestions(page, 'Mina')
    await screen.findByRole('log')
    expect(composer().value).toBe('half a thought')
  })
})
