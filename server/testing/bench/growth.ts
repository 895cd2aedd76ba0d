import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { openVault } from '#server/vault/open-vault.ts'
import { hashOf } from '#server/vault/secret-token.ts'
import { controlOfRounds, inTurns, medianOf, plainFigure, ratioOfRounds } from './in-turns.ts'
import { costOf, openLoad, type Request, requestOf } from './load.ts'
import { type BenchServer, withServer } from './with-server.ts'

const set = 'P11'
const most = 1.2
const few = 1_000
const perBlock = 600

/** The columns whose values are not those of the couple that is copied. */
type Changed = Record<string, string | number>

/** A couple that was copied: somebody's cookie, and a question of theirs. */
type Copy = { token: string; questionId: number }

/**
 * Fills a database up to so many couples, each a copy of the one that has registered and answered, with
 * ids, key and login of its own. Gives some of them, from everywhere between the first and the last.
 */
async function fill(server: BenchServer, couples: number): Promise<Copy[]> {
  const caller = await server.registered()
  const { body } = await caller.get<Question[]>(`/api/questions/${initialWeekId}?userId=30`)
  for (const { id } of body.slice(0, 5)) {
    await caller.patch(`/api/questions/${id}`, { response: 'An answer of some words, sealed.' })
  }
  const vault = await openVault(server.database, { secretKey: undefined, dataDir: server.dataDir })
  const sqlite = new Sqlite(join(server.dataDir, 'duologue.db'), { timeout: 10_000 })
  sqlite.pragma('synchronous = OFF')
  sqlite.pragma('foreign_keys = OFF')
  const rowsOf = (table: string, order: string) => {
    const rows = sqlite.prepare(`select * from ${table} order by ${order}`).all() as Changed[]
    const columns = Object.keys(rows[0] ?? {})
    const names = columns.map((column) => `"${column}"`).join(', ')
    const places = columns.map(() => '?').join(', ')
    const insert = sqlite.prepare(`insert into ${table} (${names}) values (${places})`)
    return rows.map((row) => (changed: Changed): void => {
      insert.run(columns.map((column) => changed[column] ?? row[column] ?? null))
    })
  }
  const [addCouple] = rowsOf('couples', 'id')
  const people = rowsOf('users', 'id')
  const [addLogin] = rowsOf('logins', 'createdAt')
  const [addProgress] = rowsOf('weekly_progress', 'id')
  const shown = rowsOf('shown_questions', 'bankId')
  const questions = rowsOf('questions', 'id')
  const copies: Copy[] = []
  const seldom = Math.max(1, Math.floor(couples / few))
  sqlite.transaction(() => {
    for (let at = 1; at < couples; at += 1) {
      const coupleId = randomBytes(16).toString('hex')
      const id = 1_000 + at * 10
      const token = randomBytes(32).toString('base64url')
      const ids = { user1Id: id, user2Id: id + 1 }
      addCouple?.({ id, coupleId, ...ids, wrappedKey: vault.newWrappedKey(coupleId) })
      for (const [nth, add] of people.entries()) {
        add({ id: id + nth, coupleId, email: `${nth}of${at}@example.org`, partnerId: id + 1 - nth })
      }
      addLogin?.({ tokenHash: hashOf(token), userId: id, coupleId })
      addProgress?.({ id, coupleId, userId: id })
      for (const add of shown) add({ coupleId })
      for (const [nth, add] of questions.entries()) add({ id: id + nth, coupleId, userId: id })
      if (at % seldom === 0) copies.push({ token, questionId: id })
    }
  })()
  sqlite.pragma('wal_checkpoint(truncate)')
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

/** What a poll and an answer cost where there are many couples, by what they cost where there are a thousand. */
export function growthFigures(rounds: number, many: number): Promise<Figure[]> {
  const manner = { hears: true, isWarm: true, isLimited: true }
  return withServer(manner, (small) =>
    withServer(manner, async (large) => {
      const [ofFew, ofMany] = [await fill(small, few), await fill(large, many)]
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
            [set, `processor for ${what}, of ${many} couples / of ${few}`],
            `${each.join(' / ')} µs`,
          ),
          ratioOfRounds([set, `${what}: the one by the other`], taken, ['many', 'few'], { most }),
          controlOfRounds([set, `${what} of ${few} couples by itself`], taken, ['same', 'few']),
        )
      }
      return lines
    }),
  )
}
