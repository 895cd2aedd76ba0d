import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { type Device, expectAccessible, newDevice } from './browser.ts'

/** Where Android's app has its pages. */
const appOrigin = 'https://localhost'
const kinds: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Builds the pages as the apps carry them; they are gone when this process ends. */
export async function buildAppPages(): Promise<string> {
  const pages = mkdtempSync(join(tmpdir(), 'duologue-app-'))
  process.once('exit', () => rmSync(pages, { recursive: true }))
  await promisify(execFile)(process.execPath, ['scripts/native/native.ts', '--pages', pages])
  return pages
}

type Shared = { title: string; text: string; url: string }

/** What the phone was asked to do; times are the page's own. */
type Done = {
  shown: { title: string; body: string; at: number }[]
  /** Titles of what was shown and then taken off the screen. */
  takenOff: string[]
  shared: Shared[]
  touches: number[][]
}

/** Runs in the page: has the test know of what a browser does for the plugins, and of no more. */
function tellTheTest(): void {
  Object.assign(window, { Capacitor: { getPlatform: () => 'android' } })
  const { tell } = window as unknown as { tell: (kind: keyof Done, what: unknown) => void }
  const Real = window.Notification
  window.Notification = class extends Real {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options)
      // Asking whether there are any begins with an empty one.
      if (title !== '') tell('shown', { title, body: options?.body, at: Date.now() })
    }
    override close() {
      super.close()
      tell('takenOff', this.title)
    }
  }
  navigator.vibrate = (pattern) => {
    tell('touches', pattern)
    return true
  }
}

export type Phone = Device & { done: Done }

/** A Chromium that stands for the app: its pages, at its origin, and the plugins as they are in a browser. */
export async function newPhone(browser: Browser, pages: string): Promise<Phone> {
  const device = await newDevice(browser, appOrigin)
  const { context } = device
  const done: Done = { shown: [], takenOff: [], shared: [], touches: [] }
  await context.grantPermissions(
    ['notifications', 'clipboard-read', 'clipboard-write', 'local-network-access'],
    { origin: appOrigin },
  )
  await context.exposeFunction('tell', (kind: keyof Done, what: never) => {
    done[kind].push(what)
  })
  await context.addInitScript(tellTheTest)
  await context.route(`${appOrigin}/**`, (route) => {
    const file = join(pages, new URL(route.request().url()).pathname)
    const found = extname(file) !== '' && existsSync(file) ? file : join(pages, 'index.html')
    return route.fulfill({
      contentType: kinds[extname(found)] ?? 'application/octet-stream',
      body: readFileSync(found),
    })
  })
  return { ...device, done }
}

/** From here to the next page the phone has a share sheet, in which that becomes of what is shared. */
export const giveSheet = ({ page }: Phone, ending: 'sent' | 'closed') =>
  page.evaluate((isClosed) => {
    const { tell } = window as unknown as { tell: (kind: 'shared', what: unknown) => void }
    navigator.share = async (content) => {
      tell('shared', content)
      if (isClosed) throw new DOMException('Share canceled', 'AbortError')
    }
  }, ending === 'closed')

export async function chooseServer(page: Page, url: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Where does your Duologue live?' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Address').fill(url)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Learn More' }).waitFor()
}
