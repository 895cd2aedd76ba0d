import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backupIdentity, readEncrypted, writeEncrypted } from './encrypted-file.ts'

const key = randomBytes(32)
const identity = backupIdentity(key)
const lines = Array.from({ length: 3000 }, () => `${randomBytes(60).toString('base64')}\n`)
/** As the format has it: so much of a chunk, and the tag of each. */
const chunk = 64 * 1024 + 16

let folder: string
let whole: Buffer
let head: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'duologue-encrypted-'))
  const file = join(folder, 'whole')
  await writeEncrypted(file, givenBy(lines), identity)
  whole = readFileSync(file)
  head = whole.indexOf('\n', whole.indexOf('\n---') + 1) + 1 + 16
})
afterAll(() => rmSync(folder, { recursive: true }))

async function* givenBy(texts: readonly string[]) {
  yield* texts
}

async function read(bytes: Buffer, as = identity): Promise<string> {
  const file = join(folder, 'tried')
  writeFileSync(file, bytes)
  let text = ''
  for await (const part of readEncrypted(file, as)) text += part
  return text
}

describe('T17 an encrypted file', () => {
  test('gives back what was written, to its key alone', async () => {
    expect(await read(whole)).toBe(lines.join(''))
    expect(whole.includes(lines[0]?.slice(0, 20) ?? '')).toBe(false)
    await expect(read(whole, backupIdentity(randomBytes(32)))).rejects.toThrow(
      'was made with another key',
    )
  })

  test('whose chunks were cut off, taken out, swapped or sent twice is refused', async () => {
    const chunks: Buffer[] = []
    for (let at = head; at < whole.length; at += chunk) chunks.push(whole.subarray(at, at + chunk))
    expect(chunks.length).toBeGreaterThan(2)
    const [first, second, ...others] = chunks as [Buffer, Buffer, ...Buffer[]]
    const start = whole.subarray(0, head)
    const damaged = [
      [],
      [first],
      [first, second],
      [second, first, ...others],
      [first, ...others],
      [first, first, second, ...others],
      [...chunks, ...others],
    ]
    for (const some of damaged) {
      await expect(read(Buffer.concat([start, ...some]))).rejects.toThrow('damaged or was cut off')
    }
    expect(await read(Buffer.concat([start, ...chunks]))).toBe(lines.join(''))
  })

  test('that is no backup, or is not there, is said to be so', async () => {
    await expect(read(Buffer.from('SQLite format 3\0'))).rejects.toThrow('is no backup of ours')
    const nowhere = readEncrypted(join(folder, 'nowhere'), identity)
    await expect(nowhere.next()).rejects.toThrow('There is no file')
    await expect(readEncrypted(folder, identity).next()).rejects.toThrow(
      'could not be read (EISDIR)',
    )
  })

  test('that is not read to its end is simply closed', async () => {
    for await (const part of readEncrypted(join(folder, 'whole'), identity)) {
      expect(part.length).toBeGreaterThan(0)
      break
    }
    await new Promise((resolve) => setImmediate(resolve))
  })

  test('whose writing fails in the middle rejects with that failure', async () => {
    async function* breaking() {
      yield 'a beginning\n'
      throw new Error('The database went away')
    }
    await expect(writeEncrypted(join(folder, 'broken'), breaking(), identity)).rejects.toThrow(
      'The database went away',
    )
    const full = writeEncrypted('/dev/full', givenBy(lines), identity)
    if (process.platform === 'linux') await expect(full).rejects.toThrow()
    else await full.catch(() => undefined)
  })
})
