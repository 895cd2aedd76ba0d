/** Something that is over and has to go, by the feature it belongs to. */
export type Clearing = { what: string; clear: () => Promise<unknown> }

type Parts = {
  clearings: readonly Clearing[]
  now: () => Date
  /** Hears of one that failed; the others go on. */
  onFailure: (what: string, error: unknown) => void
}

export const dayMs = 86_400_000

/**
 * By which moments something is cleared at `at` that lasts so long: it is `over` if it ends then or before. One
 * that ends after `tooLong` was made by a clock that was ahead; from now on it lasts until `longest`.
 */
export function clearingMoments(at: Date, lastsMs: number) {
  const after = (ms: number): string => new Date(at.getTime() + ms).toISOString()
  return { over: after(0), longest: after(lastsMs), tooLong: after(lastsMs + dayMs) }
}

/** How often is looked whether something has to be cleared: sooner than daily for what failed. */
export const clearingEveryMs = 60 * 60_000
/** Less than a day, so that an hourly look does not slip to every 25 hours. */
const dailyMs = 23.5 * 60 * 60_000

/**
 * Clears each once a day: at the start, and then whenever its last success is about a day ago. It
 * does no harm that several servers do so. Begins nothing new once `stopping` is aborted; never fails.
 */
export function createDailyClearing({ clearings, now, onFailure }: Parts) {
  const doneAt = new Map<string, number>()

  /** A last time that lies ahead is a clock's that went back. */
  const isDue = (what: string, at: number): boolean => {
    const since = at - (doneAt.get(what) ?? Number.NEGATIVE_INFINITY)
    return since >= dailyMs || since < 0
  }

  return async (stopping: AbortSignal): Promise<void> => {
    for (const { what, clear } of clearings) {
      const at = now().getTime()
      if (stopping.aborted || !isDue(what, at)) continue
      await clear().then(
        () => doneAt.set(what, at),
        (error) => onFailure(what, error),
      )
    }
  }
}
