import { useEffect, useEffectEvent, useState } from 'react'
import { backupAfter, countdownLength, countdownWords, untilNextWords } from './countdown.ts'

/**
 * Counts towards the reload that follows a completion at `endedAt` (milliseconds since 1970); gives
 * the banner's words. It goes by the clock, so it is right again when a sleeping tab wakes.
 */
export function useCountdown(endedAt: number, onEnd: () => void): string {
  const leftNow = () => endedAt + countdownLength - Date.now()
  const [left, setLeft] = useState(leftNow)
  const ended = useEffectEvent(onEnd)
  const measure = useEffectEvent(() => {
    const now = leftNow()
    setLeft(now)
    return now
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let over = false
    const tick = () => {
      clearTimeout(timer)
      const now = measure()
      if (now > 0) {
        timer = setTimeout(tick, untilNextWords(now))
      } else if (!over) {
        over = true
        ended()
      }
    }
    tick()
    const backup = setTimeout(() => ended(), Math.max(0, endedAt + backupAfter - Date.now()))
    document.addEventListener('visibilitychange', tick)
    window.addEventListener('pageshow', tick)
    return () => {
      clearTimeout(timer)
      clearTimeout(backup)
      document.removeEventListener('visibilitychange', tick)
      window.removeEventListener('pageshow', tick)
    }
  }, [endedAt])

  return countdownWords(left)
}
