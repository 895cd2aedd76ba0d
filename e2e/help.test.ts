import { afterEach, expect, test } from 'vitest'
import { participantButton } from './couple.ts'
import { closeByKeyboard, openByKeyboard } from './dialogs.ts'
import { expectWholeInEveryLook } from './every-look.ts'
import { journeyToWarm } from './journey.ts'
import { registerQuickly } from './quick-couple.ts'

const door = 'Not safe, or not okay?'
const unsafe = 'I am scared of him when he drinks.'
const elsewhere = 'https://www.bbc.com/'

const { newDevice } = await journeyToWarm()
const device = await newDevice()
await registerQuickly(device.page, 'mina-help@example.org')
await device.context.route(`${elsewhere}**`, (route) =>
  route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>Sunny' }),
)
afterEach(() => {
  const ours = device.problems.splice(0).filter((problem) => !problem.startsWith(elsewhere))
  expect(ours).toEqual([])
})

const button = (name: string) => device.page.getByRole('button', { name, exact: true })

/** Opens Mina's questions; gives the field of the chat. */
async function openQuestions() {
  const { page } = device
  await page.goto('/home')
  const entry = page.getByRole('button', { name: 'Start Weekly Questions' })
  const field = page.getByPlaceholder('Type your answer...')
  // A chat that was open is open again.
  await entry.or(field).waitFor()
  if (await entry.isVisible()) {
    await participantButton(page, 'Mina').press('Enter')
    await entry.press('Enter')
  }
  await page.getByText(/^Question 1: /).waitFor()
  return field
}

/** The weather has come, nothing of ours is left behind it, and the login stays. */
async function expectToHaveLeft() {
  const { page } = device
  await page.waitForURL(`${elsewhere}**`)
  await page.goto('/favicon.svg')
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).not.toContain('draft')
  expect(stored).not.toMatch(/scared|help/i)
  expect((await page.request.get('/api/user')).status()).toBe(200)
}

test('C16 help by the keyboard, whole on every screen', async () => {
  const { page } = device
  await page.goto('/home')
  const dialog = await openByKeyboard(page, button(door), door)
  await dialog.getByRole('combobox', { name: 'Country' }).press('Enter')
  await page.getByRole('option', { name: 'New Zealand' }).press('Enter')
  await dialog.getByRole('link', { name: 'Call 111' }).waitFor()
  await expectWholeInEveryLook(page)
  await closeByKeyboard(dialog, button(door))
})

test('C16 over a chat the header holds it at every width', async () => {
  await openQuestions()
  await button(door).waitFor()
  await expectWholeInEveryLook(device.page)
})

test('C16 the quick exit takes the place of the page, and what was typed is gone', async () => {
  const { page } = device
  const field = await openQuestions()
  const before = await page.evaluate(() => history.length)
  await field.fill(unsafe)
  await button(door).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Quick exit' }).press('Enter')
  await page.waitForURL(`${elsewhere}**`)
  expect(await page.evaluate(() => history.length)).toBe(before)
  expect(await page.evaluate(() => document.referrer)).toBe('')
  await expectToHaveLeft()
})

test('C14 C16 beside an unsafe answer its author can leave, too, and Esc three times does it anywhere', async () => {
  const { page } = device
  const field = await openQuestions()
  await field.fill(unsafe)
  await field.press('Enter')
  const card = page.getByRole('region', { name: 'People who can help' })
  await card.getByRole('button', { name: 'Quick exit' }).waitFor()
  await expectWholeInEveryLook(page)
  await field.fill(`${unsafe} Very much.`)
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape')
  await expectToHaveLeft()
  await page.goto('/home')
  await button('Ask the guide').waitFor()
  expect(await page.content()).not.toContain('People who can help')
})

test('C14 beside the last answer the chat waits, whole on every screen, and one press leads home', async () => {
  const { page } = device
  const field = await openQuestions()
  const last = page.getByText(/^Question 7: /)
  for (let number = 1; number <= 7 && !(await last.isVisible()); number += 1) {
    await button('Skip this one').press('Enter')
    await page
      .getByText('Kept private. No reason needed.')
      .nth(number - 1)
      .waitFor()
    await button('Skip this one').waitFor()
  }
  await field.fill(unsafe)
  await field.press('Enter')
  const card = page.getByRole('region', { name: 'People who can help' })
  await card.waitFor()
  await page.getByText('This chat stays open until you close the note or leave.').waitFor()
  await expectWholeInEveryLook(page)
  await button('Go to the home screen').press('Enter')
  await page.getByRole('region', { name: 'How did these questions feel, Mina?' }).waitFor()
  expect(await page.content()).not.toContain('People who can help')
})
