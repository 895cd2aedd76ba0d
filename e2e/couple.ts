import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const password = 'lamp-and-blanket-42'

/** What the two of them write; the marks tell the answers apart wherever they might turn up. */
export const answerOf = (name: string, at: number): string =>
  `${name} canary${at}: I loved the slow walk by the river and the soup on Sunday, it felt easy.`

/** Through the four slides to the sign-in page, as a newcomer goes. */
export async function walkThroughOnboarding(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Learn More' }).click()
  await page.getByRole('heading', { name: 'Too busy with life to find time to connect?' }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('heading', { name: "You're not alone." }).waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Get Started' }).click()
  await page.waitForURL('**/auth')
}

export async function registerOn(page: Page, email: string): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('Username').fill('Mina')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Shared password', { exact: true }).fill(password)
  await page.getByLabel("Partner's name").fill('Jonas')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/home')
}

export async function logInOn(page: Page, email: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/home')
}

export const participantButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) })

export async function openQuestions(page: Page, name: string): Promise<void> {
  await participantButton(page, name).click()
  await page.getByRole('button', { name: 'Start Weekly Questions' }).click()
}

/** The question on the screen now: its number, once the typing delay is over. */
export async function expectQuestion(page: Page, number: number): Promise<string> {
  const bubble = page.getByText(new RegExp(`Question ${number}: `))
  await page.clock.runFor(1000)
  await bubble.waitFor()
  return ((await bubble.textContent()) ?? '').replace(/^Question \d: /, '')
}

/** Answers the questions from `from` to `to` (1-7) by typing and Enter; gives what was asked. */
export async function answerQuestions(
  page: Page,
  name: string,
  [from, to]: readonly [number, number],
): Promise<string[]> {
  const asked: string[] = []
  const field = page.getByPlaceholder('Type your answer...')
  for (let number = from; number <= to; number += 1) {
    asked.push(await expectQuestion(page, number))
    await field.fill(answerOf(name, number))
    await field.press('Enter')
    await page.getByText(answerOf(name, number)).waitFor()
    await page.getByRole('main').getByText(`${number} of 7`).waitFor()
  }
  return asked
}

/** Lets the page's own time go on by steps until that is to be seen. */
async function goOnUntil(
  page: Page,
  wanted: Locator,
  { stepMs, interval }: { stepMs: number; interval: number },
): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.clock.runFor(stepMs)
        return wanted.isVisible()
      },
      { timeout: 30_000, interval },
    )
    .toBe(true)
}

/** Lets one question of the catch-up be told, up to the suggestion prompt. */
export async function listen(page: Page, number: number): Promise<void> {
  await page.getByText(`Question ${number} of 7`).first().waitFor()
  const yes = page.getByRole('button', { name: 'Yes, please' })
  await goOnUntil(page, yes, { stepMs: 1000, interval: 20 })
}

/** Past the letter of the week to the last of the questions before they go; returns Done. */
export async function goToDone(page: Page): Promise<Locator> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const [done, onward] = [button('Done'), button('What comes next')]
  await done.waitFor()
  // A press while the page still scrolls goes where the one before it went.
  for (let press = 0; press < 12 && (await onward.isVisible()); press += 1) {
    await onward.press('Enter')
    await onward.waitFor({ state: 'hidden', timeout: 1000 }).catch(() => undefined)
  }
  await onward.waitFor({ state: 'hidden' })
  return done
}

/**
 * Presses Done by `press` and goes through the reload two seconds later. Until the toast is seen the page's own time
 * goes in small steps, some seconds of ours for each at most, so that on a busy machine the reload does not come before.
 */
export async function finish(
  page: Page,
  press: () => Promise<void>,
  whileToasted: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
  const reloaded = page.waitForEvent('load')
  await press()
  const toast = page
    .getByRole('dialog')
    .filter({ hasText: 'Catch-up completed!' })
    .filter({ hasText: 'Starting a fresh session with new questions...' })
  try {
    for (let step = 0; step < 19; step += 1) {
      await page.clock.runFor(100)
      const isThere = await toast.waitFor({ timeout: 2500 }).then(
        () => true,
        () => false,
      )
      if (isThere) break
    }
    expect(await toast.isVisible()).toBe(true)
    await whileToasted()
    await page.clock.runFor(2000)
    await reloaded
  } finally {
    await page.clock.resume()
  }
}
