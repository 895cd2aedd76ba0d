import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** What is wrong with the place of the focus; nothing, where somebody who only has keys can see it. */
const faultOfFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return 'the focus is on nothing'
    const told = focused.outerHTML.slice(0, 160)
    // Headings and regions take it without a ring: it is there to read on from, not to press.
    if (focused.matches('[tabindex="-1"]')) return null
    const isRing = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    // A row that is pressed as a whole has its ring around all of it.
    const row = getComputedStyle(focused, '::after')
    const ringed =
      [focused, focused.parentElement].some((one) => isRing(getComputedStyle(one ?? focused))) ||
      (row.content !== 'none' && isRing(row))
    if (!ringed) return `no ring around ${told}`
    const { left, right, top, bottom } = focused.getBoundingClientRect()
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2
    const shown = document.elementFromPoint(x, y)
    return shown && (focused.contains(shown) || shown.contains(focused)) ? null : `hidden: ${told}`
  })

export const expectFocusInSight = (page: Page) => expect.poll(() => faultOfFocus(page)).toBe(null)

const isFocused = (target: Locator) => target.evaluate((it) => it === document.activeElement)

/** Goes to a control by Tab alone (or Shift+Tab), with the focus in sight at every stop. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let stops = 0; stops < 40; stops += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
    await expectFocusInSight(page)
  }
  expect(await isFocused(target), 'reached within forty stops').toBe(true)
}

/** Presses a control that was reached by Tab; the focus is not lost by it. */
export async function pressByKeyboard(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
  await expectFocusInSight(page)
}
