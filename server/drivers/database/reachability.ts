import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseFailure } from './failure.ts'

/** Whoever waits for so long makes us ask whether the database is still there. */
const suspectAfterMs = 1_500
const askAgainAfterMs = 300

/**
 * Keeps requests from hanging on a database that does not answer. `ask` tells, within a bounded time
 * and over a connection of its own, whether it does. Once it does not, everything that waits fails
 * at once, and so does what comes until it answers again.
 */
export function createReachability(ask: () => Promise<boolean>) {
  const waiting = new Set<(failure: DatabaseFailure) => void>()
  let isAway = false
  let isAsking = false
  let isOver = false

  async function suspect(): Promise<void> {
    if (isAsking) return
    isAsking = true
    while (!isOver && !(await ask())) {
      isAway = true
      for (const fail of waiting) fail(new DatabaseFailure('DATABASE_AWAY'))
      await sleep(askAgainAfterMs, undefined, { ref: false })
    }
    isAway = false
    isAsking = false
  }

  return {
    /** Gives what `work` gives; fails (`DATABASE_AWAY`) while the database does not answer. */
    whileThere<Result>(work: () => Promise<Result>): Promise<Result> {
      if (isAway) return Promise.reject(new DatabaseFailure('DATABASE_AWAY'))
      const { promise, resolve, reject } = Promise.withResolvers<Result>()
      const suspicion = setInterval(() => void suspect(), suspectAfterMs)
      const settle = () => {
        clearInterval(suspicion)
        waiting.delete(fail)
      }
      const fail = (failure: unknown) => {
        settle()
        reject(failure)
      }
      waiting.add(fail)
      work().then((result) => {
        settle()
        resolve(result)
      }, fail)
      return promise
    },

    /** Asks no more. */
    end(): void {
      isOver = true
    },
  }
}
