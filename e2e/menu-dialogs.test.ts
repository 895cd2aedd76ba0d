import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, launchBrowser, newDevice } from './browser.ts'
import { closeByKeyboard, menuButton, openFromMenu } from './dialogs.ts'
import { looks } from './every-look.ts'
import { type Product, startProduct } from './product.ts'
import { registerQuickly } from './quick-couple.ts'

const entries = [
  ['Profile Settings', 'Profile Settings'],
  ['Early Access & Feedback', 'Early Access & Feedback'],
  ['Suggest Feature', 'Suggest a Feature'],
  ['Report Issue', 'Report an Issue'],
] as const
const texts = [
  ['FAQ', 'Frequently Asked Questions'],
  ['Terms of Use', 'Terms of Use'],
  ['Privacy Policy', 'Privacy Policy'],
  ['End User License Agreement', 'End User License Agreement'],
] as const

let browser: Browser
let product: Product
beforeAll(async () => {
  browser = await launchBrowser()
  product = await startProduct('sqlite')
})
afterAll(async () => {
  await product.stop()
  await browser.close()
})

describe.each(looks)('the dialogs of the menu on $name', ({ viewport, colorScheme }) => {
  let page: Page
  let problems: string[]
  beforeAll(async () => {
    const device = await newDevice(browser, product.url, { viewport, colorScheme })
    page = device.page
    problems = device.problems
    await registerQuickly(page, `${viewport.width}-${colorScheme}@example.org`)
    await page.goto('/home')
    await menuButton(page).waitFor()
  })
  afterAll(() => {
    expect(problems).toEqual([])
  })

  test.each(entries)('%s: by keyboard, readable, and back to the menu', async (entry, title) => {
    const dialog = await openFromMenu(page, entry, title)
    await expectAccessible(page)
    await closeByKeyboard(dialog, menuButton(page))
  })

  test.each(texts)('%s scrolls by keyboard in 60 % of the height', async (entry, title) => {
    const dialog = await openFromMenu(page, entry, title)
    const region = dialog.getByRole('region', { name: title })
    await region.getByRole('heading').first().waitFor()
    const height = await region.evaluate((it) => it.clientHeight)
    expect(Math.abs(height - viewport.height * 0.6)).toBeLessThan(4)
    await region.focus()
    await page.keyboard.press('PageDown')
    await expect.poll(() => region.evaluate((it) => it.scrollTop)).toBeGreaterThan(100)
    await expectAccessible(page)
    await closeByKeyboard(dialog, menuButton(page))
  })
})
