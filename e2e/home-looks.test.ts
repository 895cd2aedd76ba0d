import type { Locator } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { answerAll } from '#server/testing/couple.ts'
import { desk, phone } from './browser.ts'
import { answerOf, participantButton } from './couple.ts'
import { closeByKeyboard, expectFocusOn, openByKeyboard } from './dialogs.ts'
import { expectWholeInEveryLook } from './every-look.ts'
import { journeyToWarm } from './journey.ts'
import { registerQuickly } from './quick-couple.ts'

const { newDevice } = await journeyToWarm()
const device = await newDevice()
const { page } = device
const couple = await registerQuickly(page, 'mina-home-looks@example.org')
afterEach(() => {
  expect(device.problems.splice(0)).toEqual([])
})

const button = (name: string) => page.getByRole('button', { name, exact: true })

/** All of it is on the first screen, without a scroll. */
const expectInSight = async (one: Locator) => {
  await page.evaluate(() => scrollTo(0, 0))
  const box = await one.boundingBox()
  const height = page.viewportSize()?.height ?? 0
  expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
}

test('the home screen before anything is answered', async () => {
  await page.goto('/home')
  await button('Show the steps').waitFor()
  await page.setViewportSize(phone)
  for (const name of ['Mina', 'Jonas']) await expectInSight(participantButton(page, name))
  await participantButton(page, 'Mina').press('Enter')
  await page.getByText('Answers next').waitFor()
  await page.setViewportSize(desk)
  for (const name of ['Start Weekly Questions', 'Start Catch-Up', 'Start New Session']) {
    await expectInSight(button(name))
  }
  await expectWholeInEveryLook(page)
})

test('Start New Session asks first', async () => {
  const dialog = await openByKeyboard(page, button('Start New Session'), 'Start New Session')
  await expectFocusOn(button('Cancel'))
  await expectWholeInEveryLook(page)
  await closeByKeyboard(dialog, button('Start New Session'))
})

test('the challenge: its steps, the part of each, and both done', async () => {
  const title = (await page.getByRole('heading', { level: 3 }).first().textContent()) ?? ''
  const dialog = await openByKeyboard(page, button('Show the steps'), title)
  await expectWholeInEveryLook(page)
  await button('Add a note (optional)').press('Enter')
  await expectFocusOn(page.getByLabel(/A note from Mina/))
  await expectWholeInEveryLook(page)
  await page.getByLabel(/A note from Mina/).fill('We laughed more than we thought we would.')
  await button('Mark done for Mina').press('Enter')
  await page.getByText('Mina has done this one.').first().waitFor()
  await page.getByRole('tab', { name: 'Mina' }).press('ArrowRight')
  await page.keyboard.press('Enter')
  await button('Mark done for Jonas').waitFor()
  await expectWholeInEveryLook(page)
  await button('Mark done for Jonas').press('Enter')
  await page.getByText('You did this together.').first().waitFor()
  await expectWholeInEveryLook(page)
  await closeByKeyboard(dialog, button('Show the steps'))
})

/** Whether the middle of it can be seen once it was scrolled to. */
const canBeSeen = (one: Locator) =>
  one.evaluate((it) => {
    it.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = it.getBoundingClientRect()
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('the steps of the challenge keep their room on the smallest screen, or above a keyboard', async () => {
  await button('Show the steps').press('Enter')
  const dialog = page.getByRole('dialog')
  const mark = dialog.getByRole('button', { name: /Mina$/ })
  const heading = dialog.getByRole('heading').first()
  const step = dialog.getByRole('listitem').last()
  const expectAllSeen = async () => {
    for (const one of [heading, step, mark]) await expect.poll(() => canBeSeen(one)).toBe(true)
  }
  await page.setViewportSize({ width: 320, height: 256 })
  await expectAllSeen()
  await page.setViewportSize(phone)
  await expectAllSeen()
  await step.scrollIntoViewIfNeeded()
  await expectInSight(mark)
  // What the keyboard of a phone leaves free of it.
  await page.evaluate(() => {
    const view = visualViewport as VisualViewport
    Object.defineProperty(view, 'height', { value: 256, configurable: true })
    view.dispatchEvent(new Event('resize'))
  })
  await expectAllSeen()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.evaluate(() => {
    Reflect.deleteProperty(visualViewport as object, 'height')
    visualViewport?.dispatchEvent(new Event('resize'))
  })
  await page.setViewportSize(desk)
})

test('the two other challenges to swap to', async () => {
  const dialog = await openByKeyboard(page, button('Swap'), 'Swap the challenge')
  await expectWholeInEveryLook(page)
  await closeByKeyboard(dialog, button('Swap'))
})

test('the weekly questions, within one window', async () => {
  await button('Start Weekly Questions').press('Enter')
  await page.getByText(/^Question 1: /).waitFor()
  const field = page.getByPlaceholder('Type your answer...')
  await field.fill(answerOf('Mina', 1))
  await field.press('Enter')
  await page.getByText(/^Question 2: /).waitFor()
  await expectWholeInEveryLook(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight + 1)).toBe(
    true,
  )
  const bar = page.getByRole('button', { name: /^Your week: Mina has answered 1 of 7/ })
  await bar.waitFor()
  const sheet = await openByKeyboard(page, bar, 'Your week')
  await sheet.getByRole('button', { name: 'Start New Session' }).waitFor()
  await expectWholeInEveryLook(page)
  await closeByKeyboard(sheet, bar)
  await button('Back to home').press('Enter')
  await expectFocusOn(page.getByRole('heading', { level: 1 }))
})

test('the guide, asked something, and the way back', async () => {
  await answerAll(couple, 'primary')
  await button('Ask the guide').waitFor()
  await expectWholeInEveryLook(page)
  await button('Ask the guide').press('Enter')
  await page.getByText('What is on your mind?').waitFor()
  const field = page.getByPlaceholder('Ask anything about your relationship...')
  await field.fill('How do we make up after a fight about the chores?')
  await field.press('Enter')
  await page.getByText('Written by the built-in guide').waitFor()
  await expectFocusOn(field)
  await expectWholeInEveryLook(page)
  await button('Back to home').press('Enter')
  await expectFocusOn(button('Ask the guide'))
})

test('the home screen once both have answered', async () => {
  await answerAll(couple, 'partner')
  await page.getByText('Ready', { exact: true }).waitFor()
  await expectWholeInEveryLook(page)
  await button('Later').press('Enter')
  await page.setViewportSize(phone)
  await expectInSight(button('Start Catch-Up'))
  expect(await participantButton(page, 'Mina').isVisible()).toBe(false)
  await button('Step 1: Who answers?').press('Enter')
  await participantButton(page, 'Mina').waitFor()
  await expectWholeInEveryLook(page)
})
