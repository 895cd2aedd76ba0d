import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { headOfBackup } from './backup-lines.ts'
import { readBackupName, type SortedBackups, type WhoseBackups } from './backup-order.ts'
import { backupIdentity, readEncrypted } from './encrypted-file.ts'

/** Tells whose the whole backups in a folder are that were named by the time. */
export async function sortBackups({
  folder,
  keys,
  database,
}: WhoseBackups): Promise<SortedBackups> {
  const identities = keys.map(backupIdentity)
  const sorted: SortedBackups = { own: [], others: [] }
  for (const name of readdirSync(folder)) {
    if (!readBackupName(name)?.isWhole) continue
    const isOwn = (await databaseOf(join(folder, name), identities)) === database
    sorted[isOwn ? 'own' : 'others'].push(name)
  }
  return sorted
}

/** What stands in its head; undefined where none of the keys opens it, or it does not say. */
async function databaseOf(
  file: string,
  identities: readonly string[],
): Promise<string | undefined> {
  for (const identity of identities) {
    const head = await headOfBackup(readEncrypted(file, identity)).catch(() => undefined)
    if (head) return head.database
  }
}
