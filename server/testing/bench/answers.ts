import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { controlOfRounds, inTurns, medianOf, plainFigure, ratioOfRounds } from './in-turns.ts'
import { openLoad, type Request, requestOf } from './load.ts'
import { withFolder } from './measured-process.ts'
import { type BenchServer, withServer } from './with-server.ts'

const set = 'P2'
/** The goal, and the one after it. */
const goals = [
  ['the one by the other', 0.5],
  ['the same, by the goal after that', 1],
] as const
/** So many that none of them writes more often than people may (R14). */
const couples = 256
const clients = 20
const perBlock = 2_400
const text = 'I liked how you made tea for both of us on Sunday, and that we talked after it.'

/** Each couple answers one of its questions after another, and then anew. */
async function answersOf(server: BenchServer): Promise<Request[]> {
  const requests: Request[][] = []
  for (let count = 0; count < couples; count += 1) {
    const caller = await server.registered()
    const { body } = await caller.get<Question[]>(`/api/questions/${initialWeekId}?userId=30`)
    const answer = { response: text, private: true, isPartnerResponse: false }
    const cookie = caller.cookie()
    requests.push(
      body.map(({ id }) => requestOf('PATCH', `/api/questions/${id}`, { cookie, body: answer })),
    )
  }
  return Array.from({ length: perBlock }, (_, at) => {
    const theirs = requests[at % couples] ?? []
    return theirs[Math.floor(at / couples) % theirs.length] ?? ''
  })
}

const perSecond = async (count: number, work: () => unknown): Promise<number> => {
  const start = performance.now()
  await work()
  return (count * 1000) / (performance.now() - start)
}

/** So many rows in a database in that folder, each of them synced before the next; gives how many a second. */
function bareCommits(folder: string) {
  const sqlite = new Sqlite(join(folder, 'bare.db'))
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.exec('create table rows (id integer primary key, text text not null)')
  const insert = sqlite.prepare('insert into rows (text) values (?)')
  const row = text.repeat(4)
  return {
    run: () =>
      perSecond(perBlock, () => {
        for (let count = 0; count < perBlock; count += 1) insert.run(row)
      }),
    close: () => sqlite.close(),
  }
}

/** How many answers a second are on the disk and acknowledged, by how many commits a bare loop makes there. */
export const answerFigures = (rounds: number): Promise<Figure[]> =>
  withServer({ hears: true, isWarm: true, isLimited: true }, (server) =>
    withFolder(async (folder) => {
      const bare = bareCommits(folder)
      const load = openLoad(server.url, clients)
      const answers = await answersOf(server)
      const taken = await inTurns(rounds, {
        ours: () => perSecond(perBlock, () => load.send(answers)),
        bare: bare.run,
        same: bare.run,
      })
      load.close()
      bare.close()
      const each = (['ours', 'bare'] as const).map((name) => Math.round(medianOf(taken, name)))
      return [
        plainFigure(
          [set, 'answers a second, acknowledged, at 20 clients / bare commits'],
          each.join(' / '),
        ),
        ...goals.map(([what, least]) =>
          ratioOfRounds([set, what], taken, ['ours', 'bare'], { least }),
        ),
        controlOfRounds([set, 'bare commits by themselves'], taken, ['same', 'bare']),
      ]
    }),
  )
