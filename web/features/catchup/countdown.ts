/** Milliseconds from completion to the reload, and to the one that steps in should it fail (product §9). */
export const countdownLength = 1_800_000
export const backupAfter = 3_600_000

/** The banner's words, `left` milliseconds before the reload. */
export function countdownWords(left: number): string {
  const seconds = Math.ceil(left / 1000)
  if (seconds <= 0) return 'Refreshing page to return to home screen...'
  const unit = seconds === 1 ? 'second' : 'seconds'
  return `Catch-up completed! Page will automatically refresh in ${seconds} ${unit} to return to home screen.`
}

/** Milliseconds until the words change. */
export const untilNextWords = (left: number): number => left % 1000 || 1000
