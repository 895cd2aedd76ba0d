import { participantButton, registerOn } from '#e2e/couple.ts'
import type { Stage, Walk } from '#e2e/gallery/stage.ts'
import { press, see } from './presses.ts'

/** Where Android's app has its pages. */
const appOrigin = 'https://localhost'

/** Makes an app of that browser: the pages at the app's origin, and the plugins as they are in a browser. */
async function openApp({ page, product }: Stage): Promise<void> {
  await page.context().grantPermissions(['local-network-access'], { origin: appOrigin })
  await page.addInitScript(() =>
    Object.assign(window, { Capacitor: { getPlatform: () => 'android' } }),
  )
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
  },
}
