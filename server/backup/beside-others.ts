import { rmSync } from 'node:fs'
import type { MadeBackup, SortedBackups } from './backup-order.ts'

/**
 * A database without couples beside backups of another one has most likely taken the place of one that was
 * lost. Its backup is taken back, so that nobody counts on it; gives why, or undefined where it may stay.
 */
export function takeBackBesideOthers(
  folder: string,
  { file, couples }: MadeBackup,
  { others }: SortedBackups,
): string | undefined {
  if (couples > 0 || others.length === 0) return undefined
  rmSync(file, { force: true })
  return `This database has no couples, and ${folder} holds backups of another database. Bring one of them back if it was lost; otherwise set BACKUP_DIR to a folder of this one's own.`
}
