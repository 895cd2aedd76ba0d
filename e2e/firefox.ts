import { type Browser, firefox } from 'playwright-core'

/** How Playwright speaks with this Firefox, as far as it is changed here: all of it is Playwright's own affair. */
type Session = {
  send: (method: string, params: object) => Promise<unknown>
  /** The same for all sessions of one browser. */
  connection: object
}
type Media = { media: string; colorScheme: string }
type Inside = {
  _browserSession: Session
  _bidiPages: Map<string, { _page: { emulatedMedia: () => Media } }>
}
const insideOf = (browser: Browser): Inside =>
  (browser as unknown as { _connection: { toImpl: (it: Browser) => Inside } })._connection.toImpl(
    browser,
  )

/** Runs in Firefox itself: that tab takes the page for printed, or the person for one who likes it dark. */
const wear = `(tab, media, scheme) => {
  const { NavigableManager } = ChromeUtils.importESModule(
    'chrome://remote/content/shared/NavigableManager.sys.mjs')
  const context = NavigableManager.getBrowsingContextById(tab)
  if (!context) return
  context.mediumOverride = media
  context.prefersColorSchemeOverride = scheme
}`

/**
 * Firefox 153, which is Debian's, does not know the command that Playwright sends for every page to say which scheme
 * it shows. This sets the same in the browser, and `print`, which that command has no place for.
 */
async function emulateMedia(browser: Browser): Promise<void> {
  const { _browserSession: session, _bidiPages: pages } = insideOf(browser)
  const kind = Object.getPrototypeOf(session) as Session
  const { send } = kind
  const { contexts } = (await session.send('browsingContext.getTree', {
    'moz:scope': 'chrome',
  })) as { contexts: { context: string }[] }
  const target = { context: contexts[0]?.context }
  const ask = (...values: string[]) =>
    send.call(session, 'script.callFunction', {
      functionDeclaration: wear,
      arguments: values.map((value) => ({ type: 'string', value })),
      ...{ target, awaitPromise: false },
    })
  const { connection } = session
  kind.send = async function (method, params) {
    // Of another browser in the same process: a file may have one of its own beside the one that all share.
    if (this.connection !== connection) return send.call(this, method, params)
    // Each device is a window, and what somebody does there is done in front of it.
    if (method === 'browsingContext.create') {
      return send.call(this, method, { ...params, type: 'window' })
    }
    if (method === 'input.performActions') {
      const { context } = params as { context?: string }
      await send.call(session, 'browsingContext.activate', { context })
    }
    if (method !== 'emulation.setMediaFeaturesOverride') return send.call(this, method, params)
    const { contexts: tabs = [] } = params as { contexts?: string[] }
    for (const tab of tabs) {
      const { media, colorScheme } = pages.get(tab)?._page.emulatedMedia() ?? {}
      const scheme = colorScheme === 'dark' || colorScheme === 'light' ? colorScheme : 'none'
      await ask(tab, media === 'print' ? 'print' : '', scheme)
    }
    return {}
  }
}

/**
 * Runs in a page: text that Playwright fills in comes as if it were typed. Its own way sets the value past React, which
 * takes it back.
 */
const insertAsTyped = () =>
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => void document.execCommand('insertText', false, text),
    set: () => undefined,
  })

/** Has the devices of that browser begin as Chromium's do. */
function prepareDevices(browser: Browser): void {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options = {}) => {
    const context = await newContext(options)
    await context.addInitScript(insertAsTyped)
    const newPage = context.newPage.bind(context)
    context.newPage = async () => {
      const page = await newPage()
      const { colorScheme = 'light' } = options
      await page.emulateMedia({ colorScheme })
      // Firefox forgets it with the process of the page before.
      page.on('domcontentloaded', () => void page.emulateMedia({}).catch(() => undefined))
      return page
    }
    return context
  }
}

/** Starts the Firefox that `npm run test:browsers` found, without motion. */
export async function launchFirefox(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    args: ['--remote-allow-system-access'],
    firefoxUserPrefs: {
      'ui.prefersReducedMotion': 1,
      // A mouse, which points finely and hovers: without a screen it takes the machine for one of fingers.
      'ui.primaryPointerCapabilities': 6,
      'ui.allPointerCapabilities': 6,
      // What shows a download takes the focus.
      'browser.download.alwaysOpenPanel': false,
      // Without a screen nobody answers when it asks; a device is allowed what its context is granted.
      'permissions.default.desktop-notification': 2,
    },
  })
  await emulateMedia(browser)
  prepareDevices(browser)
  return browser
}
