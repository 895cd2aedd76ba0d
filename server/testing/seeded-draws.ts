import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach } from 'vitest'

/**
 * Gives a file what it draws from: other values each time, and the same ones with `TRUST_SEED` set to what a test of
 * it said as it failed. To be called once, where the file's other hooks stand.
 */
export function seededDraws() {
  const seed = Number(process.env.TRUST_SEED ?? randomInt(2 ** 30))
  let drawn = 0
  beforeEach(({ onTestFailed }) => {
    onTestFailed(() => console.error(`To draw the same again: TRUST_SEED=${seed}`))
  })
  return <Value>(arbitrary: fc.Arbitrary<Value>, numRuns = 1): Value[] => {
    drawn += 1
    return fc.sample(arbitrary, { numRuns, seed: seed + drawn })
  }
}
