import { cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { registerCouple } from '#server/testing/couple.ts'
import {
  answer,
  chat,
  composer,
  control,
  everythingStored,
  openOwnQuestions,
  personButton,
  question,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { testServer } from '#web/testing/render-page.tsx'
import { answered, lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()

const unsafe = 'I am scared of him when he drinks.'
const title = 'People who can help'
const card = () => screen.queryByRole('heading', { name: title })

const openWith = async (count = 0) => {
  const couple = await registerCouple(server.current())
  const { visitor, user } = couple
  const page = await openOwnQuestions(couple, count)
  await question(count + 1)
  const listened = () => page.calls.filter((call) => call === 'POST /api/safety/listen').length
  return { page, user, visitor, listened }
}

test('C14 R21 the card that Ask shows comes beside an answer that sounds unsafe, once, and sending goes on', async () => {
  const { page, listened } = await openWith(1)
  await answer(page, unsafe)
  await screen.findByRole('heading', { name: title })
  expect(chat()).toContain('somebody may not be safe')
  expect(screen.getByRole('combobox', { name: 'Country' })).toBeDefined()
  await time.pass(1000)
  await question(3)
  expect(card()).not.toBeNull()
  await answer(page, 'A walk by the sea.')
  await waitFor(() =>
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('3 of 7'),
  )
  expect(card()).not.toBeNull()
  await page.user.click(control(`Close: ${title}`))
  expect(card()).toBeNull()
  expect(document.activeElement?.closest('form')).toBe(composer().form)
  await time.pass(1000)
  await question(4)
  const before = listened()
  await page.user.click(control('Edit your answer to question 2'))
  await page.user.keyboard(' Very much.{Enter}')
  await screen.findByText(`${unsafe} Very much.`)
  await time.pass(500)
  expect(card()).toBeNull()
  expect(listened()).toBe(before)
})

test('C14 R25 the card goes once its answer was edited to another that sounds safe, and comes back with one that does not', async () => {
  const { page } = await openWith()
  await answer(page, unsafe)
  await screen.findByRole('heading', { name: title })
  await time.pass(1000)
  await question(2)
  const edit = async (words: string) => {
    await page.user.click(control('Edit your answer to question 1'))
    await page.user.clear(composer())
    await answer(page, words)
    await screen.findByText(words)
  }
  await edit(`${unsafe} Very much.`)
  await time.pass(500)
  expect(card()).not.toBeNull()
  await edit('A walk by the sea.')
  await waitFor(() => expect(card()).toBeNull())
  expect(chat()).not.toContain('somebody may not be safe')
  await edit(unsafe)
  await screen.findByRole('heading', { name: title })
})

test('C14 an ordinary answer gets none', async () => {
  const { page, listened } = await openWith()
  await answer(page, 'Tea in the morning.')
  await waitFor(() => expect(listened()).toBe(1))
  await time.pass(1000)
  await question(2)
  expect(card()).toBeNull()
})

test('C14 nothing of it outlives the chat: not in storage, not after a reload, not at a hand-over', async () => {
  const { page } = await openWith()
  const before = everythingStored()
  await answer(page, unsafe)
  await screen.findByRole('heading', { name: title })
  await time.pass(200)
  // Every answer counts on, whatever it says (R28).
  const counter = /,\["editions","\{\\"of\\":\\"[0-9a-f]{32}\\",\\"number\\":\d+\}"\]/
  expect(everythingStored().replace(counter, '').replace(/"1"/g, '"0"')).toBe(before)
  await page.user.click(control('Back to home'))
  expect(card()).toBeNull()
  await page.user.click(await personButton('Jonas'))
  await page.user.click(control('Start Weekly Questions'))
  await screen.findByRole('log')
  expect(document.body.innerHTML).not.toContain(title)
  page.reload()
  await screen.findByRole('log')
  expect(document.body.innerHTML).not.toContain(title)
})

test('C14 R21 the acknowledgement does not wait for it, and its failure is silent', async () => {
  const { page } = await openWith()
  page.meddle('POST /api/safety/listen', () => new Promise(() => undefined))
  await answer(page, unsafe)
  await time.pass(1000)
  await question(2)
  page.meddle('POST /api/safety/listen', lost)
  await answer(page, unsafe)
  await time.pass(1000)
  await question(3)
  expect(composer().disabled).toBe(false)
  expect(screen.queryByText('Error')).toBeNull()
  expect(card()).toBeNull()
})

test('C14 R21 a reply that did not come is asked for once more, and the card comes then', async () => {
  const { page, listened } = await openWith()
  page.meddle('POST /api/safety/listen', answered(429))
  await answer(page, unsafe)
  await time.pass(1000)
  await question(2)
  expect(card()).toBeNull()
  page.mend('POST /api/safety/listen')
  await time.pass(3000)
  await screen.findByRole('heading', { name: title })
  expect(listened()).toBe(2)
})

test('C14 R21 it is asked for twice at most, and not after the chat was left', async () => {
  const { page, listened } = await openWith()
  page.meddle('POST /api/safety/listen', lost)
  await answer(page, unsafe)
  await time.pass(1000)
  await time.pass(3000)
  await time.pass(10_000)
  expect(listened()).toBe(2)
  await question(2)
  await answer(page, unsafe)
  await waitFor(() => expect(listened()).toBe(3))
  await page.user.click(control('Back to home'))
  await time.pass(10_000)
  expect(listened()).toBe(3)
})

test('C14 beside the last answer the chat waits until it is closed, and says so', async () => {
  const { page } = await openWith(6)
  await answer(page, unsafe)
  await screen.findByRole('heading', { name: title })
  await waitFor(() => expect(sessionStorage.getItem('openView')).toBeNull())
  await time.pass(2000)
  await time.pass(10_000)
  expect(card()).not.toBeNull()
  expect(screen.getByText('This chat stays open until you close the note or leave.')).toBeDefined()
  const shown: Element[] = []
  const scrolling = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    shown.push(this)
  })
  await page.user.click(control('Show the note'))
  expect(shown.map((element) => element.contains(card()))).toEqual([true])
  expect(document.activeElement).toBe(shown[0])
  scrolling.mockRestore()
  await page.user.click(control(`Close: ${title}`))
  expect(screen.queryByRole('button', { name: 'Show the note' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'All seven are answered' }))
  expect(screen.queryByText(/^This chat stays open/)).toBeNull()
  expect(screen.getByText('The home screen opens in a moment.')).toBeDefined()
  await time.pass(3000)
  await personButton('Mina')
  expect(screen.queryByRole('log')).toBeNull()
})

test('C14 a card that comes late, as the chat ends already, stays all the same', async () => {
  const { page } = await openWith(6)
  // The chat ends on the wall's clock as well: what comes late is there at once when it may come.
  const late = Promise.withResolvers<Response>()
  page.meddle('POST /api/safety/listen', () => late.promise)
  await answer(page, unsafe)
  await waitFor(() => expect(sessionStorage.getItem('openView')).toBeNull())
  await time.pass(2000)
  await time.pass(500)
  late.resolve(Response.json({ concern: true, calm: false }))
  await screen.findByRole('heading', { name: title })
  await time.pass(10_000)
  expect(card()).not.toBeNull()
  await page.user.click(control(`Close: ${title}`))
  await time.pass(3000)
  await personButton('Mina')
  expect(screen.queryByRole('log')).toBeNull()
})

test('C14 beside the last answer one press leads home, too', async () => {
  const { page } = await openWith(6)
  await answer(page, unsafe)
  await screen.findByRole('heading', { name: title })
  await page.user.click(await screen.findByRole('button', { name: 'Go to the home screen' }))
  await personButton('Mina')
  expect(document.body.innerHTML).not.toContain(title)
})

test('C14 R25 what the note says of changing the answer is true of the seventh as well', async () => {
  const { page } = await openWith(5)
  await answer(page, unsafe)
  await screen.findByRole('heading', { name: title })
  expect(chat()).toContain('Until all seven are sent you can change it.')
  expect(chat()).not.toContain('Start New Session')
  await time.pass(1000)
  await question(7)
  expect(control('Edit your answer to question 6')).toBeDefined()
  await answer(page, unsafe)
  await waitFor(() => expect(chat()).toContain('All seven are sent now'))
  expect(chat()).not.toContain('you can change it')
  expect(screen.queryByRole('button', { name: /^(Edit|Answer again)/ })).toBeNull()
  await page.user.click(await screen.findByRole('button', { name: 'Go to the home screen' }))
  await personButton('Mina')
  expect(control('Start New Session')).toBeDefined()
})

test('C14 R21 who holds the phone next sees the same after an unsafe answer as after any other', async () => {
  const seenAfter = async (last: string) => {
    const { page } = await openWith(6)
    await answer(page, last)
    await waitFor(() => expect(sessionStorage.getItem('openView')).toBeNull())
    if (last === unsafe) {
      await screen.findByRole('heading', { name: title })
      await page.user.click(control(`Close: ${title}`))
    }
    const messages = [...screen.getByRole('log').querySelectorAll('p')]
    const ending = messages.at(-1)?.textContent
    await time.pass(2000)
    await time.pass(3000)
    await screen.findByText('Great job!')
    await screen.findByRole('region', { name: 'How did these questions feel, Mina?' })
    const home = document.body.textContent?.replace(
      /(A challenge for the two).*(Show the steps)/,
      '',
    )
    cleanup()
    sessionStorage.clear()
    localStorage.clear()
    return { ending, home }
  }
  const ordinary = await seenAfter('A walk by the sea.')
  expect(ordinary.ending).toMatch(/^That is all seven, Mina/)
  expect(await seenAfter(unsafe)).toEqual(ordinary)
})
