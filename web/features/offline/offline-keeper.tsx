import { useEffect } from 'react'
import { keepAppHere } from '#web/device/worker.ts'

/** Keeps the app on this device, for a start without a network. Shows nothing itself. */
export function OfflineKeeper() {
  useEffect(() => keepAppHere(), [])
  return null
}
