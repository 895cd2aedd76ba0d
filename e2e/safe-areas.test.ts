import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { browserName, type Device, phone } from './browser.ts'
import { openQuestions } from './couple.ts'
import { menuButton } from './dialogs.ts'
import { type Journey, setOut } from './journey.ts'
import { registerQuickly } from './quick-couple.ts'

type Insets = { top: number; right: number; bottom: number; left: number }

/**
 * What a phone with a notch and a bar to swipe keeps for itself, upright and on its side; there one on which everything
 * is shown larger, so that the column does not end far from the edges.
 */
const waysToHold: Record<string, { viewport: typeof phone; insets: Insets }> = {
  upright: { viewport: phone, insets: { top: 59, right: 0, bottom: 34, left: 0 } },
  'on its side': {
    viewport: { width: 693, height: 320 },
    insets: { top: 0, right: 59, bottom: 21, left: 59 },
  },
}

/**
 * What is seen of what people read and press: of a button, or a link with a sign, that has no ground and no line, its
 * sign and its words alone.
 */
const seen = [
  ...['button', 'button svg', 'button span', 'a', 'a svg', 'a span:not(:has(svg))'],
  ...['input', 'textarea', 'label'],
  ...['h1', 'h2', 'h3', 'p', '[role=dialog]'],
]

/** All of those in a part of the page that reach into the edges of the screen that are named. */
const inTheWay = (page: Page, insets: Partial<Insets>, part = 'body') =>
  page.evaluate(
    ({ edges: { top = -1e4, right = -1e4, bottom = -1e4, left = -1e4 }, selector }) => {
      const isClear = (colour: string) => colour.endsWith(', 0)')
      const isDrawn = (element: Element) => {
        const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element)
        const hasLine = borderTopWidth !== '0px' && !isClear(borderTopColor)
        const isOfParts = element.matches('button, a:has(svg)')
        return !isOfParts || hasLine || !isClear(backgroundColor)
      }
      return [...document.querySelectorAll(selector)]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ element, box }) => {
          const isThere = box.width > 2 && box.height > 2 && box.bottom > 0 && box.top < innerHeight
          return isThere && isDrawn(element) && element.checkVisibility({ opacityProperty: true })
        })
        .filter(({ box }) => {
          const isBeside = box.left < left || box.right > innerWidth - right
          return isBeside || box.top < top || box.bottom > innerHeight - bottom
        })
        .map(({ element, box }) => `${element.outerHTML.slice(0, 160)} ${JSON.stringify(box)}`)
    },
    {
      edges: insets,
      selector: seen.map((kind) => `:is(${part}) ${kind}, ${kind}:is(${part})`).join(),
    },
  )

/** The DevTools of Chromium alone have a notch to lend. */
describe.runIf(browserName === 'chromium')('notch, corners and bar of a phone stay free', () => {
  let way: Journey
  let device: Device
  beforeAll(async () => {
    way = await setOut()
    device = await way.newDevice()
    await registerQuickly(device.page, 'mina@example.org')
  })
  afterAll(() => way.end())

  test.each(Object.entries(waysToHold))('%s', async (_how, { viewport, insets }) => {
    const { page, context } = device
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
    await page.setViewportSize(viewport)
    const { left, right, top } = insets
    const sides = { left, right }
    await page.goto('/home')
    const start = page.getByRole('button', { name: 'Start Weekly Questions' })
    await start.waitFor()
    expect(await inTheWay(page, sides)).toEqual([])
    expect(await inTheWay(page, { ...sides, top }, 'header')).toEqual([])

    // Too early: a toast says so.
    await start.press('Enter')
    const toast = page.getByRole('dialog').filter({ hasText: 'Please select either yourself' })
    await toast.waitFor()
    expect(await inTheWay(page, insets, '[role=dialog]')).toEqual([])
    expect(await toast.isVisible()).toBe(true)

    await menuButton(page).click()
    await page.getByRole('menu').waitFor()
    expect(await inTheWay(page, sides, '[role=menu]')).toEqual([])
    await page.getByRole('menuitem', { name: 'Profile Settings' }).click()
    const dialog = page.getByRole('dialog', { name: 'Profile Settings' })
    await dialog.waitFor()
    expect(await inTheWay(page, sides, '[role=dialog]')).toEqual([])
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })

    await openQuestions(page, 'Mina')
    const field = page.getByPlaceholder('Type your answer...')
    await field.waitFor()
    expect(await inTheWay(page, sides)).toEqual([])
    expect(await inTheWay(page, insets, ':has(> textarea)')).toEqual([])
    await page.getByRole('button', { name: 'Back to home' }).click()
    await page.goto('/settings')
    await page.getByRole('switch', { name: 'Enable reminders' }).waitFor()
    expect(await inTheWay(page, sides)).toEqual([])
  })
})
