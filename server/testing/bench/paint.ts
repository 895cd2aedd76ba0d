import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { pagePaths } from '#contract/pages.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { serveStatically, withoutScripts } from './built-page.ts'
import { inChromium, onSlowPhone } from './chromium.ts'
import { controlOfRounds, inTurns, medianOf, plainFigure, ratioOfRounds } from './in-turns.ts'
import { withProduct } from './starts.ts'
import { median } from './times.ts'
import { register } from './with-server.ts'

const set = 'P6'
const [most, mostShift, mostBlockedMs] = [1.25, 0.02, 100]

type Seen = { painted: number; shifted: number; blocked: number }

/** Notes in a page when its largest part was painted, how far things moved, how long it could not listen. */
function watch(): void {
  const seen: Seen = { painted: 0, shifted: 0, blocked: 0 }
  Object.assign(globalThis, { seen })
  const note = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      ...{ type, buffered: true },
    })
  note('largest-contentful-paint', (entry) => {
    seen.painted = entry.startTime
  })
  note('layout-shift', (entry) => {
    seen.shifted += (entry as PerformanceEntry & { value: number }).value
  })
  note('longtask', (entry) => {
    seen.blocked += Math.max(0, entry.duration - 50)
  })
}

/** Until the page is there, nothing more is on its way, and what was painted is known. */
async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => (globalThis as unknown as { seen: Seen }).seen.painted > 0)
}

/** One cold visit. */
const visit = (browser: Browser, url: string, path: string, cookie: string): Promise<Seen> =>
  onSlowPhone(browser, url, { cookie, fromAfar: true, before: watch }, async (page) => {
    await settled(page, path)
    return page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen)
  })

/** The page as it stands once it has settled, without what makes it work. */
const contentOf = (browser: Browser, url: string, path: string, cookie: string): Promise<string> =>
  onSlowPhone(browser, url, { cookie, before: watch }, async (page) => {
    await settled(page, path)
    return withoutScripts(await page.content())
  })

async function pageFigures(
  browser: Browser,
  url: string,
  { path, cookie, rounds }: { path: string; cookie: string; rounds: number },
): Promise<Figure[]> {
  const still = await serveStatically(await contentOf(browser, url, path, cookie))
  const seen: Record<'ours' | 'bare', Seen[]> = { ours: [], bare: [] }
  const look = async (whose: keyof typeof seen, from: string, as: string) => {
    const one = await visit(browser, from, path, as)
    seen[whose].push(one)
    return one.painted
  }
  const bare = () => look('bare', still.url, '')
  try {
    const measures = { ours: () => look('ours', url, cookie), bare, same: bare }
    const taken = await inTurns(rounds, measures, () => {
      seen.ours.length = 0
      seen.bare.length = 0
    })
    const each = (['ours', 'bare'] as const).map((name) => medianOf(taken, name).toFixed(0))
    const half = (whose: keyof typeof seen, of: keyof Seen) =>
      median(seen[whose].map((one) => one[of]))
    const line = (what: string, figure: string, goal: string, isMet: boolean): Figure => ({
      ...{ set, what: `${path}: ${what}`, figure, goal, isMet, isAlways: false },
    })
    const [shifted, blocked] = [half('ours', 'shifted'), half('ours', 'blocked')]
    return [
      plainFigure(
        [set, `${path}: largest paint / of the same without scripts`],
        `${each.join(' / ')} ms`,
      ),
      ratioOfRounds([set, `${path}: the one by the other`], taken, ['ours', 'bare'], { most }),
      controlOfRounds([set, `${path}: without scripts by itself`], taken, ['same', 'bare']),
      line(
        'how far things moved (CLS)',
        shifted.toFixed(3),
        `≤ ${mostShift}`,
        shifted <= mostShift,
      ),
      line(
        'how long it could not listen (TBT) / without scripts',
        `${blocked.toFixed(0)} / ${half('bare', 'blocked').toFixed(0)} ms`,
        `≤ ${mostBlockedMs} ms`,
        blocked <= mostBlockedMs,
      ),
    ]
  } finally {
    await still.close()
  }
}

/** When a cold visit on a slow phone sees the first pages, by when it sees the same without scripts. */
export const paintFigures = (rounds: number): Promise<Figure[]> =>
  inChromium(set, async (browser) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'duologue-bench-'))
    try {
      return await withProduct(dataDir, async ({ url }) => {
        const cookie = (await register(url)).cookie()
        const figures: Figure[] = []
        for (const path of [pagePaths.root, pagePaths.auth, pagePaths.home]) {
          const whose = path === pagePaths.home ? cookie : ''
          figures.push(...(await pageFigures(browser, url, { path, cookie: whose, rounds })))
        }
        return figures
      })
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
