import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isThorough } from '#server/testing/draws.ts'
import { type Device, expectAccessible, newDevice } from './browser.ts'
import {
  answerQuestions,
  goToDone,
  listen,
  logInOn,
  openQuestions,
  registerOn,
  walkThroughOnboarding,
} from './couple.ts'
import { type Journey, setOut } from './journey.ts'
import { warm } from './product.ts'

/** Where Android's app has its pages. */
const appOrigin = 'https://localhost'
const kinds: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A Chromium that stands for the app: its pages, at its origin, and the plugins as they are in a browser. */
async function newPhone(browser: Browser, pages: string): Promise<Device> {
  const device = await newDevice(browser, appOrigin)
  const { context } = device
  await context.grantPermissions(
    ['notifications', 'clipboard-read', 'clipboard-write', 'local-network-access'],
    { origin: appOrigin },
  )
  await context.addInitScript(() => {
    Object.assign(window, { Capacitor: { getPlatform: () => 'android' } })
  })
  await context.route(`${appOrigin}/**`, (route) => {
    const file = join(pages, new URL(route.request().url()).pathname)
    const found = extname(file) !== '' && existsSync(file) ? file : join(pages, 'index.html')
    return route.fulfill({
      contentType: kinds[extname(found)] ?? 'application/octet-stream',
      body: readFileSync(found),
    })
  })
  return device
}

async function chooseServer(page: Page, url: string): Promise<void> {
  await page.goto('/')
  await page.getByRole('heading', { name: 'Where does your Duologue live?' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Address').fill(url)
  await page.getByRole('button', { name: 'Go on' }).click()
  await page.getByRole('button', { name: 'Learn More' }).waitFor()
}

describe.skipIf(!isThorough)('R4 T6 a week in the app, from its own origin', () => {
  let pages: string
  let way: Journey
  let device: Device
  const email = 'mina@example.org'
  const sent: { url: string; headers: Record<string, string> }[] = []

  beforeAll(async () => {
    pages = mkdtempSync(join(tmpdir(), 'duologue-app-'))
    execFileSync(process.execPath, ['scripts/native/native.ts', '--pages', pages])
    way = await setOut({ env: warm })
    device = await newPhone(way.browser, pages)
    device.page.on('request', (request) => {
      if (request.url().startsWith(way.product.url)) {
        sent.push({ url: request.url(), headers: request.headers() })
      }
    })
    await device.page.clock.install()
  })
  afterAll(async () => {
    await way.end()
    rmSync(pages, { recursive: true })
  })

  test('asks where Duologue lives, and registers there without a cookie', async () => {
    const { page, context } = device
    await chooseServer(page, way.product.url)
    await walkThroughOnboarding(page)
    await page.getByText(`This app speaks to ${new URL(way.product.url).host}.`).waitFor()
    await registerOn(page, email)
    await page.getByText('Android', { exact: true }).waitFor()
    expect(await context.cookies()).toEqual([])
    expect(sent.some(({ headers }) => headers.authorization?.startsWith('Bearer '))).toBe(true)
    expect(sent.filter(({ headers }) => headers.cookie !== undefined)).toEqual([])
  })

  test('a new start is signed in; a login elsewhere is one of its own', async () => {
    const { page } = device
    await page.goto('/home')
    await page.getByRole('heading', { name: /^Welcome to Your Weekly/ }).waitFor()
    const other = await way.newDevice()
    await logInOn(other.page, email)
    expect(await other.context.cookies()).toHaveLength(1)
    await other.context.close()
  })

  test('both answer, and talk', async () => {
    const { page } = device
    for (const name of ['Mina', 'Jonas']) {
      await openQuestions(page, name)
      await answerQuestions(page, name, [1, 7])
      await page.clock.runFor(2000)
      await page.clock.runFor(3000)
    }
    await page.getByText('Ready', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Start Catch-Up' }).click()
    for (let number = 1; number <= 7; number += 1) {
      await listen(page, number)
      await page.getByRole('button', { name: 'No, thanks' }).click()
      const label = number === 7 ? 'Complete Session' : 'Next Question'
      await page.getByRole('button', { name: label }).click()
    }
    await (await goToDone(page)).click()
    // This browser has no share sheet, so that words and address are on its clipboard.
    await page.getByText('Content copied to clipboard!').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `We have just had our weekly catch-up. ${way.product.url}/`,
    )
  })

  test('a reminder is saved, and planned on the phone', async () => {
    const { page } = device
    await page.goto('/settings')
    await page.getByRole('switch', { name: 'Enable reminders' }).click()
    await page.getByText('Reminders come from this phone, even when it is offline.').waitFor()
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await page.getByText('Settings Saved').waitFor()
    await expectAccessible(page)
  })

  test('logs out, and a new start knows the server and nobody', async () => {
    const { page } = device
    await page.goto('/home')
    await page.getByRole('button', { name: /menu/i }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL('**/auth')
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(kept).not.toContain('login')
    await page.goto('/home')
    await page.waitForURL('**/auth')
    await page.getByText('This app speaks to').waitFor()
  })

  test('went without a broken rule or another host', () => {
    const elsewhere = device.problems.filter((problem) => !problem.startsWith(way.product.url))
    expect(elsewhere).toEqual([])
    expect(sent.length).toBeGreaterThan(50)
  })
})
