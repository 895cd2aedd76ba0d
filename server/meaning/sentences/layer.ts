import type { Attend } from './attention.ts'
import type { Multiplier } from './multiply.ts'

const epsilon = 1e-6

type Normalise = (rows: Float32Array) => Float32Array

/** Each row by itself: its mean to nought, its spread to one, then what was learned; written into `room`. */
const normaliser =
  (scale: Float32Array, bias: Float32Array, room: Float32Array): Normalise =>
  (rows) => {
    const width = scale.length
    const out = room.subarray(0, rows.length)
    for (let from = 0; from < rows.length; from += width) {
      let [sum, squares] = [0, 0]
      for (let at = 0; at < width; at += 1) sum += rows[from + at] ?? 0
      const mean = sum / width
      for (let at = 0; at < width; at += 1) squares += ((rows[from + at] ?? 0) - mean) ** 2
      const factor = 1 / Math.sqrt(squares / width + epsilon)
      for (let at = 0; at < width; at += 1) {
        const value = ((rows[from + at] ?? 0) - mean) * factor
        out[from + at] = value * (scale[at] ?? 0) + (bias[at] ?? 0)
      }
    }
    return out
  }

const addTo = (sum: Float32Array, more: Float32Array): void => {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (more[at] ?? 0)
}

/** The numbers of one layer of attention: what it learned for each of its steps. */
export type LayerNumbers = Readonly<
  Record<
    | 'attentionScale'
    | 'attentionBias'
    | 'asked'
    | 'askedBias'
    | 'answered'
    | 'answeredBias'
    | 'forwardScale'
    | 'forwardBias'
    | 'wider'
    | 'widerBias'
    | 'narrower'
    | 'narrowerBias',
    Float32Array
  >
>

type Parts = {
  matrix: Multiplier['matrix']
  attend: Attend
  /** Taken once: what is taken for each text and let go again stays with the thread for long. */
  room: Float32Array
}

/**
 * One layer: the pieces of each text look at each other, and each of them is thought over by itself. What comes
 * of it is added to `sum`, a line for each piece, which it gives back; `rows` are the lines that it reads.
 */
type Layer = (rows: Float32Array, sum: Float32Array, lengths: readonly number[]) => Float32Array

export function createLayer(numbers: LayerNumbers, { matrix, attend, room }: Parts): Layer {
  const beforeAttention = normaliser(numbers.attentionScale, numbers.attentionBias, room)
  const beforeForward = normaliser(numbers.forwardScale, numbers.forwardBias, room)
  const asked = matrix(numbers.asked, numbers.askedBias)
  const answered = matrix(numbers.answered, numbers.answeredBias)
  const wider = matrix(numbers.wider, numbers.widerBias)
  const narrower = matrix(numbers.narrower, numbers.narrowerBias)
  const width = numbers.attentionScale.length

  return (rows, sum, lengths) => {
    const count = lengths.reduce((so, length) => so + length, 0)
    const questions = asked(beforeAttention(rows), count)
    addTo(sum, answered(attend(questions, lengths, width), count))
    addTo(sum, narrower(wider(beforeForward(sum), count, 0), count))
    return sum
  }
}
