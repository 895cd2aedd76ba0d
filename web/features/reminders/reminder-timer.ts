import * as z from 'zod/mini'
import { tooLateMs } from '#contract/reminder-rhythm.ts'
import { remembered, storageKeys } from '#web/session/kept.ts'

/** One long wait would not do: it counts 24.8 days at most, and stands still while a device sleeps. */
const tickMs = 10_000

const timerId = remembered(storageKeys.reminderTimerId, z.string())

type TimerParts = {
  /** The first reminder after a moment; null when there is none. */
  nextAfter: (moment: Date) => Date | null
  now: () => Date
  remind: () => void
}

/**
 * Reminds at each coming reminder for as long as this tab is open, its id in local storage (product
 * §4). Returns the function that ends it.
 */
export function startReminderTimer({ nextAfter, now, remind }: TimerParts): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => {
    clearInterval(timer)
    timerId.clear()
  }
  const schedule = (moment: Date) => {
    const due = nextAfter(moment)
    if (due === null) return
    timer = setInterval(() => {
      const late = now().getTime() - due.getTime()
      if (late < 0) return
      stop()
      // A device that slept through it does not catch up on it the next morning.
      if (late <= tooLateMs) remind()
      schedule(now())
    }, tickMs)
    timerId.set(String(timer))
  }
  schedule(now())
  return stop
}
