import { expect, test } from 'vitest'
import { allLines } from './corpus/corpus.ts'
import { trainWordWeights } from './corpus/train-word-weights.ts'
import learned from './word-weights.json' with { type: 'json' }

const nearly = 0.02

test('are what the labelled lines teach (anew: npm run train)', () => {
  const { bias, weights } = trainWordWeights(allLines.unsafe, allLines.calm)
  const shipped = new Map(Object.entries(learned.weights))
  const moved = [...weights].filter(
    ([word, weight]) => Math.abs(weight - (shipped.get(word) ?? 0)) > nearly,
  )
  expect(Math.abs(bias - learned.bias)).toBeLessThanOrEqual(nearly)
  expect(moved).toEqual([])
  expect(shipped.size).toBe(weights.size)
})
