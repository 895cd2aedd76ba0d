import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerAll } from '#server/testing/couple.ts'
import {
  answer,
  answerSome,
  chat,
  composer,
  control,
  openQuestions,
  question,
  questionsFor,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { onTwoDevices, otherWeekId as other, typingOnTwoDevices } from '#web/testing/two-devices.ts'
import { answered, lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()

const moved = 'A new session has started'
const closed = /A new session has started on another device, so these questions are closed/

const twoDevices = () => onTwoDevices(server.current())
const typing = () => typingOnTwoDevices(server.current())

describe('in the middle of an answer (R4)', () => {
  test('what was sent before is said to be deleted, and counts no more', async () => {
    const { page, startNew } = await typing()
    await page.user.keyboard('ght{Enter}')
    await time.pass(1000)
    await question(4)
    const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')
    expect(progress()).toBe('3 of 7')
    await startNew()
    await time.pass(2000)
    await screen.findByText(closed)
    screen.getByText(/What was sent before is deleted\./)
    expect(progress()).toBe('0 of 7')
  })

  test('a new session there is told, and the typed text stays', async () => {
    const { page, startNew } = await typing()
    await startNew()
    await time.pass(2000)
    await screen.findByText(closed)
    expect(composer().value).toBe('half a thou')
    expect(composer().disabled).toBe(false)
    const calls = page.calls.filter((call) => call.startsWith('PATCH')).length
    await page.user.click(composer())
    await page.user.keyboard('ght{Enter}')
    expect(composer().value).toBe('half a thought')
    expect(page.calls.filter((call) => call.startsWith('PATCH'))).toHaveLength(calls)
    await page.user.click(control('Copy my text'))
    await screen.findByRole('button', { name: 'Copied' })
    expect(await navigator.clipboard.readText()).toBe('half a thought')

    await page.user.click(control('Go to the home screen'))
    await waitFor(() => expect(localStorage.getItem('activeSessionId')).toBe(other))
    await openQuestions(page, 'Mina')
    await screen.findByRole('log')
    expect(composer().value).toBe('')
    await time.pass(1000)
    await question(1)
  })

  test('a reload still has the text, and makes no questions for the old session', async () => {
    const { page, startNew, visitor } = await typing()
    await startNew()
    page.reload()
    await screen.findByText(closed)
    expect(composer().value).toBe('half a thou')
    const { rows } = await countQuestions('session-initial')
    await time.pass(2000)
    expect((await countQuestions('session-initial')).rows).toBe(rows)
    await page.user.click(control('Go to the home screen'))
    await screen.findByRole('heading', { name: /^Welcome/ })
    expect(await questionsFor(visitor, 30, other)).toHaveLength(7)
  })

  test('a reset of the same session is noticed when the answer is sent', async () => {
    const { page, reset } = await typing()
    await reset()
    await page.user.keyboard('{Enter}')
    await screen.findByText(closed)
    expect(composer().value).toBe('half a thou')
    expect(chat()).not.toContain('half a thou')
    expect(screen.queryByText('Failed to send message. Please try again.')).toBeNull()
    await page.user.click(control('Go to the home screen'))
    await openQuestions(page, 'Mina')
    await screen.findByRole('log')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('0 of 7')
  })

  test('a session replaced before the questions arrived claims nothing', async () => {
    const { open, startNew } = await twoDevices()
    const page = await open()
    page.meddle('GET /api/questions', lost)
    await openQuestions(page, 'Mina')
    await screen.findByText('We could not load your questions')
    await startNew()
    await time.pass(2000)
    await screen.findByText(closed)
    expect(page.calls.some((call) => call.startsWith('POST'))).toBe(false)
  })

  test('the last answer saved, then everything reset: no claim goes through, and it is told', async () => {
    const { open, visitor, user, reset } = await twoDevices()
    await answerSome(visitor, { userId: user.id, participant: 'primary' }, 6)
    const page = await open()
    await openQuestions(page, 'Mina')
    await screen.findByRole('log')
    page.meddle('POST /api/progress', async (passOn) => {
      await reset()
      return passOn()
    })
    await answer(page, 'Last words.')
    await screen.findByText(closed)
  })

  test('the same person finishing there is told, and the typed text stays', async () => {
    const { visitor } = await typing()
    await answerAll(visitor, 'primary')
    await time.pass(2000)
    await screen.findByText(/Mina has finished these questions on another device/)
    expect(composer().value).toBe('half a thou')
  })

  test('the same person answering this question there is told, and the typed text stays (T12)', async () => {
    const { page, visitor, user } = await typing()
    await answerSome(visitor, { userId: user.id, participant: 'primary' }, 3)
    await page.user.type(composer(), 'ght{Enter}')
    await screen.findByText(/This question has an answer already, perhaps from another device/)
    await waitFor(() => expect(composer().value).toBe('half a thought'))
  })

  test('C6 an answer after a new session there: that is said, and not that anybody finished', async () => {
    const { page, reset, startNew } = await typing()
    await reset()
    await startNew()
    await page.user.keyboard('{Enter}')
    await screen.findByText(closed)
    expect(document.body.textContent).not.toMatch(/has finished|answer already|own device/)
    await waitFor(() => expect(composer().value).toBe('half a thou'))
  })

  test('C6 a refusal that is none of these is told in its words, and the chat goes on', async () => {
    const { page } = await typing()
    const message = 'Twenty sessions are open.'
    page.meddle('PATCH /api/questions', answered(409, { statusCode: 409, error: message, message }))
    await page.user.keyboard('{Enter}')
    await screen.findByText(message)
    expect(screen.queryByText(/another device/)).toBeNull()
    expect(composer().value).toBe('half a thou')
  })

  test('the answer from there can be left as it is, or replaced by the text here', async () => {
    const { page, visitor, user } = await typing()
    const mina = { userId: user.id, participant: 'primary' as const }
    await answerSome(visitor, mina, 3)
    await page.user.type(composer(), 'ght{Enter}')
    await page.user.click(await screen.findByRole('button', { name: 'Use my text' }))
    await waitFor(() => expect(chat()).toContain('half a thought'))
    await time.pass(1000)
    await question(4)
    await answerSome(visitor, mina, 5)
    await page.user.type(composer(), 'another one{Enter}')
    await page.user.click(await screen.findByRole('button', { name: 'Keep that answer' }))
    await question(6)
    expect(composer().value).toBe('')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('5 of 7')
  })

  test('R17 who begins to answer on their own device is left to it, and the text stays', async () => {
    const { open, device, user } = await twoDevices()
    const page = await open()
    await openQuestions(page, 'Jonas')
    await screen.findByRole('log')
    await question(1)
    await page.user.type(composer(), 'for him')
    await answerSome(device, { userId: user.partnerId, participant: 'partner' }, 1)
    await page.user.keyboard('{Enter}')
    await screen.findByText(/^Jonas is answering on their own device/)
    await waitFor(() => expect(composer().value).toBe('for him'))
    expect(screen.queryByText('Error')).toBeNull()
    await page.user.click(control('Go to the home screen'))
    await screen.findByRole('heading', { level: 1, name: /Welcome/ })
  })

  test('R17 noticed by the poll, before a word is lost on it', async () => {
    const { open, device, user } = await twoDevices()
    const page = await open()
    await openQuestions(page, 'Jonas')
    await screen.findByRole('log')
    await answerSome(device, { userId: user.partnerId, participant: 'partner' }, 1)
    await time.pass(2000)
    await screen.findByText(/^Jonas is answering on their own device/)
  })

  test('a restored chat without a draft goes home to the new session', async () => {
    const { open, startNew } = await twoDevices()
    const page = await open()
    await openQuestions(page, 'Mina')
    await screen.findByRole('log')
    await startNew()
    page.reload()
    await screen.findByRole('heading', { name: /^Welcome/ })
    await screen.findByText(moved)
    expect(sessionStorage.getItem('openView')).toBeNull()
  })

  test('both answer at once on two devices, and both homes become ready', async () => {
    const { page, device } = await typing()
    await answerAll(device, 'partner')
    for (const number of [3, 4, 5, 6, 7]) {
      await question(number)
      await page.user.clear(composer())
      await answer(page, `answer ${number}`)
      await time.pass(1000)
    }
    await waitFor(() => expect(sessionStorage.getItem('openView')).toBeNull())
    await time.pass(2000)
    await time.pass(3000)
    await screen.findByText('Ready')
  })
})

async function countQuestions(weekId: string) {
  const rows = await server
    .current()
    .database.selectFrom('questions')
    .select('id')
    .where('weekId', '=', weekId)
    .execute()
  return { rows: rows.length }
}
