import { constants, getPriority, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

/**
 * Has whatever else there is to do go before this thread; only on Linux has one a priority of its own. Where it
 * may not be changed, or gives way already, it stays as it is.
 */
export function giveWay(): void {
  if (isMainThread || process.platform !== 'linux') return
  const { PRIORITY_BELOW_NORMAL } = constants.priority
  try {
    if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)
  } catch {}
}
