import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { filesWith } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { expectAccessible } from './browser.ts'
import {
  answerOf,
  answerQuestions,
  expectQuestion,
  finish,
  goToDone,
  listen,
  logInOn,
  openQuestions,
  participantButton,
  registerOn,
  walkThroughOnboarding,
} from './couple.ts'
import { journey, journeyToWarm, type ToWarm } from './journey.ts'
import { warm } from './product.ts'

/**
 * Presses what is not chosen yet, as it may be from a try before this one, and goes on once the page says that it is
 * saved: replies that come meanwhile may be of the choice before.
 */
async function choose(
  page: Page,
  role: 'button' | 'checkbox',
  called: { name: string | RegExp; exact?: boolean },
  chosen: { pressed?: true; checked?: true },
): Promise<void> {
  if ((await page.getByRole(role, { ...called, ...chosen }).count()) > 0) return
  await page.getByRole(role, called).click()
  await page.getByRole(role, { ...called, ...chosen }).waitFor()
  await page.getByText('Saved. You can change it until you press Done.').waitFor()
}

/** To the product that others are on their journeys to, which is on SQLite, or to one of its own. */
async function journeyOn(
  engine: 'sqlite' | 'postgres',
): Promise<Pick<ToWarm, 'newDevice' | 'dataDir' | 'output'>> {
  if (engine === 'sqlite') return journeyToWarm()
  const { newDevice, product } = await journey({ engine, env: warm })
  return { newDevice, dataDir: product.dataDir, output: async () => product.output() }
}

