import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { controlOfRounds, inTurns, medianOf, plainFigure, ratioOfRounds } from './in-turns.ts'
import { openLoad, type Request, requestOf } from './load.ts'
import { withFolder, withProcess } from './measured-process.ts'
import { withProduct } from './starts.ts'
import { register } from './with-server.ts'

const set = 'P10'
const [mostTimes, mostMegabytes] = [3, 150]
const megabyte = 1_000_000
/** Until threads have loaded what they need. */
const settledAfterMs = 15_000
/** So many rounds bare Node is started in, twice each beside its control; so often the product is looked at after the load. */
const looks = 11
const text = 'We laughed about the burnt toast, and I felt close to you.'

/** What a process holds in memory, in megabytes. */
const memoryOf = (pid: number): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) /
  megabyte

/** What of it nobody else holds, such as another Node by the same file; only Linux tells. */
function ownMemoryOf(pid: number): string {
  const file = `/proc/${pid}/smaps_rollup`
  if (!existsSync(file)) return '?'
  const kibibytes = [...readFileSync(file, 'utf8').matchAll(/^Private_\w+: +(\d+)/gm)]
  return ((kibibytes.reduce((sum, [, size]) => sum + Number(size), 0) * 1024) / megabyte).toFixed(0)
}

/** What a couple's pages ask in a week: polls above all, answers, their questions, who they are. */
async function visitsOf(url: string): Promise<Request[]> {
  const caller = await register(url)
  const cookie = caller.cookie()
  const { body } = await caller.get<Question[]>(`/api/questions/${initialWeekId}?userId=30`)
  const poll = requestOf('GET', `/api/progress/${initialWeekId}?userId=30`, { cookie })
  const answer = { response: text, private: true, isPartnerResponse: false }
  return [
    requestOf('GET', '/api/user', { cookie }),
    requestOf('GET', `/api/questions/${initialWeekId}?userId=30`, { cookie }),
    ...body.flatMap(({ id }) => [
      ...Array.from({ length: 8 }, () => poll),
      requestOf('PATCH', `/api/questions/${id}`, { cookie, body: answer }),
      requestOf('POST', '/api/safety/listen', { cookie, body: { text } }),
    ]),
  ]
}

/** What Node with a server that does nothing holds, each time it is started. */
const bareMemory = () =>
  withProcess(
    'raw-http.ts',
    { headers: {}, body: '' },
    async ({ use }) => (await use()).memory / megabyte,
  )

/** What the built product holds in memory at rest and after mixed load, by what bare Node holds. */
export const memoryFigures = ({
  couples,
  minutes,
}: {
  couples: number
  minutes: number
}): Promise<Figure[]> =>
  withFolder(async (dataDir) => {
    const bare = await inTurns(looks, { bare: bareMemory, same: bareMemory })
    return await withProduct(dataDir, async ({ url, pid }) => {
      await sleep(settledAfterMs)
      const [atRest, ownAtRest] = [memoryOf(pid), ownMemoryOf(pid)]
      const visits: Request[][] = []
      for (let count = 0; count < couples; count += 1) visits.push(await visitsOf(url))
      const pages = openLoad(url)
      const until = performance.now() + minutes * 60_000
      let most = atRest
      for (let at = 0; performance.now() < until; at += 1) {
        await pages.send(visits.map((theirs) => theirs[at % theirs.length] ?? ''))
        most = Math.max(most, memoryOf(pid))
      }
      pages.close()
      const taken: Record<'ours' | 'bare' | 'same', number>[] = []
      for (const started of bare) {
        taken.push({ ...started, ours: memoryOf(pid) })
        await sleep(1_000)
      }
      const after = medianOf(taken, 'ours')
      const shown = [medianOf(taken, 'bare'), atRest, most, after].map((size) => size.toFixed(0))
      const load = `after ${minutes} min of ${couples.toLocaleString('en')} couples`
      return [
        plainFigure(
          [set, 'memory: bare Node / at rest / at most / after load'],
          `${shown.join(' / ')} MB`,
        ),
        plainFigure(
          [set, 'of it nobody else’s: at rest / after load'],
          `${ownAtRest} / ${ownMemoryOf(pid)} MB`,
        ),
        {
          ...{ set, what: load, figure: `${after.toFixed(0)} MB`, goal: `≤ ${mostMegabytes} MB` },
          ...{ isMet: after <= mostMegabytes, isAlways: false },
        },
        ratioOfRounds([set, `${load}, by bare Node`], taken, ['ours', 'bare'], { most: mostTimes }),
        controlOfRounds([set, 'bare Node by itself'], taken, ['same', 'bare']),
      ]
    })
  })
