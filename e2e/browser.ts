import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 800 }

/** Starts the Chromium that `npm test` found; without one named, Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-background-networking', '--disable-component-update', '--disable-quic'],
      ...['--no-first-run', '--disable-sync'],
    ],
  })
}

export type Device = { context: BrowserContext; page: Page; problems: string[] }

type Look = { viewport?: typeof phone; colorScheme?: 'light' | 'dark' }

/**
 * A device of its own: no cookie or storage shared with any other. `problems` collects what went
 * wrong in the page: errors, broken content rules, requests that left for another host.
 */
export async function newDevice(
  browser: Browser,
  baseURL: string,
  look: Look = {},
): Promise<Device> {
  const { viewport = phone, colorScheme = 'light' } = look
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    const expected = message.text().includes('401 (Unauthorized)')
    if (message.type() === 'error' && !expected) problems.push(message.text())
  })
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== new URL(baseURL).origin && protocol !== 'data:') problems.push(request.url())
  })
  return { context, page, problems }
}

/** Nothing that axe calls serious or critical is on the page; `look` goes into the failure. */
export async function expectAccessible(page: Page, look?: string): Promise<void> {
  // Handed over once a page: it is half a megabyte, and what it does takes less than that.
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
    return (await inPage.run(document, { resultTypes: ['violations'] })).violations
  })
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(told, look).toEqual([])
}
