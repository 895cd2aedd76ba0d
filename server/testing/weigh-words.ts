import { writeFileSync } from 'node:fs'
import { allLines } from './safety-lines.ts'
import { trainWordWeights } from './train-word-weights.ts'

/** Learns the weights of words anew from the labelled lines: `node server/testing/weigh-words.ts`. */
const { bias, weights } = trainWordWeights(allLines.unsafe, allLines.calm)
const sorted = [...weights].sort(([one], [other]) => (one < other ? -1 : 1))
writeFileSync(
  new URL('../safety/word-weights.json', import.meta.url),
  `${JSON.stringify({ bias, weights: Object.fromEntries(sorted) }, null, 1)}\n`,
)
