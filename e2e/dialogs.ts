import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

export const expectFocusOn = (target: Locator) =>
  expect.poll(() => target.evaluate((it) => it === document.activeElement)).toBe(true)

/** Waits for the dialog of that title, with the focus inside. */
export async function dialogWithFocus(page: Page, title: string): Promise<Locator> {
  const dialog = page
    .getByRole('dialog', { name: title })
    .or(page.getByRole('alertdialog', { name: title }))
  await dialog.waitFor()
  await expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)
  return dialog
}

/** Presses Enter on the control that opens a dialog. */
export async function openByKeyboard(page: Page, opener: Locator, title: string) {
  await opener.focus()
  await page.keyboard.press('Enter')
  return dialogWithFocus(page, title)
}

/** Opens a dialog of the menu with the keyboard alone. */
export async function openFromMenu(page: Page, entry: string, title = entry) {
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: entry, exact: true }).focus()
  await page.keyboard.press('Enter')
  return dialogWithFocus(page, title)
}

/** Escape closes the dialog, and the focus is back on what opened it. */
export async function closeByKeyboard(dialog: Locator, opener: Locator) {
  await dialog.page().keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocusOn(opener)
}
