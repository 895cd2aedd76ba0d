import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { postgresFailure } from './postgres-failure.ts'

/** Of a database's advisory locks the one that says who uses it: two numbers that others will hardly choose. */
const lock = [0x64756f6c, 1] as const
const farewellMs = 500
const defaults = {
  /** Until a lock that was lost with its connection is asked for again. */
  againMs: 5_000,
  /** How often the connection is asked whether it is still there: one that nobody uses can go unnoticed. */
  beatMs: 60_000,
  /** How long PostgreSQL may take for any of it. */
  patienceMs: 4_000,
}

type Holding = Partial<typeof defaults> & {
  /**
   * Runs whenever the lock was lost for a time and is ours again: meanwhile somebody may have had the database alone.
   * Where it rejects, the lock is asked for again.
   */
  onRetaken?: () => Promise<void>
}

/** Lets go of the database; whoever waits for that may use it then. */
export type LetGo = () => Promise<unknown>

/**
 * The transaction stays open as long as the lock is held: what pools connections gives it one of its own until
 * then, which it would not for a lock of the session. Nothing ends it for being idle, and PostgreSQL notices
 * within two minutes that a machine is gone.
 */
const openForLong = `
  select set_config(name, setting, true)
  from (values
    ('idle_in_transaction_session_timeout', '0'), ('transaction_timeout', '0'), ('statement_timeout', '3500'),
    ('tcp_keepalives_idle', '60'), ('tcp_keepalives_interval', '15'), ('tcp_keepalives_count', '3')
  ) as wanted (name, setting)
  where name in (select name from pg_settings)`

/**
 * Written out, without parameters: a statement with parameters stays open until the next one, and what it could see
 * would be kept from being cleared as long as the transaction lasts.
 */
const asking = (take: string): string => `select ${take}(${lock.join()}) as is`

/** What a server says that knows no advisory locks: not supported, or no such function. */
const knowsNoLocks = ['0A000', '42883']

/** A connection that holds the lock as long as it lasts; else who keeps it from us: somebody, or the kind of server. */
async function takeLock(
  databaseUrl: string,
  kind: 'shared' | 'alone',
  { patienceMs } = defaults,
): Promise<pg.Client | 'taken' | 'no locks'> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
  })
  client.on('error', () => undefined)
  const take = kind === 'shared' ? 'pg_try_advisory_xact_lock_shared' : 'pg_try_advisory_xact_lock'
  try {
    await client.connect()
    await client.query('begin isolation level read committed')
    await client.query(openForLong)
    const { rows } = await client.query<{ is: boolean }>(asking(take))
    if (rows[0]?.is) return client
  } catch (error) {
    await end(client)
    if (error instanceof pg.DatabaseError && knowsNoLocks.includes(error.code ?? '')) {
      return 'no locks'
    }
    throw postgresFailure(error)
  }
  await end(client)
  return 'taken'
}

/** Of a PostgreSQL that says nothing any more no farewell is waited for. */
const end = (client: pg.Client): Promise<unknown> =>
  Promise.race([client.end().catch(() => undefined), sleep(farewellMs, undefined, { ref: false })])

/**
 * Says to whoever wants a PostgreSQL database alone that this server uses it, until it lets go; a connection that
 * breaks is made anew. Throws a sentence where somebody has it alone. SQLite's is held by its folder, and one that
 * knows no advisory locks by nothing.
 */
export async function holdDatabase(
  databaseUrl: string | undefined,
  { onRetaken = async () => undefined, ...times }: Holding = {},
): Promise<LetGo> {
  if (databaseUrl === undefined) return async () => undefined
  const pace = { ...defaults, ...times }
  let isOver = false
  let held: pg.Client | null = null
  let again: NodeJS.Timeout | undefined

  const tryAgain = (): void => {
    if (!isOver) again = setTimeout(retake, pace.againMs).unref()
  }
  const watch = (client: pg.Client): void => {
    held = client
    let beat: NodeJS.Timeout
    const isLost = () => {
      clearTimeout(beat)
      if (held !== client) return
      held = null
      tryAgain()
      void end(client)
    }
    const ask = () => {
      beat = setTimeout(() => client.query('select 1').then(ask, isLost), pace.beatMs).unref()
    }
    ask()
    client.once('end', isLost)
  }
  const retake = async (): Promise<void> => {
    const client = await takeLock(databaseUrl, 'shared', pace).catch(() => 'out of reach' as const)
    if (!(client instanceof pg.Client)) return tryAgain()
    const isFine = await onRetaken().then(
      () => true,
      () => false,
    )
    if (isFine && !isOver) return watch(client)
    await end(client)
    tryAgain()
  }

  const first = await takeLock(databaseUrl, 'shared', pace)
  if (first === 'no locks') return async () => undefined
  if (first === 'taken') {
    throw new Error(
      'The key of this database is being changed just now. Start the server again once that is done.',
    )
  }
  watch(first)
  return async () => {
    isOver = true
    clearTimeout(again)
    if (held) await end(held)
  }
}

/**
 * Has nobody else use a PostgreSQL database until it lets go. Throws a sentence where a server does. SQLite's is
 * held by its folder.
 */
export async function holdDatabaseAlone(databaseUrl: string | undefined): Promise<LetGo> {
  if (databaseUrl === undefined) return async () => undefined
  const client = await takeLock(databaseUrl, 'alone')
  if (client === 'no locks') {
    throw new Error(
      'Nothing was changed: this kind of PostgreSQL knows no advisory locks, so that nobody can tell whether a server uses the database.',
    )
  }
  if (client === 'taken') {
    throw new Error(
      'Nothing was changed: a server uses this database, perhaps on another machine. Stop every one, and try again; one whose machine went away is forgotten within two minutes.',
    )
  }
  return () => end(client)
}
