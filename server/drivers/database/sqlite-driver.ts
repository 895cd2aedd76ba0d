import { setTimeout as sleep } from 'node:timers/promises'
import type { Database, Statement } from 'better-sqlite3'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import { codeOf, DatabaseFailure } from './failure.ts'
import type { ReadRounds } from './read-rounds.ts'
import { type KeptStatements, keptStatements } from './sqlite-statements.ts'
import { createTurns } from './turns.ts'
import { createWriteGroups, type Membership } from './write-groups.ts'

/** How long somebody else may hold the file before a request that needs it is given up. */
const patienceMs = 3_500
const tryAgainAfterMs = 25

type OurConnection = DatabaseConnection & {
  begin: () => Promise<void>
  commit: () => Promise<void>
  rollback: () => Promise<void>
  release: () => void
}

type Parts = {
  writer: Database
  reader: Database
  reading: KeptStatements
  rounds: ReadRounds
}

/**
 * Kysely's driver over two connections. What reads outside of a transaction has the one, and sees what
 * was committed. Transactions have the other one to themselves, in turn, and so has a statement that
 * writes by itself; those that are ready together are committed together (`write-groups.ts`). While
 * another process holds the file, whoever needs it tries again every few milliseconds and lets others
 * go on in between: SQLite's own waiting would hold up the whole server.
 */
export function createSqliteDriver({ writer, reader, reading, rounds }: Parts): Driver {
  const turns = createTurns()
  const { prepare } = keptStatements(writer)
  const groups = createWriteGroups({
    turns,
    run(sql) {
      if (sql === 'commit') rounds.end()
      prepare(sql).run()
    },
    isOpen: () => writer.inTransaction,
    failureOf: sqliteFailure,
  })

  function connection(): OurConnection {
    const giveUpAt = performance.now() + patienceMs
    let membership: Membership | undefined

    /** Gives what `work` gives, once nobody else holds the file. */
    const patiently = async <Result>(work: () => Result, between: Between): Promise<Result> => {
      for (;;) {
        try {
          return work()
        } catch (error) {
          if (!isBusy(error) || performance.now() >= giveUpAt) throw sqliteFailure(error)
        }
        between.before()
        await sleep(tryAgainAfterMs)
        await between.after()
      }
    }
    const lettingOthers: Between = { before: turns.letGo, after: turns.take }
    const lettingNobody: Between = { before: () => undefined, after: async () => undefined }

    /** Takes the turn and is a member of a group with it; without either where that fails. */
    const enter = async (): Promise<Membership> => {
      await turns.take()
      try {
        return await patiently(groups.join, lettingOthers)
      } catch (error) {
        turns.letGo()
        throw error
      }
    }

    const writeAlone = async (query: CompiledQuery): Promise<QueryResult<never>> => {
      const member = await enter()
      try {
        const result = member.write(() => resultOf<never>(prepare(query.sql), query))
        await member.commit()
        return result
      } catch (error) {
        await member.rollback()
        throw error
      }
    }

    /** Such as a pragma, which may not be a part of a transaction. */
    const runApart = async (query: CompiledQuery): Promise<QueryResult<never>> => {
      await turns.take()
      try {
        return await patiently(() => {
          groups.end()
          rounds.end()
          return resultOf<never>(prepare(query.sql), query)
        }, lettingOthers)
      } finally {
        turns.letGo()
      }
    }

    return {
      async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
        if (membership) {
          return membership.write(() => resultOf<Row>(prepare(query.sql), query))
        }
        if (isReading.test(query.sql)) {
          const read = () => {
            rounds.begin()
            return resultOf<Row>(reading.prepare(query.sql), query)
          }
          return patiently(read, lettingNobody)
        }
        return isWriting.test(query.sql) ? writeAlone(query) : runApart(query)
      },
      // biome-ignore lint/correctness/useYield: rows come all at once, nobody asks for a stream
      async *streamQuery() {
        throw new Error('Not in use')
      },
      async begin() {
        membership = await enter()
      },
      async commit() {
        await membership?.commit()
      },
      async rollback() {
        await membership?.rollback()
      },
      release() {
        membership = undefined
      },
    }
  }

  return {
    init: async () => undefined,
    acquireConnection: async () => connection(),
    beginTransaction: (mine) => (mine as OurConnection).begin(),
    commitTransaction: (mine) => (mine as OurConnection).commit(),
    rollbackTransaction: (mine) => (mine as OurConnection).rollback(),
    releaseConnection: async (mine) => (mine as OurConnection).release(),
    async destroy() {
      await turns.take()
      groups.end()
      reader.close()
      writer.close()
      turns.letGo()
    },
  }
}

/** What happens before and after the waiting for somebody else. */
type Between = { before: () => void; after: () => Promise<void> }

const isReading = /^\s*select\b/i
const isWriting = /^\s*(insert|update|delete|replace|with)\b/i

function resultOf<Row>(statement: Statement, { parameters }: CompiledQuery): QueryResult<Row> {
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}

/** Somebody else holds the file just now. */
const isBusy = (error: unknown): boolean => /^SQLITE_(BUSY|LOCKED)/.test(codeOf(error))

const away = /^SQLITE_(BUSY|LOCKED|CANTOPEN|IOERR|READONLY|PROTOCOL)/

/** SQLite's error in our classes; one that is about the statement stays as it is. */
export function sqliteFailure(error: unknown): unknown {
  if (codeOf(error) === 'SQLITE_FULL') return new DatabaseFailure('STORAGE_FULL', error)
  return away.test(codeOf(error)) ? new DatabaseFailure('DATABASE_AWAY', error) : error
}
