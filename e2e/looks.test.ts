import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desk, expectAccessible, launchBrowser, newDevice, phone } from './browser.ts'
import { participantButton, registerOn } from './couple.ts'
import { type Product, startProduct } from './product.ts'

let browser: Browser
let product: Product
beforeAll(async () => {
  browser = await launchBrowser()
  product = await startProduct('sqlite')
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

const small = { width: 320, height: 568 }
const looks = [phone, desk, small].flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ viewport, colorScheme })),
)

test.each(looks)('every page is whole at $viewport.width px in the $colorScheme', async (look) => {
  const { page, context, problems } = await newDevice(browser, product.url, look)
  const expectWhole = async () => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  }

  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expectWhole()

  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Register' }).waitFor()
  await expectWhole()
  await registerOn(page, `looks-${look.viewport.width}-${look.colorScheme}@example.org`)

  await participantButton(page, 'Mina').click()
  await page.getByRole('button', { name: 'Start Weekly Questions' }).waitFor()
  await expectWhole()
  await page.getByRole('button', { name: 'Start Weekly Questions' }).click()
  await page.getByText(/^Question 1: /).waitFor()
  await expectWhole()
  const pageScrolls = await page.evaluate(
    () => document.documentElement.scrollHeight > innerHeight + 1,
  )
  if (look.viewport !== small) expect(pageScrolls).toBe(false)

  const { status } = await page.request
    .get('/nowhere')
    .then((reply) => ({ status: reply.status() }))
  expect(status).toBe(404)
  await page.goto('/nowhere')
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  await expectWhole()
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  await context.close()
})
