import { closeSync, fsyncSync, openSync } from 'node:fs'

/** What of the file system it takes; tests have it fail. */
export type SyncFiles = {
  open: (path: string, flags: string, mode?: number) => number
  sync: (file: number) => void
  close: (file: number) => void
}
const systemFiles: SyncFiles = { open: openSync, sync: fsyncSync, close: closeSync }

/** What systems say that cannot sync a folder, and need not. */
const cannotSync = new Set(['EINVAL', 'EISDIR', 'EPERM', 'EACCES', 'ENOTSUP'])

/** Has the names in the folder on the disk, where the system can sync a folder. */
export function syncFolder(folder: string, use: SyncFiles = systemFiles): void {
  try {
    syncFile(folder, use)
  } catch (error) {
    if (!cannotSync.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Has what was written to the file on the disk. */
export function syncFile(file: string, use: SyncFiles = systemFiles): void {
  const opened = use.open(file, 'r')
  try {
    use.sync(opened)
  } finally {
    use.close(opened)
  }
}
