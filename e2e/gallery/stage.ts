import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { type Device, launchBrowser, newDevice } from '#e2e/browser.ts'
import { password } from '#e2e/couple.ts'
import { type Product, startProduct, warm } from '#e2e/product.ts'
import { callerOf, registerQuickly } from '#e2e/quick-couple.ts'
import { startSmtp, type TestSmtp } from '#server/testing/smtp.ts'
import type { Caller } from '#server/testing/visitor.ts'

/** A Friday evening; every gallery begins there. */
const start = Date.parse('2026-03-06T18:30:00.000Z')
/** A step that waits for longer than this waits for what does not come. */
const patienceMs = 45_000
const day = 24 * 60 * 60 * 1000

export type Stage = {
  /** Mina's device, or that of somebody who is not signed in. */
  device: Device
  page: Page
  /** Calls from that device, without its page. */
  couple: Caller
  product: Product
  smtp: TestSmtp
  mina: string
  jonas: string
  /** Moves the server's days on. */
  daysLater: (days: number) => void
  /** A device more; signed in as whoever has that address. */
  another: (email?: string) => Promise<Device>
}

/** The step shows a moment that is gone soon, such as a toast: nothing may pass before its picture. */
export const passing = 'passing'
/** The step shows what goes to the paper. */
export const onPaper = 'on paper'
type Step = (stage: Stage) => Promise<unknown>

export type Walk = {
  /** Where its pictures stand in the gallery. */
  part: string
  begins: 'signed out' | 'signed in' | 'both signed in'
  /** More of what `.env.example` documents. */
  env?: Record<string, string>
  /**
   * Its pictures show what the guide writes. Where chance begins in that goes by the number of a question,
   * so that nobody's may have come before: the walk has a server to itself.
   */
  hearsTheGuide?: true
  /** Each leads on from the one before, to what its picture shows. */
  steps: Record<string, Step>
}

/** What devices and servers of a gallery see of the world is the same every time. */
const place = { timezoneId: 'Europe/Berlin', locale: 'en-GB' }
const sameEverywhere = [
  ...['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
  ...['--disable-font-subpixel-positioning', '--hide-scrollbars'],
]

export type House = Awaited<ReturnType<typeof openHouse>>

/**
 * A browser, and servers as walks ask for them; all that it draws from chance and time is fixed. Those that no walk hears
 * the guide of are ready for texts only where pictures show what comes of one: that takes seconds of a core.
 */
export async function openHouse({ areAllWarm = true } = {}) {
  const browser: Browser = await launchBrowser({ flags: sameEverywhere })
  const smtp = await startSmtp()
  const world = join(tmpdir(), `duologue-gallery-${process.pid}.json`)
  /** All at once: a server that reads it meanwhile reads one or the other. */
  const be = (seed: string, now: number) => {
    writeFileSync(`${world}.next`, JSON.stringify({ seed, now }))
    renameSync(`${world}.next`, world)
  }
  const running: Promise<Product>[] = []
  const startOne = (env: Record<string, string>) => {
    be('nobody', start)
    const started = startProduct('sqlite', {
      SMTP_URL: smtp.url,
      GALLERY_WORLD: world,
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, '../../server/testing/fixed-world.ts'))}`,
      ...env,
    })
    running.push(started)
    return started
  }
  const shared = new Map<string, Promise<Product>>()
  const productFor = ({ env, hearsTheGuide }: Walk) => {
    if (hearsTheGuide) return startOne({ ...warm, ...env })
    const key = JSON.stringify(env ?? {})
    const started = shared.get(key) ?? startOne({ ...(areAllWarm && warm), ...env })
    shared.set(key, started)
    return started
  }

  /** Everything is ready for the first step of that walk; `key` seeds what chance brings to it. */
  async function setUp(walk: Walk, key: string): Promise<Stage & { clear: () => Promise<void> }> {
    const product = await productFor(walk)
    be(key, start)
    let now = start
    const open: Device[] = []
    const another = async (email?: string) => {
      const device = await newDevice(browser, product.url, place)
      open.push(device)
      device.page.setDefaultTimeout(patienceMs)
      await device.page.clock.install({ time: now })
      if (email) await callerOf(device.page).post('/api/login', { email, password })
      return device
    }
    const device = await another()
    // As much of it as fits before the @.
    const address = key.replaceAll(/\W+/g, '-').toLowerCase().slice(-48)
    const [mina, jonas] = [`mina-${address}@example.org`, `jonas-${address}@example.org`]
    const both = walk.begins === 'both signed in'
    const couple =
      walk.begins === 'signed out'
        ? callerOf(device.page)
        : await registerQuickly(device.page, mina, both ? jonas : undefined)
    if (both) await (await another(jonas)).page.context().close()
    return {
      ...{ device, page: device.page, couple, product, smtp, mina, jonas, another },
      daysLater(days) {
        now += days * day
        be(key, now)
      },
      async clear() {
        for (const { context } of open) await context.close()
      },
    }
  }

  return {
    setUp,
    async close() {
      await browser.close()
      for (const started of running) await (await started).stop()
      await smtp.stop()
      rmSync(world, { force: true })
    },
  }
}
