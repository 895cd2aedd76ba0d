import { tooOften } from '#server/refusal.ts'

const defaults = { atOnce: 2, mostWaiting: 40, longestWaitMs: 15_000 }
/** When to ask again where too much of one's own waits already, in seconds. */
const soon = 1

/**
 * Gives everybody their share of what all wait for, such as a thread: of one key so many works run at
 * once, and the next begin in the order of their coming as those end. Refuses (429) where too many of
 * that key wait, or one has waited for so long: whoever asks for much at once hears so before a request is given up.
 */
export function createFairShare(settings: Partial<typeof defaults> = {}) {
  const { atOnce, mostWaiting, longestWaitMs } = { ...defaults, ...settings }
  const shares = new Map<string, { running: number; waiting: (() => void)[] }>()

  const begin = async (key: string): Promise<void> => {
    const share = shares.get(key) ?? { running: 0, waiting: [] }
    shares.set(key, share)
    if (share.running < atOnce) {
      share.running += 1
      return
    }
    if (share.waiting.length >= mostWaiting) {
      throw tooOften(soon)
    }
    await new Promise<void>((resolve, reject) => {
      const mine = () => {
        clearTimeout(waited)
        resolve()
      }
      const giveUp = () => {
        share.waiting.splice(share.waiting.indexOf(mine), 1)
        reject(tooOften(soon))
      }
      const waited = setTimeout(giveUp, longestWaitMs)
      share.waiting.push(mine)
    })
  }

  /** Hands the place to the next of that key, if any. */
  const end = (key: string): void => {
    const share = shares.get(key)
    if (share === undefined) return
    const next = share.waiting.shift()
    if (next) next()
    else share.running -= 1
    if (share.running === 0) shares.delete(key)
  }

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    await begin(key)
    try {
      return await work()
    } finally {
      end(key)
    }
  }
}
