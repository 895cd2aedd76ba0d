import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerAll, claimFor, registerCouple } from '#server/testing/couple.ts'
import {
  answer,
  chat,
  composer,
  control,
  everythingStored,
  openOwnQuestions,
  question,
  questionsFor,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()

const kept = 'Kept private. No reason needed.'
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')

async function openFirst(count = 0) {
  const couple = await registerCouple(server.current())
  const page = await openOwnQuestions(couple, count)
  await time.pass(1000)
  await question(count + 1)
  return { ...couple, page }
}

describe('R26 a question can be skipped', () => {
  test('with one press: it counts, nothing is asked about it, and the next one comes', async () => {
    const { page, visitor, user } = await openFirst()
    await page.user.click(control('Skip this one'))
    await waitFor(() => expect(chat()).toContain(kept))
    expect(screen.queryByRole('button', { name: 'Skip this one' })).toBeNull()
    await time.pass(1000)
    await question(2)
    expect(progress()).toBe('1 of 7')
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Answer from Mina' }))
    expect((await questionsFor(visitor, user.id))[0]?.answered).toBe(true)
  })

  test('and answered after all, with what was typed for it, until all seven are done', async () => {
    const { page, visitor, user } = await openFirst()
    await page.user.type(composer(), 'half a thou')
    await page.user.click(control('Skip this one'))
    await time.pass(1000)
    await question(2)
    expect(composer().value).toBe('')
    await page.user.type(composer(), 'about the second')
    await page.user.click(control('Answer question 1 after all'))
    expect(screen.getByText('Answering question 1 after all')).toBeDefined()
    expect(composer().value).toBe('half a thou')
    await page.user.type(composer(), 'ght{Enter}')
    await waitFor(() => expect(chat()).toContain('half a thought'))
    expect(chat()).not.toContain(kept)
    expect(composer().value).toBe('about the second')
    await answerAll(visitor, 'partner')
    for (const { id } of (await questionsFor(visitor, user.id)).slice(1)) {
      await visitor.post(`/api/questions/${id}/skip`, {})
    }
    await claimFor(visitor, 'primary')
    const { body } = await visitor.get<{ userResponse: string | null }[]>(
      `/api/catchups/session-initial/responses?userId=${user.id}`,
    )
    expect(body.map(({ userResponse }) => userResponse)).toEqual([
      'half a thought',
      ...Array(6).fill(null),
    ])
  })

  test('the seventh, too, and then all seven are done', async () => {
    const { page } = await openFirst(6)
    await page.user.click(control('Skip this one'))
    await waitFor(() => expect(chat()).toContain('That is all seven, Mina'))
    expect(progress()).toBe('7 of 7')
  })

  test('after a reload nothing here tells it from an answer, not even to who skipped (R2)', async () => {
    const { page } = await openFirst()
    await page.user.click(control('Skip this one'))
    await time.pass(1000)
    await question(2)
    await answer(page, 'said')
    await time.pass(1000)
    await question(3)
    expect(everythingStored()).not.toContain('private')
    page.reload()
    await screen.findByRole('log')
    await question(3)
    expect(chat()).not.toContain(kept)
    expect(chat().match(/Answered\. It stays private until your catch-up\./g)).toHaveLength(2)
  })

  test('when that does not get through, the question and what was typed are still there', async () => {
    const { page } = await openFirst()
    await page.user.type(composer(), 'half a thou')
    page.meddle('POST /api/questions', lost)
    await page.user.click(control('Skip this one'))
    await screen.findByText('Failed to send message. Please try again.')
    expect(chat()).not.toContain(kept)
    expect(composer().value).toBe('half a thou')
    expect(control('Skip this one')).toBeDefined()
  })

  test('T12 where another device has answered it already, that is said, and its answer stays', async () => {
    const { page, visitor, user } = await openFirst()
    const [first] = await questionsFor(visitor, user.id)
    await visitor.patch(`/api/questions/${first?.id}`, { response: 'from the sofa' })
    server.current().clock.forward(16 * 60_000)
    await page.user.click(control('Skip this one'))
    await screen.findByText(/This question has an answer already/)
    expect(control('Keep that answer')).toBeDefined()
  })
})
