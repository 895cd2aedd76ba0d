import { wasmOver } from './wasm.ts'

/** The addresses of lines, and their lengths in bytes. */
type Run = (
  given: number,
  lines: number,
  line: number,
  depth: number,
  others: number,
  out: number,
) => void

type Sizes = {
  /** How many pieces a text may have, and how many numbers each of them. */
  pieces: number
  widest: number
  heads: number
}

/**
 * For each piece of each text, what the other pieces of the same text have to say to it. `asked` has a line
 * for each piece: of `width` numbers that ask, as many that are asked, and as many that answer.
 */
export type Attend = (
  asked: Float32Array,
  lengths: readonly number[],
  width: number,
) => Float32Array

const [numberBytes, atOnce] = [4, 4]

/** Products as shares of one. */
function toShares(products: Float32Array, factor: number): void {
  let [largest, total] = [Number.NEGATIVE_INFINITY, 0]
  for (let at = 0; at < products.length; at += 1) {
    const product = (products[at] ?? 0) * factor
    if (product > largest) largest = product
  }
  for (let at = 0; at < products.length; at += 1) {
    const share = Math.exp((products[at] ?? 0) * factor - largest)
    products[at] = share
    total += share
  }
  for (let at = 0; at < products.length; at += 1) products[at] = (products[at] ?? 0) / total
}

/** Attends in WebAssembly. Each number comes out the same on each machine. */
export function createAttention({ pieces, widest, heads }: Sizes): Attend {
  const most = pieces + atOnce
  const productsAt = most * widest * 3 * numberBytes
  const outAt = productsAt + most * numberBytes
  const { exports, memory } = wasmOver('attention.wasm', outAt + most * widest * numberBytes)
  const [ask, hear] = [exports.ask, exports.hear] as [Run, Run]
  const floats = new Float32Array(memory)

  return (asked, lengths, width) => {
    const out = new Float32Array(asked.length / 3)
    const [line, depth] = [width * 3, width / heads]
    const bytes = [line * numberBytes, depth * numberBytes] as const
    const factor = 1 / Math.sqrt(depth)
    let start = 0
    for (const length of lengths) {
      floats.set(asked.subarray(start * line, (start + length) * line))
      const products = floats.subarray(productsAt / numberBytes, productsAt / numberBytes + length)
      for (let head = 0; head < heads; head += 1) {
        const [keys, values] = [width + head * depth, 2 * width + head * depth]
        for (let piece = 0; piece < length; piece += 1) {
          const query = (piece * line + head * depth) * numberBytes
          ask(query, keys * numberBytes, ...bytes, length, productsAt)
          toShares(products, factor)
          const to = outAt + (piece * width + head * depth) * numberBytes
          hear(productsAt, values * numberBytes, ...bytes, length, to)
        }
      }
      const from = outAt / numberBytes
      out.set(floats.subarray(from, from + length * width), start * width)
      start += length
    }
    return out
  }
}
