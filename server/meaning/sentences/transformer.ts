import { createMemory } from '#server/meaning/memory.ts'
import { createAttention } from './attention.ts'
import { createMultiplier, type Matrix } from './multiply.ts'
import type { PackagedWeights } from './packaged-weights.ts'

/** How many pieces of a text are read; the encoder never learned from longer ones. */
export const longestText = 128
/** What is read at once: more would only take memory. */
const mostAtOnce = 512
/** Of how many texts the rows are remembered; each takes a quarter of a megabyte at most. */
const remembered = 16
const heads = 4
const widths = { embedded: 256, inner: 512, widest: 1536 }
export const vectorLength = widths.inner
const epsilon = 1e-6
/** Of all matrices together. */
const [weightsInAll, columnsInAll] = [4_915_200, 8_960]

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

const unitLength = (numbers: Float32Array): Float32Array => {
  let squares = 0
  for (const number of numbers) squares += number ** 2
  const length = Math.sqrt(squares)
  return length === 0 ? numbers : numbers.map((number) => number / length)
}

/** A run of pieces of a text: `from` inclusive, `to` exclusive. */
export type Span = { from: number; to: number }
export type PiecedText = { pieces: readonly number[]; spans: readonly Span[] }

/** A vector of unit length for each span of a text, read with the whole text around it, and a row for each piece. */
export type Transformed = { vectors: Float32Array[]; rows: Float32Array }
export type Transformer = (texts: readonly PiecedText[]) => Transformed[]

function layersOf({ numbers }: PackagedWeights) {
  const { matrix } = createMultiplier({
    weights: weightsInAll,
    columns: columnsInAll,
    rows: mostAtOnce,
    widest: widths.widest,
  })
  /** Taken once: what is taken for each text and let go again stays with the thread for long. */
  const room = new Float32Array(mostAtOnce * widths.inner)
  const normal = (name: string): Normalise =>
    normaliser(
      numbers(`${name}/layer_norm_scale/ConcatPartitions/concat`),
      numbers(`${name}/layer_norm_bias/ConcatPartitions/concat`),
      room,
    )
  const layer = (index: number) => {
    const [name, attention] = [`Layer_${index}/TransformerLayer`, 'MultiheadAttention']
    const transform = (kind: string): Matrix =>
      matrix(
        numbers(`${name}/${attention}/${kind}_transform_single/kernel/part_0`),
        numbers(`${name}/${attention}/${kind}_transform_single/bias/ConcatPartitions/concat`),
      )
    const forward = (kind: string): Matrix =>
      matrix(
        numbers(`${name}/FFN/${kind}/Tensordot/Reshape_1`),
        numbers(`${name}/FFN/${kind}/bias/ConcatPartitions/concat`),
      )
    return {
      beforeAttention: normal(`${name}/layer_prepostprocess/layer_norm`),
      asked: transform('qkv'),
      answered: transform('output'),
      beforeForward: normal(`${name}/FFN/layer_prepostprocess/layer_norm`),
      wider: forward('conv1'),
      narrower: forward('conv2'),
    }
  }
  return {
    layers: [layer(0), layer(1)],
    widened: matrix(
      numbers('TransformerLayer/dense/kernel/ConcatPartitions/concat'),
      numbers('TransformerLayer/dense/bias/ConcatPartitions/concat'),
    ),
    last: matrix(numbers('tanh_layer_0/weights'), numbers('tanh_layer_0/bias')),
    embeddings: numbers('Embeddings_en'),
    rates: numbers('TimingSignal/ExpandDims_1'),
  }
}

/**
 * The Universal Sentence Encoder Lite: two layers of attention over the pieces of a text, and their mean.
 * As its makers have it, the embedding of a piece counts twice beside the sign of its place.
 */
