import type { Browser } from 'playwright-core'
import { afterAll, inject } from 'vitest'
import { type Device, newDevice, sharedBrowser } from './browser.ts'
import { type Product, readyAt, startProduct } from './product.ts'

export type Journey = {
  browser: Browser
  product: Product
  /** Another device that comes to the product. */
  newDevice: (look?: Parameters<typeof newDevice>[2]) => Promise<Device>
  /** Closes every device and stops the product; the browser stays for the next journey. */
  end: () => Promise<void>
}

const closeDevices = async (browser: Browser): Promise<void> => {
  for (const context of browser.contexts()) await context.close()
}

type Where = {
  engine?: 'sqlite' | 'postgres'
  /** More of what `.env.example` documents. */
  env?: Record<string, string>
  /** Notifications are shown on this journey. */
  notifies?: boolean
}

/** A product of its own, and the browser to come to it. */
export async function setOut(where: Where = {}): Promise<Journey> {
  const { engine = 'sqlite', env, notifies } = where
  const [browser, product] = await Promise.all([
    sharedBrowser({ notifies }),
    startProduct(engine, env),
  ])
  return {
    browser,
    product,
    newDevice: (look) => newDevice(browser, product.url, look),
    async end() {
      await closeDevices(browser)
      await product.stop()
    },
  }
}

/** The same at the top of a file, whose tests go it together; it ends with the last of them. */
export async function journey(where?: Where): Promise<Journey> {
  const begun = await setOut(where)
  afterAll(begun.end)
  return begun
}

/**
 * The browser to come to the product that `warm-product.setup.ts` started, which listens to the guide: others are on
 * their journeys there, too. At the top of a file, whose couple has addresses that no other file's has.
 */
export async function journeyToWarm(): Promise<Omit<Journey, 'product' | 'end'> & { url: string }> {
  const url = inject('warmProductUrl')
  const [browser] = await Promise.all([sharedBrowser(), readyAt(url)])
  afterAll(() => closeDevices(browser))
  return { browser, url, newDevice: (look) => newDevice(browser, url, look) }
}
