import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { WebDriver } from 'selenium-webdriver'
import { faultsIn, pageOf, type Turns } from './webkit-page.ts'
import { openWebKit, type WebKitWindow } from './webkit-window.ts'

type Options = {
  baseURL?: string
  viewport?: { width: number; height: number } | null
  colorScheme?: 'light' | 'dark' | 'no-preference' | null
}

/** Whatever a window is asked comes one after another, and what went wrong meanwhile is heard after each. */
function turnsOf({ driver }: WebKitWindow, hear: (fault: string) => void): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: (driver: WebDriver) => Promise<Result>): Promise<Result> => {
    const done = last.then(async () => {
      const result = await work(driver)
      // Between two documents there is nobody to ask.
      for (const fault of await faultsIn(driver).catch(() => [])) hear(fault)
      return result
    })
    last = done.catch(() => undefined)
    return done
  }
}

async function newContext(
  programs: { driver: string; browser: string },
  { baseURL = '', viewport, colorScheme }: Options,
  forget: (context: BrowserContext) => void,
): Promise<BrowserContext> {
  const window = await openWebKit(programs, colorScheme ?? 'light')
  const listeners: ((fault: string) => void)[] = []
  const inTurn = turnsOf(window, (fault) => {
    for (const listener of listeners) listener(fault)
  })
  const page: Page = pageOf({
    baseURL,
    inTurn,
    context: () => context,
    listen: (listener) => listeners.push(listener),
  })
  if (viewport) await page.setViewportSize(viewport)
  // A window that nobody has touched shows no focus.
  await inTurn((driver) => driver.actions().move({ x: 9, y: 9 }).click().perform())
  const context = {
    addInitScript: async () => undefined,
    grantPermissions: async () => undefined,
    /** What the page asks of others fails, and its address says whom it asked. */
    route: async () => undefined,
    newPage: async () => page,
    cookies: () => inTurn((driver) => driver.manage().getCookies()),
    async close() {
      forget(context)
      await window.end()
    },
  } as unknown as BrowserContext
  return context
}

/** WebKit, as far as the journeys use Playwright's browser: every context is a window with a driver of its own. */
export function webKit(programs: { driver: string; browser: string }): Browser {
  const open = new Set<BrowserContext>()
  const browser = {
    isConnected: () => true,
    contexts: () => [...open],
    async newContext(options: Options = {}) {
      const context = await newContext(programs, options, (closed) => open.delete(closed))
      open.add(context)
      return context
    },
    async close() {
      for (const context of open) await context.close()
    },
  }
  return browser as unknown as Browser
}
