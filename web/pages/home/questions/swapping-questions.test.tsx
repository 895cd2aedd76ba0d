import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { refusalSentence } from '#contract/refusals.ts'
import { registerCouple } from '#server/testing/couple.ts'
import {
  answer,
  chat,
  composer,
  control,
  openOwnQuestions,
  question,
  questionsFor,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { typingOnTwoDevices } from '#web/testing/two-devices.ts'
import { lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()

async function openFirst() {
  const couple = await registerCouple(server.current())
  const page = await openOwnQuestions(couple)
  await time.pass(1000)
  await question(1)
  return { ...couple, page }
}

const asked = () =>
  within(screen.getByRole('log'))
    .getAllByText(/^Question \d: /)
    .at(-1)?.textContent
const swappedLine = /was swapped for another one, for both of you/
const held = /was typed for the question before/

describe('R26 a question can be swapped', () => {
  test('with one press, once, and what was typed stays', async () => {
    const { page, visitor, user } = await openFirst()
    const [before] = await questionsFor(visitor, user.id)
    await page.user.type(composer(), 'half a thou')
    const hint = 'Another question works once, and changes it for both of you.'
    const described = control('Another question').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(hint)
    await page.user.click(control('Another question'))
    await waitFor(() => expect(asked()).not.toBe(`Question 1: ${before?.content}`))
    const [after] = await questionsFor(visitor, user.id)
    expect(asked()).toBe(`Question 1: ${after?.content}`)
    expect(chat()).not.toContain(before?.content)
    expect(chat()).not.toMatch(swappedLine)
    expect(composer().value).toBe('half a thou')
    expect(screen.queryByRole('button', { name: 'Another question' })).toBeNull()
    expect(screen.queryByText(hint)).toBeNull()
    expect(control('Skip this one')).toBeDefined()
    await answer(page, 'ght')
    await time.pass(1000)
    await question(2)
    expect(control('Another question')).toBeDefined()
    expect((await questionsFor(visitor, user.id))[0]?.answered).toBe(true)
    await page.user.click(control('Edit your answer to question 1'))
    expect(screen.getByText('Editing answer to question 1')).toBeDefined()
    expect(screen.getByText(after?.content ?? '')).toBeDefined()
  })

  test('not any more once the other one is past it: that is said, and skipping is offered', async () => {
    const { page, visitor, user } = await openFirst()
    const [first] = await questionsFor(visitor, user.partnerId ?? 0)
    await visitor.patch(`/api/questions/${first?.id}`, { response: 'x', isPartnerResponse: true })
    await page.user.click(control('Another question'))
    await screen.findByText(refusalSentence('one-is-past-it'))
    expect(screen.queryByRole('button', { name: 'Another question' })).toBeNull()
    expect(control('Skip this one')).toBeDefined()
    expect(asked()).toBe(`Question 1: ${first?.content}`)
  })

  test('where that does not get through, the question stays and can be swapped again', async () => {
    const { page, visitor, user } = await openFirst()
    page.meddle('POST /api/questions', lost)
    await page.user.click(control('Another question'))
    await screen.findByText('Another question needs the network. You can skip this one.')
    page.mend('POST /api/questions')
    await page.user.click(control('Another question'))
    const [after] = await questionsFor(visitor, user.id)
    await waitFor(() => expect(asked()).toBe(`Question 1: ${after?.content}`))
  })
})

describe('R26 a question that the other one swaps on their own device', () => {
  const swapped = async () => {
    const devices = await typingOnTwoDevices(server.current())
    const third = (await questionsFor(devices.visitor, devices.user.id))[2]
    const swap = () => devices.device.post(`/api/questions/${third?.id}/swap`, {})
    return { ...devices, third, swap }
  }

  test('changes here too, with a quiet line, and what was typed is still there', async () => {
    const { visitor, user, swap } = await swapped()
    await swap()
    await time.pass(2000)
    await screen.findByText(swappedLine)
    const after = (await questionsFor(visitor, user.id))[2]
    expect(asked()).toBe(`Question 3: ${after?.content}`)
    expect(screen.getByText(/What you typed is still below/)).toBeDefined()
    expect(composer().value).toBe('half a thou')
    expect(after?.answered).toBe(false)
  })

  test('gets nothing that was typed for the one before, until its author says so', async () => {
    const { page, visitor, user, swap } = await swapped()
    const third = async () => (await questionsFor(visitor, user.id))[2]
    await swap()
    await time.pass(2000)
    await screen.findByText(swappedLine)
    await answer(page, 'ght')
    expect(composer().value).toBe('half a thought')
    expect(screen.getByText(held)).toBeDefined()
    await page.user.click(control('Send'))
    await time.pass(1000)
    expect((await third())?.answered).toBe(false)
    await page.user.click(control('Use my text'))
    expect(screen.queryByText(held)).toBeNull()
    await page.user.click(composer())
    await page.user.keyboard('{Enter}')
    await time.pass(1000)
    await question(4)
    expect((await third())?.answered).toBe(true)
    expect(chat()).toContain('half a thought')
    expect(screen.queryByText(held)).toBeNull()
  })

  test('can be answered anew: what was typed for the one before is cleared with one press', async () => {
    const { page, visitor, user, swap } = await swapped()
    await swap()
    await time.pass(2000)
    await screen.findByText(held)
    await page.user.click(control('Clear it'))
    expect(composer().value).toBe('')
    expect(screen.queryByText(held)).toBeNull()
    await answer(page, 'Another one.')
    await time.pass(1000)
    await question(4)
    expect((await questionsFor(visitor, user.id))[2]?.answered).toBe(true)
  })

  test('does not get what came back from the one before by a second Enter', async () => {
    const { page, visitor, user, swap } = await swapped()
    await swap()
    await answer(page, 'ght')
    await screen.findByText(held)
    await page.user.keyboard('{Enter}')
    await time.pass(1000)
    expect(composer().value).toBe('half a thought')
    expect((await questionsFor(visitor, user.id))[2]?.answered).toBe(false)
  })

  test('takes no answer to the one before: the text comes back under the new question', async () => {
    const { page, visitor, user, swap } = await swapped()
    await swap()
    await answer(page, 'ght')
    await screen.findByText(swappedLine)
    expect(composer().value).toBe('half a thought')
    const after = (await questionsFor(visitor, user.id))[2]
    expect(after?.answered).toBe(false)
    expect(asked()).toBe(`Question 3: ${after?.content}`)
  })

  test('keeps what was typed over a reload', async () => {
    const { page, swap } = await swapped()
    await time.pass(100)
    page.reload()
    await swap()
    await screen.findByRole('log')
    await question(3)
    expect(composer().value).toBe('half a thou')
    expect(screen.queryByText(/A new session has started/)).toBeNull()
    await screen.findByText(held)
    await time.pass(100)
    page.reload()
    await screen.findByText(held)
    expect(composer().value).toBe('half a thou')
  })

  test('further on changes silently', async () => {
    const { visitor, user, device, page } = await swapped()
    const sixth = (await questionsFor(visitor, user.id))[5]
    await device.post(`/api/questions/${sixth?.id}/swap`, {})
    await time.pass(2000)
    await waitFor(() =>
      expect(
        page.calls.filter((call) => call.startsWith('GET /api/questions')).length,
      ).toBeGreaterThan(1),
    )
    expect(screen.queryByText(swappedLine)).toBeNull()
    expect(composer().value).toBe('half a thou')
  })
})
