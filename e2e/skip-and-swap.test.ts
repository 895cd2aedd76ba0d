import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { answerAll } from '#server/testing/couple.ts'
import { type Device, phone } from './browser.ts'
import { listen, logInOn, openQuestions } from './couple.ts'
import { expectFocusOn } from './dialogs.ts'
import { expectWholeInEveryLook } from './every-look.ts'
import { journeyToWarm } from './journey.ts'
import { callerOf, registerQuickly } from './quick-couple.ts'

const { newDevice } = await journeyToWarm()
const mina = await newDevice()
await registerQuickly(
  mina.page,
  'mina-skip-and-swap@example.org',
  'jonas-skip-and-swap@example.org',
)
const jonas = await newDevice()
await logInOn(jonas.page, 'jonas-skip-and-swap@example.org')
afterEach(() => {
  for (const { problems } of [mina, jonas]) expect(problems.splice(0)).toEqual([])
})

const button = ({ page }: Device, name: string) => page.getByRole('button', { name, exact: true })
const field = ({ page }: Device) => page.getByPlaceholder('Type your answer...')
const question = (page: Page, number: number) => page.getByText(new RegExp(`^Question ${number}: `))
const kept = 'Kept private. No reason needed.'

test('R26 one of them swaps the question that both have open, and it changes for the other', async () => {
  await mina.page.goto('/home')
  await openQuestions(mina.page, 'Mina')
  await openQuestions(jonas.page, 'Jonas')
  const before = await question(jonas.page, 1).textContent()
  await field(jonas).fill('half a thought')
  await button(mina, 'Another question').press('Enter')
  await mina.page.getByText(before ?? '').waitFor({ state: 'detached' })
  await expectFocusOn(field(mina))
  await jonas.page.getByText(/^Question 1 was swapped for another one/).waitFor()
  expect(await question(jonas.page, 1).textContent()).toBe(
    await question(mina.page, 1).textContent(),
  )
  expect(await field(jonas).inputValue()).toBe('half a thought')
  expect(await button(jonas, 'Another question').count()).toBe(0)
  await expectWholeInEveryLook(jonas.page)
  await expectWholeInEveryLook(mina.page)
})

test('R26 a question is skipped by keyboard, and answered after all', async () => {
  const { page } = mina
  await page.setViewportSize(phone)
  await button(mina, 'Skip this one').press('Enter')
  await page.getByText(kept).waitFor()
  await question(page, 2).waitFor()
  await button(mina, 'Answer question 1 after all').press('Enter')
  await expectFocusOn(field(mina))
  await page.getByText('Answering question 1 after all').waitFor()
  await expectWholeInEveryLook(page)
  await field(mina).fill('The first coffee, in silence.')
  await field(mina).press('Enter')
  await page.getByText('The first coffee, in silence.').waitFor()
  await page.getByText(kept).waitFor({ state: 'detached' })
})

test('R26 R27 the seventh is skipped as well, and home asks how the questions felt', async () => {
  const { page } = mina
  for (let number = 2; number <= 7; number += 1) {
    await question(page, number).waitFor()
    await button(mina, 'Skip this one').click()
    await page
      .getByText(kept)
      .nth(number - 2)
      .waitFor()
  }
  await page.getByText(/^That is all seven, Mina/).waitFor()
  const card = page.getByRole('region', { name: 'How did these questions feel, Mina?' })
  await card.waitFor()
  await expectWholeInEveryLook(page)
  await button(mina, 'Not deep enough').press('Enter')
  await page.getByText('It will help us pick your next questions.').waitFor()
  await card.waitFor({ state: 'detached' })
  await expectFocusOn(page.getByRole('heading', { level: 1 }))
})

test('R26 the catch-up says of it that it is kept private, and goes on at its pace', async () => {
  const { page } = mina
  await answerAll(callerOf(jonas.page), 'partner', { word: 'The soup on Sunday' })
  await page.clock.install()
  await page.goto('/home')
  await page.getByText('Ready', { exact: true }).waitFor()
  await button(mina, 'Start Catch-Up').click()
  await page.getByRole('log').waitFor()
  await listen(page, 1)
  await page.getByText('The first coffee, in silence.').waitFor()
  await button(mina, 'No, thanks').click()
  await button(mina, 'Next Question').click()
  await listen(page, 2)
  await page.getByText('Mina keeps this one private.').waitFor()
  await expectWholeInEveryLook(page)
  await button(mina, 'Yes, please').click()
  await page.getByText('One small idea, if you like it').waitFor()
})
