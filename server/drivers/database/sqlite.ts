import { setTimeout as sleep } from 'node:timers/promises'
import Sqlite, { type Database, type Statement } from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { codeOf, DatabaseFailure } from './failure.ts'

/** Our driver gives out the one connection itself, so Kysely does not have to. */
const adapter = (): SqliteAdapter =>
  Object.create(new SqliteAdapter(), { supportsMultipleConnections: { value: true } })

/**
 * Opens the embedded database at `file`. WAL with `synchronous=FULL`: what is acknowledged was
 * synced to disk. What is deleted is overwritten.
 */
export function openSqlite<Tables>(file: string): Kysely<Tables> {
  const sqlite = new Sqlite(file)
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('secure_delete = ON')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 0')
  return new Kysely<Tables>({
    dialect: {
      createDriver: () => createSqliteDriver(sqlite),
      createAdapter: adapter,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (database) => new SqliteIntrospector(database),
    },
  })
}

/** How long somebody else may hold the file before a request that needs it is given up. */
const patienceMs = 3_500
const tryAgainAfterMs = 25

type OurConnection = DatabaseConnection & { begin: () => Promise<void>; end: (how: string) => void }

/**
 * Kysely's driver over one connection, which transactions have to themselves. While another process
 * holds the file, whoever wants to write tries again every few milliseconds and lets others read in
 * between: SQLite's own waiting would hold up the whole server. Statements are prepared once and kept.
 */
function createSqliteDriver(sqlite: Database): Driver {
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

/** Lets one at a time in, in the order they came. */
function createTurns() {
  const waiting: (() => void)[] = []
  let taken = false
  return {
    take(): Promise<void> {
      if (taken) return new Promise((resolve) => waiting.push(resolve))
      taken = true
      return Promise.resolve()
    },

    letGo(): void {
      const next = waiting.shift()
      if (next) next()
      else taken = false
    },
  }
}

/** Somebody else holds the file just now. */
const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))

const away = /^SQLITE_(BUSY|LOCKED|CANTOPEN|IOERR|READONLY|PROTOCOL)/

/** SQLite's error in our classes; one that is about the statement stays as it is. */
export function sqliteFailure(error: unknown): unknown {
  if (codeOf(error) === 'SQLITE_FULL') return new DatabaseFailure('STORAGE_FULL', error)
  return away.test(codeOf(error)) ? new DatabaseFailure('DATABASE_AWAY', error) : error
}
