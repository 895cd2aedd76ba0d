import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { plainFigure } from './in-turns.ts'

const usual = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']

/** The Chromium that is named, one of the system's, or Playwright's own; undefined where there is none. */
function findChromium(): string | undefined {
  const paths = [
    process.env.CHROMIUM_PATH ?? '',
    ...usual.map((name) => `/usr/bin/${name}`),
    chromium.executablePath(),
  ]
  return paths.find((path) => existsSync(path))
}

/** Measures in a Chromium; where this machine has none, the row says so. */
export async function inChromium(
  set: string,
  measure: (browser: Browser) => Promise<Figure[]>,
): Promise<Figure[]> {
  const executablePath = findChromium()
  if (executablePath === undefined) {
    return [plainFigure([set, 'not measured: there is no Chromium (CHROMIUM_PATH names one)'], '–')]
  }
  const args = ['--disable-background-networking', '--disable-component-update', '--no-first-run']
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath, args: [...args, ...asRoot] })
  try {
    return await measure(browser)
  } finally {
    await browser.close()
  }
}

const slowerProcessor = 4
/** For whatever a page is waited for: a machine may be busy, and slower still for that. */
const longestMs = 120_000
/** A phone on a mobile network: milliseconds there and back, bytes a second. */
const network = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }

type Visit = {
  /** As a request sends it; empty for a visitor. */
  cookie?: string
  /** Whether the network is slow, too. */
  fromAfar?: boolean
  /** Runs in the page before anything of its own. */
  before?: () => void
}

/** A phone that was never here, four times slower than this machine, while `work` looks at its one page. */
export async function onSlowPhone<Result>(
  browser: Browser,
  url: string,
  { cookie = '', fromAfar = false, before }: Visit,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  try {
    for (const pair of cookie.split('; ').filter(Boolean)) {
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      await context.addCookies([{ name, value, url }])
    }
    context.setDefaultTimeout(longestMs)
    const page = await context.newPage()
    if (before) await page.addInitScript(before)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
    if (fromAfar) {
      await devtools.send('Network.enable')
      await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
    }
    return await work(page)
  } finally {
    await context.close()
  }
}
