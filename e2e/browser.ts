import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { launchFirefox } from './firefox.ts'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 800 }
/** The narrowest window that every screen has to fit into. */
export const narrow = { width: 320, height: 568 }

/** Set where `npm run test:browsers` has the journeys gone in another browser than Chromium. */
const { FIREFOX_PATH: firefoxPath, WEBKIT_PATHS: webKitPaths } = process.env
export const browserName = firefoxPath ? 'firefox' : webKitPaths ? 'webkit' : 'chromium'

type Kind = {
  /** More of Chromium's flags. */
  flags?: readonly string[]
  /** Needs the whole browser: its headless shell shows no notification. */
  notifies?: boolean | undefined
}

/**
 * Starts the browser that the tests found: for `npm test` Chromium's headless shell where it will do, else Chromium;
 * without one named, Playwright's own.
 */
export async function launchBrowser({ flags = [], notifies = false }: Kind = {}): Promise<Browser> {
  if (firefoxPath) return launchFirefox(firefoxPath)
  if (webKitPaths) {
    const { webKit } = await import('./webkit/webkit-browser.ts')
    return webKit(JSON.parse(webKitPaths))
  }
  const { CHROMIUM_PATH: wholePath, HEADLESS_SHELL_PATH: shellPath } = process.env
  const executablePath = notifies ? wholePath : (shellPath ?? wholePath)
  return chromium.launch({
    ...(executablePath ? { executablePath } : notifies && { channel: 'chromium' }),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...['--disable-background-networking', '--disable-component-update', '--disable-quic'],
      ...['--no-first-run', '--disable-sync'],
      ...flags,
    ],
  })
}

const launched: { usual?: Promise<Browser>; notifying?: Promise<Browser> } = {}

/** The browser of this process, for one journey after another; it ends with the process. */
export async function sharedBrowser({ notifies = false }: Kind = {}): Promise<Browser> {
  const which = notifies ? 'notifying' : 'usual'
  const running = await launched[which]?.catch(() => undefined)
  if (running?.isConnected()) return running
  const begun = launchBrowser({ notifies })
  launched[which] = begun
  return begun
}

export type Device = { context: BrowserContext; page: Page; problems: string[] }

type Look = {
  viewport?: typeof phone
  colorScheme?: 'light' | 'dark'
  /** Has the app kept in the browser, as everywhere else; only where it matters, since each device fetches all of it. */
  keepsApp?: boolean
  timezoneId?: string
  locale?: string
}

/** Makes a browser of it that knows no service workers. */
const withoutServiceWorker = () => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')

/**
 * A device of its own: no cookie or storage shared with any other. `problems` collects what went
 * wrong in the page: errors, broken content rules, requests that left for another host.
 */
export async function newDevice(
  browser: Browser,
  baseURL: string,
  look: Look = {},
): Promise<Device> {
  const { viewport = phone, colorScheme = 'light', keepsApp = false, ...place } = look
  const context = await browser.newContext({
    ...place,
    baseURL,
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
  })
  if (!keepsApp) await context.addInitScript(withoutServiceWorker)
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

/** Half of what the package says of itself, which is read anew on every page. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules that may see another page where the scheme is another one; the others do not. */
const rulesOfColours = ['color-contrast', 'link-in-text-block']

type Rules = 'all' | 'of colours'

/** What sends the focus that reaches it on at once, around an open list or dialog; axe takes it for a stop of its own. */
const focusGuards = '[data-base-ui-focus-guard]'

/** Everything that axe finds on the page by those rules, however grave. */
export async function axeFindings(page: Page, rules: Rules = 'all') {
  const isThere = await page.evaluate(() => 'axe' in globalThis)
  if (!isThere) await page.evaluate(axeSource)
  return page.evaluate(
    async ({ only, exclude }) => {
      const { axe: inPage } = globalThis as unknown as { axe: typeof axe }
      const { violations } = await inPage.run(
        { exclude },
        {
          resultTypes: ['violations'],
          ...(only && { runOnly: { type: 'rule', values: [...only] } }),
        },
      )
      return violations
    },
    { only: rules === 'all' ? undefined : rulesOfColours, exclude: focusGuards },
  )
}

/**
 * Nothing that axe calls serious or critical is on the page; `look` goes into the failure. Not in Firefox: axe ends
 * the process of 153 over the profile, and what it reads is the same there.
 */
export async function expectAccessible(
  page: Page,
  { look, rules }: { look?: string; rules?: Rules } = {},
): Promise<void> {
  if (browserName === 'firefox') return
  const findings = await axeFindings(page, rules)
  const grave = findings.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(told, look).toEqual([])
}
