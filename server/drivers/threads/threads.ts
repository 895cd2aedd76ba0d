import { setTimeout as sleep } from 'node:timers/promises'
import { Tinypool } from 'tinypool'
import { createTurnsByDue } from './turns.ts'

export type Threads = {
  /**
   * Has a thread run the function of that name, which the threads' file exports. Fails where the
   * function throws, and with `NoThreadInTime` where it waits for its turn or runs longer than `mostMs` (the pool's usual
   * time unless told) or too much waits already; nothing else waits for it.
   */
  run: (name: string, input: unknown, options?: RunOptions) => Promise<unknown>
  /** By when work of a key that takes about so long is due (`createTurnsByDue`): for work in several runs, which are due together. */
  due: (key: string, costMs: number) => number
  /** Has threads that are there stay for as long as after work; begins none. */
  stay: () => void
  /** How much runs and waits at the moment. */
  load: () => { running: number; waiting: number }
  /** Ends the threads and what runs in them; from then on every run fails. */
  close: () => Promise<void>
}

export type RunOptions = {
  mostMs?: number | undefined
  /** By when it is due, by `due`; left out, now. */
  dueAt?: number | undefined
}

/** Why nothing ran, or not to its end: too much waited already, or it took too long. */
export class NoThreadInTime extends Error {
  constructor(options?: ErrorOptions) {
    super('Too much is waiting for a thread, or takes too long in it.', options)
    this.name = 'NoThreadInTime'
  }
}

type Options = {
  /** The absolute path of the file whose functions run in the threads. */
  file: string
  count: number
  /** How many may wait for a free thread. */
  mostWaiting: number
  /**
   * So long work may wait for its turn, and then as long run; a thread that still works at it then is ended, and a new one
   * begins.
   */
  longestMs: number
  /** After so long without work they end, and start again at the next run; left out, they stay. */
  idleMs?: number | undefined
  /** Called whenever they have ended so. */
  onRest?: () => unknown
  /** Hears how work fares; left out, nothing is measured. */
  watch?: ThreadWatch | undefined
}

export type WorkOutcome = 'done' | 'failed' | 'timed out' | 'refused'

/** Hears of each piece of work by the name of its function. */
export type ThreadWatch = {
  begins: (waitedMs: number, name: string) => void
  ends: (outcome: WorkOutcome, name: string) => void
}

/** What a thread may hold, in megabytes; the young part is kept small, for Node lets it grow to more than all else. */
const memory = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 }

/** How long is waited for threads to end: one that ended by itself, unseen, never says so again. */
const endingMs = 3_000

/** Threads beside the one that serves requests. They start at the first run and keep no process alive. */
export function createThreads(options: Options): Threads {
  const { file, count, mostWaiting, longestMs, idleMs, onRest, watch } = options
  const turns = createTurnsByDue(count)
  let pool: Tinypool | undefined
  let idling: NodeJS.Timeout | undefined
  let isClosed = false
  /** Counted here: the pool itself fails later on for what it once refused to let wait. */
  let unfinished = 0

  const start = (): Tinypool => {
    const started = new Tinypool({
      filename: file,
      minThreads: count,
      maxThreads: count,
      resourceLimits: memory,
      ...{ env: {}, execArgv: [] },
    })
    /** A thread that dies while it has nothing to do fails nobody's run. */
    started.on('error', () => undefined)
    return started
  }

  const rest = async (): Promise<void> => {
    const resting = pool
    pool = undefined
    onRest?.()
    await resting?.destroy()
  }

  const restLater = (): void => {
    clearTimeout(idling)
    if (idleMs !== undefined && unfinished === 0) idling = setTimeout(rest, idleMs).unref()
  }

  /** Waits for a turn, but not for good: whoever asks is told that nothing ran. */
  const turnInTime = async (dueAt: number, mostMs: number): Promise<() => void> => {
    const late = new AbortController()
    const waited = setTimeout(() => late.abort(new NoThreadInTime()), mostMs).unref()
    try {
      return await turns.begin(dueAt, late.signal)
    } finally {
      clearTimeout(waited)
    }
  }

  const runNow = async (name: string, input: unknown, mostMs: number): Promise<unknown> => {
    if (isClosed) throw new Error('The threads have ended.')
    pool ??= start()
    const signal = AbortSignal.timeout(mostMs)
    try {
      const result = await pool.run(input, { name, signal })
      watch?.ends('done', name)
      return result
    } catch (error) {
      watch?.ends(signal.aborted ? 'timed out' : 'failed', name)
      throw signal.aborted ? new NoThreadInTime({ cause: error }) : error
    }
  }

  return {
    due: turns.due,
    async run(name, input, { mostMs = longestMs, dueAt = performance.now() } = {}) {
      if (isClosed) throw new Error('The threads have ended.')
      if (unfinished >= count + mostWaiting) {
        watch?.ends('refused', name)
        throw new NoThreadInTime()
      }
      clearTimeout(idling)
      unfinished += 1
      const cameAt = performance.now()
      try {
        const end = await turnInTime(dueAt, mostMs)
        try {
          watch?.begins(performance.now() - cameAt, name)
          return await runNow(name, input, mostMs)
        } finally {
          end()
        }
      } catch (error) {
        if (error instanceof NoThreadInTime && error.cause === undefined)
          watch?.ends('refused', name)
        throw error
      } finally {
        unfinished -= 1
        restLater()
      }
    },
    stay() {
      if (pool && !isClosed) restLater()
    },
    load: () => ({
      running: Math.min(unfinished, count),
      waiting: Math.max(0, unfinished - count),
    }),
    async close() {
      isClosed = true
      clearTimeout(idling)
      await Promise.race([pool?.destroy(), sleep(endingMs, undefined, { ref: false })])
    },
  }
}
