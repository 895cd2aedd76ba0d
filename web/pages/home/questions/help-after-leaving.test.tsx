import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import {
  registerCouple,
  registerOnTwoDevices,
  type TestCouple,
  testPassword,
} from '#server/testing/couple.ts'
import { readWaiting } from '#web/features/questions/waiting/waiting-answers.ts'
import { destroyKept } from '#web/session/sealed-store.ts'
import {
  answer,
  chat,
  control,
  everythingStored,
  openOwnQuestions,
  openQuestions,
  personButton,
  question,
} from '#web/testing/at-home.ts'
import { fakeTime } from '#web/testing/fake-time.ts'
import { type Page, testServer } from '#web/testing/render-page.tsx'
import { lost } from '#web/testing/wire.ts'

const server = testServer()
const time = fakeTime()
afterEach(async () => {
  await destroyKept()
  await readWaiting()
})

const unsafe = 'I am scared of him when he drinks.'
const title = 'People who can help'
const card = () => screen.queryByRole('heading', { name: title })

async function openWith(couple: TestCouple, count = 1) {
  const page = await openOwnQuestions(couple, count)
  await question(count + 1)
  return page
}

const openAgain = async (page: Page, name = 'Mina') => {
  await openQuestions(page, name)
  await screen.findByRole('log')
}

/** Answers, and leaves the chat before it is known how the answer sounds; gives how to let that be known. */
async function answerAndLeave(page: Page, text = unsafe) {
  const gate = Promise.withResolvers<void>()
  page.meddle('POST /api/safety/listen', async (passOn) => {
    const reply = await passOn()
    await gate.promise
    return reply
  })
  await answer(page, text)
  await waitFor(() => expect(page.calls).toContain('POST /api/safety/listen'))
  await page.user.click(control('Back to home'))
  await personButton('Mina')
  return async () => {
    gate.resolve()
    await time.pass(100)
    await time.pass(100)
  }
}

test('C14 R21 who left before it was known sees the card at the next look at their own chat, once', async () => {
  const page = await openWith(await registerOnTwoDevices(server.current()))
  const letGo = await answerAndLeave(page)
  const stored = everythingStored()
  const home = document.body.innerHTML
  await letGo()
  expect(document.body.innerHTML).toBe(home)
  expect(everythingStored()).toBe(stored)
  await openAgain(page)
  await screen.findByRole('heading', { name: title })
  expect(chat()).not.toContain(unsafe)
  expect(chat()).toContain('Until all seven are sent you can change it.')
  expect(control('Answer again: question 2')).toBeDefined()
  await page.user.click(control('Back to home'))
  await openAgain(page)
  await question(3)
  expect(card()).toBeNull()
})

test('C14 R21 an answer that sounds like nothing leaves nothing behind', async () => {
  const page = await openWith(await registerOnTwoDevices(server.current()))
  const letGo = await answerAndLeave(page, 'Tea in the morning.')
  await letGo()
  await openAgain(page)
  await question(3)
  expect(card()).toBeNull()
})

test('C14 R21 the two who share a login see nothing of it afterwards, whoever opens the chat', async () => {
  const page = await openWith(await registerCouple(server.current()))
  const letGo = await answerAndLeave(page)
  await letGo()
  for (const name of ['Mina', 'Jonas']) {
    await openAgain(page, name)
    await time.pass(1000)
    expect(card()).toBeNull()
    await page.user.click(control('Back to home'))
  }
})

test('C14 R21 a hand-over takes it away, and so does a reload', async () => {
  const couple = await registerOnTwoDevices(server.current())
  const page = await openWith(couple)
  await (await answerAndLeave(page))()
  await page.user.click(await personButton('Jonas'))
  await openAgain(page)
  await question(3)
  expect(card()).toBeNull()
  await (await answerAndLeave(page))()
  page.reload()
  await openAgain(page)
  await question(4)
  expect(card()).toBeNull()
})

test('C14 R21 logging out takes it away, from the same person, too', async () => {
  const couple = await registerOnTwoDevices(server.current())
  const page = await openWith(couple)
  await (await answerAndLeave(page))()
  await page.user.click(control('Menu'))
  await page.user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await page.user.type(await screen.findByLabelText('Email'), couple.email)
  await page.user.type(screen.getByLabelText('Password'), testPassword)
  await page.user.click(screen.getByRole('button', { name: 'Login' }))
  await openAgain(page)
  await question(3)
  expect(card()).toBeNull()
})

test('C14 R21 R28 an answer that was delivered while its chat was closed is listened to as well', async () => {
  const page = await openWith(await registerOnTwoDevices(server.current()))
  await time.pass(1000)
  page.meddle('PATCH /api/questions', lost)
  await answer(page, unsafe)
  await waitFor(() => expect(chat()).toContain('Waiting'))
  await page.user.click(control('Back to home'))
  await personButton('Mina')
  expect(page.calls).not.toContain('POST /api/safety/listen')
  page.mend('PATCH /api/questions')
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(page.calls).toContain('POST /api/safety/listen'))
  await time.pass(1000)
  expect(card()).toBeNull()
  await openAgain(page)
  await screen.findByRole('heading', { name: title })
  expect(chat()).not.toContain(unsafe)
})

test.each([
  ['of two who sign in as themselves', registerOnTwoDevices],
  ['of two who share a login', registerCouple],
])(
  'C14 R21 R28 an answer %s that is delivered while its chat is open is listened to once',
  async (_who, register) => {
    const page = await openWith(await register(server.current()))
    const listened = () => page.calls.filter((call) => call === 'POST /api/safety/listen').length
    const before = listened()
    await time.pass(1000)
    page.meddle('PATCH /api/questions', lost)
    await answer(page, unsafe)
    await waitFor(() => expect(chat()).toContain('Waiting'))
    const gate = Promise.withResolvers<void>()
    page.meddle('POST /api/safety/listen', async (passOn) => {
      await gate.promise
      return passOn()
    })
    page.mend('PATCH /api/questions')
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(chat()).not.toContain('Waiting'))
    await time.pass(100)
    gate.resolve()
    await screen.findByRole('heading', { name: title })
    await time.pass(4000)
    expect(chat()).toContain(unsafe)
    expect(listened() - before).toBe(1)
  },
)
