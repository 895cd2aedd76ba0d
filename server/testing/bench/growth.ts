import { randomBytes } from 'node:crypto'
import Sqlite from 'better-sqlite3'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { sqliteFile } from '#server/drivers/database/database.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { openVault } from '#server/vault/open-vault.ts'
import { hashOf } from '#server/vault/secret-token.ts'
import { controlOfRounds, inTurns, medianOf, plainFigure, ratioOfRounds } from './in-turns.ts'
import { costOf, openLoad, type Request, requestOf } from './load.ts'
import { withFolder } from './measured-process.ts'
import { type BenchServer, withServerOf } from './with-server.ts'

const set = 'P11'
const most = 1.2
const few = 1_000
const perBlock = 2_400
/** Of memory, for the database's pages while it is filled. */
const pagesKibibytes = 1_000_000

/** A couple that was copied: somebody's cookie, and a question of theirs. */
type Copy = { token: string; questionId: number }

/**
 * How the rows of a copy `c` differ from those of the couple `t` that is copied; rows that a table has several of for a
 * couple are counted by `nth`, in that order.
 */
const tables = [
  {
    ...{ table: 'couples', order: 'id' },
    own: { id: 'c.id', user1Id: 'c.id', user2Id: 'c.id + 1', wrappedKey: 'c.wrappedKey' },
  },
  {
    ...{ table: 'users', order: 'id' },
    own: {
      ...{ id: 'c.id + nth', email: "nth || 'of' || c.id || '@example.org'" },
      partnerId: 'c.id + 1 - nth',
    },
  },
  {
    ...{ table: 'logins', order: '"createdAt"' },
    own: { tokenHash: 'c.tokenHash', userId: 'c.id' },
  },
  { ...{ table: 'weekly_progress', order: 'id' }, own: { id: 'c.id', userId: 'c.id' } },
  { ...{ table: 'shown_questions', order: '"bankId"' }, own: {} },
  { ...{ table: 'questions', order: 'id' }, own: { id: 'c.id + nth', userId: 'c.id' } },
] as const

/** Fills the folder's database with one couple that has registered and answered; gives what makes keys for others. */
const registerOne = (dataDir: string) =>
  withServerOf({ dataDir, hears: false, isWarm: false }, async (server) => {
    const caller = await server.registered()
    const { body } = await caller.get<Question[]>(`/api/questions/${initialWeekId}?userId=30`)
    for (const { id } of body.slice(0, 5)) {
      await caller.patch(`/api/questions/${id}`, { response: 'An answer of some words, sealed.' })
    }
    return openVault(server.database, { secretKey: undefined, dataDir })
  })

/**
 * Fills a database up to so many couples, each a copy of one that has registered and answered, with ids, key and login
 * of its own. Gives some of them, from everywhere between the first and the last. No server has the file meanwhile, so
 * that all of it is in its place, and nothing in a log, when one does; couples come in the order of their ids, by which
 * nearly every index only grows at its end: a million take some minutes and no hours.
 */
async function fill(dataDir: string, couples: number): Promise<Copy[]> {
  const vault = await registerOne(dataDir)
  const sqlite = new Sqlite(sqliteFile(dataDir))
  for (const setting of ['journal_mode = OFF', 'synchronous = OFF', 'foreign_keys = OFF']) {
    sqlite.pragma(setting)
  }
  sqlite.pragma(`cache_size = -${pagesKibibytes}`)
  sqlite.exec(`create temp table copies
    (id integer primary key, "coupleId" text, "wrappedKey" text, "tokenHash" text)`)
  const insert = sqlite.prepare('insert into copies values (?, ?, ?, ?)')
  const copies: Copy[] = []
  const seldom = Math.max(1, Math.floor(couples / few))
  const coupleIds = Array.from({ length: couples - 1 }, () => randomBytes(16).toString('hex'))
  sqlite.transaction(() => {
    for (const [at, coupleId] of coupleIds.sort().entries()) {
      const id = 1_000 + at * 10
      const token = randomBytes(32).toString('base64url')
      insert.run(id, coupleId, vault.newWrappedKey(coupleId), hashOf(token))
      if (at % seldom === 0) copies.push({ token, questionId: id })
    }
    for (const { table, order, own } of tables) {
      const changed: Record<string, string> = { coupleId: 'c."coupleId"', ...own }
      sqlite.exec(`create temp table template as
        select *, row_number() over (order by ${order}) - 1 as nth from main.${table}`)
      const columns = sqlite.pragma(`main.table_info(${table})`) as { name: string }[]
      const names = columns.map(({ name }) => `"${name}"`).join(', ')
      const values = columns.map(({ name }) => changed[name] ?? `t."${name}"`).join(', ')
      sqlite.exec(`insert into main.${table} (${names})
        select ${values} from copies c cross join template t`)
      sqlite.exec('drop table template')
    }
  })()
  sqlite.close()
  return copies
}

const some = (copies: readonly Copy[], requestFor: (copy: Copy) => Request): Request[] =>
  Array.from({ length: perBlock }, (_, at) => {
    const copy = copies[(at * 7) % copies.length]
    return copy ? requestFor(copy) : ''
  })

const pollOf = ({ token }: Copy) =>
  requestOf('GET', `/api/progress/${initialWeekId}?userId=30`, { cookie: `duologue=${token}` })
const answerOf = ({ token, questionId }: Copy) =>
  requestOf('PATCH', `/api/questions/${questionId}`, {
    cookie: `duologue=${token}`,
    body: { response: 'Another answer of some words, sealed.', isPartnerResponse: false },
  })

const shown = (couples: number): string => couples.toLocaleString('en')

/** Has a server run with so many couples while `work` measures it. */
const withCouples = <Result>(
  couples: number,
  work: (server: BenchServer, copies: readonly Copy[]) => Promise<Result>,
): Promise<Result> =>
  withFolder(async (dataDir) => {
    const copies = await fill(dataDir, couples)
    const served = { dataDir, hears: true, isWarm: true, isLimited: true }
    return withServerOf(served, (server) => work(server, copies))
  })

/** What a poll and an answer cost where there are many couples, by what they cost where there are a thousand. */
export const growthFigures = (rounds: number, many: number): Promise<Figure[]> =>
  withCouples(few, (small, ofFew) =>
    withCouples(many, async (large, ofMany) => {
      const lines: Figure[] = []
      for (const [what, requestFor, clients] of [
        ['a poll', pollOf, 32],
        ['an answer', answerOf, 20],
      ] as const) {
        const [one, other] = [openLoad(large.url, clients), openLoad(small.url, clients)]
        const atFew = costOf(small, other, some(ofFew, requestFor))
        const taken = await inTurns(rounds, {
          many: costOf(large, one, some(ofMany, requestFor)),
          few: atFew,
          same: atFew,
        })
        one.close()
        other.close()
        const each = (['many', 'few'] as const).map((name) => medianOf(taken, name).toFixed(0))
        lines.push(
          plainFigure(
            [set, `processor for ${what}, of ${shown(many)} couples / of ${shown(few)}`],
            `${each.join(' / ')} µs`,
          ),
          ratioOfRounds([set, `${what}: the one by the other`], taken, ['many', 'few'], { most }),
          controlOfRounds([set, `${what} of ${shown(few)} couples by itself`], taken, [
            'same',
            'few',
          ]),
        )
      }
      return lines
    }),
  )
