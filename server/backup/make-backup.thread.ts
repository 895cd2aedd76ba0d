import { isSentence } from '#server/drivers/database/failure.ts'
import { giveWay } from '#server/drivers/threads/give-way.ts'
import type { BackupOrder, MadeBackup, SortedBackups, WhoseBackups } from './backup-order.ts'
import { makeBackup } from './make-backup.ts'
import { sortBackups } from './sort-backups.ts'

/** Makes a backup in a thread, and gives the sentence where that cannot be done. */
export async function makeBackupAside(order: BackupOrder): Promise<MadeBackup | { why: string }> {
  giveWay()
  try {
    return await makeBackup(order)
  } catch (error) {
    if (isSentence(error)) return { why: error.message }
    throw error
  }
}

/** Tells in a thread whose the backups in a folder are. */
export async function sortBackupsAside(whose: WhoseBackups): Promise<SortedBackups> {
  giveWay()
  return sortBackups(whose)
}
