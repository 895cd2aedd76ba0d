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

export type ToWarm = Omit<Journey, 'product'> & {
  url: string
  dataDir: string
  /** All that the product printed so far. */
  output: () => Promise<string>
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
 * their journeys there, too, and what it keeps and prints is of them all. The couple has addresses that no other file's has.
 */
export async function setOutToWarm({ notifies }: Pick<Where, 'notifies'> = {}): Promise<ToWarm> {
  const { url, dataDir, outputUrl } = inject('warmProduct')
  const [browser] = await Promise.all([sharedBrowser({ notifies }), readyAt(url)])
  return {
    ...{ browser, url, dataDir },
    output: async () => (await fetch(outputUrl)).text(),
    newDevice: (look) => newDevice(browser, url, look),
    end: () => closeDevices(browser),
  }
}

/** The same at the top of a file. */
export async function journeyToWarm(): Promise<ToWarm> {
  const begun = await setOutToWarm()
  afterAll(begun.end)
  return begun
}
