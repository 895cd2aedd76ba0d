import { createHash, randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type SyncFiles, syncFolder } from '#server/drivers/files/sync-path.ts'

const keyBytes = 32
/** Where the key's file really is: `secret.key` may be a link to a safer place, and stays one. */
function fileOf(dataDir: string): string {
  const file = join(dataDir, 'secret.key')
  return existsSync(file) ? realpathSync(file) : file
}

/** What of the file system making a key needs; tests have it fail. */
export type KeyFiles = SyncFiles & {
  write: (file: number, text: string) => number
  rename: (from: string, to: string) => void
  remove: (file: string) => void
}
export const keySystemFiles: KeyFiles = {
  open: openSync,
  write: writeSync,
  sync: fsyncSync,
  close: closeSync,
  rename: renameSync,
  remove: unlinkSync,
}

type From = { secretKey: string | undefined; dataDir: string }

/**
 * The server's key: from `SECRET_KEY` where set, else from `DATA_DIR/secret.key`; null where there is
 * none. Throws a sentence for a file that is too short to be a key.
 */
export function readSecretKey({ secretKey, dataDir }: From): Buffer | null {
  return secretKey === undefined ? readKeyFile(fileOf(dataDir)) : keyOfText(secretKey)
}

/**
 * The key in a file that the server made; null where there is none. Throws as `readSecretKey` does, and the
 * system's error for one that cannot be read.
 */
export function readKeyFile(file: string): Buffer | null {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return null
  const text = keyTextIn(file)
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
  writeKeyFile(file, keyTextIn(keyFile), keySystemFiles)
  return true
}

/** What a key's file says, whatever ends its line. */
const keyTextIn = (file: string): string => readFileSync(file, 'utf8').trim()

const newKeyText = (): string => randomBytes(keyBytes).toString('base64url')

function writeKeyFile(file: string, text: string, use: KeyFiles): void {
  const aside = `${file}.part`
  let isNamed = false
  const isNew = !existsSync(file)
  try {
    const opened = use.open(aside, 'w', 0o600)
    try {
      const line = `${text}\n`
      if (use.write(opened, line) !== Buffer.byteLength(line)) {
        throw new Error('Only a part was written')
      }
      use.sync(opened)
    } finally {
      use.close(opened)
    }
    use.rename(aside, file)
    isNamed = true
    syncFolder(dirname(file), use)
  } catch (error) {
    rmSync(aside, { force: true })
    if (isNew && isNamed) rmSync(file, { force: true })
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`The key could not be written to ${file}${code ? ` (${code})` : ''}.`)
  }
}

/*
 * A change of the key: the next one is written to a file beside, the former one is kept aside, and the move
 * that is to come is tried with what stands there already. Then the database changes over in one transaction,
 * and only then the key's file does. Whatever ends that in between, one of the two files opens the database,
 * and `takeNextKey` can be asked again.
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

const until = '.until-'

/** Where former keys lie: beside the key, wherever that is. */
function formerFiles(dataDir: string): string[] {
  const file = fileOf(dataDir)
  const folder = dirname(file)
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith(basename(file) + until) && !name.endsWith('.part'))
    .map((name) => join(folder, name))
}

/**
 * Puts a copy of the current key's file aside, for the backups that need it, and writes over no other; gives
 * where it is. A copy that is there already will do.
 */
function keepFormerKey(dataDir: string, at: Date, use: KeyFiles): string | null {
  const file = fileOf(dataDir)
  const key = readKeyFile(file)
  if (key === null) return null
  const others = formerFiles(dataDir)
  const same = others.find((other) => readFileSync(other).equals(keyLineOf(file)))
  if (same !== undefined) return same
  const dated = `${file}${until}${at.toISOString().slice(0, 19).replaceAll(':', '')}Z`
  let former = dated
  for (let count = 2; others.includes(former); count += 1) former = `${dated}-${count}`
  writeKeyFile(former, keyTextIn(file), use)
  return former
}

const keyLineOf = (file: string): Buffer => Buffer.from(`${keyTextIn(file)}\n`)

/**
 * Does beforehand whatever of the change of the files could fail: keeps the former key aside, and writes the
 * key's file anew as it is. Throws a sentence where that cannot be; gives where the former key is.
 */
export function rehearseKeyChange(
  dataDir: string,
  at: Date,
  use: KeyFiles = keySystemFiles,
): string | null {
  const file = fileOf(dataDir)
  if (!existsSync(file)) return null
  try {
    const former = keepFormerKey(dataDir, at, use)
    writeKeyFile(file, keyTextIn(file), use)
    return former
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    throw new Error(
      `Nothing was changed. ${why} Its folder has to be one that can be written to, and the file no mount of its own; or set SECRET_KEY to the key, and NEW_SECRET_KEY to the next one.`,
    )
  }
}

/**
 * Has the key that was to come be the key, and the former one stay aside; gives where that is. Throws a
 * sentence that names the file which holds the key until this can be done.
 */
export function takeNextKey(
  dataDir: string,
  at: Date,
  use: KeyFiles = keySystemFiles,
): string | null {
  const next = nextFileOf(dataDir)
  try {
    const file = fileOf(dataDir)
    const isThere = existsSync(file) && keyLineOf(file).equals(keyLineOf(next))
    const former = isThere ? null : keepFormerKey(dataDir, at, use)
    if (!isThere) writeKeyFile(file, keyTextIn(next), use)
    use.remove(next)
    syncFolder(dataDir, use)
    return former
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    throw new Error(
      `The key was changed already: the one in ${next} is the key now, and nothing else opens this database, so keep a copy of it. It could not be brought to its place. ${why}`,
    )
  }
}

/** The keys that were put aside, so far as they can be read. */
export function formerKeys(dataDir: string): Buffer[] {
  return formerFiles(dataDir).flatMap((file) => {
    try {
      return readKeyFile(file) ?? []
    } catch {
      return []
    }
  })
}

/** Takes back a key that was put there in vain. */
export const removeSecretKey = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true })

/** The key that a text gives, such as `SECRET_KEY`. */
export const keyOfText = (text: string): Buffer =>
  createHash('sha256').update('duologue server key\0').update(text).digest()
