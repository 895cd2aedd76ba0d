import { constants, getPriority, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

const { PRIORITY_BELOW_NORMAL } = constants.priority
/** Enough to let the thread that serves requests end what it has begun, and still a quarter of a core beside it. */
const PRIORITY_A_LITTLE_BELOW = PRIORITY_BELOW_NORMAL / 2

/**
 * Has whatever else there is to do go before this thread, or, where somebody waits for what it does, `a little`
 * before it; only on Linux has one a priority of its own. Where it may not be changed, or gives way already, it
 * stays as it is.
 */
export function giveWay(howMuch: 'a little' | 'to all' = 'to all'): void {
  if (isMainThread || process.platform !== 'linux') return
  const priority = howMuch === 'to all' ? PRIORITY_BELOW_NORMAL : PRIORITY_A_LITTLE_BELOW
  try {
    if (getPriority() < priority) setPriority(priority)
  } catch {}
}
