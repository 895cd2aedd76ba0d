import type { Couples } from '#server/features/couples/couples.ts'
import type { Couple } from '#server/login.ts'
import { Refusal } from '#server/refusal.ts'

/** An export that died with its server holds up the next one for so long, in milliseconds. */
const longest = 120_000
/** When to ask again while one is being written, in seconds. */
const soon = 5

const busy = () => new Refusal('export-running', { retryAfter: soon })

/**
 * Writes one export of a couple at a time, on all servers together (R18). The next one waits for
 * it, as when both links are pressed; one more is refused (429).
 */
export function createOneExport({ couples, now }: { couples: Couples; now: () => Date }) {
  const running = new Map<string, Promise<unknown>>()
  const waiting = new Set<string>()

  const waitFor = async (coupleId: string, earlier: Promise<unknown>): Promise<void> => {
    if (waiting.has(coupleId)) throw busy()
    waiting.add(coupleId)
    await earlier.catch(() => undefined)
    waiting.delete(coupleId)
  }

  /** Runs `write` while the couple's row says that an export is on its way. */
  const announced = async <Result>(coupleId: string, write: () => Promise<Result>) => {
    const at = now()
    const until = new Date(at.getTime() + longest).toISOString()
    if (!(await couples.beginExport(coupleId, { at: at.toISOString(), until }))) throw busy()
    try {
      return await write()
    } finally {
      await couples.endExport(coupleId, until)
    }
  }

  return async <Result>(
    { coupleId }: Pick<Couple, 'coupleId'>,
    write: () => Promise<Result>,
  ): Promise<Result> => {
    const earlier = running.get(coupleId)
    if (earlier) await waitFor(coupleId, earlier)
    const mine = announced(coupleId, write)
    running.set(coupleId, mine)
    try {
      return await mine
    } finally {
      if (running.get(coupleId) === mine) running.delete(coupleId)
    }
  }
}
