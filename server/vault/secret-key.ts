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

const keyBytes = 32
const fileOf = (dataDir: string): string => join(dataDir, 'secret.key')

/** What of the file system making a key needs; tests have it fail. */
export type KeyFiles = {
  open: (path: string, flags: string, mode?: number) => number
  write: (file: number, text: string) => number
  sync: (file: number) => void
  close: (file: number) => void
  rename: (from: string, to: string) => void
}
const files: KeyFiles = {
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
  if (secretKey !== undefined) return digest(secretKey)
  const file = fileOf(dataDir)
  if (!existsSync(file)) return null
  const text = readFileSync(file, 'utf8').trim()
  if (Buffer.byteLength(text) < keyBytes) {
    throw new Error(
      `The file ${file} is shorter than a key, as if it was cut off; a database that was used before was sealed with another key. Put back the whole file, or delete it where there is no database yet.`,
    )
  }
  return digest(text)
}

/**
 * Makes the key and its file, which is there as a whole or not at all: written aside, synced, and
 * only then given its name. Throws a sentence where that cannot be. For who holds the folder.
 */
export function createSecretKey(dataDir: string, use: KeyFiles = files): Buffer {
  const file = fileOf(dataDir)
  const aside = `${file}.part`
  const text = randomBytes(keyBytes).toString('base64url')
  try {
    withFile(use, aside, 'w', (opened) => {
      const line = `${text}\n`
      if (use.write(opened, line) !== line.length) throw new Error('Only a part was written')
      use.sync(opened)
    })
    use.rename(aside, file)
    syncFolder(use, dirname(file))
  } catch (error) {
    rmSync(aside, { force: true })
    rmSync(file, { force: true })
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`The key could not be written to ${file}${code ? ` (${code})` : ''}.`)
  }
  return digest(text)
}

/** Takes back a key that was made in vain, since another server's came first. */
export const removeSecretKey = (dataDir: string): void => rmSync(fileOf(dataDir), { force: true })

/** What systems say that cannot sync a folder, and need not. */
const cannotSync = new Set(['EINVAL', 'EISDIR', 'EPERM', 'EACCES', 'ENOTSUP'])

function syncFolder(use: KeyFiles, folder: string): void {
  try {
    withFile(use, folder, 'r', use.sync)
  } catch (error) {
    if (!cannotSync.has((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

function withFile(
  use: KeyFiles,
  path: string,
  flags: 'r' | 'w',
  work: (opened: number) => void,
): void {
  const opened = use.open(path, flags, 0o600)
  try {
    work(opened)
  } finally {
    use.close(opened)
  }
}

const digest = (text: string): Buffer =>
  createHash('sha256').update('duologue server key\0').update(text).digest()
