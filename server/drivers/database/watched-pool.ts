import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseFailure } from './failure.ts'
import { isAlive, postgresFailure } from './postgres-failure.ts'
import { createReachability } from './reachability.ts'

/** The longest that one statement may take; a little more than PostgreSQL itself is told. */
export const statementMs = 3_500
const answerMs = statementMs + 200
const askMs = 1_500

/**
 * The pool as Kysely sees it: what goes wrong comes in our classes, nothing waits for a PostgreSQL
 * that does not answer, and a connection that broke or fell silent is not used again. After a silent
 * one, neither are those that were opened before that: whatever silenced it may have met them, too.
 */
export function watchedPool(pool: pg.Pool): PostgresPool {
  const reachability = createReachability(() => answers(pool))
  const openedIn = new WeakMap<pg.PoolClient, number>()
  let generation = 0
  pool.on('connect', (client) => {
    openedIn.set(client, generation)
    // Without it, a connection that breaks while in use would end the process.
    client.on('error', () => undefined)
  })

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect()
      if (openedIn.get(client) === generation) return client
      client.release(true)
    }
  }

  /** `connect`, giving back a connection that comes when nobody waits for it any more. */
  async function connectInTime(): Promise<pg.PoolClient> {
    let coming: Promise<pg.PoolClient> | undefined
    try {
      return await reachability.whileThere(() => {
        coming = connect()
        return coming
      })
    } catch (error) {
      coming?.then(
        (client) => client.release(),
        () => undefined,
      )
      throw postgresFailure(error)
    }
  }

  async function lease(): Promise<PostgresPoolClient> {
    const client = await connectInTime()
    let isBroken = false

    async function query(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
      if (isBroken) throw new DatabaseFailure('DATABASE_AWAY')
      try {
        return await reachability.whileThere(() => inTime(client.query(text, [...values])))
      } catch (error) {
        isBroken = !isAlive(error)
        if (isSilence(error)) generation += 1
        throw postgresFailure(error)
      }
    }
    return {
      query: query as never,
      release: (discard?: boolean) => client.release(isBroken || discard),
    }
  }

  return {
    options: pool.options,
    connect: lease,
    async end() {
      reachability.end()
      await pool.end()
    },
  }
}

const silence = new Error('PostgreSQL said nothing')
const isSilence = (error: unknown) => error instanceof DatabaseFailure && error.cause === silence

/** Fails when PostgreSQL says nothing, although it was told to give up before that. */
function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const timer = setTimeout(() => reject(new DatabaseFailure('DATABASE_AWAY', silence)), answerMs)
  answer.then(resolve, reject).finally(() => clearTimeout(timer))
  return promise
}

/** Whether PostgreSQL takes a new connection and answers on it; one that is merely full does. */
async function answers({ options }: pg.Pool): Promise<boolean> {
  const client = new pg.Client({
    ...options,
    connectionTimeoutMillis: askMs,
    query_timeout: askMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === '53300'
  } finally {
    client.end().catch(() => undefined)
  }
}
