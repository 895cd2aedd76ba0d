import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'

/**
 * Takes the data folder for this process, making it where it is missing, and gives the function
 * that lets go of it. The lock is the operating system's, on a small database held open: it ends
 * with the process however that ends. Throws a sentence when another server holds it.
 */
export function holdDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new Sqlite(join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch {
    lock.close()
    throw new Error(
      `Another Duologue server already uses the folder ${dataDir}. Stop it first, or give this one a folder of its own with DATA_DIR.`,
    )
  }
  return () => void lock.close()
}
