import { setImmediate as afterThisRound } from 'node:timers'

/** Where a log writes its lines to. */
export type Lines = { write: (line: string) => void; flush: () => void }

/**
 * Hands lines on by `write`, those of one round of the event loop at once: one call of the system for
 * many requests. Whoever ends the process flushes first.
 */
export function gatherLines(write: (text: string) => void): Lines {
  let gathered = ''
  const flush = () => {
    if (gathered === '') return
    const text = gathered
    gathered = ''
    write(text)
  }
  return {
    write(line) {
      if (gathered === '') afterThisRound(flush)
      gathered += line
    },
    flush,
  }
}
