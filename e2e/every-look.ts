import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { namelessControls } from './accessible-names.ts'
import { desk, expectAccessible, phone } from './browser.ts'

/** The narrowest window that every screen has to fit into. */
const narrow = { width: 320, height: 568 }

export const looks = [
  { name: 'a phone, light', viewport: phone, colorScheme: 'light' },
  { name: 'a phone, dark', viewport: phone, colorScheme: 'dark' },
  { name: 'a desk, dark', viewport: desk, colorScheme: 'dark' },
  { name: 'a desk, light', viewport: desk, colorScheme: 'light' },
] as const

/** Whatever can be scrolled sideways: the page, or a part of it. */
const sidewaysScrollers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((one) => {
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(one).overflowX)
        return (scrolls || one === document.documentElement) && one.scrollWidth > one.clientWidth
      })
      .map((one) => `${one.tagName} ${one.className} ${one.scrollWidth} > ${one.clientWidth}`),
  )

/**
 * What is on the screen now holds on a phone and on a desk, light and dark: nothing grave for axe,
 * a name for every control, no sideways scroll, not at 320 px either. Leaves the desk, light,
 * and the `media`.
 */
export async function expectWholeInEveryLook(
  page: Page,
  media: 'screen' | 'print' = 'screen',
): Promise<void> {
  await page.setViewportSize(narrow)
  await expect.poll(() => sidewaysScrollers(page), { message: 'at 320 px' }).toEqual([])
  for (const { name, viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    expect(await namelessControls(page), name).toEqual([])
    // After the names: the session that reads them takes the emulated media with it when it ends.
    await page.emulateMedia({ media, colorScheme })
    await expect.poll(() => sidewaysScrollers(page), { message: name }).toEqual([])
    await expectAccessible(page, name)
  }
}
