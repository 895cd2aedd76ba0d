import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findInPage, type Step, type Wanted } from './find-in-page.ts'
import { isAt, type Told as ToldByWire, type Where, type Wire } from './wire.ts'

/**
 * A page in WebKit that goes the journeys as Playwright's page does, whose own WebKit is another one: what they use of
 * Playwright's, over WebDriver. It waits in real time, since a driver puts nothing into a page before its scripts.
 */

const queries = readFileSync(
  fileURLToPath(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
)

const patienceMs = 60_000
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export type Turns = <Result>(work: (driver: WebDriver) => Promise<Result>) => Promise<Result>

type RoleOptions = { name?: string | RegExp; exact?: boolean } & Record<string, unknown>
type Told = string | RegExp
type Waiting = { state?: 'visible' | 'hidden' | 'attached' | 'detached'; timeout?: number }

const wanted = (told: Told, exact = false): Wanted =>
  typeof told === 'string'
    ? { text: told, exact }
    : { pattern: told.source, flags: told.flags.replace('g', '') }

function roleStep(role: string, { name, exact, ...states }: RoleOptions = {}): Step {
  const given = states as Record<string, boolean | number>
  return { by: 'role', role, states: given, ...(name && { name: wanted(name, exact) }) }
}

const keysByName: Record<string, string> = {
  ArrowDown: Key.ARROW_DOWN,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  PageDown: Key.PAGE_DOWN,
  PageUp: Key.PAGE_UP,
  Shift: Key.SHIFT,
  Space: Key.SPACE,
  Tab: Key.TAB,
}
const keyNamed = (name: string): string => keysByName[name] ?? name

/** Presses keys as `Shift+Tab` names them, the last while the others are down. */
async function pressKeys(driver: WebDriver, names: string): Promise<void> {
  const keys = names.split('+').map(keyNamed)
  const actions = driver.actions()
  for (const key of keys) actions.keyDown(key)
  for (const key of keys.toReversed()) actions.keyUp(key)
  await actions.perform()
}

/** Runs a function in the page with those arguments, and waits for what it promises. */
async function runIn(driver: WebDriver, source: string, args: unknown[]): Promise<unknown> {
  const outcome = await driver.executeAsyncScript<{ value?: unknown; error?: string }>(
    `const [...given] = arguments
    const done = given.pop()
    Promise.resolve().then(() => (${source})(...given)).then(
      (value) => done(value === undefined ? {} : { value }),
      (error) => done({ error: String(error?.stack ?? error) }),
    )`,
    ...args,
  )
  if (outcome.error !== undefined) throw new Error(outcome.error)
  return outcome.value
}

/**
 * Runs in a page: from here on it notes what goes wrong, broken content rules included. No driver of WebKit tells what is
 * on the console. That sizes are told in the next frame is no fault: WebKit alone says it by an event without an error.
 */
export function noteFaults() {
  const faults: string[] = []
  const { error } = console
  console.error = (...given: unknown[]) => {
    faults.push(given.map(String).join(' '))
    error(...given)
  }
  addEventListener('error', ({ message, error: thrown }) => {
    if (thrown || !message.startsWith('ResizeObserver loop')) faults.push(message)
  })
  addEventListener('unhandledrejection', ({ reason }) => faults.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    faults.push(`${violatedDirective} ${blockedURI}`),
  )
  Object.assign(globalThis, { faults })
}

/** What went wrong in the page since this was asked last; of a page that came from nowhere, from the first time on. */
export async function faultsIn(driver: WebDriver): Promise<string[]> {
  const faults = await driver.executeScript<string[] | null>('return globalThis.faults?.splice(0)')
  if (faults === null) await driver.executeScript(`(${noteFaults})()`)
  return faults ?? []
}

async function find(driver: WebDriver, steps: Step[]): Promise<WebElement[]> {
  const isThere = await driver.executeScript<boolean>('return "TestingLibraryDom" in globalThis')
  if (!isThere) await driver.executeScript(`(function () { ${queries} }).call(globalThis)`)
  return driver.executeScript(`return (${findInPage})(...arguments)`, steps)
}

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0

const insert = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  if (field.disabled) throw new Error('The field is switched off.')
  field.focus()
  if (['date', 'time'].includes(field.type)) {
    // It takes no text, but figures one by one; React hears of what the element's own setter puts there.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
    return
  }
  field.select()
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text)
}

