import { afterEach, expect, test } from 'vitest'
import { phone } from './browser.ts'
import { openQuestions, password } from './couple.ts'
import { expectFocusOn } from './dialogs.ts'
import { expectWholeInEveryLook } from './every-look.ts'
import { journeyToWarm } from './journey.ts'
import { callerOf, registerQuickly } from './quick-couple.ts'

const { newDevice } = await journeyToWarm()
const device = await newDevice()
await registerQuickly(device.page, 'mina-elsewhere@example.org')
afterEach(() => {
  expect(device.problems.splice(0)).toEqual([])
})
const button = (name: string) => device.page.getByRole('button', { name, exact: true })
const field = () => device.page.getByPlaceholder('Type your answer...')

test('R25 T12 an edit of what another device has answered anew since is told, and loses no text', async () => {
  const { page } = device
  await page.goto('/home')
  await openQuestions(page, 'Mina')
  await page.getByText(/^Question 1: /).waitFor()
  await field().fill('first')
  await field().press('Enter')
  await page.getByText(/^Question 2: /).waitFor()
  await field().fill('half a thought')
  const other = await newDevice()
  const caller = callerOf(other.page)
  await caller.post('/api/login', { email: 'mina-elsewhere@example.org', password })
  const set = (await caller.get<{ id: number }[]>('/api/questions/session-initial?userId=30')).body
  await caller.patch(`/api/questions/${set[0]?.id}`, {
    response: 'newer and better',
    isPartnerResponse: false,
  })
  await other.context.close()
  await button('Edit your answer to question 1').press('Enter')
  await field().fill('first, edited')
  await field().press('Enter')
  await page.getByText(/^This question has an answer already/).waitFor()
  // The browser notes the refusal that the chat speaks of.
  device.problems.splice(0)
  await page.setViewportSize(phone)
  await expectWholeInEveryLook(page)
  expect(await field().inputValue()).toBe('first, edited')
  await button('Keep that answer').press('Enter')
  expect(await field().inputValue()).toBe('half a thought')
})

test('T24 once the other one is chosen over a chat nothing of it is to be seen, until its writer goes back', async () => {
  const { page } = device
  await page.getByRole('button', { name: /^Your week/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Jonas/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('heading', { name: 'Handing over to Jonas' }).waitFor()
  await expectWholeInEveryLook(page)
  expect(await field().isVisible()).toBe(false)
  await button('Go back to Mina').press('Enter')
  await expectFocusOn(page.getByRole('button', { name: /^Your week/ }))
  expect(await field().inputValue()).toBe('half a thought')
})

test('logging out in another tab asks first where somebody is writing in this one', async () => {
  const { context } = device
  const second = await context.newPage()
  await second.goto('/timeline')
  await second.getByRole('button', { name: 'Menu' }).click()
  await second.getByRole('menuitem', { name: 'Logout' }).click()
  await second
    .getByText(
      'What Mina was typing in another tab is not sent yet. Logging out deletes it for good.',
    )
    .waitFor()
  await second.getByRole('button', { name: 'Stay signed in' }).click()
  expect(await field().inputValue()).toBe('half a thought')
  await second.close()
})
