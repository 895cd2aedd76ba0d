import { clocksDifferMs, type LimitStore } from './limit-store.ts'

/** About 10 MB. */
const mostKeys = 50_000
/** How much of a full store is emptied at once, so that it is not looked through for every key. */
const emptied = 0.1

type Entry = { count: number; endsAt: number; lastsMs: number }

/** What reaches further than it lasts was begun by a clock that was ahead, and would hold until then. */
const isOver = ({ endsAt, lastsMs }: Entry): boolean => {
  const left = endsAt - Date.now()
  return left <= 0 || left > lastsMs + clocksDifferMs
}

/** Counts in this process alone, at most `most` keys at a time. */
export function createMemoryLimitStore(most = mostKeys): LimitStore {
  const entries = new Map<string, Entry>()

  const clearOver = () => {
    for (const [key, entry] of entries) if (isOver(entry)) entries.delete(key)
  }

  const makeRoom = () => {
    clearOver()
    const tooMany = entries.size - Math.floor(most * (1 - emptied))
    if (tooMany <= 0) return
    const leastFirst = [...entries].sort(
      ([, one], [, other]) => one.count - other.count || one.endsAt - other.endsAt,
    )
    for (const [key] of leastFirst.slice(0, tooMany)) entries.delete(key)
  }

  const find = (key: string): Entry | undefined => {
    const entry = entries.get(key)
    if (entry === undefined || !isOver(entry)) return entry
    entries.delete(key)
    return undefined
  }

  const asCount = ({ count, endsAt }: Entry) => ({ count, msLeft: endsAt - Date.now() })

  return {
    async add(key, seconds) {
      const known = find(key)
      if (known) {
        known.count += 1
        return asCount(known)
      }
      if (entries.size >= most) makeRoom()
      const lastsMs = seconds * 1000
      const entry = { count: 1, endsAt: Date.now() + lastsMs, lastsMs }
      entries.set(key, entry)
      return asCount(entry)
    },
    async read(key) {
      const known = find(key)
      return known ? asCount(known) : null
    },
    async forget(key) {
      entries.delete(key)
    },
    async clear() {
      clearOver()
    },
  }
}
