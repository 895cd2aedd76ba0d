import { type Category, categoryNames } from '#contract/questions.ts'
import { inSeededOrder } from '#server/seeded-random.ts'

/** Positions in a catch-up: one for each of its questions. */
export const positionsPerCatchup = 7

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
  return inSeededOrder(pool, name, seed).filter((_, rank) => rank % positionsPerCatchup === own)
}

/** Returns what draws for a category are named by: its name, so that each seed draws what it always drew. */
export const drawName = (category: string): string =>
  Object.hasOwn(categoryNames, category) ? categoryNames[category as Category] : category
