import { fillFreshDatabase } from '#server/drivers/database/fresh-database.ts'
import { notWhole, ofNewerVersion, readBackup } from './backup-lines.ts'
import { backupIdentity, readEncrypted } from './encrypted-file.ts'

export type RestoreOrder = {
  from: string
  serverKey: Uint8Array
  databaseUrl: string | undefined
  dataDir: string
  now: () => Date
}

/**
 * Fills an empty database with what a backup holds, whichever engine it came from: all of it, or nothing
 * and a sentence. Gives how many couples and rows are there, counted in the database.
 */
export async function restoreBackup(
  order: RestoreOrder,
): Promise<{ couples: number; rows: number }> {
  const text = readEncrypted(order.from, backupIdentity(order.serverKey))
  const counts = await fillFreshDatabase(order, async (database) => {
    const end = await readBackup(text, {
      async head(head) {
        const unknown = await database.makeSchema(head.migrations, order.now())
        if (unknown.length > 0) throw ofNewerVersion(head)
      },
      rows: database.insert,
    })
    for (const [table, lastId] of Object.entries(end.lastIds)) {
      await database.setLastId(table, lastId)
    }
    for (const [table, rows] of Object.entries(end.rows)) {
      if ((await database.count(table)) !== rows) throw notWhole()
    }
    return end.rows
  })
  const rows = Object.values(counts).reduce((sum, of) => sum + of, 0)
  return { couples: counts.couples ?? 0, rows }
}
