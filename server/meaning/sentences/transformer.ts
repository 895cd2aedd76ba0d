import { createMemory } from '#server/meaning/memory.ts'
import { createAttention } from './attention.ts'
import { inRuns } from './in-runs.ts'
import { createLayer, type LayerNumbers } from './layer.ts'
import { createMultiplier } from './multiply.ts'
import type { PackagedWeights } from './packaged-weights.ts'

/** How many pieces of a text are read; the encoder never learned from longer ones. */
export const longestText = 128
/** What is read at once: more would only take memory. */
const mostAtOnce = 512
/** Of how many texts the rows are remembered; each takes half a megabyte at most. */
const remembered = 16
const heads = 4
const widths = { embedded: 256, inner: 512, widest: 1536 }
export const vectorLength = widths.inner
/** Of all matrices together. */
const [weightsInAll, columnsInAll] = [4_915_200, 8_960]

const unitLength = (numbers: Float32Array): Float32Array => {
  let squares = 0
  for (const number of numbers) squares += number ** 2
  const length = Math.sqrt(squares)
  return length === 0 ? numbers : numbers.map((number) => number / length)
}

const nothing: Rows = { rows: new Float32Array(), lower: new Float32Array() }

/** A run of pieces of a text: `from` inclusive, `to` exclusive. */
export type Span = { from: number; to: number }
export type PiecedText = { pieces: readonly number[]; spans: readonly Span[] }

/**
 * A vector of unit length for each span of a text, read with the whole text around it; a row for each piece, and what
 * the first layer makes of each, from which a second layer of other weights may go on.
 */
export type Transformed = Rows & { vectors: Float32Array[] }
type Rows = { rows: Float32Array; lower: Float32Array }
export type Transformer = (texts: readonly PiecedText[]) => Transformed[]

function layersOf({ numbers }: PackagedWeights) {
  const { matrix } = createMultiplier({
    weights: weightsInAll,
    columns: columnsInAll,
    rows: mostAtOnce,
    widest: widths.widest,
  })
  const parts = {
    matrix,
    attend: createAttention({ pieces: longestText, widest: widths.inner, heads }),
    room: new Float32Array(mostAtOnce * widths.inner),
  }
  const layer = (index: number) => {
    const [name, attention] = [`Layer_${index}/TransformerLayer`, 'MultiheadAttention']
    const whole = 'ConcatPartitions/concat'
    const normal = (place: string, kind: string) => numbers(`${place}/layer_norm_${kind}/${whole}`)
    const [first, second] = [
      `${name}/layer_prepostprocess/layer_norm`,
      `${name}/FFN/layer_prepostprocess/layer_norm`,
    ]
    const own: LayerNumbers = {
      attentionScale: normal(first, 'scale'),
      attentionBias: normal(first, 'bias'),
      asked: numbers(`${name}/${attention}/qkv_transform_single/kernel/part_0`),
      askedBias: numbers(`${name}/${attention}/qkv_transform_single/bias/${whole}`),
      answered: numbers(`${name}/${attention}/output_transform_single/kernel/part_0`),
      answeredBias: numbers(`${name}/${attention}/output_transform_single/bias/${whole}`),
      forwardScale: normal(second, 'scale'),
      forwardBias: normal(second, 'bias'),
      wider: numbers(`${name}/FFN/conv1/Tensordot/Reshape_1`),
      widerBias: numbers(`${name}/FFN/conv1/bias/${whole}`),
      narrower: numbers(`${name}/FFN/conv2/Tensordot/Reshape_1`),
      narrowerBias: numbers(`${name}/FFN/conv2/bias/${whole}`),
    }
    return createLayer(own, parts)
  }
  return {
    layers: [layer(0), layer(1)] as const,
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

  const attended = (texts: readonly PiecedText[]): Rows => {
    const lengths = texts.map(({ pieces }) => pieces.length)
    const count = lengths.reduce((sum, length) => sum + length, 0)
    const first = embedded(texts, count)
    const lower = layers[0](first, widened(first, count).slice(), lengths)
    return { lower, rows: layers[1](lower, lower.slice(), lengths) }
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

  const known = createMemory<Rows>(remembered)

  /** The rows of each text: an answer is read as a whole and, right after, by its parts. */
  const rowsOf = (texts: readonly PiecedText[]): Rows[] => {
    const sources = texts.map(({ pieces }) => new Uint8Array(Uint16Array.from(pieces).buffer))
    const found = sources.map((source) => known.of(source))
    const missing = texts.filter((_, at) => !found[at])
    const { rows, lower } = missing.length === 0 ? nothing : attended(missing)
    let start = 0
    return texts.map(({ pieces }, at) => {
      const [before, source] = [found[at], sources[at]]
      if (before || !source) return before ?? nothing
      const end = start + pieces.length * widths.inner
      const own = { rows: rows.slice(start, end), lower: lower.slice(start, end) }
      start = end
      known.keep(source, own)
      return own
    })
  }

  const read = (texts: readonly PiecedText[]): Transformed[] => {
    const all = rowsOf(texts)
    return texts.map(({ pieces, spans }, at) => {
      const own = all[at] ?? nothing
      const within = (place: number) => Math.min(place, pieces.length)
      const vectors = vectorsOf(
        own.rows,
        spans.map(({ from, to }) => ({ from: within(from), to: within(to) })),
      )
      return { ...own, vectors }
    })
  }

  const unread = ({ spans }: PiecedText): Transformed => ({
    ...nothing,
    vectors: spans.map(() => new Float32Array(vectorLength)),
  })

  return (texts) =>
    inRuns(
      texts.map(({ pieces, spans }) => ({ pieces: pieces.slice(0, longestText), spans })),
      ({ pieces }) => pieces.length,
      mostAtOnce,
    ).flatMap((run) => (run.some(({ pieces }) => pieces.length > 0) ? read(run) : run.map(unread)))
}
