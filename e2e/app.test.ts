import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerAll } from '#server/testing/couple.ts'
import type { Caller } from '#server/testing/visitor.ts'
import { buildAppPages, chooseServer, giveSheet, newPhone, type Phone } from './app-phone.ts'
import { expectAccessible } from './browser.ts'
import {
  answerQuestions,
  goToDone,
  listen,
  openQuestions,
  password,
  registerOn,
  walkThroughOnboarding,
} from './couple.ts'
import { setOutToWarm, type ToWarm } from './journey.ts'
import { callerOf } from './quick-couple.ts'
import { untilQuestionsAreHere } from './without-network.ts'

const day = 24 * 60 * 60_000

const pageTime = (page: Page) => page.evaluate(() => Date.now())

describe('R4 T6 a week in the app, from its own origin', () => {
  let way: ToWarm
  let phone: Phone
  /** Calls of the couple's from a browser, signed in by a cookie. */
  let elsewhere: Caller
  const email = 'mina-week-in-the-app@example.org'
  const sent: { url: string; headers: Record<string, string> }[] = []

  beforeAll(async () => {
    const [pages, begun] = await Promise.all([buildAppPages(), setOutToWarm({ notifies: true })])
    way = begun
    phone = await newPhone(way.browser, pages)
    phone.page.on('request', (request) => {
      if (request.url().startsWith(way.url)) {
        sent.push({ url: request.url(), headers: request.headers() })
      }
    })
    await phone.page.clock.install()
  })
  afterAll(() => way.end())

  test('asks where Duologue lives, and registers there without a cookie', async () => {
    const { page, context } = phone
    await chooseServer(page, way.url)
    await walkThroughOnboarding(page)
    await page.getByText(`This app speaks to ${new URL(way.url).host}.`).waitFor()
    await registerOn(page, email)
    await page.getByText('Android', { exact: true }).waitFor()
    expect(await context.cookies()).toEqual([])
    expect(sent.some(({ headers }) => headers.authorization?.startsWith('Bearer '))).toBe(true)
    expect(sent.filter(({ headers }) => headers.cookie !== undefined)).toEqual([])
  })

  test('a new start is signed in; a login elsewhere is one of its own', async () => {
    const { page } = phone
    await page.goto('/home')
    await page.getByRole('heading', { name: /^Welcome to Your Weekly/ }).waitFor()
    const other = await way.newDevice()
    elsewhere = callerOf(other.page)
    await elsewhere.post('/api/login', { email, password })
    expect(await other.context.cookies()).toHaveLength(1)
  })

  test("the invitation goes to the phone's share sheet; closed, it is nowhere else", async () => {
    const { page, done } = phone
    const press = () => page.getByRole('button', { name: 'Share', exact: true }).click()
    const invitation = {
      ...{ title: 'Share with your partner', text: 'Join me on Duologue:' },
      url: expect.stringContaining(`${way.url}/join/`),
    }
    await giveSheet(phone, 'sent')
    await press()
    await expect.poll(() => done.shared).toEqual([invitation])
    await giveSheet(phone, 'closed')
    await press()
    await expect.poll(() => done.shared).toEqual([invitation, invitation])
    expect(await page.getByText('Content copied to clipboard!').count()).toBe(0)
  })

  test('half a minute after Mina began, the phone says so, until she leaves', async () => {
    const { page, done } = phone
    const before = await pageTime(page)
    await openQuestions(page, 'Mina')
    await page.getByText(/Question 1: /).waitFor()
    const seen = async () => {
      await page.clock.runFor(5000)
      return done.shown.map(({ title, body }) => ({ title, body }))
    }
    await expect
      .poll(seen)
      .toEqual([
        { title: 'Relationship Check-in', body: "Mina has started this week's questions." },
      ])
    const wait = (done.shown[0]?.at ?? 0) - before
    expect(wait).toBeGreaterThanOrEqual(30_000)
    expect(wait).toBeLessThan(60_000)
    expect(done.takenOff).toEqual([])
    await page.getByRole('button', { name: 'Back to home' }).click()
    await expect.poll(() => done.takenOff).toEqual(['Relationship Check-in'])
  })

  const waiting = () => phone.page.getByText('Waiting', { exact: true }).count()
  const answered = async () => {
    const { body } = await elsewhere.get<{ answered: boolean }[]>(
      '/api/questions/session-initial?userId=30',
    )
    return body.filter((question) => question.answered).length
  }
  const kept = async () => JSON.stringify(await phone.context.storageState({ indexedDB: true }))

  test('R28 without a network the app starts, and what is answered there waits sealed', async () => {
    const { page, context } = phone
    await untilQuestionsAreHere(page, () => page.clock.runFor(1000))
    await context.route(`${way.url}/**`, (route) => route.abort())
    await page.goto('/home')
    await page.getByText('You can keep answering your questions').waitFor()
    await openQuestions(page, 'Mina')
    await answerQuestions(page, 'Mina', [1, 2])
    await expect.poll(waiting).toBe(2)
    expect(await answered()).toBe(0)
    expect(await kept()).toContain('sealingHalf')
    expect(await kept()).not.toContain('canary')
  })

  test('R28 back in the network each arrives exactly once, though the reply to one is lost', async () => {
    const { page, context } = phone
    await page.goto('/home')
    await page.getByRole('button', { name: 'Back to home' }).click()
    await page.getByText('2 answers are waiting on this device').waitFor()
    const arrived: number[] = []
    await context.unroute(`${way.url}/**`)
    await context.route(`${way.url}/api/questions/*`, async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      const reply = await route.fetch()
      arrived.push(reply.status())
      if (arrived.length === 1) return route.abort()
      await route.fulfill({ response: reply })
    })
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return arrived
      })
      .toEqual([200, 200, 200])
    expect(await answered()).toBe(2)
    await context.unroute(`${way.url}/api/questions/*`)
    await openQuestions(page, 'Mina')
    await answerQuestions(page, 'Mina', [3, 7])
    await page.clock.runFor(2000)
    await page.clock.runFor(3000)
    await page.getByText('Great job!').waitFor()
    expect(await answered()).toBe(7)
  })

  test('Jonas answers, and they talk', async () => {
    const { page, done } = phone
    // Home would see his last answer before he says that he has finished, and say so, too.
    await page.goto('about:blank')
    await answerAll(elsewhere, 'partner', { word: 'The soup on Sunday felt easy' })
    await page.goto('/home')
    await page.getByText('Ready', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Start Catch-Up' }).click()
    for (let number = 1; number <= 7; number += 1) {
      await listen(page, number)
      await page.getByRole('button', { name: 'No, thanks' }).click()
      const label = number === 7 ? 'Complete Session' : 'Next Question'
      await page.getByRole('button', { name: label }).click()
    }
    expect(done.touches).toEqual([])
    await (await goToDone(page)).click()
    // This page has no sheet.
    await page.getByText('Content copied to clipboard!').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `We have just had our weekly catch-up. ${way.url}/`,
    )
    await expect.poll(() => done.touches).toHaveLength(1)
  })

  test('a reminder that is saved comes from the phone in its moment', async () => {
    const { page, done } = phone
    await page.goto('/settings')
    await page.getByRole('switch', { name: 'Enable reminders' }).click()
    await page.getByText('Reminders come from this phone, even when it is offline.').waitFor()
    // A browser knows dates alone, and no weekly repeat.
    await page.getByRole('radio', { name: 'Fortnightly' }).click()
    await page.getByRole('button', { name: 'Save Settings' }).click()
    await page.getByText('Settings Saved').waitFor()
    await expectAccessible(page)
    const { body } = await elsewhere.get<{ nextReminder: string }>('/api/reminder-settings')
    const moment = Date.parse(body.nextReminder)
    done.shown.length = 0
    await page.clock.fastForward(moment - (await pageTime(page)) - 60_000)
    expect(done.shown).toEqual([])
    await page.clock.fastForward(60_000)
    await expect.poll(() => done.shown).toHaveLength(1)
    expect(done.shown[0]).toMatchObject({
      title: 'Time for your catch-up!',
      body: "It's 5:30 PM on Wednesday - time to connect with your partner",
    })
  })

  test('R28 logging out asks first, and leaves nothing of what waited', async () => {
    const { page, context } = phone
    await context.route(`${way.url}/api/questions/*`, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await page.goto('/home')
    await openQuestions(page, 'Mina')
    await answerQuestions(page, 'Mina', [1, 1])
    await expect.poll(waiting).toBe(1)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByText('One answer on this device could not be sent.').waitFor()
    await page.getByRole('button', { name: 'Log out anyway' }).click()
    await page.waitForURL('**/auth')
    expect(await kept()).not.toMatch(/sealingHalf|answer |reply |login/)
  })

  test('a new start knows the server and nobody, and reminds of nothing', async () => {
    const { page, done } = phone
    done.shown.length = 0
    await page.clock.fastForward(15 * day)
    await page.goto('/home')
    await page.waitForURL('**/auth')
    await page.getByText('This app speaks to').waitFor()
    expect(done.shown).toEqual([])
  })

  test('went without a broken rule or another host', () => {
    const expected = [
      way.url,
      // Without a network.
      'Failed to load resource: net::ERR_FAILED',
      // Who has sent what waited is claimed for at once: too early, where questions are left.
      'Failed to load resource: the server responded with a status of 409',
    ]
    const others = phone.problems.filter(
      (problem) => !expected.some((beginning) => problem.startsWith(beginning)),
    )
    expect(others).toEqual([])
    expect(sent.length).toBeGreaterThan(50)
  })
})
