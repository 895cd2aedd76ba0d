import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isThorough } from '#server/testing/draws.ts'
import { buildAppPages, chooseServer, newPhone, type Phone } from './app-phone.ts'
import type { Device } from './browser.ts'
import { answerQuestions, finish, goToDone, listen, logInOn, openQuestions } from './couple.ts'
import { setOutToWarm, type ToWarm } from './journey.ts'
import { registerQuickly } from './quick-couple.ts'

/** `npm run test:trust` alone asks for it: the app and a login of two each have journeys of their own already. */
describe.skipIf(!isThorough)('R4 C8 T6 Mina in the app, Jonas in a browser', () => {
  let way: ToWarm
  let mina: Phone
  let jonas: Device
  const logins = { mina: new Set<string>(), jonas: new Set<string>() }

  beforeAll(async () => {
    const [pages, begun] = await Promise.all([buildAppPages(), setOutToWarm()])
    way = begun
    const atFirst = await way.newDevice()
    await registerQuickly(
      atFirst.page,
      'mina-app-and-browser@example.org',
      'jonas-app-and-browser@example.org',
    )
    await atFirst.context.close()
    mina = await newPhone(way.browser, pages)
    jonas = await way.newDevice()
    for (const [name, { page }] of Object.entries({ mina, jonas })) {
      await page.clock.install()
      page.on('request', async (request) => {
        if (!request.url().includes('/api/progress')) return
        const { authorization, cookie } = await request.allHeaders()
        logins[name as 'mina' | 'jonas'].add(
          [authorization && 'bearer', cookie && 'cookie'].filter(Boolean).join(' and '),
        )
      })
    }
    await chooseServer(mina.page, way.url)
    await logInOn(mina.page, 'mina-app-and-browser@example.org')
    await logInOn(jonas.page, 'jonas-app-and-browser@example.org')
  })
  afterAll(() => way.end())

  const press = ({ page }: Device, name: string) =>
    page.getByRole('button', { name, exact: true }).click()

  test('each answers on their own, and neither is shown what the other wrote', async () => {
    for (const [name, { page }] of [
      ['Mina', mina],
      ['Jonas', jonas],
    ] as const) {
      await openQuestions(page, name)
      await answerQuestions(page, name, [1, 7])
      await page.clock.runFor(2000)
      await page.clock.runFor(3000)
    }
    for (const { page } of [mina, jonas]) {
      await page.clock.runFor(3000)
      await page.getByText('Ready', { exact: true }).waitFor()
      expect(await page.getByText('canary').count()).toBe(0)
    }
    expect(mina.done.shown).toEqual([])
  })

  test('both follow whoever presses', async () => {
    await press(mina, 'Start Catch-Up')
    await listen(mina.page, 1)
    await press(mina, 'No, thanks')
    await press(mina, 'Next Question')
    await listen(mina.page, 2)
    await press(jonas, 'Start Catch-Up')
    await press(jonas, 'Join Mina at question 2')
    await jonas.page.getByText(/^Mina canary2: /).waitFor()
    await press(jonas, 'No, thanks')
    for (let number = 3; number <= 7; number += 1) {
      const [one, other] = number % 2 ? [jonas, mina] : [mina, jonas]
      await press(one, 'Next Question')
      await listen(one.page, number)
      await press(one, 'No, thanks')
      await listenAlong(other, number)
    }
    await press(jonas, 'Complete Session')
    for (const { page } of [jonas, mina]) {
      await page.clock.runFor(3000)
      await goToDone(page)
    }
  })

  /** Until who did not press sees how far the two of them are. */
  const listenAlong = async ({ page }: Device, number: number) => {
    const label = number === 7 ? 'Complete Session' : 'Next Question'
    await expect
      .poll(async () => {
        await page.clock.runFor(1000)
        return page.getByRole('button', { name: label }).isVisible()
      })
      .toBe(true)
    await page
      .getByText(new RegExp(`^(?:Mina|Jonas) canary${number}: `))
      .nth(1)
      .waitFor()
  }

  test('Done in the browser ends it for both; the app can still be read', async () => {
    const done = await goToDone(jonas.page)
    await finish(jonas.page, () => done.click())
    await mina.page.clock.runFor(5000)
    await mina.page.getByText(/^Jonas canary7: /).waitFor()
    await mina.page
      .getByText('This catch-up was finished on another device. You can still read it here.')
      .waitFor()
    await press(mina, 'Back to home')
    for (const { page } of [mina, jonas]) {
      await page.getByRole('heading', { name: /^Welcome to Your Weekly/ }).waitFor()
      expect(await page.getByText('canary').count()).toBe(0)
    }
  })

  test('the app had a token alone, the browser a cookie alone, and nothing broke a rule', async () => {
    expect([...logins.mina]).toEqual(['bearer'])
    // Of a request that a page leaves behind the browser does not tell all headers.
    logins.jonas.delete('')
    expect([...logins.jonas]).toEqual(['cookie'])
    expect(await mina.context.cookies()).toEqual([])
    const own = [...mina.problems, ...jonas.problems].filter(
      // Of a catch-up that Done has taken away meanwhile.
      (problem) => !problem.startsWith(way.url) && !problem.includes('404'),
    )
    expect(own).toEqual([])
  })
})
