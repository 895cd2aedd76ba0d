import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answerAll, claimFor, registerCouple, testPassword } from '#server/testing/couple.ts'
import {
  answer,
  chat,
  composer,
  control,
  everythingStored,
  openOwnQuestions,
  openQuestions,
  personButton,
  question,
  questionsFor,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()

/** Mina has answered one question earlier and one just now; the third is open. */
const openThird = async () => {
  const couple = await registerCouple(server.current())
  const { visitor, user } = couple
  const page = await openOwnQuestions(couple, 1)
  await answer(page, 'my slip of the thum')
  await time.pass(1000)
  await question(3)
  const questions = await questionsFor(visitor, user.id)
  const changes = () => page.calls.filter((call) => call.startsWith('PATCH')).length
  /** Mina's laptop puts other words in place of her second answer. */
  const answerOnLaptop = async () => {
    const laptop = server.current().visitor()
    await laptop.post('/api/login', { email: couple.email, password: testPassword })
    const body = { response: 'newer and better', isPartnerResponse: false }
    return (await laptop.patch(`/api/questions/${questions[1]?.id}`, body)).status
  }
  return { page, user, visitor, questions, changes, answerOnLaptop }
}

const editSecond = () => control('Edit your answer to question 2')

/** What Mina's answers are in the end, as the catch-up opens them. */
async function answersOf({ visitor, user }: Awaited<ReturnType<typeof openThird>>) {
  const isGiven = (await questionsFor(visitor, user.id)).map(({ answered }) => answered)
  for (const [at, { id }] of (await questionsFor(visitor, user.id)).entries()) {
    if (!isGiven[at]) await visitor.patch(`/api/questions/${id}`, { response: 'the rest' })
  }
  await claimFor(visitor, 'primary')
  await answerAll(visitor, 'partner')
  const { body } = await visitor.get<{ userResponse: string }[]>(
    `/api/catchups/session-initial/responses?userId=${user.id}`,
  )
  return body.map(({ userResponse }) => userResponse)
}

describe('C11 R25 editing a sent answer', () => {
  test('its words come into the composer, the draft comes back after, and the server has the new text', async () => {
    const opened = await openThird()
    const { page, changes } = opened
    await page.user.type(composer(), 'half a thou')
    const sentSoFar = changes()
    await page.user.click(editSecond())
    expect(screen.getByText('Editing answer to question 2')).toBeDefined()
    expect(composer().value).toBe('my slip of the thum')
    expect(document.activeElement).toBe(composer())
    expect(screen.queryByRole('button', { name: /^(Edit your|Answer again)/ })).toBeNull()
    await page.user.type(composer(), 'b')
    await page.user.click(control('Save'))
    await waitFor(() => expect(chat()).toContain('my slip of the thumb'))
    await waitFor(() => expect(editSecond()).toBeDefined())
    expect(changes()).toBe(sentSoFar + 1)
    expect(screen.queryByText(/^Editing answer/)).toBeNull()
    expect(composer().value).toBe('half a thou')
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('2 of 7')
    expect(everythingStored()).not.toContain('my slip')
    expect((await answersOf(opened))[1]).toBe('my slip of the thumb')
  })

  test('R28 each gets a higher number, so that one which comes late replaces none that was sent after it', async () => {
    const opened = await openThird()
    const { page } = opened
    const held: (() => Promise<Response>)[] = []
    page.meddle('PATCH /api/questions', (passOn) => {
      held.push(passOn)
      return held.length === 1 ? lost(passOn) : passOn()
    })
    await page.user.click(editSecond())
    await page.user.click(composer())
    await page.user.keyboard(', edited once{Enter}')
    await screen.findByText('Failed to send message. Please try again.')
    await page.user.click(composer())
    await page.user.keyboard(' and again{Enter}')
    await waitFor(() => expect(composer().value).toBe(''))
    await waitFor(() => expect(chat()).not.toContain('Sending'))
    expect((await held[0]?.())?.status).toBe(409)
    page.mend('PATCH /api/questions')
    expect((await answersOf(opened))[1]).toBe('my slip of the thum, edited once and again')
  })

  test('R28 a browser that was brought back from a copy has its edits taken all the same', async () => {
    const opened = await openThird()
    const { page } = opened
    const copy = localStorage.getItem('editions') ?? ''
    localStorage.setItem('editions', copy.replace(/"number":\d+/, '"number":9000000'))
    for (const text of [', once', ', twice', ', at last']) {
      await page.user.click(editSecond())
      await page.user.click(composer())
      await page.user.keyboard(`${text}{Enter}`)
      await waitFor(() => expect(chat()).toContain(text))
      await waitFor(() => expect(chat()).not.toContain('Sending'))
      localStorage.setItem('editions', copy)
    }
    expect((await answersOf(opened))[1]).toBe('my slip of the thum, once, twice, at last')
  })

  test('Cancel and Escape give it up, and Enter without a change sends nothing', async () => {
    const { page, changes } = await openThird()
    const sentSoFar = changes()
    for (const leave of [
      () => page.user.click(control('Cancel')),
      () => page.user.keyboard('{Escape}'),
    ]) {
      await page.user.click(editSecond())
      await page.user.type(composer(), 'x')
      await leave()
      expect(composer().value).toBe('')
      expect(document.activeElement).toBe(composer())
      expect(chat()).toContain('my slip of the thum')
    }
    await page.user.click(editSecond())
    await page.user.keyboard('{Enter}')
    expect(screen.queryByText(/^Editing answer/)).toBeNull()
    expect(changes()).toBe(sentSoFar)
  })

  test('a failed one is told and gives the text back, still as an edit', async () => {
    const { page } = await openThird()
    await page.user.click(editSecond())
    await page.user.type(composer(), 'b')
    page.meddle('PATCH /api/questions', lost)
    await page.user.keyboard('{Enter}')
    await screen.findByText('Failed to send message. Please try again.')
    expect(composer().value).toBe('my slip of the thumb')
    expect(screen.getByText('Editing answer to question 2')).toBeDefined()
    page.mend('PATCH /api/questions')
    await page.user.keyboard('{Enter}')
    await waitFor(() => expect(editSecond()).toBeDefined())
    expect(chat()).toContain('my slip of the thumb')
  })

  test('none can be edited once all seven are done', async () => {
    const page = await openOwnQuestions(await registerCouple(server.current()), 6)
    expect(control('Answer again: question 6')).toBeDefined()
    await answer(page, 'Last words.')
    await waitFor(() => expect(chat()).toContain('That is all seven, Mina'))
    expect(screen.queryByRole('button', { name: /^(Edit your|Answer again)/ })).toBeNull()
  })
})

describe('R25 T12 editing what was answered anew on another device', () => {
  /** She edits on her phone while the laptop's words are there already, and is told. */
  const overtaken = async () => {
    const opened = await openThird()
    const { page, answerOnLaptop } = opened
    await page.user.type(composer(), 'half a thou')
    expect(await answerOnLaptop()).toBe(200)
    await page.user.click(editSecond())
    await page.user.click(composer())
    await page.user.keyboard(', edited{Enter}')
    await screen.findByText(/^This question has an answer already/)
    expect(composer().value).toBe('my slip of the thum, edited')
    expect(screen.getByText('Answering question 2 again')).toBeDefined()
    expect(chat()).not.toContain('my slip')
    return opened
  }

  test('replaces it only when asked to, and what was being typed is back', async () => {
    const opened = await overtaken()
    await opened.page.user.click(control('Use my text'))
    await waitFor(() => expect(editSecond()).toBeDefined())
    expect(chat()).toContain('my slip of the thum, edited')
    expect(composer().value).toBe('half a thou')
    expect((await answersOf(opened))[1]).toBe('my slip of the thum, edited')
  })

  test('leaves it as it is where that is chosen, and goes on', async () => {
    const opened = await overtaken()
    await opened.page.user.click(control('Keep that answer'))
    expect(composer().value).toBe('half a thou')
    expect(control('Answer again: question 2')).toBeDefined()
    expect((await answersOf(opened))[1]).toBe('newer and better')
  })

  test('asks again after the chat was left, or read anew, and loses neither text', async () => {
    const { page } = await overtaken()
    const returns = [
      async () => {
        await page.user.click(control('Back to home'))
        await openQuestions(page, 'Mina')
      },
      async () => {
        await time.pass(200)
        page.reload()
      },
    ]
    for (const comeBack of returns) {
      await comeBack()
      await screen.findByRole('log')
      await question(3)
      expect(composer().value).toBe('my slip of the thum, edited')
      await page.user.click(control('Save'))
      await screen.findByText(/^This question has an answer already/)
    }
    await page.user.click(control('Keep that answer'))
    expect(composer().value).toBe('half a thou')
  })

  test('is not asked where the answer is this phone’s own, though the reply was lost', async () => {
    const opened = await openThird()
    const { page } = opened
    page.meddle('PATCH /api/questions', async (passOn) => {
      await passOn()
      return lost(passOn)
    })
    await page.user.click(editSecond())
    await page.user.click(composer())
    await page.user.keyboard(', edited{Enter}')
    await screen.findByText('Failed to send message. Please try again.')
    page.mend('PATCH /api/questions')
    await page.user.click(composer())
    await page.user.keyboard(' twice{Enter}')
    await waitFor(() => expect(editSecond()).toBeDefined())
    await page.user.click(editSecond())
    await page.user.click(composer())
    await page.user.keyboard(', and again{Enter}')
    await waitFor(() => expect(chat()).toContain('and again'))
    await waitFor(() => expect(chat()).not.toContain('Sending'))
    expect((await answersOf(opened))[1]).toBe('my slip of the thum, edited twice, and again')
  })
})

describe('C11 R25 after a reload or a hand-over', () => {
  test('only that it is answered, and Answer again replaces it unseen', async () => {
    const opened = await openThird()
    const { page } = opened
    await page.user.click(editSecond())
    await time.pass(200)
    page.reload()
    await screen.findByRole('log')
    await question(3)
    expect(document.body.innerHTML).not.toContain('my slip')
    expect(composer().value).toBe('')
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull()
    await page.user.click(control('Answer again: question 2'))
    expect(composer().value).toBe('')
    expect(screen.getByText('Answering question 2 again')).toBeDefined()
    expect(screen.getByText(opened.questions[1]?.content ?? '')).toBeDefined()
    await page.user.keyboard('written anew{Enter}')
    await waitFor(() => expect(editSecond()).toBeDefined())
    expect(chat()).toContain('written anew')
    expect((await answersOf(opened))[1]).toBe('written anew')
  })

  test('the other one sees neither the words nor a way to them', async () => {
    const { page } = await openThird()
    await page.user.click(editSecond())
    await page.user.type(composer(), 'b')
    await page.user.click(control('Back to home'))
    expect(everythingStored()).toContain('my slip of the thumb')
    await page.user.click(await personButton('Jonas'))
    await page.user.click(await screen.findByRole('button', { name: 'Hand over' }))
    expect(everythingStored()).not.toContain('my slip')
    await page.user.click(control('Start Weekly Questions'))
    await screen.findByRole('log')
    expect(document.body.innerHTML).not.toContain('my slip')
    await page.user.click(control('Back to home'))
    await page.user.click(await personButton('Mina'))
    await page.user.click(control('Start Weekly Questions'))
    await question(3)
    const log = within(screen.getByRole('log'))
    expect(log.getAllByText('Answered. It stays private until your catch-up.')).toHaveLength(2)
    expect(document.body.innerHTML).not.toContain('my slip')
  })
})
