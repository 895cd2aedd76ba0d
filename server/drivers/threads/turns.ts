/** When work may begin: its key has its share, and what is short need not wait for what is long. */
export type Turns = {
  /**
   * By when work of a key that takes about so long (in milliseconds) would be done if its key had a share to itself, behind
   * what that key has asked for before: the earlier, the sooner its turn.
   */
  due: (key: string, costMs: number) => number
  /** Waits for a turn; gives how to end it. Fails with what `signal` was aborted for. */
  begin: (dueAt: number, signal: AbortSignal) => Promise<() => void>
}

/** Nothing is due later: whoever was asked to wait and asks again is not put off further each time. */
const mostAheadMs = 6_000

type Waiting = { dueAt: number; begin: () => void }

/**
 * Hands out `count` turns at a time, each next one to the work that is due first. So whoever asks for much waits for
 * themselves, and nobody waits for good: what came so much later is due so much later.
 */
export function createTurnsByDue(
  count: number,
  now: () => number = () => performance.now(),
): Turns {
  const waiting = new Set<Waiting>()
  /** By when the last work of each key is due. */
  const lastOf = new Map<string, number>()
  let running = 0

  const next = (): void => {
    if (running >= count) return
    let first: Waiting | undefined
    for (const one of waiting) if (first === undefined || one.dueAt < first.dueAt) first = one
    if (first === undefined) return
    waiting.delete(first)
    running += 1
    first.begin()
  }

  const end = (): void => {
    running -= 1
    next()
  }

  /** Those whose last work was due long ago begin anew in any case. */
  const forgetOver = (): void => {
    for (const [key, last] of lastOf) if (last < now()) lastOf.delete(key)
  }

  return {
    due(key, costMs) {
      forgetOver()
      const dueAt = Math.min(Math.max(now(), lastOf.get(key) ?? 0) + costMs, now() + mostAheadMs)
      lastOf.set(key, dueAt)
      return dueAt
    },
    begin: (dueAt, signal) =>
      new Promise((resolve, reject) => {
        signal.throwIfAborted()
        const mine: Waiting = {
          dueAt,
          begin() {
            signal.removeEventListener('abort', giveUp)
            resolve(end)
          },
        }
        const giveUp = (): void => {
          waiting.delete(mine)
          reject(signal.reason)
        }
        signal.addEventListener('abort', giveUp)
        waiting.add(mine)
        next()
      }),
  }
}
