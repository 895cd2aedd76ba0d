import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import wabt from 'wabt'
import { seededRandom } from '#server/seeded-random.ts'
import { createMultiplier } from './multiply.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name))

test.each(['multiply', 'attention'])(
  '%s.wasm is what its wat says (anew: npx wat2wasm x.wat -o x.wasm)',
  async (name) => {
    const { parseWat } = await wabt()
    const { buffer } = parseWat(name, read(`${name}.wat`).toString()).toBinary({})
    expect(Buffer.from(buffer).equals(read(`${name}.wasm`))).toBe(true)
  },
)

test.each([1, 3, 4, 9])('%i rows times columns, within the rounding', (count) => {
  const random = seededRandom(`rows ${count}`)
  const draw = (length: number) => Float32Array.from({ length }, () => random() * 2 - 1)
  const [inputs, outputs] = [64, 24]
  const [rows, numbers, biases] = [draw(count * inputs), draw(inputs * outputs), draw(outputs)]
  const size = { rows: 12, widest: inputs, weights: numbers.length, columns: outputs }
  const out = createMultiplier(size).matrix(numbers, biases)(rows, count, 0)
  const wanted = Array.from({ length: count * outputs }, (_, place) => {
    const [row, column] = [Math.floor(place / outputs), place % outputs]
    const sum = Array.from({ length: inputs }, (__, at) => at).reduce(
      (so, at) => so + (rows[row * inputs + at] ?? 0) * (numbers[at * outputs + column] ?? 0),
      biases[column] ?? 0,
    )
    return Math.max(0, sum)
  })
  expect(out).toHaveLength(wanted.length)
  for (const [place, number] of wanted.entries()) expect(out[place]).toBeCloseTo(number, 1)
})
