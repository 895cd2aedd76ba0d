import { setTimeout as sleep } from 'node:timers/promises'
import { Tinypool } from 'tinypool'
import { createWaits } from './waits.ts'

export type Threads = {
  /**
   * Has a thread run the function of that name, which the threads' file exports. Fails where the
   * function throws, and with `NoThreadInTime` where it takes longer than `mostMs` (the pool's usual time
   * unless told) or too much waits already; nothing else waits for it.
   */
  run: (name: string, input: unknown, mostMs?: number) => Promise<unknown>
  /** Has threads that are there stay for as long as after work; begins none. */
  stay: () => void
  /** How much runs and waits at the moment. */
  load: () => { running: number; waiting: number }
  /** Ends the threads and what runs in them; from then on every run fails. */
  close: () => Promise<void>
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
  /** From the asking on; a thread that still works at it then is ended, and a new one begins. */
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
  const arrive = watch && createWaits(count, watch.begins)
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

  return {
    async run(name, input, mostMs = longestMs) {
      if (isClosed) throw new Error('The threads have ended.')
      if (unfinished >= count + mostWaiting) {
        watch?.ends('refused', name)
        throw new NoThreadInTime()
      }
      clearTimeout(idling)
      pool ??= start()
      unfinished += 1
      const leave = arrive?.(name)
      const signal = AbortSignal.timeout(mostMs)
      try {
        const result = await pool.run(input, { name, signal })
        watch?.ends('done', name)
        return result
      } catch (error) {
        watch?.ends(signal.aborted ? 'timed out' : 'failed', name)
        throw signal.aborted ? new NoThreadInTime({ cause: error }) : error
      } finally {
        unfinished -= 1
        leave?.()
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
