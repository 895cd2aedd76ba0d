import { chmodSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Sqlite from 'better-sqlite3'
import { codeOf } from './failure.ts'

/**
 * Takes the data folder for this process, making it where it is missing, and gives the function
 * that lets go of it. The lock is the operating system's, on a small database held open: it ends
 * with the process however that ends. Throws a sentence when another server holds it, or
 * where the folder cannot be written to.
 */
export function holdDataFolder(dataDir: string): () => void {
  makeFolder(dataDir)
  const file = join(dataDir, 'server.lock')
  let lock: Sqlite.Database | undefined
  try {
    lock = new Sqlite(file, { timeout: 0 })
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock?.close()
    throw new Error(whyNot(codeOf(error), { dataDir, file }))
  }
  const held = lock
  return () => void held.close()
}

/**
 * Makes the folder and those above it one by one: where a file system takes none, as `/proc`, Node's own way of
 * making them all never comes to an end.
 */
function makeFolder(dataDir: string): void {
  const missing: string[] = []
  for (let path = resolve(dataDir); !existsSync(path); path = dirname(path)) missing.unshift(path)
  for (const path of missing) {
    try {
      mkdirSync(path, { mode: 0o700 })
    } catch (error) {
      // Another server made it meanwhile.
      if (!existsSync(path)) throw new Error(whyNoFolder(codeOf(error), dataDir))
    }
  }
}

const whyNoFolder = (code: string, dataDir: string): string =>
  `The folder ${dataDir} cannot be made (${code}). Name one with DATA_DIR whose disk takes folders, and look who may write there.`

function whyNot(code: string, { dataDir, file }: { dataDir: string; file: string }): string {
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
    return `Another Duologue server already uses the folder ${dataDir}. Stop it first, or give this one a folder of its own with DATA_DIR.`
  }
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return `The file ${file} is not the one by which a server holds the folder. Move it away and start again: nothing is kept in it.`
  }
  return `The folder ${dataDir} cannot be used (${code}). Look whether there is room on its disk, and who may write there.`
}

/** What of the folder is ours: the database, the lock and the key, each with what belongs to it. */
const ours = /^(?:duologue\.db|server\.lock|secret\.key)/

/**
 * Closes a folder that was there before, and what of it is ours, to everybody but who runs the
 * server. Tells whether that could be done: not in a folder that belongs to somebody else.
 */
export function closeDataFolder(dataDir: string): boolean {
  try {
    chmodSync(dataDir, 0o700)
    for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
      const path = join(dataDir, entry.name)
      if (entry.isFile() && ours.test(entry.name)) chmodSync(path, 0o600)
      if (entry.isDirectory() && entry.name === 'outbox') closeOutbox(path)
    }
    return true
  } catch {
    return false
  }
}

function closeOutbox(folder: string): void {
  chmodSync(folder, 0o700)
  for (const name of readdirSync(folder)) {
    if (name.includes('.eml')) chmodSync(join(folder, name), 0o600)
  }
}
