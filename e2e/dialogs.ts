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
  await expectFocusInside(dialog)
  return dialog
}

const expectFocusInside = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true)

/** Goes round its ends, backwards and forwards: the focus stays in the dialog. */
async function tabRound(dialog: Locator): Promise<void> {
  const { keyboard } = dialog.page()
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
    await keyboard.press(key)
    await expectFocusInside(dialog)
  }
}

/** Presses Enter on the control that opens a dialog. */
export async function openByKeyboard(page: Page, opener: Locator, title: string) {
  await opener.focus()
  await page.keyboard.press('Enter')
  return dialogWithFocus(page, title)
}

/** Opens a dialog of the menu with the keyboard alone; `under` is the entry that has to be unfolded first. */
export async function openFromMenu(page: Page, entry: string, title = entry, under?: string) {
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  if (under !== undefined) {
    await page.getByRole('menuitem', { name: under, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('menuitem', { name: entry, exact: true }).focus()
  await page.keyboard.press('Enter')
  return dialogWithFocus(page, title)
}

/** The focus cannot leave the dialog; Escape closes it, and the focus is back on what opened it. */
export async function closeByKeyboard(dialog: Locator, opener: Locator) {
  await tabRound(dialog)
  await dialog.page().keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expectFocusOn(opener)
}
