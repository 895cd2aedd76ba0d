import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { desk, narrow, phone } from '#e2e/browser.ts'

const windows = { phone, desk, narrow }
const colours = ['light', 'dark'] as const

export type Look = { name: string; window: keyof typeof windows; colour: (typeof colours)[number] }

/** Every picture is taken in each of them. */
export const galleryLooks: Look[] = (['phone', 'desk', 'narrow'] as const).flatMap((window) =>
  colours.map((colour) => ({ name: `${window}-${colour}`, window, colour })),
)

export const lookNamed = (name: string): Look => {
  const found = galleryLooks.find((look) => look.name === name)
  if (!found) throw new Error(`There is no look ${name}.`)
  return found
}

/** Long enough for every toast to be gone and every delay of a chat to be over. */
const settledMs = 7000

/** Watches what a page asks for; gives what waits until all of it has come. */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  page.on('framenavigated', () => open.clear())
  const asked = () => [...open].map((request) => `${request.method()} ${request.url()}`)
  return () => expect.poll(asked, { interval: 20, timeout: 30_000 }).toEqual([])
}

/** Lets what is on its way arrive, unless the moment would pass; then the page's own time stands. */
export async function holdStill(page: Page, settled: (() => Promise<void>) | null): Promise<void> {
  if (settled) {
    await page.clock.runFor(settledMs)
    await settled()
  }
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Shows the page in that look; its frames go on meanwhile. */
export async function wear(page: Page, { window, colour }: Look): Promise<void> {
  await page.setViewportSize(windows[window])
  await page.emulateMedia({ colorScheme: colour })
  await page.clock.runFor(100)
}

/** Lets the page's time go on by little steps for as long as that takes. */
export async function withTimeGoingOn<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  let isOver = false
  const over = () => {
    isOver = true
  }
  work.then(over, over)
  while (!isOver) await page.clock.runFor(10)
  return work
}

/** A picture of the window, or of the whole page where nothing lies over it. */
export async function picture(page: Page, whole: boolean): Promise<Buffer> {
  const isCovered = await page.evaluate(
    () => document.querySelector('[role=dialog],[role=alertdialog],[role=menu]') !== null,
  )
  return page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: whole && !isCovered })
}
