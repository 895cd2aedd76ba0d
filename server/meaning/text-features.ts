import { encoder } from './encoder.ts'
import { vectorLength } from './sentences/transformer.ts'

const scale = Math.sqrt(vectorLength)

/** On how many places the words of a text may fall. */
export const wordPlaces = 8192

/** How many numbers there are for a text. */
export const textNumbers = vectorLength

const nothing = new Float32Array(vectorLength)

/** A vector with numbers of about one, as heads learn best from; noughts without the encoder, whose heads know no other. */
export function scaled(vector: Float32Array): Float32Array {
  if (!encoder().isWhole) return nothing
  const numbers = vector.slice()
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = (numbers[at] ?? 0) * scale
  return numbers
}

/** Two lists of numbers as one. */
export function joined(one: Float32Array, more: ArrayLike<number>): Float32Array {
  const numbers = new Float32Array(one.length + more.length)
  numbers.set(one)
  numbers.set(more, one.length)
  return numbers
}

/** How near two vectors of unit length are: 1 for the same direction, 0 for none. */
export function nearness(one: Float32Array, two: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (two[at] ?? 0)
  return sum
}
