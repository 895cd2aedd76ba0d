import { createHash, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type SyncFiles, syncFolder } from '#server/drivers/files/sync-path.ts'

const keyBytes = 32
const fileOf = (dataDir: string): string => join(dataDir, 'secret.key')

/** What of the file system making a key needs; tests have it fail. */
export type KeyFiles = SyncFiles & {
  write: (file: number, text: string) => number
  rename: (from: string, to: string) => void
}
export const keySystemFiles: KeyFiles = {
  open: openSync,
  write: writeSync,
  sync: fsyncSync,
  close: closeSync,
  rename: renameSync,
}

type From = { secretKey: string | undefined; dataDir: string }

/**
 * The server's key: from `SECRET_KEY` where set, else from `DATA_DIR/secret.key`; null where there is
 * none. Throws a sentence for a file that is too short to be a key.
 */
export function readSecretKey({ secretKey, dataDir }: From): Buffer | null {
  return secretKey === undefined ? readKeyFile(fileOf(dataDir)) : keyOfText(secretKey)
}

/** The key in a file that the server made; null where there is none. Throws as `readSecretKey` does. */
export function readKeyFile(file: string): Buffer | null {
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8').trim()
  if (Buffer.byteLength(text) < keyBytes) {
    throw new Error(
      `The file ${file} is shorter than a key, as if it was cut off; a database that was used before was sealed with another key. Put back the whole file, or delete it where there is no database yet.`,
    )
  }
  return keyOfText(text)
}

/**
 * Makes the key and its file, which is there as a whole or not at all: written aside, synced, and
 * only then given its name. Throws a sentence where that cannot be. For who holds the folder.
 */
export function createSecretKey(dataDir: string, use: KeyFiles = keySystemFiles): Buffer {
  const text = newKeyText()
  writeKeyFile(fileOf(dataDir), text, use)
  return keyOfText(text)
}

/** Puts a copy of a key file into the folder, as its key, unless it has one; tells whether it did. */
export function copySecretKey(keyFile: string, dataDir: string): boolean {
  const file = fileOf(dataDir)
  if (existsSync(file)) return false
  writeKeyFile(file, readFileSync(keyFile, 'utf8').trim(), keySystemFiles)
  return true
}

const newKeyText = (): string => randomBytes(keyBytes).toString('base64url')

function writeKeyFile(file: string, text: string, use: KeyFiles): void {
  const aside = `${file}.part`
  try {
    const opened = use.open(aside, 'w', 0o600)
    try {
      const line = `${text}\n`
      if (use.write(opened, line) !== line.length) throw new Error('Only a part was written')
      use.sync(opened)
    } finally {
      use.close(opened)
    }
    use.rename(aside, file)
    syncFolder(dirname(file), use)
  } catch (error) {
    rmSync(aside, { force: true })
    rmSync(file, { force: true })
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`The key could not be written to ${file}${code ? ` (${code})` : ''}.`)
  }
}

/*
 * A change of the key: the next one is written to a file beside, the database changes over in one
 * transaction, and only then the files do. Whatever ends that in between, one of the two files opens the
 * database, and \`takeNextKey\` can be asked again.
 */

const nextFileOf = (dataDir: string): string => join(dataDir, 'secret.key.next')

/** The key that is to come, or that came while the files were not changed over; null where there is none. */
export const readNextKey = (dataDir: string): Buffer | null => readKeyFile(nextFileOf(dataDir))

/** Makes the key that is to come, in place of one that never came. */
export function createNextKey(dataDir: string, use: KeyFiles = keySystemFiles): Buffer {
  const text = newKeyText()
  writeKeyFile(nextFileOf(dataDir), text, use)
  return keyOfText(text)
}

/** Puts a copy of the current key's file aside, for the backups that need it; gives where that is. */
function keepFormerKey(dataDir: string, at: Date, use: KeyFiles): string | null {
  const file = fileOf(dataDir)
  if (!existsSync(file)) return null
  const former = `${file}.until-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`
  writeKeyFile(former, readFileSync(file, 'utf8').trim(), use)
  return former
}

/** Has the key that was to come be the key, and the former one stay aside; gives where that is. */
export function takeNextKey(
  dataDir: string,
  at: Date,
  use: KeyFiles = keySystemFiles,
): string | null {
  const former = keepFormerKey(dataDir, at, use)
  use.rename(nextFileOf(dataDir), fileOf(dataDir))
  syncFolder(dataDir, use)
  return former
}

/** Takes back a key that was put there in vain. */
export const removeSecretKey = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true })

/** The key that a text gives, such as `SECRET_KEY`. */
export const keyOfText = (text: string): Buffer =>
  createHash('sha256').update('duologue server key\0').update(text).digest()
