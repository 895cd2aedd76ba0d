/** Positions in a catch-up: one for each of its questions. */
export const positionsPerCatchup = 7

/** A 32-bit number from a text (FNV-1a with a final mix). */
export const numberFrom = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const shuffled = <T>(items: readonly T[], seed: string): T[] =>
  items
    .map((item, index) => ({ item, index, rank: numberFrom(`${seed}#${index}`) }))
    .sort((left, right) => left.rank - right.rank || left.index - right.index)
    .map(({ item }) => item)

/** Any number as a position from 0 to 6. */
export const positionOf = (position: number): number => {
  const whole = Number.isFinite(position) ? Math.trunc(position) : 0
  return ((whole % positionsPerCatchup) + positionsPerCatchup) % positionsPerCatchup
}

/**
 * The part of a pool that belongs to one position of a catch-up, best first. No item belongs to
 * two positions of one seed, so no frame comes twice within a catch-up.
 */
export const dealt = <T>(pool: readonly T[], name: string, seed: string, position: number): T[] => {
  const own = positionOf(position)
  return shuffled(pool, `${seed}|${name}`).filter((_, rank) => rank % positionsPerCatchup === own)
}

/** The whole pool in the order of one seed. */
export const inSeededOrder = <T>(pool: readonly T[], name: string, seed: string): T[] =>
  shuffled(pool, `${seed}|${name}`)