const isOne = (error: unknown, names: RegExp): boolean =>
  error instanceof Error && names.test(`${error.name} ${error.constructor.name}`)

/** The driver does not press it: it is out of sight, or another thing lies over it. */
const isOutOfReach = (error: unknown): boolean =>
  isOne(error, /ElementClickIntercepted|ElementNotInteractable/)

/** What changes while the page does: nothing is there, or no longer, or it is out of reach. */
const passes = (error: unknown): boolean =>
  isOutOfReach(error) ||
  isOne(error, /StaleElement|NoSuchElement|NoSuchWindow|Javascript|NotThereYet/)

const toTheMiddle = (element: Element) => element.scrollIntoView({ block: 'center' })

class NotThereYet extends Error {
  override name = 'NotThereYet'
}

/** Tries until it succeeds or the time is over; what was amiss last is what it says then. */
async function untilDone<Result>(
  what: string,
  attempt: () => Promise<Result>,
  timeout = patienceMs,
): Promise<Result> {
  const end = Date.now() + timeout
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (!passes(error)) throw error
      if (Date.now() > end) throw new Error(`${what}: ${(error as Error).message}`)
    }
    await pause(50)
  }
}

const told = (steps: Step[]): string => JSON.stringify(steps)

function locatorOf(inTurn: Turns, page: () => Page, steps: Step[]): Locator {
  const on = (...more: Step[]) => locatorOf(inTurn, page, [...steps, ...more])
  const stepsOf = (other: Locator) => (other as unknown as { steps: Step[] }).steps

  const one = async (driver: WebDriver): Promise<WebElement> => {
    const found = await find(driver, steps)
    if (found.length > 1) throw new NotThereYet(`${found.length} are there`)
    if (!found[0]) throw new NotThereYet('nothing is there')
    return found[0]
  }
  const withOne = <Result>(work: (element: WebElement, driver: WebDriver) => Promise<Result>) =>
    untilDone(told(steps), () => inTurn(async (driver) => work(await one(driver), driver)))
  const inPage = <Result>(source: unknown, ...args: unknown[]) =>
    withOne(
      (element, driver) => runIn(driver, String(source), [element, ...args]) as Promise<Result>,
    )
  const count = () => inTurn(async (driver) => (await find(driver, steps)).length)
  const isVisible = () =>
    inTurn(async (driver) => {
      const [element] = await find(driver, steps)
      return element ? ((await runIn(driver, String(isShown), [element])) as boolean) : false
    })
  const focus = () => inPage<void>((element: HTMLElement) => element.focus())

  const locator = {
    steps,
    count,
    isVisible,
    focus,
    getByRole: (role: string, options?: RoleOptions) => on(roleStep(role, options)),
    getByText: (text: Told, { exact = false } = {}) =>
      on({ by: 'text', wanted: wanted(text, exact) }),
    getByLabel: (text: Told, { exact = false } = {}) =>
      on({ by: 'label', wanted: wanted(text, exact) }),
    getByPlaceholder: (text: Told) => on({ by: 'placeholder', wanted: wanted(text) }),
    locator: (selector: string) => on({ by: 'selector', selector }),
    filter: ({ hasText }: { hasText: Told }) => on({ by: 'having', wanted: wanted(hasText) }),
    nth: (at: number) => on({ by: 'nth', at }),
    first: () => on({ by: 'nth', at: 0 }),
    last: () => on({ by: 'nth', at: -1 }),
    and: (other: Locator) => on({ by: 'and', others: stepsOf(other) }),
    or: (other: Locator) => on({ by: 'or', others: stepsOf(other) }),
    page,
    click: () =>
      withOne(async (element, driver) => {
        if (!(await element.isEnabled())) throw new NotThereYet('it is switched off')
        try {
          await element.click()
        } catch (error) {
          // What has scrolled half under a bar is in sight to the driver, which neither presses it nor brings it out.
          if (isOutOfReach(error)) await runIn(driver, String(toTheMiddle), [element])
          throw error
        }
      }),
    fill: (text: string) => inPage<void>(insert, text),
    clear: () => inPage<void>(insert, ''),
    async press(key: string) {
      await focus()
      await inTurn((driver) => pressKeys(driver, key))
    },
    textContent: () => inPage<string>((element: Element) => element.textContent),
    inputValue: () => inPage<string>((element: HTMLInputElement) => element.value),
    isEditable: () =>
      inPage<boolean>((field: HTMLInputElement) => !field.disabled && !field.readOnly),
    getAttribute: (name: string) =>
      inPage<string | null>((element: Element, asked: string) => element.getAttribute(asked), name),
    boundingBox: () =>
      inPage((element: Element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return { x, y, width, height }
      }),
    scrollIntoViewIfNeeded: () =>
      inPage<void>((element: Element) => element.scrollIntoView({ block: 'nearest' })),
    evaluate: (work: unknown, arg?: unknown) => inPage(work, arg),
    async all() {
      return Array.from({ length: await count() }, (_, at) => on({ by: 'nth', at }))
    },
    waitFor: ({ state = 'visible', timeout }: Waiting = {}) =>
      untilDone(
        `${told(steps)} ${state}`,
        async () => {
          const isMet = {
            attached: async () => (await count()) > 0,
            detached: async () => (await count()) === 0,
            hidden: async () => !(await isVisible()),
            visible: isVisible,
          }[state]
          if (!(await isMet())) throw new NotThereYet(`it is not ${state}`)
        },
        timeout,
      ),
  }
  return locator as unknown as Locator
}

