/**
 * Does `work`, which never fails, at once and every so many milliseconds, never two at a time. The function
 * it gives stops that and waits for what is running, though no longer than `patienceMs`.
 */
export type Repeat = (
  everyMs: number,
  work: (stopping: AbortSignal) => Promise<void>,
) => () => Promise<void>

const patienceMs = 5_000

/** Repeats by the clock of the machine. */
export const repeat: Repeat = (everyMs, work) => {
  const stopping = new AbortController()
  let stopped: Promise<void> | undefined
  let running: Promise<void> | null = null
  const begin = () => {
    running ??= work(stopping.signal).finally(() => {
      running = null
    })
  }
  const timer = setInterval(begin, everyMs)
  begin()
  const stop = async () => {
    clearInterval(timer)
    stopping.abort()
    const outOfPatience = new Promise<void>((resolve) => {
      setTimeout(resolve, patienceMs).unref()
    })
    await Promise.race([running, outOfPatience])
  }
  return () => {
    stopped ??= stop()
    return stopped
  }
}
