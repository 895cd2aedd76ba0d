import { setTimeout as sleep } from 'node:timers/promises'
import { initialWeekId } from '#contract/weekly-session.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { controlOfRounds, inTurns, medianOf, plainFigure, ratioOfRounds } from './in-turns.ts'
import { coupleWith, insightOf, pairsOf, perCatchup } from './insights.ts'
import { type Load, openLoad, type Request, requestOf } from './load.ts'
import { loginsOf } from './logins.ts'
import { within } from './times.ts'
import { withServer } from './with-server.ts'

const set = 'P3'
const most = 3
/** So many couples that none of them asks more often than people may (R14). */
const [couplesPolling, hung] = [128, 5]
/** So many polls in a block, one each so many milliseconds: twenty of them are slower than the p99. */
const [polls, everyMs] = [2_000, 1.5]
/** The model's calls hang until a block is over, and no longer: what is written in their place is no part of it. */
const modelHangsMs = polls * everyMs + 500

/** Polls of many couples at an even pace, however long each takes. */
function polling(url: string, requests: readonly Request[]) {
  const all: Load[] = []
  /** A connection has one poll at a time: one that comes while all wait gets its own. */
  const idle: Load[] = []
  const opened = (): Load => {
    const load = openLoad(url, 1)
    all.push(load)
    return load
  }
  const poll = async (at: number): Promise<number> => {
    const load = idle.shift() ?? opened()
    const [time = Number.NaN] = await load.send([requests[at % requests.length] ?? ''])
    idle.push(load)
    return time
  }
  return {
    /** The time that 99 in 100 of a block stay within. */
    p99: async (): Promise<number> => {
      const times: Promise<number>[] = []
      const start = performance.now()
      for (let at = 0; at < polls; at += 1) {
        await sleep(Math.max(0, start + at * everyMs - performance.now()))
        const time = poll(at)
        // That it failed is said once all are there.
        time.catch(() => undefined)
        times.push(time)
      }
      return within(0.99, await Promise.all(times))
    },
    close: () => {
      for (const load of all) load.close()
    },
  }
}

/** Does it again and again until it is told to stop. */
function overAndOver(work: () => Promise<unknown>): () => Promise<void> {
  let isOver = false
  const running = (async () => {
    while (!isOver) await work()
  })()
  return async () => {
    isOver = true
    await running
  }
}

/**
 * How long polls take while others sign in and download what is theirs, one after another, and five wait
 * for a model that does not answer; by how long they take alone.
 */
export function isolationFigures(rounds: number): Promise<Figure[]> {
  const manner = { hears: true, isWarm: true, isLimited: true, signsIn: true, modelHangsMs }
  return withServer(manner, async (server) => {
    const couples: Awaited<ReturnType<typeof coupleWith>>[] = []
    const pairs = pairsOf(perCatchup * Math.ceil((hung * (2 * rounds + 1)) / perCatchup))
    for (let at = 0; at < pairs.length; at += perCatchup) {
      couples.push(await coupleWith(server, pairs.slice(at, at + perCatchup)))
    }
    const requests: Request[] = []
    for (let at = 0; at < couplesPolling; at += 1) {
      const cookie = (await server.registered()).cookie()
      requests.push(requestOf('GET', `/api/progress/${initialWeekId}?userId=30`, { cookie }))
    }
    const login = await loginsOf(server)
    const pages = polling(server.url, requests)
    const others = openLoad(server.url, 1)
    let asked = 0
    let exported = 0
    const beside = async () => {
      const waiting = Array.from({ length: hung }, async () => {
        const couple = couples[Math.floor(asked / perCatchup)]
        const at = asked % perCatchup
        asked += 1
        if (couple) await insightOf(couple, at)
      })
      const stops = [
        overAndOver(() => others.send([login()])),
        overAndOver(async () => {
          exported += 1
          await couples[exported % couples.length]?.visitor.get('/api/account/export')
        }),
      ]
      const p99 = await pages.p99()
      await Promise.all([...stops.map((stop) => stop()), ...waiting])
      return p99
    }
    const taken = await inTurns(rounds, { beside, alone: pages.p99, same: pages.p99 })
    pages.close()
    others.close()
    const each = (['beside', 'alone'] as const).map((name) => medianOf(taken, name).toFixed(1))
    return [
      plainFigure([set, 'a poll, p99, beside others / alone'], `${each.join(' / ')} ms`),
      ratioOfRounds([set, 'the one by the other'], taken, ['beside', 'alone'], { most }),
      controlOfRounds([set, 'alone by itself'], taken, ['same', 'alone']),
    ]
  })
}
