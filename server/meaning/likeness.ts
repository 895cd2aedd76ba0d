import { encoder } from './encoder.ts'
import { nearness } from './text-features.ts'
import stored from './weights/likeness.json' with { type: 'json' }

/** How likely two texts are to mean the same, from how near their vectors are; learned from ways to ask one thing. */
export const asLikelihood = (near: number, { slope, middle }: { slope: number; middle: number }) =>
  1 / (1 + Math.exp(-slope * (near - middle)))

/** How likely it is that each text of one list means the same as each of the other: a row for each of the first. */
export function likeness(ones: readonly string[], others: readonly string[]): number[][] {
  const vectors = encoder().encode([...ones, ...others])
  const right = vectors.slice(ones.length)
  return vectors
    .slice(0, ones.length)
    .map((one) => right.map((other) => asLikelihood(nearness(one, other), stored)))
}
