import { clsx } from 'clsx'
import { useEffect, useEffectEvent, useState } from 'react'

/** Milliseconds from completion to the reload, and to the one that steps in should it fail (product §9). */
export const countdownLength = 1_800_000
const backupAfter = 3_600_000
/** So long the last words stand before the page goes. */
const lastWordsLength = 1000

/** The banner's words, `left` milliseconds before the reload. */
export function countdownWords(left: number): string {
  const seconds = Math.ceil(left / 1000)
  if (seconds <= 0) return 'Refreshing page to return to home screen...'
  const unit = seconds === 1 ? 'second' : 'seconds'
  return `Catch-up completed! Page will automatically refresh in ${seconds} ${unit} to return to home screen.`
}

/** From here on the banner stands out: before, it is the last and the quietest thing on the page. */
const lastMinute = 60_000

/** Milliseconds until the words change. */
export const untilNextWords = (left: number): number => left % 1000 || 1000

/**
 * Counts towards the reload that follows a completion at `endedAt` (milliseconds since 1970).
 * Returns what is left of it. It goes by the clock, so it is right again when a sleeping tab wakes.
 */
function useCountdown(endedAt: number, onEnd: () => void): number {
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
      if (over) return
      clearTimeout(timer)
      const now = measure()
      over = now <= 0
      timer = setTimeout(over ? () => ended() : tick, over ? lastWordsLength : untilNextWords(now))
    }
    tick()
    const backup = setTimeout(() => ended(), Math.max(0, endedAt + backupAfter - Date.now()))
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      clearTimeout(backup)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [endedAt])

  return left
}

type CompletionCountdownProps = { endedAt: number; onEnd: () => void }

/** Says when the page will go back to the home screen by itself: quietly, until its last minute. */
export function CompletionCountdown({ endedAt, onEnd }: CompletionCountdownProps) {
  const left = useCountdown(endedAt, onEnd)
  const isNear = left <= lastMinute
  return (
    <p
      role="timer"
      className={clsx(
        'text-balance tabular-nums lg:text-pretty',
        isNear
          ? 'mt-2 rounded-md border border-hairline bg-surface px-4 py-3'
          : 'mt-8 text-meta text-muted',
      )}
    >
      {countdownWords(left)}
    </p>
  )
}
