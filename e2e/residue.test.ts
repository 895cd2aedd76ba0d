import { createServer } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { counted } from '#server/testing/counted.ts'
import { isThorough } from '#server/testing/draws.ts'
import { listenHere } from '#server/testing/listen-here.ts'
import { browserName, type Device, launchBrowser, newDevice as newDeviceIn } from './browser.ts'
import { answerQuestions, openQuestions, participantButton } from './couple.ts'
import { journey } from './journey.ts'
import { keepCatchup, registerQuickly } from './quick-couple.ts'

const { browser, product, newDevice } = await journey()

/** Of its own: in the browser that others share the service worker hung at times. */
const keeping = await launchBrowser()
afterAll(() => keeping.close())
const deviceThatKeeps = () => newDeviceIn(keeping, product.url, { keepsApp: true })

/** Chromium asks its maker about fields of forms, whatever page they are on: none of our doing. */
const ofChromium = 'content-autofill.googleapis.com:443'

/** All that a page can find of what this browser keeps of us, and all that is on the page. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const parts: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state]
    parts.push(document.documentElement.outerHTML, document.cookie, location.href)
    for (const field of document.querySelectorAll('input, textarea')) {
      parts.push((field as HTMLInputElement).value)
    }
    parts.push(await indexedDB.databases())
    return JSON.stringify(parts)
  })

/** What of it is marked, in as many words as stand together. */
const marked = (text: string): string[] => text.match(/[^<>"]*canary[^<>"]*/g) ?? []

const leftIn = async (page: Page): Promise<string[]> => marked(await keptIn(page))

/** What of that is left in the stores of the browser, as nobody but the browser itself can list them. */
const storedIn = async ({ context }: Device): Promise<string[]> =>
  marked(JSON.stringify(await context.storageState({ indexedDB: true })))

/** What of it is in what the browser caches: names, addresses, headers and what the replies say. */
const cachedIn = async (page: Page): Promise<string[]> =>
  marked(
    await page.evaluate(async () => {
      const parts: string[] = []
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          const reply = await cache.match(request)
          const text = (await reply?.text()) ?? ''
          parts.push(name, request.url, JSON.stringify([...(reply?.headers ?? [])]))
          if (text.includes('canary')) parts.push(text)
        }
      }
      return parts.join('<')
    }),
  )

/** From now on all that the page asks for passes through what keeps the app; gives how much is kept of it. */
const keptApp = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50))
    const all = (await caches.keys()).map(async (name) => (await caches.open(name)).keys())
    return (await Promise.all(all)).flat().length
  })

/** A test that is tried again registers somebody else: the address of the first try is taken by then. */
let registered = 0
const addressOf = (name: string): string => `${name}-${++registered}@example.org`

/** Mina reads a talk on their timeline, answers two questions of hers and types half of the third, all marked. */
async function answerAsMina(device: Device, keepsApp: boolean): Promise<void> {
  const { page } = device
  const caller = await registerQuickly(page, addressOf('mina'))
  await keepCatchup(caller, 'a canary of the week before:')
  await page.goto('/timeline')
  if (keepsApp) expect(await keptApp(page)).toBeGreaterThan(50)
  await page.clock.install()
  await page.goto('/timeline')
  await page.getByRole('link', { name: /^Read the talk/ }).click()
  await page
    .getByText(/a canary of the week before/)
    .first()
    .waitFor()
  await page.goto('/home')
  await openQuestions(page, 'Mina')
  await answerQuestions(page, 'Mina', [1, 2])
  await page.getByPlaceholder('Type your answer...').fill('half a canary, typed and not sent')
  expect((await leftIn(page)).length).toBeGreaterThan(2)
}

/** What that page asks for there comes only once it is let through. */
async function hold(page: Page, where: RegExp) {
  const asked = Promise.withResolvers<void>()
  const letThrough = Promise.withResolvers<void>()
  await page.route(where, async (route) => {
    asked.resolve()
    await letThrough.promise
    await route.continue()
  })
  return { asked: asked.promise, letThrough: letThrough.resolve }
}

/** The talk that both kept is there for either of them on the timeline's pages; its summary may name a word of both. */
const ofTheTalk = /canary of the week before|\b(?:both|two|each) of you\b/i
const leftBesidesIn = async (page: Page): Promise<string[]> =>
  (await leftIn(page)).filter((text) => !ofTheTalk.test(text))

/** Of a page that it brings back whole from its memory, Firefox tells no driver that it is there; it begins anew then. */
async function goBack(page: Page): Promise<void> {
  if (browserName !== 'firefox') return void (await page.goBack())
  await page.evaluate(() => history.back()).catch(() => undefined)
  await page.waitForTimeout(2000)
}

/** A page that begins anew ends what it was still loading, which Firefox tells of as a failure, twice. */
const ofAnEndedLoad = (problem: string): boolean =>
  browserName === 'firefox' && /^Error$|^download failed .* status=2152398850 /.test(problem)