/** A whole week of a couple, from the first visit to the next week, on that engine. */
export async function aWholeWeek(engine: 'sqlite' | 'postgres'): Promise<void> {
  const { newDevice, dataDir, output } = await journeyOn(engine)
  const device = await newDevice()
  const responses: string[] = []
  device.page.on('response', (response) => {
    if (!response.url().includes('/api/')) return
    void response.text().then(
      (text) => responses.push(text),
      () => undefined,
    )
  })
  await device.page.clock.install()

  describe(`T23 a couple's week on ${engine}`, () => {
    let firstSet: string[]
    const email = `mina-week-${engine}@example.org`

    test('begins with onboarding and registering', async () => {
      const { page } = device
      await walkThroughOnboarding(page)
      await registerOn(page, email)
      await page
        .getByRole('heading', { name: 'Welcome to Your Weekly Relationship Check-in' })
        .waitFor()
      await page.getByText('Registration successful').waitFor()
      await page.getByText('Welcome Mina', { exact: true }).waitFor()
      await expectAccessible(page)
    })

    test('refuses what comes too early, in words', async () => {
      const { page } = device
      await page.getByRole('button', { name: 'Start Weekly Questions' }).focus()
      await page.keyboard.press('Enter')
      await page.getByText('Please select either yourself or your partner first.').waitFor()
      await page.getByRole('button', { name: 'Start Catch-Up' }).focus()
      await page.keyboard.press('Enter')
      await page.getByText('Complete weekly questions first').waitFor()
    })

    test('asks Mina seven questions; a reload in the middle resumes at the right one', async () => {
      const { page } = device
      await openQuestions(page, 'Mina')
      await page.getByText("Let's begin with some questions about your relationship.").waitFor()
      firstSet = await answerQuestions(page, 'Mina', [1, 3])
      const fourth = await expectQuestion(page, 4)
      await page.getByPlaceholder('Type your answer...').fill('half a thought')
      await page.clock.runFor(200)
      await expectAccessible(page)
      await page.reload()
      expect(await expectQuestion(page, 4)).toBe(fourth)
      expect(await page.getByPlaceholder('Type your answer...').inputValue()).toBe('half a thought')
      expect(await page.getByText('canary1').count()).toBe(0)
      firstSet.push(...(await answerQuestions(page, 'Mina', [4, 7])))
      await page.clock.runFor(2000)
      await page.clock.runFor(3000)
      await page
        .getByRole('dialog')
        .filter({ hasText: 'Great job!' })
        .filter({
          hasText: 'Now select the other partner to have them answer the same questions.',
        })
        .waitFor()
    })

    test('keeps nothing of her answers on the device, nor anywhere in the open', async () => {
      const { page } = device
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.body.textContent]),
      )
      expect(kept).not.toContain('canary')
      expect(kept).not.toContain('half a thought')
      expect(responses.length).toBeGreaterThan(10)
      expect(responses.join('')).not.toContain('canary')
      expect(filesWith(dataDir, 'canary')).toEqual([])
    })

    test('asks Jonas the same seven', async () => {
      const { page } = device
      await openQuestions(page, 'Jonas')
      expect(await answerQuestions(page, 'Jonas', [1, 7])).toEqual(firstSet)
      expect(responses.join('')).not.toContain('canary')
      await page.clock.runFor(2000)
      await page.clock.runFor(3000)
      await page.getByText('Ready', { exact: true }).waitFor()
      await expectAccessible(page)
    })

    test('leads through the catch-up; a reload in the middle loses nothing', async () => {
      const { page } = device
      await page.getByRole('button', { name: 'Start Catch-Up' }).click()
      await listen(page, 1)
      await page.getByText(answerOf('Mina', 1)).waitFor()
      await page.getByText(answerOf('Jonas', 1)).waitFor()
      await page.getByRole('button', { name: 'Yes, please' }).click()
      const next = page.getByRole('button', { name: 'Next Question' })
      await next.waitFor()
      await expectAccessible(page)
      await next.click()
      await listen(page, 2)
      const told = await page.getByRole('log').textContent()
      await page.reload()
      await page.getByText(answerOf('Jonas', 2)).waitFor()
      expect(await page.getByRole('log').textContent()).toBe(told)
      for (let number = 2; number <= 7; number += 1) {
        if (number > 2) await listen(page, number)
        await page.getByRole('button', { name: 'No, thanks' }).click()
        const label = number === 7 ? 'Complete Session' : 'Next Question'
        await page.getByRole('button', { name: label }).click()
      }
    })

    test('ends warmly, with a countdown, and a reload keeps the end', async () => {
      const { page } = device
      await goToDone(page)
      await page.getByText(/automatically refresh in 1[78]\d\d seconds to return/).waitFor()
      await expectAccessible(page)
      const insights = await page.getByRole('log').textContent()
      expect(insights).toContain('Mina')
      await page.reload()
      await goToDone(page)
      expect(await page.evaluate(() => Object.keys(sessionStorage).join())).toContain('completed_')
      const yes = { name: 'Yes', exact: true }
      const focus = { name: 'Fun & Friendship' }
      const keep = { name: /Keep this catch-up/ }
      await choose(page, 'button', yes, { pressed: true })
      await choose(page, 'button', focus, { pressed: true })
      await choose(page, 'checkbox', keep, { checked: true })
      await expectAccessible(page)
      await page.reload()
      await page.getByRole('checkbox', { ...keep, checked: true }).waitFor()
      const done = await goToDone(page)
      await finish(page, () => done.click())
    })

    test('keeps the talk on the timeline, sealed at rest', async () => {
      const { page } = device
      await page.getByRole('button', { name: /menu/i }).click()
      await page.getByRole('menuitem', { name: 'Timeline' }).click()
      const kept = page.getByRole('article')
      await kept.getByText('Fun & Friendship', { exact: true }).first().waitFor()
      await kept.getByRole('link', { name: /^Read the talk/ }).click()
      const talk = page.getByRole('region', { name: /^Your talk of/ })
      await talk.getByText(answerOf('Mina', 1), { exact: true }).waitFor()
      await talk.getByText(answerOf('Jonas', 7), { exact: true }).waitFor()
      await expectAccessible(page)
      expect(filesWith(dataDir, 'canary')).toEqual([])
      await page.getByRole('link', { name: 'Back to the timeline' }).first().click()
      await page.getByRole('link', { name: 'Back to home' }).click()
    })

    test('starts the next week with seven other questions', async () => {
      const { page } = device
      await openQuestions(page, 'Mina')
      const [first] = await answerQuestions(page, 'Mina', [1, 1])
      expect(firstSet).not.toContain(first)
      await page.getByRole('button', { name: 'Back to home' }).click()
      await page.getByRole('button', { name: 'Start New Session' }).click()
      await page
        .getByText(
          'Are you sure you want to start a new session? This will reset your current progress.',
        )
        .waitFor()
      // Nothing goes that the dialog has not named.
      await page.getByText('Mina has answered 1 of 7.').waitFor()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByText('Session reset complete').waitFor()
      await openQuestions(page, 'Mina')
      const second = await expectQuestion(page, 1)
      expect([first, ...firstSet]).not.toContain(second)
      await page.getByRole('button', { name: 'Back to home' }).click()
    })

    test('shows the other device within three seconds who has finished', async () => {
      const other = await newDevice()
      await logInOn(other.page, email)
      await participantButton(other.page, 'Jonas').waitFor()
      const { page } = device
      await openQuestions(page, 'Jonas')
      await answerQuestions(page, 'Jonas', [1, 7])
      await page.clock.runFor(2000)
      await page.clock.runFor(3000)
      await page.getByText('Great job!').waitFor()
      await other.page
        .getByRole('button', { name: /^Jonas.*All answered/ })
        .waitFor({ timeout: 3000 })
      expect(other.problems).toEqual([])
      await other.context.close()
    })

    test('logs out and leaves nothing behind', async () => {
      const { page } = device
      await page.getByRole('button', { name: /menu/i }).click()
      await page.getByRole('menuitem', { name: 'Logout' }).click()
      await page.waitForURL('**/auth')
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      )
      expect(kept).not.toContain('canary')
      expect(kept).not.toContain('session-')
      await page.goto('/home')
      await page.waitForURL('**/auth')
    })

    test('went without a problem in the page, a word in the log, or another host', async () => {
      expect(device.problems).toEqual([])
      expect(await output()).toContain('/api/questions/:weekId')
      expect(await output()).not.toContain('canary')
      counted('T23', { 'weeks in a browser': 1, 'replies to a browser': responses.length })
    })
  })
}
