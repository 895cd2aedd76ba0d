import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { pagePaths } from '#contract/pages.ts'
import { questionsPerWeek } from '#contract/questions.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { serveStatically } from './built-page.ts'
import { inChromium, onSlowPhone } from './chromium.ts'
import { controlOfRounds, inTurns, medianOf, plainFigure, ratioOfRounds } from './in-turns.ts'
import { withProduct } from './starts.ts'
import { median, within } from './times.ts'
import { register } from './with-server.ts'

const set = 'P7'
const mostMs = 100

/** Notes in a page how long after Enter the text that was sent stood painted in a bubble. */
function watch(): void {
  const sent: { times: number[]; text: string } = { times: [], text: '' }
  Object.assign(globalThis, { sent })
  let began = 0
  addEventListener(
    'keydown',
    ({ key, timeStamp, target }) => {
      if (key !== 'Enter' || !(target instanceof HTMLTextAreaElement)) return
      began = timeStamp
      sent.text = target.value
    },
    { capture: true },
  )
  const look = () => {
    if (began === 0 || !document.body.textContent.includes(sent.text)) return
    const since = began
    began = 0
    const painted = new MessageChannel()
    painted.port1.onmessage = () => sent.times.push(performance.now() - since)
    requestAnimationFrame(() => painted.port2.postMessage(''))
  }
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true }),
  )
}

/** The least that a chat is: what is typed stands in a bubble. */
const bareChat = `<!doctype html><title>Chat</title><main></main><textarea placeholder="Type your answer..."></textarea>
<script>
document.querySelector('textarea').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const bubble = document.createElement('p')
  bubble.textContent = event.target.value
  document.querySelector('main').append(bubble)
  event.target.value = ''
})
</script>`

const textOf = (number: number) =>
  `Answer ${number}: we laughed about the burnt toast on Sunday, and I felt close to you again.`

/** Types an answer and sends it by Enter; gives how long its bubble took. */
async function send(page: Page, number: number): Promise<number> {
  await page.getByPlaceholder('Type your answer...').fill(textOf(number))
  await page.keyboard.press('Enter')
  const times = await page.waitForFunction((count) => {
    const { sent } = globalThis as unknown as { sent: { times: number[] } }
    return sent.times.length >= count && sent.times
  }, number)
  return ((await times.jsonValue()) as number[]).at(-1) ?? Number.NaN
}

/** How long the bubble of each of a week's seven answers takes on a slow phone. */
const sevenAnswers = async (browser: Browser, url: string): Promise<number[]> => {
  const cookie = (await register(url)).cookie()
  return onSlowPhone(browser, url, { cookie, before: watch }, async (page) => {
    await page.goto(pagePaths.home)
    await page.getByRole('button', { name: /^Mina/ }).click()
    await page.getByRole('button', { name: 'Start Weekly Questions' }).click()
    const times: number[] = []
    for (let number = 1; number <= questionsPerWeek; number += 1) {
      await page.getByText(`Question ${number}: `).waitFor()
      times.push(await send(page, number))
    }
    return times
  })
}

/** How long an answer takes from being sent to being seen, by the same in a page that does nothing else. */
export const touchFigures = (rounds: number): Promise<Figure[]> =>
  inChromium(set, async (browser) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'duologue-bench-'))
    const still = await serveStatically(bareChat)
    const all: number[] = []
    const bare = () =>
      onSlowPhone(browser, still.url, { before: watch }, async (page) => {
        await page.goto('/')
        const times: number[] = []
        for (let number = 1; number <= questionsPerWeek; number += 1) {
          times.push(await send(page, number))
        }
        return median(times)
      })
    try {
      return await withProduct(dataDir, async ({ url }) => {
        const ours = async () => {
          const times = await sevenAnswers(browser, url)
          all.push(...times)
          return median(times)
        }
        const taken = await inTurns(rounds, { ours, bare, same: bare }, () => {
          all.length = 0
        })
        const [half, most] = [0.5, 0.95].map((share) => within(share, all))
        const each = (['ours', 'bare'] as const).map((name) => medianOf(taken, name).toFixed(0))
        return [
          {
            ...{ set, what: `an answer sent, its bubble painted: p95 of ${all.length}` },
            ...{ figure: `${most?.toFixed(0)} ms`, goal: `≤ ${mostMs} ms`, isAlways: false },
            isMet: (most ?? Number.NaN) <= mostMs,
          },
          plainFigure([set, 'the same, p50'], `${half?.toFixed(0)} ms`),
          plainFigure([set, 'the median of seven / in a bare page'], `${each.join(' / ')} ms`),
          ratioOfRounds([set, 'the one by the other'], taken, ['ours', 'bare']),
          controlOfRounds([set, 'the bare page by itself'], taken, ['same', 'bare']),
        ]
      })
    } finally {
      await still.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
