import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import {
  answer,
  answerSome,
  chat,
  composer,
  control,
  everythingStored,
  openOwnQuestions,
  openQuestions,
  question,
  questionsFor,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { renderPage, testServer } from '#web/testing/render-page.tsx'
import { answered, lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()

/** A couple at home, Mina with `count` of her answers given and her questions open. */
const openWith = async (count = 0) => {
  const couple = await registerCouple(server.current())
  const { visitor, user } = couple
  const page = await openOwnQuestions(couple, count)
  return { page, user, visitor, questions: await questionsFor(visitor, user.id) }
}

const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuetext')

describe('the conversation (product §2, §4)', () => {
  test('greeting, then after a second the first question', async () => {
    const { questions } = await openWith()
    expect(chat()).toContain("Let's begin with some questions about your relationship.")
    expect(chat()).not.toContain('Question 1')
    expect(progress()).toBe('0 of 7')
    await time.pass(1000)
    expect(chat()).toContain(`Question 1: ${questions[0]?.content}`)
    expect(chat()).not.toContain('Question 2')
  })

  test('an answer is shown at once, sent as the spec says, and followed by the next', async () => {
    const { page, questions, user, visitor } = await openWith()
    await time.pass(1000)
    const bodies: unknown[] = []
    const send = globalThis.fetch
    globalThis.fetch = (url, init) => {
      if (init?.method === 'PATCH') bodies.push(JSON.parse(String(init.body)))
      return send(url, init)
    }
    await answer(page, '  Tea in the morning.  ')
    await waitFor(() => expect(progress()).toBe('1 of 7'))
    expect(chat()).toContain('Tea in the morning.')
    expect(composer().value).toBe('')
    expect(page.calls).toContain(`PATCH /api/questions/${questions[0]?.id}`)
    expect(bodies).toEqual([
      {
        response: 'Tea in the morning.',
        private: true,
        isPartnerResponse: false,
        onlyIfUnanswered: true,
        deliveryId: expect.stringMatching(/^[0-9a-f]{32}$/),
        edition: { of: expect.stringMatching(/^[0-9a-f]{32}$/), number: expect.any(Number) },
        writtenBy: user.id,
      },
    ])
    expect(chat()).not.toContain('Question 2')
    await time.pass(1000)
    await question(2)
    const [first] = await questionsFor(visitor, user.id)
    expect(first?.answered).toBe(true)
  })

  test('R28 T29 while somebody else has signed in in the browser nothing is sent as theirs, and the writer is told', async () => {
    const { page, user, visitor } = await openWith()
    await time.pass(1000)
    page.meddle('PATCH /api/questions', () =>
      Response.json({ code: 'written-by-another', message: 'Not here.' }, { status: 409 }),
    )
    await answer(page, 'Tea in the morning.')
    await screen.findByText(/Somebody else has signed in on this browser, so this was not sent/)
    expect(composer().value).toBe('Tea in the morning.')
    const [first] = await questionsFor(visitor, user.id)
    expect(first?.answered).toBe(false)
  })

  test('nothing empty is sent, nothing while one is on its way, and Shift+Enter only breaks the line', async () => {
    const { page } = await openWith()
    await time.pass(1000)
    const sent = () => page.calls.filter((call) => call.startsWith('PATCH')).length
    await answer(page, '   ')
    expect(sent()).toBe(0)
    await page.user.clear(composer())
    await page.user.type(composer(), 'one{Shift>}{Enter}{/Shift}two')
    expect(composer().value).toBe('one\ntwo')
    const { promise, resolve } = Promise.withResolvers<void>()
    page.meddle('PATCH /api/questions', async (passOn) => {
      await promise
      return passOn()
    })
    await page.user.keyboard('{Enter}')
    expect(chat()).toContain('Sending')
    await answer(page, 'too early')
    expect(sent()).toBe(1)
    expect(composer().value).toBe('too early')
    resolve()
    await waitFor(() => expect(progress()).toBe('1 of 7'))
    expect(composer().value).toBe('too early')
    await page.user.keyboard('{Enter}')
    expect(sent()).toBe(1)
  })

  test.each([
    ['a lost network', lost],
    ['a failing server', answered(500, { statusCode: 500, error: 'x', message: 'x' })],
  ])('%s: the bubble goes, the text comes back, and a second try works', async (_what, trouble) => {
    const { page } = await openWith()
    await time.pass(1000)
    page.meddle('PATCH /api/questions', trouble)
    await answer(page, 'Tea in the morning.')
    await screen.findByText('Failed to send message. Please try again.')
    expect(screen.getByText('Error')).toBeDefined()
    expect(chat()).not.toContain('Tea in the morning.')
    expect(composer().value).toBe('Tea in the morning.')
    expect(progress()).toBe('0 of 7')
    page.mend('PATCH /api/questions')
    await page.user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(progress()).toBe('1 of 7'))
  })

  test('a text the server will not take is told in its words', async () => {
    const { page } = await openWith()
    await time.pass(1000)
    await answer(page, 'half of a sign: \ud83d')
    await screen.findByText('Please remove the characters that cannot be saved.')
    expect(composer().value).toBe('half of a sign: \ud83d')
  })

  test('questions that do not arrive: a toast, a sentence, and trying again', async () => {
    const { visitor } = await registerCouple(server.current())
    const page = renderPage(visitor, '/home', { 'GET /api/questions': lost })
    await openQuestions(page, 'Mina')
    await screen.findByText('Error retrieving questions')
    expect(screen.getByText('Failed to get questions. Please try again.')).toBeDefined()
    page.mend('GET /api/questions')
    await page.user.click(control('Try again'))
    await screen.findByRole('log')
  })

  test('a set without questions says so', async () => {
    const { visitor } = await registerCouple(server.current())
    const page = renderPage(visitor, '/home', { 'GET /api/questions': answered(200, []) })
    await openQuestions(page, 'Mina')
    await screen.findByText('No questions were found. Please try refreshing or contact support.')
  })
})

describe('going on later (R15)', () => {
  test('at the first question the server calls unanswered, whatever this device remembers', async () => {
    const { visitor, user } = await registerCouple(server.current())
    await answerSome(visitor, { userId: user.id, participant: 'primary' }, 3)
    sessionStorage.setItem(`currentQuestionIndex_${user.id}`, '6')
    sessionStorage.setItem(`weeklyQuestions_${user.id}`, '[1]')
    const page = renderPage(visitor, '/home')
    await openQuestions(page, 'Mina')
    await screen.findByRole('log')
    expect(progress()).toBe('3 of 7')
    await question(4)
    expect(chat()).not.toContain('Question 5')
    expect(chat()).not.toContain('said')
    expect(screen.getAllByText('Answered. It stays private until your catch-up.')).toHaveLength(3)
  })

  test('a reload comes back to the chat, the question and the draft', async () => {
    const { page, user } = await openWith(2)
    await question(3)
    await page.user.type(composer(), 'half a thou')
    await time.pass(100)
    expect(sessionStorage.getItem(`currentQuestionIndex_${user.id}`)).toBe('2')
    expect(sessionStorage.getItem(`isQuestionMode_${user.id}`)).toBe('true')
    page.reload()
    await screen.findByRole('log')
    await question(3)
    expect(composer().value).toBe('half a thou')
    expect(progress()).toBe('2 of 7')
  })

  test('leaving loses nothing, and home says how far it is', async () => {
    const { page } = await openWith(2)
    await question(3)
    await page.user.type(composer(), 'half a thou')
    await page.user.click(control('Back to home'))
    await screen.findByText('2 of 7 answered. Mina goes on from there.')
    expect(document.activeElement?.textContent).toContain('Welcome')
    await page.user.click(control('Start Weekly Questions'))
    await screen.findByRole('log')
    expect(composer().value).toBe('half a thou')
  })

  test('the draft leaves the storage once the answer has arrived', async () => {
    const { page, user } = await openWith()
    await time.pass(1000)
    await page.user.type(composer(), 'Tea')
    await time.pass(100)
    expect(sessionStorage.getItem(`draft_${user.id}`)).toContain('Tea')
    await page.user.keyboard('{Enter}')
    await waitFor(() => expect(progress()).toBe('1 of 7'))
    await time.pass(100)
    expect(sessionStorage.getItem(`draft_${user.id}`)).toBeNull()
    expect(everythingStored()).not.toContain('Tea')
  })
})
