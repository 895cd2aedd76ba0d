import type { Page } from 'playwright-core'
import { participantButton, registerOn } from '#e2e/couple.ts'
import { passing, type Stage, type Walk } from '#e2e/gallery/stage.ts'
import { close, fromMenu, press, see } from './presses.ts'

/** Where Android's app has its pages. */
const appOrigin = 'https://localhost'

/**
 * What the wrapper puts in front of the page: the platform, and what the phone tells the app, which
 * comes as an event of the window here. All other plugins are as they are in a browser.
 */
function beThePhone(): void {
  const promised = ['getLaunchUrl', 'minimizeApp'].map((name) => ({ name, rtype: 'promise' }))
  const told = { name: 'addListener', rtype: 'callback' }
  Object.assign(window, {
    Capacitor: {
      getPlatform: () => 'android',
      PluginHeaders: [{ name: 'App', methods: [told, ...promised] }],
      nativePromise: async () => undefined,
      nativeCallback(
        _plugin: string,
        _method: string,
        { eventName }: { eventName: string },
        listener: (told: unknown) => void,
      ) {
        window.addEventListener(`phone:${eventName}`, (event) => {
          if (event instanceof CustomEvent) listener(event.detail)
        })
      },
    },
  })
}

/** The phone opens the app by that link. */
const openLink = (page: Page, url: string) =>
  page.evaluate(
    (detail) => {
      window.dispatchEvent(new CustomEvent('phone:appUrlOpen', { detail }))
    },
    { url },
  )

/** Makes an app of that browser: the pages at the app's origin, in front of a phone. */
async function openApp({ page, product }: Stage): Promise<void> {
  const allowed = ['local-network-access', 'clipboard-read', 'clipboard-write']
  await page.context().grantPermissions(allowed, { origin: appOrigin })
  await page.addInitScript(beThePhone)
  await page.route(`${appOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const file = await page.request.get(`${product.url}${pathname}`)
    await route.fulfill({
      contentType: file.headers()['content-type'] ?? '',
      body: await file.body(),
    })
  })
}

export const inTheApp: Walk = {
  part: 'In the apps',
  begins: 'signed out',
  steps: {
    async 'where Duologue lives'(stage) {
      const { page } = stage
      await openApp(stage)
      await page.goto(`${appOrigin}/auth`)
      await page.getByRole('heading', { name: 'Where does your Duologue live?' }).waitFor()
    },
    async 'an address that is none'({ page }) {
      await page.getByLabel('Address').fill('our house')
      await press(page, 'Go on')
      await see(page, /^We cannot use that address/)
    },
    async 'no Duologue there'({ page, product }) {
      await page.route('**/api/health', (route) => route.abort())
      await page.getByLabel('Address').fill(product.url)
      await press(page, 'Go on')
      await see(page, /^We found no Duologue there/)
    },
    async 'a Duologue that has trouble'({ page }) {
      await page.unroute('**/api/health')
      await page.route('**/api/health', (route) =>
        route.fulfill({
          status: 503,
          headers: { 'access-control-allow-origin': appOrigin },
          contentType: 'application/json',
          body: JSON.stringify({
            ...{ statusCode: 503, code: 'unhealthy' },
            ...{ error: 'Out of order.', message: 'Out of order.' },
          }),
        }),
      )
      await press(page, 'Go on')
      await see(page, /^Your Duologue is there, but it has trouble/)
    },
    async 'signing in'({ page }) {
      await page.unroute('**/api/health')
      await press(page, 'Go on')
      await see(page, 'Choose another server')
    },
    async home({ page }) {
      await registerOn(page, 'mina-in-the-app@example.org')
      await see(page, 'Android')
      await participantButton(page, 'Mina').click()
    },
    async 'reminders by the phone'({ page }) {
      await page.goto(`${appOrigin}/settings`)
      await page.getByRole('switch', { name: 'Enable reminders' }).waitFor()
      await see(page, 'Reminders come from this phone, even when it is offline.')
    },
    async 'an invitation of another server'({ page }) {
      await openLink(page, 'https://elsewhere.example.org/join/some-token')
      await page.getByRole('dialog', { name: 'This invitation is for another server' }).waitFor()
    },
    async 'an invitation over a chat'({ page, product }) {
      await close(page)
      await page.goto(`${appOrigin}/home`)
      await participantButton(page, 'Mina').click()
      await press(page, 'Start Weekly Questions')
      await see(page, /^Question 1: /)
      await openLink(page, `${product.url}/join/some-token`)
      await page.getByRole('alertdialog', { name: 'Open the invitation?' }).waitFor()
    },
    async 'what was to be shared is on the clipboard'({ page }) {
      await press(page, 'Stay here')
      await press(page, 'Back to home')
      await press(page, 'Share')
      await see(page, 'Content copied to clipboard!')
      return passing
    },
    async 'a file to take along'({ page }) {
      await fromMenu(page, 'Profile Settings')
      await page.getByText('open Duologue in your browser').scrollIntoViewIfNeeded()
    },
    async 'under a status bar'({ page }) {
      await close(page)
      const devtools = await page.context().newCDPSession(page)
      const insets = { top: 47, right: 0, bottom: 34, left: 0 }
      await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
    },
    async 'on an iPhone'({ page }) {
      await page.addInitScript(() => {
        const { Capacitor } = window as unknown as { Capacitor: { getPlatform: () => string } }
        Capacitor.getPlatform = () => 'ios'
      })
      await page.goto(`${appOrigin}/home`)
      await see(page, 'iOS')
    },
  },
}
