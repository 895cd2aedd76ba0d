import { hostname } from 'node:os'

const levels = { info: 30, warn: 40, error: 50 }

/**
 * Writes lines of the log from where there is no app yet, or from beside it: one JSON object each, as the
 * app's own are. Nothing below the level `least` is written.
 */
export function createLogLines(
  least: keyof typeof levels | 'silent',
  { write, now }: { write: (line: string) => void; now: () => Date },
) {
  const shown = least === 'silent' ? Number.POSITIVE_INFINITY : levels[least]
  const machine = { pid: process.pid, hostname: hostname() }
  return (level: keyof typeof levels, msg: string): void => {
    if (levels[level] < shown) return
    const line = { level: levels[level], time: now().getTime(), ...machine, msg }
    write(`${JSON.stringify(line)}\n`)
  }
}
