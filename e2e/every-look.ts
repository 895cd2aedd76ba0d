import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { namelessControls } from './accessible-names.ts'
import { desk, expectAccessible, narrow, phone } from './browser.ts'

/** Each width in one of the schemes; the other one is looked at where it differs, in its colours. */
export const looks = [
  { name: 'a phone', viewport: phone, colorScheme: 'light', other: 'dark' },
  { name: 'a desk', viewport: desk, colorScheme: 'dark', other: 'light' },
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

/** Nothing on the screen is grave for axe in this scheme, and in the other one no colour is. Leaves the other. */
export async function expectAccessibleInBothSchemes(
  page: Page,
  { name, colorScheme, other }: (typeof looks)[number],
  media: 'screen' | 'print' = 'screen',
): Promise<void> {
  await page.emulateMedia({ media, colorScheme })
  await expectAccessible(page, { look: `${name}, ${colorScheme}` })
  await page.emulateMedia({ media, colorScheme: other })
  await expectAccessible(page, { look: `${name}, ${other}`, rules: 'of colours' })
}

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
  for (const look of looks) {
    await page.setViewportSize(look.viewport)
    // Before the scheme: the session that reads the names takes the emulated media with it when it ends.
    expect(await namelessControls(page), look.name).toEqual([])
    await page.emulateMedia({ media, colorScheme: look.colorScheme })
    await expect.poll(() => sidewaysScrollers(page), { message: look.name }).toEqual([])
    await expectAccessibleInBothSchemes(page, look, media)
  }
}
