import { expect, test } from 'vitest'
import { desk } from './browser.ts'
import {
  answerOf,
  expectQuestion,
  finish,
  goToDone,
  listen,
  participantButton,
  password,
} from './couple.ts'
import { expectFocusInSight, pressByKeyboard, tabTo } from './focus.ts'
import { journeyToWarm } from './journey.ts'

const { newDevice } = await journeyToWarm()
const device = await newDevice({ viewport: desk })
const { page } = device
await page.clock.install()

const button = (name: string) => page.getByRole('button', { name, exact: true })
const press = (name: string) => pressByKeyboard(page, button(name))

async function write(label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

test('through the onboarding to an account', async () => {
  await page.goto('/')
  await press('Learn More')
  await press('Next')
  await press('Next')
  await write('What would you like more of? (optional)', 'Slow mornings')
  await press('Get Started')
  await page.waitForURL('**/auth')
  await expectFocusInSight(page)
  await page.getByRole('tab', { name: 'Register', selected: true }).waitFor()
  await write('Username', 'Mina')
  await write('Email', 'mina-keyboard@example.org')
  await write('Shared password', password)
  await write("Partner's name", 'Jonas')
  await press('Register')
  await page.waitForURL('**/home')
  await page.getByRole('heading', { level: 1, name: /^Welcome to Your Weekly/ }).waitFor()
  await expectFocusInSight(page)
})

test.each(['Mina', 'Jonas'])('%s is chosen and answers the seven questions', async (name) => {
  await pressByKeyboard(page, participantButton(page, name))
  await participantButton(page, name).and(page.locator('[aria-pressed="true"]')).waitFor()
  await press('Start Weekly Questions')
  for (let number = 1; number <= 7; number += 1) {
    await expectQuestion(page, number)
    await tabTo(page, page.getByPlaceholder('Type your answer...'))
    await page.keyboard.type(answerOf(name, number))
    await page.keyboard.press('Enter')
    await page.getByText(`${number} of 7`).waitFor()
    await expectFocusInSight(page)
  }
  await page.clock.runFor(2000)
  await page.clock.runFor(3000)
  await participantButton(page, name).filter({ hasText: 'All answered' }).waitFor()
  await expectFocusInSight(page)
})

/** Leafs on from the first line: what was at the lower edge then stands below the question that stays. */
async function expectNoLineSkipped(): Promise<void> {
  const log = page.getByRole('region', { name: 'Catch-up', exact: true })
  await log.evaluate((it) => it.scrollTo(0, 0))
  await log.press('PageDown')
  const { moved, room } = await log.evaluate((it) => {
    const { top, bottom } = it.getBoundingClientRect()
    const under = document.elementFromPoint(it.getBoundingClientRect().left + 80, top + 20)
    const stays = under?.closest('[data-kind="question"]')?.getBoundingClientRect().bottom ?? top
    return { moved: it.scrollTop, room: bottom - stays }
  })
  expect(moved).toBeGreaterThan(100)
  expect(moved).toBeLessThanOrEqual(room)
}

test('the catch-up, to its last question', async () => {
  await press('Start Catch-Up')
  for (let number = 1; number <= 7; number += 1) {
    await listen(page, number)
    await expectFocusInSight(page)
    if (number === 4) await expectNoLineSkipped()
    await press(number === 1 ? 'Yes, please' : 'No, thanks')
    await press(number === 7 ? 'Complete Session' : 'Next Question')
  }
})

test('what they say before they go, and Done', async () => {
  await button('What comes next').waitFor()
  await expectFocusInSight(page)
  await tabTo(page, button('What comes next'))
  await page.keyboard.press('Enter')
  await expectFocusInSight(page)
  await press('Yes')
  await pressByKeyboard(page, button('Fun & Friendship'), 'Space')
  await pressByKeyboard(page, page.getByRole('checkbox', { name: /Keep this catch-up/ }), 'Space')
  await page.getByText('Saved. You can change it until you press Done.').waitFor()
  await tabTo(page, await goToDone(page))
  await finish(
    page,
    () => page.keyboard.press('Enter'),
    () => expectFocusInSight(page),
  )
  await participantButton(page, 'Mina').filter({ hasText: 'Not yet' }).waitFor()
  expect(device.problems).toEqual([])
})
