import { extname, join } from 'node:path'
import { createThreads } from '#server/drivers/threads/threads.ts'
import {
  type BackupOrder,
  longestBackupMs,
  type MadeBackup,
  type SortedBackups,
  type WhoseBackups,
} from './backup-order.ts'

/** Why there is no backup, in a sentence for whoever runs the server. */
export class NoBackup extends Error {}

/** Makes a backup in a thread of its own, which ends with it or when `stopping` is aborted. */
export async function makeBackupAside(
  order: BackupOrder,
  stopping: AbortSignal,
): Promise<MadeBackup> {
  const made = (await runAside('makeBackupAside', order, stopping)) as MadeBackup | { why: string }
  if ('why' in made) throw new NoBackup(made.why)
  return made
}

/** Tells whose the backups in a folder are, likewise. */
export const sortBackupsAside = (
  whose: WhoseBackups,
  stopping: AbortSignal,
): Promise<SortedBackups> => runAside('sortBackupsAside', whose, stopping) as Promise<SortedBackups>

async function runAside(name: string, input: unknown, stopping: AbortSignal): Promise<unknown> {
  const file = join(import.meta.dirname, `make-backup.thread${extname(import.meta.filename)}`)
  const threads = createThreads({ file, count: 1, mostWaiting: 0, longestMs: longestBackupMs })
  const stop = () => void threads.close()
  stopping.addEventListener('abort', stop)
  try {
    return await threads.run(name, input)
  } finally {
    stopping.removeEventListener('abort', stop)
    await threads.close()
  }
}
