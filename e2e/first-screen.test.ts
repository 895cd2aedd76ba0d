import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browserName, desk, phone } from './browser.ts'
import { journey } from './journey.ts'
import { registerQuickly } from './quick-couple.ts'

const { browser, product, newDevice } = await journey()

const title = 'Welcome to Duologue'
const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** WebKit gives a page that calls nothing of what a preload fetched, however either is written, and asks once more. */
const timesPreloaded = browserName === 'webkit' ? 2 : 1

/** Where everything of the first slide stands. */
const placesOn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :is(h1, p, button, header svg, main svg)')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return [one.tagName, one.textContent, x, y, width, height].join(' ')
    }),
  )

describe('the first screen, for somebody without a login', () => {
  test('works by the one script that its page names, while every other is still on its way', async () => {
    const { page, context, problems } = await newDevice()
    const asked: string[] = []
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const named = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(product.url)).text())?.[1]
    const script = await (await fetch(new URL(named ?? '', product.url))).text()
    // What checks the forms of replies, and what keeps things for when there is no network, is for later pages.
    expect(script).not.toMatch(/~standard|createObjectStore/)
    await page.route('**/assets/*.js', async (route) => {
      if (new URL(route.request().url()).pathname !== named) await held
      await route.continue()
    })
    page.on('request', (request) => {
      if (request.url().includes('/api/')) asked.push(request.url())
    })
    // Firefox calls a page loaded when all that its scripts asked for is there, too.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await button(page, 'Learn More').click()
    await heading(page, 'Too busy with life to find time to connect?').waitFor()
    await button(page, 'Skip').click()
    await page.getByLabel(/What would you like more of/).fill('Slow mornings')
    await button(page, 'Back').click()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await heading(page, title).waitFor()
    expect(asked).toEqual([])
    letGo()
    await button(page, 'Login or Sign Up').click()
    await page.getByLabel('Password', { exact: true }).waitFor()
    await page.goBack()
    await heading(page, title).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('stands on %s where it will stand, before any script ran', async (_what, viewport) => {
    const before = await browser.newContext({ javaScriptEnabled: false, viewport })
    const still = await before.newPage()
    await still.goto(product.url)
    await heading(still, title).waitFor()
    const { page, context } = await newDevice({ viewport })
    await page.goto('/')
    await button(page, 'Learn More').click()
    await button(page, 'Back').click()
    await heading(page, title).waitFor()
    for (const one of [still, page]) await one.evaluate(() => document.fonts.ready)
    const places = await placesOn(still)
    expect(places.length).toBeGreaterThan(10)
    await expect.poll(() => placesOn(page)).toEqual(places)
    await before.close()
    await context.close()
  })

  test.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('of the login, what is sure stands on %s where it will stand', async (_what, viewport) => {
    const before = await browser.newContext({ javaScriptEnabled: false, viewport })
    const still = await before.newPage()
    await still.goto(`${product.url}/auth`)
    const { page, context, problems } = await newDevice({ viewport })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/auth')
    await page.getByLabel('Password', { exact: true }).waitFor()
    const text = 'Either of you can log in, with the password you share.'
    const placeOn = (one: Page) => one.getByText(text).boundingBox()
    for (const one of [still, page]) await one.evaluate(() => document.fonts.ready)
    const place = await placeOn(still)
    expect(place).not.toBeNull()
    await expect.poll(() => placeOn(page)).toEqual(place)
    expect(asked.filter((path) => path === '/api/user')).toHaveLength(timesPreloaded)
    expect(problems).toEqual([])
    await before.close()
    await context.close()
  })

  test('shows the goal that this device remembers', async () => {
    const { page, context, problems } = await newDevice()
    await page.addInitScript(() => {
      if (location.protocol === 'http:') localStorage.setItem('relationshipGoal', 'Slow mornings')
    })
    await page.goto('/onboarding')
    await button(page, 'Learn More').click()
    await button(page, 'Skip').click()
    expect(await page.getByLabel(/What would you like more of/).inputValue()).toBe('Slow mornings')
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('home, before any script ran', () => {
  test.each([
    ['a phone', phone],
    ['a desk', desk],
  ])('shows on %s what is sure where it will stand', async (_what, viewport) => {
    const { page, context, problems } = await newDevice({ viewport })
    await registerQuickly(page, `resting-${viewport.width}@example.org`)
    const before = await browser.newContext({ javaScriptEnabled: false, viewport })
    await before.addCookies(await context.cookies())
    const still = await before.newPage()
    await still.goto(`${product.url}/home`)
    await page.goto('/home')
    await button(page, 'Begin as Mina').waitFor()
    for (const one of [still, page]) await one.evaluate(() => document.fonts.ready)
    const placeOn = (one: Page) =>
      one.getByText('Welcome to Your Weekly Relationship Check-in').boundingBox()
    const place = await placeOn(still)
    expect(place).not.toBeNull()
    await expect.poll(() => placeOn(page)).toEqual(place)
    expect(problems).toEqual([])
    await before.close()
    await context.close()
  })

  test('shows nothing of it to somebody without a login', async () => {
    const { page, context } = await newDevice()
    const seen: string[] = []
    await page.exposeFunction('seen', (what: string) => seen.push(what))
    await page.addInitScript(() => {
      const { seen } = globalThis as unknown as { seen: (what: string) => void }
      new MutationObserver(() => {
        const main = document.querySelector('main')?.textContent
        if (main) seen(main)
      }).observe(document, { childList: true, subtree: true })
    })
    const response = await page.goto('/home')
    expect(await response?.text()).toContain('<div id="root"></div>')
    await page.waitForURL('**/auth')
    await page.getByLabel('Password', { exact: true }).waitFor()
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.filter((words) => words.includes('Who answers?'))).toEqual([])
    await context.close()
  })
})

test('somebody with a login never sees it', async () => {
  const { page, context, problems } = await newDevice()
  await registerQuickly(page, 'first-screen@example.org')
  const response = await page.goto('/')
  expect(await response?.text()).not.toContain(title)
  await page.waitForURL('**/home')
  expect(problems).toEqual([])
  await context.close()
})
