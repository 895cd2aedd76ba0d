import { hash } from 'node:crypto'

/**
 * Values by what they were made of, of which it knows only a digest: no text of anybody's stays in it. What was made for
 * somebody's texts is found for theirs alone (`readFor`): how fast an answer comes tells nobody what another one wrote.
 */
export type Memory<Value> = {
  of: (source: string | Uint8Array) => Value | undefined
  keep: (source: string | Uint8Array, value: Value) => void
  /** What it has of one, for a memory elsewhere; undefined where it has none. */
  hand: (source: string | Uint8Array) => Handed<Value> | undefined
  /** Keeps what another memory handed, for whoever is read for now. */
  take: (handed: Handed<Value>) => void
}

/** A value and the digest of what it was made of. */
export type Handed<Value> = { digest: string; value: Value }

/** Texts of ours, which anybody may know of. */
export const ours = 'ours'

/** Whose texts this thread reads now; null for what is forgotten with the next call. */
let whose: string | null = ours
let calls = 0

/**
 * Has what this thread makes from now on be found again for the texts of that one alone, by a name that nobody else's
 * texts can have; with null for nothing but what is read until the next call. What is `ours` is found for everybody.
 */
export function readFor(one: string | null): void {
  whose = one
  calls += 1
}

/** Remembers so many values, those that were asked for last, for as long as the process runs. */
export function createMemory<Value>(most: number): Memory<Value> {
  const known = new Map<string, Value>()
  const brief = { call: calls, values: new Map<string, Value>() }
  const digestOf = (source: string | Uint8Array) => hash('sha256', source, 'base64')
  const setLast = (values: Map<string, Value>, key: string, value: Value): void => {
    values.delete(key)
    values.set(key, value)
    if (values.size > most) values.delete(values.keys().next().value ?? '')
  }
  /** Where the values are that count now, and the name of one there. */
  const place = (digest: string): [Map<string, Value>, string] => {
    if (whose !== null) return [known, `${whose} ${digest}`]
    if (brief.call !== calls) {
      brief.call = calls
      brief.values.clear()
    }
    return [brief.values, digest]
  }
  const find = (digest: string): Value | undefined => {
    for (const [values, key] of [place(digest), [known, `${ours} ${digest}`] as const]) {
      const value = values.get(key)
      if (value === undefined) continue
      setLast(values, key, value)
      return value
    }
    return undefined
  }
  const put = (digest: string, value: Value): void => setLast(...place(digest), value)
  return {
    of: (source) => find(digestOf(source)),
    keep: (source, value) => put(digestOf(source), value),
    hand(source) {
      const digest = digestOf(source)
      const value = find(digest)
      return value === undefined ? undefined : { digest, value }
    },
    take: ({ digest, value }) => put(digest, value),
  }
}
