import { afterAll, afterEach, expect, test } from 'vitest'
import { answerAll } from '#server/testing/couple.ts'
import { obliging, startModelServer } from '#server/testing/model-server.ts'
import type { Device } from './browser.ts'
import { listen, password } from './couple.ts'
import { expectWholeInEveryLook } from './every-look.ts'
import { journey } from './journey.ts'
import { warm } from './product.ts'
import { callerOf, registerQuickly } from './quick-couple.ts'

const model = await startModelServer(obliging)
afterAll(model.stop)
const { newDevice } = await journey({
  env: {
    ...warm,
    ...{ GUIDE_PROVIDER: 'openai-compatible', GUIDE_MODEL: 'scripted' },
    GUIDE_BASE_URL: `${model.url}/v1`,
  },
})
const device = await newDevice()
const { page } = device
const couple = await registerQuickly(page, 'mina@example.org', 'jonas@example.org')
const other = await newDevice()
const credentials = { email: 'jonas@example.org', password }
await callerOf(other.page).post('/api/login', credentials)
afterEach(() => {
  for (const { problems } of [device, other]) expect(problems.splice(0)).toEqual([])
})

const provider = () => new URL(model.url).host
const cardOn = ({ page }: Device) =>
  page.getByRole('region', { name: `May ${provider()} read your answers?` })

test('R12 home asks each of the two, on their own login, by the model’s host, and says what is sent', async () => {
  await page.goto('/home')
  await cardOn(device).getByText('What is sent, and what is not').click()
  await expectWholeInEveryLook(page)
  await cardOn(device).getByRole('button', { name: 'Yes' }).press('Enter')
  await page.getByText('Thank you. Nothing is sent unless both of you say yes.').waitFor()
  await other.page.goto('/home')
  await cardOn(other).getByRole('button', { name: 'Yes' }).press('Enter')
  await other.page.getByText('Thank you. Both of you said yes.').waitFor()
  expect(model.calls).toEqual([])
})

test('R13 the insights are there when the couple comes, each with who wrote it', async () => {
  const word = 'I loved the slow walk by the river:'
  await answerAll(couple, 'primary', { word })
  await answerAll(couple, 'partner', { word })
  await expect.poll(() => model.calls.length, { timeout: 20_000 }).toBeGreaterThan(2)
  await page.goto('/home')
  await page.getByText('Ready', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Start Catch-Up', exact: true }).press('Enter')
  for (let number = 1; number <= 3; number += 1) {
    await listen(page, number)
    await page.getByRole('button', { name: 'No, thanks', exact: true }).press('Enter')
    await page.getByRole('button', { name: 'Next Question', exact: true }).press('Enter')
  }
  await page.getByText('Written by the model').first().waitFor()
  for (const { text } of model.calls) expect(text).not.toMatch(/\bMina\b|\bJonas\b/)
})

test('R12 Profile Settings take the yes back', async () => {
  await page.goto('/home')
  await page.getByRole('button', { name: 'Menu' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Profile Settings' }).press('Enter')
  await page.getByRole('tab', { name: 'You two' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profile Settings' })
  await dialog.getByText('Both of you said yes, so it writes.').waitFor()
  await expectWholeInEveryLook(page)
  await dialog.getByRole('radio', { name: 'No, keep the built-in guide' }).first().press('Space')
  await dialog.getByText('It writes once both of you have said yes.').waitFor()
})
