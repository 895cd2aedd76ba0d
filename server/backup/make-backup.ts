import { randomBytes } from 'node:crypto'
import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clearDeleted } from '#server/drivers/database/clear-deleted.ts'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import { openSnapshot } from '#server/drivers/database/snapshot.ts'
import { syncFolder } from '#server/drivers/files/sync-path.ts'
import type { Tables } from '#server/tables.ts'
import { readOrMakeDatabaseId } from '#server/vault/database-id.ts'
import { requireKey } from '#server/vault/key-proof.ts'
import { type BackupEnd, linesOf, readBackup, sameCounts } from './backup-lines.ts'
import { type BackupOrder, backupNameAt, type MadeBackup } from './backup-order.ts'
import { backupIdentity, readEncrypted, writeEncrypted } from './encrypted-file.ts'
import { inSentences } from './file-trouble.ts'
import { keyOfRows } from './key-of-rows.ts'

/**
 * Writes what the database holds at this moment to one encrypted file, beside a server that goes on, and
 * reads it back before it gets its name. Throws a sentence, and leaves no file, where that cannot be done.
 */
export async function makeBackup(order: BackupOrder): Promise<MadeBackup> {
  const file = fileFor(order)
  const aside = `${file}.${randomBytes(4).toString('hex')}.part`
  const identity = backupIdentity(order.serverKey)
  const database = await openDatabaseBesideServer<Tables>(order, 'this version or earlier')
  try {
    await requireKey(database, order.serverKey)
    const databaseId = await readOrMakeDatabaseId(database)
    const written = await write(order, aside, { identity, databaseId })
    const sealed = keyOfRows(order.serverKey)
    const read = await readBackup(readEncrypted(aside, identity), {
      rows: async (table, columns, rows) => sealed.read(table, columns, rows),
    })
    sealed.require()
    if (!sameCounts(written.rows, read.rows)) {
      throw new Error('What was written is not what the database held. Please try again.')
    }
    renameSync(aside, file)
    syncFolder(dirname(file))
    const rows = Object.values(read.rows).reduce((sum, of) => sum + of, 0)
    return { file, couples: read.rows.couples ?? 0, rows, bytes: statSync(file).size }
  } catch (error) {
    removeWhereItIs(aside)
    throw inSentences(error, file)
  } finally {
    // While it was read, no page of the log could be cleared of what somebody deleted.
    await clearDeleted(database).catch(() => undefined)
    await database.destroy()
  }
}

/** In a folder that nobody may look into there is nothing to remove, and no reason to say so. */
function removeWhereItIs(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {}
}

async function write(
  order: BackupOrder,
  file: string,
  { identity, databaseId }: { identity: string; databaseId: string },
): Promise<BackupEnd> {
  const snapshot = await openSnapshot(order)
  let end: BackupEnd | undefined
  try {
    await writeEncrypted(
      file,
      linesOf(snapshot, { madeAt: order.at, database: databaseId }, (counted) => {
        end = counted
      }),
      identity,
    )
  } finally {
    await snapshot.end()
  }
  if (!end) throw new Error('The backup came to no end. Please try again.')
  return end
}

function fileFor({ to, at }: BackupOrder): string {
  const folder = 'file' in to ? dirname(to.file) : to.folder
  if (!existsSync(folder)) {
    throw new Error(`There is no folder ${folder}. Make it first, or connect the disk it is on.`)
  }
  const file = 'file' in to ? to.file : firstFreeIn(to.folder, at)
  if (existsSync(file)) throw new Error(`${file} is there already; nothing is written over it.`)
  return file
}

/** Names go by the second; where one that has ended has that name, the next second's is taken. */
function firstFreeIn(folder: string, at: Date): string {
  const file = join(folder, backupNameAt(at))
  return existsSync(file) ? firstFreeIn(folder, new Date(at.getTime() + 1_000)) : file
}
