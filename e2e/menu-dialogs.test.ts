import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeByKeyboard, menuButton, openFromMenu } from './dialogs.ts'
import { expectAccessibleInBothSchemes, looks } from './every-look.ts'
import { journey } from './journey.ts'
import { registerQuickly } from './quick-couple.ts'

const entries = [
  ['Profile Settings', 'Profile Settings'],
  ['Early Access & Feedback', 'Early Access & Feedback'],
  ['Suggest Feature', 'Suggest a Feature'],
  ['Report Issue', 'Report an Issue'],
] as const
const texts = [
  ['FAQ', 'Frequently Asked Questions', undefined],
  ['Terms of Use', 'Terms of Use', 'Legal'],
  ['Privacy Policy', 'Privacy Policy', 'Legal'],
  ['End User License Agreement', 'End User License Agreement', 'Legal'],
] as const

const { newDevice } = await journey()

describe.each(looks)('the dialogs of the menu on $name', (look) => {
  const { viewport } = look
  let page: Page
  let problems: string[]
  beforeAll(async () => {
    const device = await newDevice({ viewport })
    page = device.page
    problems = device.problems
    await registerQuickly(page, `${viewport.width}@example.org`)
    await page.goto('/home')
    await menuButton(page).waitFor()
  })
  afterAll(() => {
    expect(problems).toEqual([])
  })

  test.each(entries)('%s: by keyboard, readable, and back to the menu', async (entry, title) => {
    const dialog = await openFromMenu(page, entry, title)
    await expectAccessibleInBothSchemes(page, look)
    await closeByKeyboard(dialog, menuButton(page))
  })

  test.each(texts)('%s scrolls by keyboard in 60 % of the height', async (entry, title, under) => {
    const dialog = await openFromMenu(page, entry, title, under)
    const region = dialog.getByRole('region', { name: title })
    await region.getByRole('heading').first().waitFor()
    const height = await region.evaluate((it) => it.clientHeight)
    expect(Math.abs(height - viewport.height * 0.6)).toBeLessThan(4)
    await region.focus()
    await page.keyboard.press('PageDown')
    await expect.poll(() => region.evaluate((it) => it.scrollTop)).toBeGreaterThan(100)
    await expectAccessibleInBothSchemes(page, look)
    await closeByKeyboard(dialog, menuButton(page))
  })
})
