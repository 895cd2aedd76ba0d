import { setTimeout as sleep } from 'node:timers/promises'
import type { Database as Sqlite, Statement } from 'better-sqlite3'
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { isBusy, sqliteFailure } from './sqlite-failure.ts'
import { createTurns } from './turns.ts'

/** How long somebody else may hold the file before a request that needs it is given up. */
const patienceMs = 3_500
const tryAgainAfterMs = 25

type OurConnection = DatabaseConnection & { begin: () => Promise<void>; end: (how: string) => void }

/**
 * Kysely's driver over one connection, which transactions have to themselves. While another process
 * holds the file, whoever wants to write tries again every few milliseconds and lets others read in
 * between: SQLite's own waiting would hold up the whole server. Statements are prepared once and kept.
 */
export function createSqliteDriver(sqlite: Sqlite): Driver {
  const turns = createTurns()
  const statements = new Map<string, Statement>()

  const prepare = (sql: string): Statement => {
    const known = statements.get(sql)
    if (known) return known
    const statement = sqlite.prepare(sql)
    statements.set(sql, statement)
    return statement
  }

  const run = <Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> => {
    const statement = prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) as Row[] }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
  }

  function connection(): OurConnection {
    const giveUpAt = performance.now() + patienceMs
    let inTransaction = false

    const attempt = async <Result>(work: () => Result): Promise<Result> => {
      for (;;) {
        try {
          return work()
        } catch (error) {
          const mayWait = isBusy(error) && !inTransaction && performance.now() < giveUpAt
          if (!mayWait) throw sqliteFailure(error)
        }
        turns.letGo()
        await sleep(tryAgainAfterMs)
        await turns.take()
      }
    }

    return {
      executeQuery: (query) => attempt(() => run(query)),
      // biome-ignore lint/correctness/useYield: rows come all at once, nobody asks for a stream
      async *streamQuery() {
        throw new Error('Not in use')
      },
      /** At once with the lock for writing: so a transaction waits here or nowhere. */
      async begin() {
        await attempt(() => run(CompiledQuery.raw('begin immediate')))
        inTransaction = true
      },
      end(how) {
        try {
          run(CompiledQuery.raw(how))
        } catch (error) {
          throw sqliteFailure(error)
        }
      },
    }
  }

  return {
    init: async () => undefined,
    async acquireConnection() {
      const mine = connection()
      await turns.take()
      return mine
    },
    beginTransaction: (mine) => (mine as OurConnection).begin(),
    commitTransaction: async (mine) => (mine as OurConnection).end('commit'),
    /** SQLite has rolled back by itself already where the disk was full. */
    async rollbackTransaction(mine) {
      if (sqlite.inTransaction) (mine as OurConnection).end('rollback')
    },
    releaseConnection: async () => turns.letGo(),
    destroy: async () => void sqlite.close(),
  }
}
