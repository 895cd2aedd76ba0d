/**
 * Chance that comes out the same for the same seed. Stored weeks and texts were drawn by exactly these
 * numbers, so a change here changes what every couple gets next.
 */

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value
}

/** Returns a function that gives numbers in [0, 1), the same row of them for the same seed (mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A 32-bit number from a text (FNV-1a with a final mix). */
export function numberFrom(text: string): number {
  let mixed = hash(text)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** A shuffled copy. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return orderedBy(items, random)
}

/** A copy in the order of one seed; pools of different names are ordered independently. */
export function inSeededOrder<Item>(pool: readonly Item[], name: string, seed: string): Item[] {
  return orderedBy(pool, (index) => numberFrom(`${seed}|${name}#${index}`))
}

function orderedBy<Item>(items: readonly Item[], rankOf: (index: number) => number): Item[] {
  return items
    .map((item, index) => ({ item, rank: rankOf(index) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
}
