import { expect, test } from 'vitest'
import { oneLikely, sumsOf } from '#server/meaning/head.ts'
import { seededRandom } from '#server/seeded-random.ts'
import { learnInBatches, type OneOfExample } from './learn-in-batches.ts'

const shape = { outputs: ['high', 'low', 'marked'], numbers: 2, places: 4, hidden: 0 }

function examples(seed: string): OneOfExample[] {
  const random = seededRandom(seed)
  return Array.from({ length: 300 }, (_, at) => {
    const truth = at % 3
    const side = truth === 2 ? random() * 2 - 1 : (1 + random()) * (truth === 0 ? 1 : -1)
    const numbers = Float32Array.of(side, random() * 2 - 1)
    return { features: { numbers, places: truth === 2 ? [3] : [at % 2] }, truth }
  })
}

test('a head learns from numbers and places what is true of those it has not seen', () => {
  const head = { ...shape, tables: learnInBatches(shape, examples('learned'), 'a seed') }
  const right = examples('others').filter(({ features, truth }) => {
    const likely = oneLikely(sumsOf(head, features).sums)
    return likely.indexOf(Math.max(...likely)) === truth
  })
  expect(right.length).toBeGreaterThan(285)
})

test('the same examples in the same order give the same weights to the bit', () => {
  const [one, two] = [0, 1].map(() => learnInBatches(shape, examples('learned'), 'a seed'))
  expect(two).toEqual(one)
  expect(learnInBatches(shape, examples('learned'), 'another')).not.toEqual(one)
})
