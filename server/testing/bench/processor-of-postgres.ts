import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Use } from './measured-process.ts'

/** What Linux counts the time of processes in. */
const ticksPerSecond = 100

type Counted = { parent: number; own: number; ofEnded: number }

/** What `/proc` says of a process: whose child it is, its ticks, and those of its children that have ended. */
function counted(pid: string): Counted | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11).map(Number)
    return {
      parent: Number(fields[1]),
      own: user + system,
      ofEnded: userOfEnded + systemOfEnded,
    }
  } catch {
    // It has ended since it was listed.
    return undefined
  }
}

/** Tells what a PostgreSQL of this machine has used so far: its first process and all that came from it. */
export function processorOfPostgres(data: string): () => Promise<Pick<Use, 'processor'>> {
  const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
  return async () => {
    let ticks = 0
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      const it = counted(pid)
      if (pid === first) ticks += (it?.own ?? 0) + (it?.ofEnded ?? 0)
      else if (it?.parent === Number(first)) ticks += it.own
    }
    return { processor: (ticks * 1_000_000) / ticksPerSecond }
  }
}