export type Surroundings = {
  baseURL: string
  inTurn: Turns
  wire: Wire
  context: () => unknown
  close: () => Promise<void>
  /** Calls it with each fault of the page. */
  listen: (listener: (fault: string) => void) => void
}

/** Gives the window a size in which its page is of that size; on a busy machine the page follows it a moment later. */
async function fitWindow(driver: WebDriver, wantedSize: { width: number; height: number }) {
  const window = driver.manage().window()
  await window.setRect({ x: 0, y: 0, ...wantedSize })
  for (let look = 0; look < 20; look += 1) {
    const inside = await driver.executeScript<number[]>('return [innerWidth, innerHeight]')
    const [width = 0, height = 0] = inside
    if (width === wantedSize.width && height === wantedSize.height) return
    const around = await window.getRect()
    await window.setRect({
      x: 0,
      y: 0,
      width: wantedSize.width + Math.max(0, around.width - width),
      height: wantedSize.height + Math.max(0, around.height - height),
    })
    await pause(50)
  }
}

export function pageOf({ baseURL, inTurn, wire, context, listen, close }: Surroundings): Page {
  const address = (path: string) => new URL(path, baseURL || undefined).href
  let whereLast = 'about:blank'
  let wantedSize: { width: number; height: number } | null = null
  /** Goes elsewhere, and notes where that led. */
  const go = (work: (driver: WebDriver) => Promise<unknown>) =>
    inTurn(async (driver) => {
      await work(driver)
      whereLast = await driver.getCurrentUrl()
    })
  const evaluate = (work: unknown, arg?: unknown) =>
    inTurn((driver) =>
      runIn(driver, typeof work === 'string' ? `() => { ${work} }` : String(work), [arg]),
    )
  const top = locatorOf(inTurn, () => page, [])
  const clock = {
    install: async () => undefined,
    pauseAt: async () => undefined,
    resume: async () => undefined,
    runFor: (ms: number) => pause(Math.min(ms, 100)),
  }
  const keyboard = {
    press: (keys: string) => inTurn((driver) => pressKeys(driver, keys)),
    type: (text: string) =>
      inTurn(async (driver) => {
        await driver.actions().sendKeys(text).perform()
      }),
  }

  /** Asks the server with the cookies of this device, without its page. */
  const ask = async (
    path: string,
    { method = 'GET', data }: { method?: string; data?: unknown },
  ) => {
    const manage = await inTurn(async (driver) => {
      if (!(await driver.getCurrentUrl()).startsWith(baseURL)) {
        await driver.get(address('/manifest.webmanifest'))
      }
      return driver.manage()
    })
    const cookies = await inTurn(() => manage.getCookies())
    const response = await fetch(address(path), {
      method,
      headers: {
        cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
        ...(data !== undefined && { 'content-type': 'application/json' }),
      },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      await inTurn(() =>
        manage.addCookie({ name, value, httpOnly: true, path: '/', sameSite: 'Lax' }),
      )
    }
    const text = await response.text()
    return {
      status: () => response.status,
      headers: () => Object.fromEntries(response.headers),
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    }
  }

  const whole = {
    ...(top as unknown as Record<string, unknown>),
    clock,
    keyboard,
    context,
    evaluate,
    locator: (selector: string) => top.locator(selector),
    content: () => evaluate(() => document.documentElement.outerHTML),
    close,
    url: () => whereLast,
    async goto(path: string) {
      await go((driver) => driver.get(address(path)))
      return wire.lastDocument()
    },
    reload: () => go((driver) => driver.navigate().refresh()),
    goBack: () => go((driver) => driver.navigate().back()),
    goForward: () => go((driver) => driver.navigate().forward()),
    bringToFront: () => inTurn(async () => undefined),
    route: (...given: Parameters<Wire['route']>) => wire.route(...given),
    unroute: (where: Where) => wire.unroute(where),
    async addInitScript(work: unknown, arg?: unknown) {
      wire.putFirst(`(${work})(${JSON.stringify(arg) ?? ''})`)
    },
    exposeFunction: async (...given: Parameters<Wire['expose']>) => wire.expose(...given),
    waitForLoadState: () =>
      untilDone('a quiet network', async () => {
        if (!wire.isQuiet(500)) throw new NotThereYet('something is on its way')
      }),
    waitForURL: (glob: string) =>
      untilDone(`at ${glob}`, async () => {
        await go(async () => undefined)
        if (!isAt(whereLast, glob)) throw new NotThereYet(whereLast)
      }),
    /** The next document, once it is there whole; or what is downloaded next. */
    async waitForEvent(event: string) {
      if (event === 'download') {
        const named = await new Promise<string>((resolve) => wire.on('download', resolve))
        return { suggestedFilename: () => named }
      }
      if (event !== 'load') throw new Error(`No driver of WebKit tells of a ${event}.`)
      await evaluate(() => Object.assign(globalThis, { isBefore: true }) && undefined)
      await untilDone('another document', async () => {
        const isNew = await evaluate(
          () => !('isBefore' in globalThis) && document.readyState === 'complete',
        )
        if (!isNew) throw new NotThereYet('it is the one from before')
      })
    },
    setViewportSize(size: { width: number; height: number }) {
      wantedSize = size
      return inTurn((driver) => fitWindow(driver, size))
    },
    viewportSize: () => wantedSize,
    /** A driver cannot change what somebody prefers: it is as it was when the window opened. */
    emulateMedia: async () => undefined,
    request: {
      get: (path: string) => ask(path, {}),
      fetch: (path: string, options: { method?: string; data?: unknown }) => ask(path, options),
    },
    async screenshot({ path: _path }: { path?: string } = {}) {
      return Buffer.from(await inTurn((driver) => driver.takeScreenshot()), 'base64')
    },
    on(event: string, listener: (given: unknown) => void) {
      if (event === 'pageerror') listen((fault) => listener(new Error(fault)))
      if (event === 'request' || event === 'response') wire.on(event as keyof ToldByWire, listener)
    },
  }
  const page = whole as unknown as Page
  return page
}
