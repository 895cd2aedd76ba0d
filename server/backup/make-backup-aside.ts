import { extname, join } from 'node:path'
import { createThreads } from '#server/drivers/threads/threads.ts'
import { type BackupOrder, longestBackupMs, type MadeBackup } from './backup-order.ts'

/** Why there is no backup, in a sentence for whoever runs the server. */
export class NoBackup extends Error {}

/** Makes a backup in a thread of its own, which ends with it or when `stopping` is aborted. */
export async function makeBackupAside(
  order: BackupOrder,
  stopping: AbortSignal,
): Promise<MadeBackup> {
  const file = join(import.meta.dirname, `make-backup.thread${extname(import.meta.filename)}`)
  const threads = createThreads({ file, count: 1, mostWaiting: 0, longestMs: longestBackupMs })
  const stop = () => void threads.close()
  stopping.addEventListener('abort', stop)
  try {
    const made = (await threads.run('makeBackupAside', order)) as MadeBackup | { why: string }
    if ('why' in made) throw new NoBackup(made.why)
    return made
  } finally {
    stopping.removeEventListener('abort', stop)
    await threads.close()
  }
}
