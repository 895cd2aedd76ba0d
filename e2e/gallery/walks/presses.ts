import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { menuButton } from '#e2e/dialogs.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const press = (page: Page, name: string) => button(page, name).click()

/** Presses what says that it is of no use yet, though a message may lie over it. */
export const pressAnyway = (page: Page, name: string) => button(page, name).dispatchEvent('click')

export const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()

export const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** Opens what the menu's entry of that name leads to; `under` is the entry that holds it. */
export async function fromMenu(page: Page, entry: string, under?: string): Promise<void> {
  await menuButton(page).click()
  for (const name of under === undefined ? [entry] : [under, entry]) {
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
}

/** What lies over the page, but for a toast. */
const over = (page: Page) =>
  page.locator(':is([role=dialog],[role=alertdialog],[role=menu]):not([aria-modal=false])')

export const seeDialog = (page: Page) => over(page).first().waitFor()

/** Closes whatever lies over the page. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect.poll(() => over(page).count()).toBe(0)
}

/** Lays out what the button of that name prints; it stays until `putPaperAway`. */
export async function toPaper(page: Page, name: RegExp): Promise<void> {
  await page.evaluate(() => Object.assign(window, { print: () => undefined }))
  await page.getByRole('button', { name }).first().click()
  await page.locator('[data-paper]').waitFor({ state: 'attached' })
}

/** The browser is done with printing. */
export const putPaperAway = (page: Page) =>
  page.evaluate(() => void window.dispatchEvent(new Event('afterprint')))
