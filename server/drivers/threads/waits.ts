/** Work that wants a thread; call it once that work has ended. */
type Ended = () => void

/**
 * Tells how long each piece of work waited for one of `count` threads, which take it in the order it
 * came, by its name. Gives the function to call as work comes.
 */
export function createWaits(
  count: number,
  onBegin: (waitedMs: number, name: string) => void,
): (name: string) => Ended {
  const waiting: { name: string; cameAt: number; isRunning: boolean }[] = []
  let running = 0

  const begin = (one: (typeof waiting)[number]) => {
    running += 1
    one.isRunning = true
    onBegin(performance.now() - one.cameAt, one.name)
  }

  return (name) => {
    const mine = { name, cameAt: performance.now(), isRunning: false }
    if (running < count) begin(mine)
    else waiting.push(mine)
    return () => {
      if (!mine.isRunning) return void waiting.splice(waiting.indexOf(mine), 1)
      running -= 1
      const next = waiting.shift()
      if (next) begin(next)
    }
  }
}
