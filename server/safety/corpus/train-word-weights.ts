import { writeFileSync } from 'node:fs'
import { readable } from '#server/safety/readable.ts'
import type { WordWeights } from '#server/safety/weight-of.ts'
import { featuresOf, sentencesOf } from '#server/safety/word-features.ts'
import { allLines } from './corpus.ts'

const rounds = 40
const decay = 0.003
const smallest = 0.3

/** The same order for the same lines: a permutation from a linear congruential generator. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const mixed = [...items]
  let state = seed
  for (let at = mixed.length - 1; at > 0; at -= 1) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    const other = state % (at + 1)
    const [one, two] = [mixed[at], mixed[other]]
    if (one === undefined || two === undefined) continue
    mixed[at] = two
    mixed[other] = one
  }
  return mixed
}

const linesOf = (texts: readonly string[], isUnsafe: boolean) =>
  texts.flatMap((text) =>
    (isUnsafe ? [readable(text)] : sentencesOf(readable(text))).map((sentence) => ({
      features: featuresOf(sentence),
      isUnsafe,
    })),
  )

/** Weighs words by logistic regression on labelled lines; returns the same for the same lines. */
export function trainWordWeights(unsafe: readonly string[], calm: readonly string[]): WordWeights {
  const lines = [...linesOf(unsafe, true), ...linesOf(calm, false)]
  const balance = lines.filter(({ isUnsafe }) => !isUnsafe).length / unsafe.length
  const seen = new Map<string, number>()
  for (const { features } of lines) {
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1)
  }
  const weights = new Map([...seen].filter(([, times]) => times > 1).map(([word]) => [word, 0]))
  let bias = 0
  for (let round = 0; round < rounds; round += 1) {
    const pace = 0.3 / (1 + round / 10)
    for (const { features, isUnsafe } of shuffled(lines, round + 1)) {
      const known = features.filter((feature) => weights.has(feature))
      const sum = known.reduce((so, feature) => so + (weights.get(feature) ?? 0), bias)
      const wrong = (isUnsafe ? balance : 1) * ((isUnsafe ? 1 : 0) - 1 / (1 + Math.exp(-sum)))
      bias += pace * wrong * 0.1
      for (const feature of known) {
        const old = weights.get(feature) ?? 0
        weights.set(feature, old + pace * (wrong * 0.3 - decay * old))
      }
    }
  }
  const telling = [...weights].filter(([, weight]) => Math.abs(weight) >= smallest)
  return {
    bias: Math.round(bias * 100) / 100,
    weights: new Map(telling.map(([word, weight]) => [word, Math.round(weight * 100) / 100])),
  }
}

/** Learns the weights anew and writes them down. */
export function writeWordWeights(): void {
  const { bias, weights } = trainWordWeights(allLines.unsafe, allLines.calm)
  const sorted = [...weights].sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(
    new URL('../word-weights.json', import.meta.url),
    `${JSON.stringify({ bias, weights: Object.fromEntries(sorted) }, null, 2)}\n`,
  )
}
