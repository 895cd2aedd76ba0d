import { hash } from 'node:crypto'

/** Values by what they were made of, of which it knows only a digest: no text of anybody's stays in it. */
export type Memory<Value> = {
  of: (source: string | Uint8Array) => Value | undefined
  keep: (source: string | Uint8Array, value: Value) => void
  /** What it has of one, for a memory elsewhere; undefined where it has none. */
  hand: (source: string | Uint8Array) => Handed<Value> | undefined
  /** Keeps what another memory handed. */
  take: (handed: Handed<Value>) => void
}

/** A value and the digest of what it was made of. */
export type Handed<Value> = { digest: string; value: Value }

/** Remembers so many values, those that were asked for last, for as long as the process runs. */
export function createMemory<Value>(most: number): Memory<Value> {
  const known = new Map<string, Value>()
  const digestOf = (source: string | Uint8Array) => hash('sha256', source, 'base64')
  const setLast = (key: string, value: Value): void => {
    known.delete(key)
    known.set(key, value)
    if (known.size > most) known.delete(known.keys().next().value ?? '')
  }
  return {
    of(source) {
      const key = digestOf(source)
      const value = known.get(key)
      if (value !== undefined) setLast(key, value)
      return value
    },
    keep: (source, value) => setLast(digestOf(source), value),
    hand(source) {
      const digest = digestOf(source)
      const value = known.get(digest)
      return value === undefined ? undefined : { digest, value }
    },
    take: ({ digest, value }) => setLast(digest, value),
  }
}