/** Back through every entry of ours that the history of the tab has, looking at each; gives how many there were. */
async function goAllTheWayBack(page: Page, left = leftIn): Promise<number> {
  let entries = 0
  const length = await page.evaluate(() => history.length)
  // Where Firefox has nothing to go back to, it stays.
  while (page.url().startsWith(product.url) && entries < length) {
    await page.clock.runFor(1500)
    expect(await left(page)).toEqual([])
    entries += 1
    await goBack(page)
  }
  return entries
}

test('T24 after the hand-over to the partner the browser holds no word of the first', async () => {
  const device = await deviceThatKeeps()
  const { page, context } = device
  await answerAsMina(device, true)
  const questions = await hold(page, /\/api\/questions\//)
  await page.getByRole('button', { name: 'Back to home' }).press('Enter')
  await participantButton(page, 'Jonas').press('Enter')
  await page.getByRole('button', { name: 'Hand over', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Start Weekly Questions' }).press('Enter')
  await questions.asked
  expect(await leftIn(page)).toEqual([])
  questions.letThrough()
  await page.clock.runFor(1500)
  await page.getByPlaceholder('Type your answer...').waitFor()
  expect(await leftIn(page)).toEqual([])
  const entries = await goAllTheWayBack(page, leftBesidesIn)
  await page.goForward()
  expect(await leftBesidesIn(page)).toEqual([])
  expect(await cachedIn(page)).toEqual([])
  expect(await storedIn(device)).toEqual([])
  expect(device.problems).toEqual([])
  await context.close()
  counted('T24', { 'hand-overs': 1, 'entries of the history': entries })
})

/** Both ways in `npm run test:trust`: `npm test` looks at what the browser caches at the hand-over. */
const ways = [
  ['not even while the next page loads', newDevice, false],
  ['nor in the app that it keeps', deviceThatKeeps, true],
] as const

test.each(isThorough ? ways : ways.slice(0, 1))(
  'T24 after a logout it holds no word of theirs, %s',
  async (_where, newOne, keepsApp) => {
    const device = await newOne()
    const { page, context } = device
    await answerAsMina(device, keepsApp)
    const other = await context.newPage()
    await other.goto('/home')
    await openQuestions(other, 'Mina')
    const field = other.getByPlaceholder('Type your answer...')
    await field.fill('a canary in another tab')
    await page.bringToFront()
    const signInPage = keepsApp ? null : await hold(page, /\/auth-page[^/]*\.js$/)
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Logout' }).press('Enter')
    await page.getByRole('button', { name: 'Log out anyway' }).press('Enter')
    if (signInPage) {
      await signInPage.asked
      expect(await leftIn(page)).toEqual([])
      signInPage.letThrough()
    }
    for (const tab of [page, other]) {
      await tab.getByRole('tab', { name: 'Login' }).waitFor()
      expect(await leftIn(tab)).toEqual([])
    }
    expect(await cachedIn(other)).toEqual([])
    const entries = await goAllTheWayBack(page)
    expect(entries).toBeGreaterThan(1)
    expect(await storedIn(device)).toEqual([])
    expect(device.problems.filter((problem) => !ofAnEndedLoad(problem))).toEqual([])
    await context.close()
    counted('T24', { logouts: 1, 'entries of the history': entries })
  },
)

test('T23 the browser reaches for our server alone, whatever page is open', async () => {
  const asked: string[] = []
  const proxy = createServer((request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(502).end()
  })
  proxy.on('connect', (request, socket) => {
    asked.push(request.url ?? '')
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  })
  const server = `http://127.0.0.1:${await listenHere(proxy)}`
  const context = await browser.newContext({
    baseURL: product.url,
    proxy: { server, bypass: 'localhost' },
  })
  const others = new Set<string>()
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== product.url && protocol.startsWith('http')) others.add(origin)
  })
  const page = await context.newPage()
  // What the rules of the page keep from going out is a try all the same.
  page.on('console', (message) => {
    if (/Content[- ]Security[- ]Policy/i.test(message.text())) others.add(message.text())
  })
  await registerQuickly(page, addressOf('eve'))
  const paths = [
    '/',
    '/onboarding',
    '/auth',
    '/home',
    '/settings',
    '/timeline',
    '/join',
    '/nowhere',
  ]
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.goto('/home')
  await page.getByRole('button', { name: 'Ask the guide' }).click()
  const box = page.getByRole('textbox')
  await box.fill('How do we talk more? See https://elsewhere.example')
  const answered: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/ask')) answered.push(response.status())
  })
  await box.press('Enter')
  await expect.poll(() => answered, { timeout: 10_000 }).toEqual([200])
  await page.waitForLoadState('networkidle')
  expect([...others]).toEqual([])
  expect(asked.filter((host) => host !== ofChromium)).toEqual([])
  await page.goto('http://elsewhere.example/').catch(() => undefined)
  expect(asked).toContain('http://elsewhere.example/')
  await context.close()
  proxy.close()
  counted('T23', { pages: paths.length, 'questions to the guide': 1 })
})
