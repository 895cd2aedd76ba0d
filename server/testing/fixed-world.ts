/** Loaded into the gallery's server: what time it is and what chance brings stand in a file. */
import crypto from 'node:crypto'
import { readFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { numberFrom } from '#server/seeded-random.ts'

const file = process.env.GALLERY_WORLD ?? ''
const read = () => JSON.parse(readFileSync(file, 'utf8')) as { now: number; seed: string }

const RealDate = Date
const now = () => read().now
class FixedDate extends RealDate {
  constructor(...given: [] | [number]) {
    super(...(given.length === 0 ? ([now()] as [number]) : given))
  }
  static override now = now
}
Object.assign(globalThis, { Date: FixedDate })

/** How often each kind of chance was asked for since the seed: nonces must not move the ids. */
const asked = new Map<string, number>()

function bytes(kind: string, size: number): Buffer {
  const { seed } = read()
  const key = `${seed}|${kind}`
  const turn = (asked.get(key) ?? 0) + 1
  asked.set(key, turn)
  const words = Array.from({ length: Math.ceil(size / 4) }, (_none, at) =>
    numberFrom(`${key}|${turn}|${at}`),
  )
  return Buffer.from(Uint32Array.from(words).buffer).subarray(0, size)
}

function randomUUID(): string {
  const hex = bytes('id', 16).toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`]
  return [...parts, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}

Object.assign(crypto, {
  randomUUID,
  randomBytes: (size: number) => bytes(`bytes ${size}`, size),
  randomInt: (below: number) => bytes('number', 4).readUInt32LE() % below,
})
syncBuiltinESMExports()
