import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

/** Has whatever else there is to do go before this thread; only on Linux has one a priority of its own. */
export function giveWay(): void {
  if (isMainThread || process.platform !== 'linux') return
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}
