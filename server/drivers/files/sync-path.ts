import { closeSync, fsyncSync, openSync } from 'node:fs'

/** What systems say that cannot sync a folder, and need not. */
const cannotSync = new Set(['EINVAL', 'EISDIR', 'EPERM', 'EACCES', 'ENOTSUP'])

/** Has the names in the folder on the disk, where the system can sync a folder. */
export function syncFolder(folder: string): void {
  try {
    syncFile(folder)
  } catch (error) {
    if (!cannotSync.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

/** Has what was written to the file on the disk. */
export function syncFile(file: string): void {
  const opened = openSync(file, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
