import { wasmOver } from './wasm.ts'

/**
 * What a matrix does to each row of numbers: multiply, add the bias, and cut off below `floor`. Gives a view
 * that the next multiplication writes over: whoever needs it for longer copies it.
 */
export type Matrix = (rows: Float32Array, count: number, floor?: number) => Float32Array

export type Multiplier = {
  /** Takes in a matrix of `inputs` lines, one number a column, with a bias for each column. */
  matrix: (numbers: Float32Array, biases: Float32Array) => Matrix
}

type Multiply = (
  rows: number,
  rowScales: number,
  weights: number,
  columnScales: number,
  biases: number,
  out: number,
  blocks: number,
  pairs: number,
  columns: number,
  floor: number,
) => void

/** Weights are rounded to this many steps on either side of nought. */
const weightSteps = 511
const largestSum = 2 ** 31 - 1
const largestShort = 32_767
const [blockRows, blockColumns] = [4, 8]
/** More than the rounding of all beginnings takes. */
const slack = 65_536

type Sizes = {
  /** How many numbers all matrices have together, and how many columns. */
  weights: number
  columns: number
  /** How many rows may come at once, and how long they and what comes of them may be. */
  rows: number
  widest: number
}

/** Multiplies in WebAssembly, with whole numbers, so that each machine gets the same. */
export function createMultiplier({ weights, columns, rows, widest }: Sizes): Multiplier {
  const bytes = weights * 2 + columns * 8 + rows * widest * 6 + rows * 4 + slack
  const { exports, memory } = wasmOver('multiply.wasm', bytes)
  const multiply = exports.multiply as Multiply
  const shorts = new Int16Array(memory)
  const floats = new Float32Array(memory)

  let taken = 0
  const take = (size: number): number => {
    const at = taken
    taken += Math.ceil(size / 16) * 16
    return at
  }
  const rowsAt = take(rows * widest * 2)
  const rowScalesAt = take(rows * 4)
  const outAt = take(rows * widest * 4)

  /** Rounds rows to whole numbers, the largest of each row to `steps`, and lays them as the code reads them. */
  const layRows = (numbers: Float32Array, count: number, length: number, steps: number): void => {
    const start = rowsAt / 2
    shorts.fill(0, start, start + Math.ceil(count / blockRows) * blockRows * length)
    for (let row = 0; row < count; row += 1) {
      const from = row * length
      let largest = 0
      for (let at = from; at < from + length; at += 1) {
        const size = Math.abs(numbers[at] ?? 0)
        if (size > largest) largest = size
      }
      floats[rowScalesAt / 4 + row] = largest / steps
      const factor = largest === 0 ? 0 : steps / largest
      const block = start + (row - (row % blockRows)) * length + (row % blockRows) * 2
      for (let at = 0, to = block; at < length; at += 2, to += 2 * blockRows) {
        shorts[to] = Math.floor((numbers[from + at] ?? 0) * factor + 0.5)
        shorts[to + 1] = Math.floor((numbers[from + at + 1] ?? 0) * factor + 0.5)
      }
    }
  }

  const layWeights = (numbers: Float32Array, inputs: number, outputs: number) => {
    const weightsAt = take(inputs * outputs * 2)
    const scalesAt = take(outputs * 4)
    for (let column = 0; column < outputs; column += 1) {
      let largest = 0
      for (let at = column; at < numbers.length; at += outputs) {
        largest = Math.max(largest, Math.abs(numbers[at] ?? 0))
      }
      floats[scalesAt / 4 + column] = largest / weightSteps
      const factor = largest === 0 ? 0 : weightSteps / largest
      const within = column % blockColumns
      const block = weightsAt / 2 + (column - within) * inputs + within * 2
      for (let input = 0; input < inputs; input += 1) {
        const to = block + (input - (input % 2)) * blockColumns + (input % 2)
        shorts[to] = Math.round((numbers[input * outputs + column] ?? 0) * factor)
      }
    }
    return { weightsAt, scalesAt }
  }

  return {
    matrix(numbers, biases) {
      const outputs = biases.length
      const inputs = numbers.length / outputs
      const { weightsAt, scalesAt } = layWeights(numbers, inputs, outputs)
      const biasesAt = take(outputs * 4)
      floats.set(biases, biasesAt / 4)
      const steps = Math.min(largestShort, Math.floor(largestSum / (inputs * weightSteps)))
      return (given, count, floor = Number.NEGATIVE_INFINITY) => {
        layRows(given, count, inputs, steps)
        multiply(
          ...[rowsAt, rowScalesAt, weightsAt, scalesAt, biasesAt, outAt],
          ...[Math.ceil(count / blockRows), inputs / 2, outputs, floor],
        )
        return floats.subarray(outAt / 4, outAt / 4 + count * outputs)
      }
    },
  }
}
