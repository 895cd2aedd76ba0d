import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { initialWeekId } from '#contract/weekly-session.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { openCatchup } from '#server/testing/finished-catchup.ts'
import { inTurns, medianOf, plainFigure } from './in-turns.ts'
import { costOf, openLoad, requestOf } from './load.ts'
import { type BenchServer, withServer } from './with-server.ts'

const set = 'week'
const couples = 40
const tables = ['questions', 'partner_responses', 'weekly_progress', 'catchups', 'guide_texts']
const perBlock = 200
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

/** What a couple's week costs: the processor's time of what their pages ask, rows and bytes of the database. */
export async function weekFigures(rounds: number): Promise<Figure[]> {
  return await withServer({ hears: true, isWarm: true }, async (server) => {
    const callers = []
    for (let count = 0; count < couples; count += 1) callers.push(await server.registered())
    const empty = { size: await sizeOf(server), rows: await rowsOf(server) }
    const before = (await server.use()).processor
    for (const caller of callers) await openCatchup(caller, { word: words })
    const wholeWeek = ((await server.use()).processor - before) / couples
    const full = { size: await sizeOf(server), rows: await rowsOf(server) }
    const cookies = callers.map((caller) => caller.cookie())
    const load = openLoad(server.url)
    const poll = requestOf('GET', `/api/progress/${initialWeekId}?userId=30`, {
      cookie: cookies[0] ?? '',
    })
    const polls = Array.from({ length: perBlock }, () => poll)
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
      poll: costOf(server, load, polls),
      listening: () => costOf(server, load, listened())(),
    })
    load.close()
    const ms = (microseconds: number) => `${(microseconds / 1000).toFixed(2)} ms`
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
}
