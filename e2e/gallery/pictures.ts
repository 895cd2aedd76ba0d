import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { desk, narrow, phone } from '#e2e/browser.ts'

/** A sheet of A4, as many CSS pixels wide as a browser prints on it within its margins. */
const paper = { width: 718, height: 1047 }
const windows = { phone, desk, narrow, paper }
const colours = ['light', 'dark'] as const

export type Look = { name: string; window: keyof typeof windows; colour: (typeof colours)[number] }

/** Every picture is taken in each of them. */
export const galleryLooks: Look[] = (['phone', 'desk', 'narrow'] as const).flatMap((window) =>
  colours.map((colour) => ({ name: `${window}-${colour}`, window, colour })),
)

/** What goes to the paper is light, whatever the screen is. */
export const paperLooks: Look[] = colours.map((colour) => ({
  ...{ name: `paper-${colour}`, window: 'paper', colour },
}))

export const everyLook: readonly Look[] = [...galleryLooks, ...paperLooks]

export const lookNamed = (name: string): Look => {
  const found = everyLook.find((look) => look.name === name)
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
  // What was pressed to come here stands no longer under the pointer, wherever that is in each look.
  await page.mouse.move(0, 0)
  if (settled) {
    await page.clock.runFor(settledMs)
    await settled()
  }
  const stand = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  // Where more than that passed on the way, the page's time stands already, and can be asked again.
  await stand().catch(stand)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Shows the page in that look; its frames go on meanwhile. */
export async function wear(page: Page, { window, colour }: Look): Promise<void> {
  await page.setViewportSize(windows[window])
  await page.emulateMedia({ colorScheme: colour, media: window === 'paper' ? 'print' : 'screen' })
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
    // What failed in a form stands in it, and over nothing.
    () =>
      document.querySelector(
        ':is([role=dialog],[role=alertdialog],[role=menu]):not(main form *)',
      ) !== null,
  )
  // From its top; what stands above the window would otherwise be seen on the whole page.
  if (!isCovered) await page.evaluate(() => scrollTo(0, 0))
  return page.screenshot({
    ...{ animations: 'disabled', caret: 'hide' },
    fullPage: whole && !isCovered,
  })
}
