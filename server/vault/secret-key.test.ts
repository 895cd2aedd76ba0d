import {
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createSecretKey, type KeyFiles, readSecretKey } from './secret-key.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-key-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const read = () => readSecretKey({ secretKey: undefined, dataDir })
const keyFile = () => join(dataDir, 'secret.key')

/** The real file system, noting what is done with it. */
function watchedFiles(steps: string[], failing: Partial<KeyFiles> = {}): KeyFiles {
  const real: KeyFiles = {
    open: openSync,
    write: writeSync,
    sync: fsyncSync,
    close: closeSync,
    rename: renameSync,
    remove: unlinkSync,
  }
  const all = { ...real, ...failing }
  return {
    open: (path, flags, mode) => {
      steps.push(`open ${path.slice(dataDir.length + 1)}`)
      return all.open(path, flags, mode)
    },
    write: (file, text) => {
      steps.push('write')
      return all.write(file, text)
    },
    sync: (file) => {
      steps.push('sync')
      all.sync(file)
    },
    close: (file) => all.close(file),
    rename: (from, to) => {
      steps.push('rename')
      all.rename(from, to)
    },
    remove: (file) => all.remove(file),
  }
}

const failure = (code: string) => () => {
  throw Object.assign(new Error('no'), { code })
}

describe('A7 the key file', () => {
  test('is written aside, synced, given its name, and the folder is synced', () => {
    const steps: string[] = []
    const made = createSecretKey(dataDir, watchedFiles(steps))
    expect(steps).toEqual(['open secret.key.part', 'write', 'sync', 'rename', 'open ', 'sync'])
    expect(read()).toEqual(made)
    expect(readdirSync(dataDir)).toEqual(['secret.key'])
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600)
    expect(Buffer.from(readFileSync(keyFile(), 'utf8').trim(), 'base64url')).toHaveLength(32)
  })

  test.each<[string, Partial<KeyFiles>]>([
    ['opening', { open: failure('ENOSPC') }],
    ['writing', { write: failure('ENOSPC') }],
    ['a part of it', { write: (file, text) => writeSync(file, text.slice(0, 9)) }],
    ['syncing', { sync: failure('EIO') }],
    ['renaming', { rename: failure('EDQUOT') }],
  ])('on a disk that is full at %s there is none, and a sentence', (_when, failing) => {
    const steps: string[] = []
    expect(() => createSecretKey(dataDir, watchedFiles(steps, failing))).toThrow(
      'The key could not be written to',
    )
    expect(readdirSync(dataDir)).toEqual([])
    expect(read()).toBeNull()
    expect(createSecretKey(dataDir)).toEqual(read())
  })

  test.each(['', '\n', 'short', 'x'.repeat(31), `${' '.repeat(60)}x`])(
    'that holds %j is refused with a sentence',
    (text) => {
      writeFileSync(keyFile(), text)
      expect(read).toThrow('is shorter than a key')
    },
  )

  test('that was made before is read as it always was', () => {
    writeFileSync(keyFile(), `${'k'.repeat(43)}\n`)
    expect(read()).toEqual(readSecretKey({ secretKey: 'k'.repeat(43), dataDir: '/nowhere' }))
  })
})
