import { hkdfSync } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline as passOn, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ReadableStream } from 'node:stream/web'
import { createGunzip, createGzip } from 'node:zlib'
import { bech32 } from '@scure/base'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { notWhole } from './backup-lines.ts'

/**
 * The key of backups that the server's key gives, as the program `age` spells one: who has it reads every
 * backup that was made under that server's key, and nothing else.
 */
export function backupIdentity(serverKey: Uint8Array): string {
  const secret = new Uint8Array(hkdfSync('sha256', serverKey, '', 'duologue backups', 32))
  return bech32.encodeFromBytes('AGE-SECRET-KEY-', secret).toUpperCase()
}

/** Writes the text, compressed and encrypted, to a new file that only its owner may read, and syncs it. */
export async function writeEncrypted(
  file: string,
  text: AsyncIterable<string>,
  identity: string,
): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(identity))
  await pipeline(
    text,
    createGzip(),
    async function* (packed: AsyncIterable<Uint8Array>) {
      yield* await encrypter.encrypt(ReadableStream.from(packed) as globalThis.ReadableStream)
    },
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
}

const firstWords = 'age-encryption.org/v1\n'
const otherKey = /no identity matched/

/**
 * Gives the text that was written, as it is read. Throws a sentence for another key, and for a file that
 * is none of ours, was changed or cut off; what was given until then is not to be relied on.
 */
export async function* readEncrypted(file: string, identity: string): AsyncGenerator<string> {
  await requireOurs(file)
  const decrypter = new Decrypter()
  decrypter.addIdentity(identity)
  const bytes = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream
  const packed = await decrypter.decrypt(bytes).catch((error: unknown) => {
    throw otherKey.test(String(error)) ? madeWithOtherKey(file) : notWhole()
  })
  const text = createGunzip()
  passOn(Readable.fromWeb(packed as ReadableStream), text, () => undefined)
  text.setEncoding('utf8')
  try {
    yield* text
  } catch (error) {
    throw isOfSystem(error) ? cannotRead(file, error) : notWhole()
  }
}

const madeWithOtherKey = (file: string): Error =>
  new Error(
    `The backup ${file} was made with another key, or its first lines were changed. It takes the secret.key or SECRET_KEY of the server at the time when it was made.`,
  )

/** What to do about a file that the command may not read. */
export const whereToPutIt =
  "A service's command runs as the service's user: put a copy where that one can read it."

const cannotRead = (file: string, { code }: NodeJS.ErrnoException): Error =>
  new Error(`The file ${file} could not be read (${code}). ${whereToPutIt}`)

const isOfSystem = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error

async function requireOurs(file: string): Promise<void> {
  const beginning = Buffer.alloc(firstWords.length)
  try {
    const opened = await open(file)
    await opened.read(beginning, 0, beginning.length, 0).finally(() => opened.close())
  } catch (error) {
    if (isOfSystem(error) && error.code === 'ENOENT') throw new Error(`There is no file ${file}.`)
    throw isOfSystem(error) ? cannotRead(file, error) : error
  }
  if (beginning.toString() !== firstWords) throw new Error(`The file ${file} is no backup of ours.`)
}
