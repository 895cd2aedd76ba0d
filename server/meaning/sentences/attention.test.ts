import { expect, test } from 'vitest'
import { seededRandom } from '#server/seeded-random.ts'
import { createAttention } from './attention.ts'

const [width, heads] = [32, 2]
const depth = width / heads
const attend = createAttention({ pieces: 9, widest: width, heads })

/** By the formula, one number after the other. */
function plainly(asked: Float32Array, lengths: readonly number[]): number[][] {
  const line = (piece: number, kind: number, head: number) => {
    const start = piece * width * 3 + kind * width + head * depth
    return [...asked.subarray(start, start + depth)]
  }
  const product = (one: readonly number[], two: readonly number[]) =>
    one.reduce((sum, number, at) => sum + number * (two[at] ?? 0), 0)
  return lengths.flatMap((length, text) => {
    const start = lengths.slice(0, text).reduce((sum, before) => sum + before, 0)
    const pieces = Array.from({ length }, (_, at) => start + at)
    return pieces.map((piece) =>
      Array.from({ length: heads }, (_, head) => {
        const weights = pieces.map((other) =>
          Math.exp(product(line(piece, 0, head), line(other, 1, head)) / Math.sqrt(depth)),
        )
        const total = weights.reduce((sum, weight) => sum + weight, 0)
        return Array.from({ length: depth }, (_, at) =>
          pieces.reduce(
            (sum, other, place) =>
              sum + ((weights[place] ?? 0) / total) * (line(other, 2, head)[at] ?? 0),
            0,
          ),
        )
      }).flat(),
    )
  })
}

test.each([[[1]], [[4]], [[5, 3]], [[2, 9, 1]]])('texts of %j pieces by the formula', (lengths) => {
  const random = seededRandom(`attention ${lengths}`)
  const pieces = lengths.reduce((sum, length) => sum + length, 0)
  const asked = Float32Array.from({ length: pieces * width * 3 }, () => random() * 4 - 2)
  const found = [...attend(asked, lengths, width)]
  const wanted = plainly(asked, lengths).flat()
  expect(found).toHaveLength(wanted.length)
  for (const [at, number] of wanted.entries()) expect(found[at]).toBeCloseTo(number, 5)
})
