import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { WebDriver } from 'selenium-webdriver'
import { keptByPage } from './kept-by-page.ts'
import { faultsIn, noteFaults, pageOf, type Turns } from './webkit-page.ts'
import { openWebKit, type WebKitWindow } from './webkit-window.ts'
import { emptyPage, layWire } from './wire.ts'

type Cookie = { name: string; value: string; domain: string }
type Options = {
  baseURL?: string
  viewport?: { width: number; height: number } | null
  colorScheme?: 'light' | 'dark' | 'no-preference' | null
  javaScriptEnabled?: boolean
  proxy?: { server: string }
}

/**
 * Whatever the tabs of a device are asked comes one after another, each in its own tab, and what went wrong meanwhile is
 * heard after each.
 */
function turnsOf({ driver }: WebKitWindow) {
  let last: Promise<unknown> = Promise.resolve()
  let inFront: string | undefined
  const inTurnOf =
    (tab: string | undefined, hear: (fault: string) => void): Turns =>
    <Result>(work: (driver: WebDriver) => Promise<Result>): Promise<Result> => {
      const done = last.then(async () => {
        if (tab !== undefined && inFront !== tab) await driver.switchTo().window(tab)
        inFront = tab
        const result = await work(driver)
        // Between two documents there is nobody to ask.
        if (tab !== undefined)
          for (const fault of await faultsIn(driver).catch(() => [])) hear(fault)
        return result
      })
      last = done.catch(() => undefined)
      return done
    }
  return inTurnOf
}

/**
 * A driver cannot press what the browser asks beside the page: whether it may show notifications. It may not, as in a
 * Chromium without a window, until a journey grants it.
 */
const answerNotifications = (answer: 'granted' | 'denied') => `(() => {
  if (!('Notification' in globalThis)) return
  Object.defineProperty(Notification, 'permission', { get: () => '${answer}', configurable: true })
  Notification.requestPermission = async () => '${answer}'
})()`

async function newContext(
  programs: { driver: string; browser: string },
  { baseURL = '', viewport, colorScheme, javaScriptEnabled = true, proxy }: Options,
  forget: (context: BrowserContext) => void,
): Promise<BrowserContext> {
  const wire = await layWire({ withoutScripts: !javaScriptEnabled, outside: proxy?.server })
  wire.putFirst(`(${noteFaults})()`)
  wire.putFirst(answerNotifications('denied'))
  const window = await openWebKit(programs, {
    colorScheme: colorScheme ?? 'light',
    proxyPort: wire.port,
  })
  const inTurnOf = turnsOf(window)
  const inTurn = inTurnOf(undefined, () => undefined)
  const pages = new Map<string, Page>()
  let spare: string | undefined = await inTurn((driver) => driver.getWindowHandle())

  /** A window of its own, since only a tab in front is as one that somebody looks at. */
  const openTab = () =>
    inTurn(async (driver) => {
      await driver.switchTo().newWindow('window')
      return driver.getWindowHandle()
    })
  async function newPage(): Promise<Page> {
    const tab = spare ?? (await openTab())
    spare = undefined
    const listeners: ((fault: string) => void)[] = []
    const inItsTurn = inTurnOf(tab, (fault) => {
      for (const listener of listeners) listener(fault)
    })
    const page: Page = pageOf({
      baseURL,
      inTurn: inItsTurn,
      wire,
      context: () => context,
      listen: (listener) => listeners.push(listener),
      async close() {
        pages.delete(tab)
        // With its last window the browser would end.
        if (pages.size === 0) spare = await openTab()
        await inTurn(async (driver) => {
          await driver.switchTo().window(tab)
          await driver.close()
        })
      },
    })
    pages.set(tab, page)
    if (viewport) await page.setViewportSize(viewport)
    // A window that nobody has touched shows no focus.
    await inItsTurn((driver) => driver.actions().move({ x: 9, y: 9 }).click().perform())
    return page
  }
  const cookies = () => onAnyPage((driver) => driver.manage().getCookies())
  /** Whatever page of the device is open, or its window where none is. */
  const onAnyPage: Turns = (work) => inTurnOf([...pages.keys()][0] ?? spare, () => undefined)(work)

  const stateFrom = async (page: Page) => ({
    cookies: await cookies(),
    origins: [await page.evaluate(keptByPage)],
  })

  const context = {
    async addInitScript(work: unknown, arg?: unknown) {
      wire.putFirst(`(${work})(${JSON.stringify(arg) ?? ''})`)
    },
    async grantPermissions() {
      wire.putFirst(answerNotifications('granted'))
      for (const page of pages.values()) await page.evaluate(answerNotifications('granted'))
    },
    route: async (...given: Parameters<typeof wire.route>) => wire.route(...given),
    unroute: async (...given: Parameters<typeof wire.unroute>) => wire.unroute(...given),
    on: (...given: Parameters<typeof wire.on>) => wire.on(...given),
    /** The page hears of it as in a browser; `navigator.onLine` is as ever. */
    async setOffline(isOffline: boolean) {
      wire.cut(isOffline)
      for (const page of pages.values()) {
        await page.evaluate(`dispatchEvent(new Event('${isOffline ? 'offline' : 'online'}'))`)
      }
    },
    newPage,
    cookies,
    addCookies: (given: Cookie[]) =>
      onAnyPage(async (driver) => {
        for (const { name, value, domain } of given) {
          await driver.get(`http://${domain}${emptyPage}`)
          const options = { httpOnly: true, path: '/', sameSite: 'Lax' }
          await driver.manage().addCookie({ name, value, ...options })
        }
      }),
    clearCookies: () => onAnyPage((driver) => driver.manage().deleteAllCookies()),
    /** As a page of ours can list it: one that is open, or an empty one. */
    async storageState() {
      const isOurs = (page: Page) => page.evaluate((ours) => location.origin === ours, baseURL)
      for (const page of pages.values()) {
        if (await isOurs(page)) return stateFrom(page)
      }
      const page = await newPage()
      await page.goto(emptyPage)
      const state = await stateFrom(page)
      await page.close()
      return state
    },
    async close() {
      forget(context)
      await window.end()
      await wire.end()
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
