import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { initialWeekId } from '#contract/weekly-session.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { openCatchup } from '#server/testing/finished-catchup.ts'
import { startPostgres } from '#server/testing/postgres.ts'
import { inTurns, medianOf, plainFigure } from './in-turns.ts'
import { costOf, openLoad, type Processor, type Request, requestOf } from './load.ts'
import { processorOfPostgres } from './processor-of-postgres.ts'
import { type BenchCaller, type BenchServer, withServer } from './with-server.ts'

const set = 'week'
const couples = 40
const tables = ['questions', 'partner_responses', 'weekly_progress', 'catchups', 'guide_texts']
const perBlock = 200
/** What PostgreSQL used is told in hundredths of a second. */
const perBlockOnPostgres = 2_000
const words = 'I liked how you made tea for both of us on Sunday, and that we talked after it, time'

/** The size of the database's file, with everything written to it. */
async function sizeOf({ database, dataDir }: BenchServer): Promise<number> {
  await sql`pragma wal_checkpoint(truncate)`.execute(database)
  return statSync(join(dataDir, 'duologue.db')).size
}

async function rowsOf({ database }: BenchServer): Promise<number> {
  let rows = 0
  for (const table of tables) {
    const counted = await sql<{
      count: number
    }>`select count(*) as count from ${sql.table(table)}`.execute(database)
    rows += counted.rows[0]?.count ?? 0
  }
  return rows
}

const ms = (microseconds: number) => `${(microseconds / 1000).toFixed(2)} ms`

async function registeredOn(server: BenchServer): Promise<BenchCaller[]> {
  const callers: BenchCaller[] = []
  for (let count = 0; count < couples; count += 1) callers.push(await server.registered())
  return callers
}

const pollsOf = (caller: BenchCaller | undefined, count: number): Request[] => {
  const cookie = caller?.cookie() ?? ''
  const poll = requestOf('GET', `/api/progress/${initialWeekId}?userId=30`, { cookie })
  return Array.from({ length: count }, () => poll)
}

/** Microseconds of each for one couple's answers, catch-up, insight and summary. */
async function costOfWeeks(callers: readonly BenchCaller[], of: readonly Processor[]) {
  const used = () => Promise.all(of.map(async ({ use }) => (await use()).processor))
  const before = await used()
  for (const caller of callers) await openCatchup(caller, { word: words })
  return (await used()).map((after, at) => (after - (before[at] ?? 0)) / callers.length)
}

/** On the embedded database, whose work is part of the server's. */
const onSqlite = (rounds: number): Promise<Figure[]> =>
  withServer({ hears: true, isWarm: true }, async (server) => {
    const callers = await registeredOn(server)
    const empty = { size: await sizeOf(server), rows: await rowsOf(server) }
    const [wholeWeek = Number.NaN] = await costOfWeeks(callers, [server])
    const full = { size: await sizeOf(server), rows: await rowsOf(server) }
    const cookies = callers.map((caller) => caller.cookie())
    const load = openLoad(server.url)
    let heard = 0
    const listened = () =>
      Array.from({ length: perBlock }, (_, at) => {
        heard += 1
        const body = { text: `${words} ${heard}.` }
        return requestOf('POST', '/api/safety/listen', {
          cookie: cookies[at % couples] ?? '',
          body,
        })
      })
    const taken = await inTurns(rounds, {
      poll: costOf(server, load, pollsOf(callers[0], perBlock)),
      listening: () => costOf(server, load, listened())(),
    })
    load.close()
    return [
      plainFigure([set, 'processor for a poll'], ms(medianOf(taken, 'poll'))),
      plainFigure([set, 'processor for listening to a new text'], ms(medianOf(taken, 'listening'))),
      plainFigure(
        [set, 'processor for answers, catch-up, an insight and the summary of one week'],
        ms(wholeWeek),
      ),
      plainFigure(
        [set, 'rows / bytes of one week'],
        `${((full.rows - empty.rows) / couples).toFixed(0)} / ${((full.size - empty.size) / couples).toFixed(0)}`,
      ),
    ]
  })

/**
 * On PostgreSQL, whose work is that of processes beside the server's. It answers commits before they are on the disk:
 * that is waiting, and next to nothing of the processor.
 */
async function onPostgres(rounds: number): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    const manner = { hears: true, isWarm: true, databaseUrl: postgres.url }
    return await withServer(manner, async (server) => {
      const database = { use: processorOfPostgres(postgres.data) }
      const callers = await registeredOn(server)
      const wholeWeek = await costOfWeeks(callers, [server, database])
      const load = openLoad(server.url)
      const polls = pollsOf(callers[0], perBlockOnPostgres)
      const taken = await inTurns(rounds, {
        server: costOf(server, load, polls),
        database: costOf(database, load, polls),
      })
      load.close()
      const poll = (['server', 'database'] as const).map((name) => medianOf(taken, name))
      const line = (what: string, each: readonly number[]) =>
        plainFigure(
          [set, `processor on PostgreSQL for ${what}: server / database`],
          each.map(ms).join(' / '),
        )
      return [
        line('a poll', poll),
        line('answers, catch-up, an insight and the summary of one week', wholeWeek),
      ]
    })
  } finally {
    await postgres.stop()
  }
}

/** A PostgreSQL that does not run leaves what SQLite said standing. */
const withoutPostgres = (error: unknown): Figure[] => [
  plainFigure(
    [set, `on PostgreSQL not measured: ${error instanceof Error ? error.message : error}`],
    '',
  ),
]

/** What a couple's week costs: the processor's time of what their pages ask, rows and bytes of the database. */
export const weekFigures = async (rounds: number): Promise<Figure[]> => [
  ...(await onSqlite(rounds)),
  ...(process.platform === 'linux' ? await onPostgres(rounds).catch(withoutPostgres) : []),
]
