import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  ftruncateSync,
  openSync,
  readFileSync,
  statSync,
  writeSync,
} from 'node:fs'

/** Whether this machine has the program that notes system calls. */
export const hasStrace = spawnSync('strace', ['-V']).status === 0

/** To run a server under: it notes in `log` every write to a file and every sync, and stays behind the server. */
export const noting = (log: string): string[] => [
  ...['strace', '-D', '-f', '-y', '-s', '0', '-o', log],
  ...['-e', 'trace=pwrite64,write,fsync,fdatasync,ftruncate'],
]

/** Bytes of a file from one place up to another. */
type Stretch = { from: number; to: number }

/** What was written to each of the files and not synced by the end of the log, and how often each was synced. */
export function readNotes(log: string, files: readonly string[]) {
  const notes = new Map(
    files.map((file) => [file, { syncs: 0, synced: 0, unsynced: [] as Stretch[] }]),
  )
  /** The file that each thread is syncing while another one's calls come between. */
  const syncing = new Map<string, string>()
  const sync = (file: string) => {
    const note = notes.get(file)
    if (!note) return
    note.syncs += 1
    note.synced = Math.max(note.synced, ...note.unsynced.map(({ to }) => to))
    note.unsynced = []
  }
  for (const line of readFileSync(log, 'utf8').split('\n')) {
    const [, thread = '', call = '', file = '', rest = ''] =
      /^(\d+) +(\w+)\(\d+<([^>]+)>(.*)$/.exec(line) ?? []
    const note = notes.get(file)
    if (note && call === 'pwrite64') {
      const [, size = 0, from = 0] = /, (\d+), (\d+)(?:\)| <)/.exec(rest) ?? []
      note.unsynced.push({ from: Number(from), to: Number(from) + Number(size) })
    }
    if (note && call === 'write') throw new Error(`${file} is written to in another way`)
    if (note && call === 'ftruncate') {
      note.synced = Math.min(note.synced, Number(/, (\d+)/.exec(rest)?.[1]))
    }
    if (note && call.endsWith('sync')) {
      if (line.includes('<unfinished')) syncing.set(thread, file)
      else if (/= 0$/.test(line)) sync(file)
    }
    const resumed = /^(\d+) +<\.\.\. fd?a?t?a?sync resumed>.*= 0$/.exec(line)
    if (resumed) sync(syncing.get(resumed[1] ?? '') ?? '')
  }
  return notes
}

/**
 * Leaves of a file what a disk holds at least that lost its power: what was synced. The rest becomes
 * zeros, and where the file had grown by it, it is gone.
 */
export function loseUnsynced(file: string, note: { synced: number; unsynced: Stretch[] }): number {
  if (!existsSync(file)) return 0
  const opened = openSync(file, 'r+')
  let lost = 0
  for (const { from, to } of note.unsynced) {
    lost += to - from
    writeSync(opened, Buffer.alloc(to - from), 0, to - from, from)
  }
  const grown = note.unsynced.some(({ to }) => to > note.synced)
  if (grown) ftruncateSync(opened, Math.min(note.synced, statSync(file).size))
  closeSync(opened)
  return lost
}
