import { initialWeekId } from '#contract/weekly-session.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { controlOfRounds, inTurns, medianOf, plainFigure, ratioOfRounds } from './in-turns.ts'
import { costOf, openLoad, type Request, requestOf } from './load.ts'
import { withProcess } from './measured-process.ts'
import type { RawAnswer } from './raw-http.ts'
import { type BenchServer, withServer } from './with-server.ts'

const set = 'P1'
const most = 1.6
const couples = 128
const perBlock = 3_000

/** The polls of many couples, one after the other, as their pages ask. */
async function pollsOf(server: BenchServer): Promise<Request[]> {
  const requests: Request[] = []
  for (let count = 0; count < couples; count += 1) {
    const caller = await server.registered()
    await caller.get(`/api/questions/${initialWeekId}?userId=30`)
    requests.push(
      requestOf('GET', `/api/progress/${initialWeekId}?userId=30`, { cookie: caller.cookie() }),
    )
  }
  return Array.from({ length: perBlock }, (_, at) => requests[at % couples] ?? '')
}

/** What the server answers to a poll, but for what Node adds to every answer. */
async function answerOf(url: string, request: Request): Promise<RawAnswer> {
  const cookie = /\ncookie: (.*)\r/.exec(request)?.[1] ?? ''
  const path = request.split(' ')[1] ?? ''
  const response = await fetch(`${url}${path}`, { headers: { cookie } })
  const added = ['date', 'connection', 'keep-alive']
  const headers = [...response.headers].filter(([name]) => !added.includes(name))
  return { headers: Object.fromEntries(headers), body: await response.text() }
}

/** What the page's poll costs, by what the same bytes cost a bare server; in so many rounds. */
export function pollFigures(rounds: number): Promise<Figure[]> {
  const manner = { hears: true, isWarm: true, isLimited: true }
  return withServer(manner, (server) =>
    withServer(manner, async (same) => {
      const polls = await pollsOf(server)
      return withProcess('raw-http.ts', await answerOf(server.url, polls[0] ?? ''), async (raw) => {
        const taken = await inTurns(rounds, {
          ours: costOf(server, openLoad(server.url), polls),
          raw: costOf(raw, openLoad(raw.url), polls),
          same: costOf(same, openLoad(same.url), await pollsOf(same)),
        })
        const [ours, bare] = [medianOf(taken, 'ours'), medianOf(taken, 'raw')]
        return [
          plainFigure(
            [set, 'processor for a poll / for the same bytes from node:http'],
            `${ours.toFixed(1)} / ${bare.toFixed(1)} µs`,
          ),
          ratioOfRounds([set, 'the one by the other'], taken, ['ours', 'raw'], { most }),
          controlOfRounds([set, 'the poll by itself on another server'], taken, ['same', 'ours']),
        ]
      })
    }),
  )
}
