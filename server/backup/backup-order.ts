export type BackupOrder = {
  databaseUrl: string | undefined
  dataDir: string
  serverKey: Uint8Array
  /** A file that is not there yet, or a folder that is, where the file is named by the time. */
  to: { file: string } | { folder: string }
  at: Date
}

export type MadeBackup = { file: string; couples: number; rows: number; bytes: number }

/** A folder of backups, and by what those of one database are known: it, and every key that it had. */
export type WhoseBackups = { folder: string; keys: readonly Uint8Array[]; database: string }
/** The names of those that are that database's, and of those that are another's or cannot be opened. */
export type SortedBackups = { own: string[]; others: string[] }

/** No backup takes as long; whoever has not ended by then has ended in another way. */
export const longestBackupMs = 6 * 60 * 60_000

const fileName = /^duologue-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup(\.[0-9a-f]+\.part)?$/

export const backupNameAt = (at: Date): string =>
  `duologue-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`

/** When a backup of that name was begun, and whether it is whole; null for what we did not name by the time. */
export function readBackupName(name: string): { at: Date; isWhole: boolean } | null {
  const [, day, hour, minute, second, unfinished] = fileName.exec(name) ?? []
  if (day === undefined) return null
  return { at: new Date(`${day}T${hour}:${minute}:${second}Z`), isWhole: unfinished === undefined }
}
