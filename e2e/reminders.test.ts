import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserName, desk, expectAccessible } from './browser.ts'
import { registerOn } from './couple.ts'
import { expectFocusOn } from './dialogs.ts'
import { journey } from './journey.ts'

const { product, newDevice } = await journey({ notifies: true })
const device = await newDevice({ viewport: desk, keepsApp: true })

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration()
    const notifications = (await worker?.getNotifications()) ?? []
    return notifications.map(({ title, body, icon }) => ({ title, body, icon }))
  })

/** Hands the page's service worker a push, as the browser does when one arrives. */
async function deliverPush(page: Page, data: object): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registration = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const [first] = registrations
    if (first) registration.resolve(first.registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: product.url,
    registrationId: await registration.promise,
    data: JSON.stringify(data),
  })
}

test('a browser that blocks notifications says so and leaves the switch off', async () => {
  const { page } = device
  await page.goto('/auth')
  await registerOn(page, 'mina@example.org')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Reminder Settings' }).click()
  await page.waitForURL('**/settings')
  const enable = page.getByRole('switch', { name: 'Enable reminders' })
  await enable.click()
  await page.getByText(/Notification Permission Required|Notifications Blocked/).waitFor()
  expect(await enable.getAttribute('aria-checked')).toBe('false')
})

test('once they are allowed, reminders are set up by keyboard alone', async () => {
  const { page, context } = device
  await context.grantPermissions(['notifications'], { origin: product.url })
  await page.getByRole('switch', { name: 'Enable reminders' }).focus()
  await page.keyboard.press('Space')
  await page.getByText('Next reminder:').waitFor()
  await page.keyboard.press('Tab')
  await expectFocusOn(page.getByRole('switch', { name: 'Remind me by email' }))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectFocusOn(page.getByRole('option', { name: 'Wednesday' }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByLabel('Time').fill('20:15')
  await page.getByText('8:15 PM', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Save Settings' }).press('Enter')
  await page.getByText('Reminders set for Thursdays at 8:15 PM').waitFor()
  await expect
    .poll(() => page.evaluate(() => Number(localStorage.getItem('reminderTimerId'))))
    .toBeGreaterThan(0)
  await expectAccessible(page)
})

/** The DevTools of Chromium alone hand one in. */
const hasPushes = browserName === 'chromium'

test.runIf(hasPushes)('the service worker shows what is pushed', async () => {
  const { page } = device
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const message = { title: 'Time for your catch-up!', body: 'From the server' }
  await deliverPush(page, message)
  const icon = `${product.url}/reminder-icon.png`
  await expect.poll(() => shown(page)).toEqual([{ ...message, icon }])
  const picture = await page.request.get(icon)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
})

test('a test tells of every step', async () => {
  const { page } = device
  await page.getByText('Try it out').click()
  await page.getByRole('button', { name: 'Send me a test now' }).click()
  const others = page.getByText('What the test found')
  await others.waitFor({ timeout: 30_000 })
  await others.click()
  await page.getByText('Permission: worked').waitFor()
  await page.getByText(/^Email: /).waitFor()
  await expectAccessible(page)
})

test('turned off, the timer is gone and no problem was met on the way', async () => {
  const { page } = device
  await page.getByRole('switch', { name: 'Enable reminders' }).click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByText('Reminders have been disabled').waitFor()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reminderTimerId'))).toBeNull()
  const own = device.problems.filter((problem) => !/Push API|push service/i.test(problem))
  expect(own).toEqual([])
})
