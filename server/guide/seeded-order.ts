import { numberFrom } from '#server/seeded-random.ts'

/** Positions in a catch-up: one for each of its questions. */
const positionsPerCatchup = 7

/** Any number as a position from 0 to 6. */
export const positionOf = (position: number): number => {
  const whole = Number.isFinite(position) ? Math.trunc(position) : 0
  return ((whole % positionsPerCatchup) + positionsPerCatchup) % positionsPerCatchup
}

export type Side = 0 | 1

export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** Who is named first: it changes with every position, and from seed to seed. */
export const namedFirst = (seed: string, position: number): Side =>
  (numberFrom(`${seed}|first`) + positionOf(position)) % 2 === 0 ? 0 : 1