export function createTransformer(weights: PackagedWeights): Transformer {
  const { layers, widened, last, embeddings, rates } = layersOf(weights)
  const attend = createAttention({ pieces: longestText, widest: widths.inner, heads })

  const embedded = (texts: readonly PiecedText[], count: number): Float32Array => {
    const width = widths.embedded
    const rows = new Float32Array(count * width)
    let to = 0
    for (const { pieces } of texts) {
      for (const [place, id] of pieces.entries()) {
        for (let at = 0; at < width; at += 1) {
          rows[to + at] = 2 * (embeddings[id * width + at] ?? 0)
        }
        for (const [at, rate] of rates.entries()) {
          const cosine = to + rates.length + at
          rows[to + at] = (rows[to + at] ?? 0) + Math.sin(place * rate)
          rows[cosine] = (rows[cosine] ?? 0) + Math.cos(place * rate)
        }
        to += width
      }
    }
    return rows
  }

  const attended = (texts: readonly PiecedText[]): Float32Array => {
    const lengths = texts.map(({ pieces }) => pieces.length)
    const count = lengths.reduce((sum, length) => sum + length, 0)
    const first = embedded(texts, count)
    let [rows, width] = [first, widths.embedded]
    for (const { beforeAttention, asked, answered, beforeForward, wider, narrower } of layers) {
      const wide = rows === first ? widened(first, count).slice() : rows
      const questions = asked(beforeAttention(rows), count)
      addTo(wide, answered(attend(questions, lengths, width), count))
      rows = wide
      width = widths.inner
      addTo(rows, narrower(wider(beforeForward(rows), count, 0), count))
    }
    return rows
  }

  const vectorsOf = (rows: Float32Array, spans: readonly Span[]): Float32Array[] => {
    const width = widths.inner
    const vectors: Float32Array[] = []
    for (let start = 0; start < spans.length; start += mostAtOnce) {
      const together = spans.slice(start, start + mostAtOnce)
      const means = new Float32Array(together.length * width)
      for (const [span, { from, to }] of together.entries()) {
        const mean = means.subarray(span * width, (span + 1) * width)
        for (let piece = from; piece < to; piece += 1) {
          const start = piece * width
          for (let at = 0; at < width; at += 1) mean[at] = (mean[at] ?? 0) + (rows[start + at] ?? 0)
        }
        for (let at = 0; at < width; at += 1) mean[at] = (mean[at] ?? 0) / Math.max(1, to - from)
      }
      const out = last(means, together.length).map(Math.tanh)
      vectors.push(
        ...together.map(({ from, to }, span) =>
          to > from
            ? unitLength(out.slice(span * width, (span + 1) * width))
            : new Float32Array(width),
        ),
      )
    }
    return vectors
  }

  const known = createMemory<Float32Array>(remembered)

  /** The rows of each text: an answer is read as a whole and, right after, by its parts. */
  const rowsOf = (texts: readonly PiecedText[]): Float32Array[] => {
    const sources = texts.map(({ pieces }) => new Uint8Array(Uint16Array.from(pieces).buffer))
    const found = sources.map((source) => known.of(source))
    const missing = texts.filter((_, at) => !found[at])
    const rows = missing.length === 0 ? new Float32Array() : attended(missing)
    let start = 0
    return texts.map(({ pieces }, at) => {
      const [before, source] = [found[at], sources[at]]
      if (before || !source) return before ?? new Float32Array()
      const own = rows.slice(start, start + pieces.length * widths.inner)
      start += own.length
      known.keep(source, own)
      return own
    })
  }

  const read = (texts: readonly PiecedText[]): Transformed[] => {
    const all = rowsOf(texts)
    return texts.map(({ pieces, spans }, at) => {
      const rows = all[at] ?? new Float32Array()
      const within = (place: number) => Math.min(place, pieces.length)
      const vectors = vectorsOf(
        rows,
        spans.map(({ from, to }) => ({ from: within(from), to: within(to) })),
      )
      return { vectors, rows }
    })
  }

  return (texts) => {
    const transformed: Transformed[] = []
    let together: PiecedText[] = []
    let count = 0
    const finish = () => {
      if (count > 0) transformed.push(...read(together))
      else
        transformed.push(
          ...together.map(({ spans }) => ({
            vectors: spans.map(() => new Float32Array(vectorLength)),
            rows: new Float32Array(),
          })),
        )
      together = []
      count = 0
    }
    for (const { pieces, spans } of texts) {
      const text = { pieces: pieces.slice(0, longestText), spans }
      if (count + text.pieces.length > mostAtOnce) finish()
      together.push(text)
      count += text.pieces.length
    }
    finish()
    return transformed
  }
}
