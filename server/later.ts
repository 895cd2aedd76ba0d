import { setTimeout as sleep } from 'node:timers/promises'

/** Starts work whose failure only the log hears of; `failure` is the line it gets. */
export type RunLater = (failure: string, work: () => Promise<unknown>) => void

export type Later = ReturnType<typeof createLater>

/**
 * Work that goes on after the reply, such as sending a mail. Each piece begins after `delay()`
 * milliseconds: were it at once, the next request could feel whether there was any.
 */
export function createLater(delay: () => number) {
  const running = new Set<Promise<void>>()
  return {
    /** Does the work later; `onFailure` hears of an error, and nobody else does. */
    run(work: () => Promise<unknown>, onFailure: (error: unknown) => void): void {
      const job: Promise<void> = sleep(delay())
        .then(work)
        .then(() => undefined, onFailure)
        .finally(() => running.delete(job))
      running.add(job)
    },

    /** Resolves once nothing is left to do, or after `milliseconds`. */
    async settled(milliseconds: number): Promise<void> {
      const end = sleep(milliseconds, 'end' as const, { ref: false })
      while (running.size > 0) {
        if ((await Promise.race([Promise.all(running), end])) === 'end') return
      }
    },
  }
}
