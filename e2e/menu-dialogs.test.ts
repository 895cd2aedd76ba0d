import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { desk, expectAccessible, launchBrowser, newDevice, phone } from './browser.ts'
import { logInOn, registerOn } from './couple.ts'
import { type Product, startProduct } from './product.ts'

const email = 'mina@example.org'
const looks = [
  ['a phone, light', phone, 'light'],
  ['a phone, dark', phone, 'dark'],
  ['a desk, light', desk, 'light'],
  ['a desk, dark', desk, 'dark'],
] as const
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

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

/** Opens a dialog of the menu with the keyboard alone. */
async function openByKeyboard(page: Page, entry: string, title: string) {
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: entry, exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.waitFor()
  await expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  return dialog
}

async function closeByKeyboard(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect
    .poll(() => menuButton(page).evaluate((button) => button === document.activeElement))
    .toBe(true)
}

describe.each(looks)('the dialogs of the menu on %s', (_name, viewport, colorScheme) => {
  let page: Page
  let problems: string[]
  beforeAll(async () => {
    const device = await newDevice(browser, product.url, { viewport, colorScheme })
    page = device.page
    problems = device.problems
    const isFirst = viewport === phone && colorScheme === 'light'
    if (isFirst) await page.goto('/auth')
    await (isFirst ? registerOn(page, email) : logInOn(page, email))
    await menuButton(page).waitFor()
  })
  afterAll(() => {
    expect(problems).toEqual([])
  })

  test.each(entries)('%s: by keyboard, readable, and back to the menu', async (entry, title) => {
    await openByKeyboard(page, entry, title)
    await expectAccessible(page)
    await closeByKeyboard(page)
  })

  test.each(texts)('%s scrolls by keyboard in 60 % of the height', async (entry, title) => {
    const dialog = await openByKeyboard(page, entry, title)
    const region = dialog.getByRole('region', { name: title })
    await region.getByRole('heading').first().waitFor()
    const height = await region.evaluate((it) => it.clientHeight)
    expect(Math.abs(height - viewport.height * 0.6)).toBeLessThan(4)
    await region.focus()
    await page.keyboard.press('PageDown')
    await expect.poll(() => region.evaluate((it) => it.scrollTop)).toBeGreaterThan(100)
    await expectAccessible(page)
    await closeByKeyboard(page)
  })
})
