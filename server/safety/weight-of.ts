import { featuresOf } from './word-features.ts'

export type WordWeights = { bias: number; weights: ReadonlyMap<string, number> }

/** How much a sentence in readable form weighs towards danger; above 0 it is more likely than not. */
export const weightOf = (sentence: string, { bias, weights }: WordWeights): number =>
  featuresOf(sentence).reduce((sum, feature) => sum + (weights.get(feature) ?? 0), bias)
