import { createAttention } from '#server/meaning/sentences/attention.ts'
import { inRuns } from '#server/meaning/sentences/in-runs.ts'
import { createLayer, type LayerNumbers } from '#server/meaning/sentences/layer.ts'
import { createMultiplier } from '#server/meaning/sentences/multiply.ts'
import { longestText, vectorLength as width } from '#server/meaning/sentences/transformer.ts'
import { wordPlaces } from '#server/meaning/text-features.ts'
import { openWeightFile, type TableOf } from './weight-file.ts'

const heads = 4
const [widest, units] = [1536, 64]
/** What the units read of a text: its vector, the highest of each number of its pieces, and their mean. */
const read = 3 * width
/** As large as the vector's numbers were made where the units were learned. */
const vectorScale = 3
const epsilon = 1e-5

/** What an ear reads of a text: what the encoder's first layer makes of its pieces, and the places of its words. */
export type EarText = { lower: Float32Array; places: readonly number[] }

/** How much speaks for danger in each text, as a sum: the same whatever other texts are listened to with it. */
export type TunedEar = (texts: readonly EarText[]) => number[]

/** So many pieces are listened to at once: the weights are read once for all of them. */
const mostAtOnce = 2 * longestText

const layerNumbers = (table: TableOf): LayerNumbers => ({
  attentionScale: table('attention scale', width),
  attentionBias: table('attention bias', width),
  asked: table('asked', width * 3 * width),
  askedBias: table('asked bias', 3 * width),
  answered: table('answered', width * width),
  answeredBias: table('answered bias', width),
  forwardScale: table('forward scale', width),
  forwardBias: table('forward bias', width),
  wider: table('wider', width * widest),
  widerBias: table('wider bias', widest),
  narrower: table('narrower', widest * width),
  narrowerBias: table('narrower bias', width),
})

/** Its mean to nought, its spread to one. */
function evenInto(out: Float32Array, numbers: Float32Array): void {
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const spread = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0) / numbers.length
  const factor = 1 / Math.sqrt(spread + epsilon)
  for (const [at, number] of numbers.entries()) out[at] = (number - mean) * factor
}

/** An ear whose second layer of attention was learned anew for this one thing, on the encoder's first. */
export function openTunedEar(file: string): TunedEar {
  const table = openWeightFile(file)
  const { matrix } = createMultiplier({
    weights: 5 * width * width + 2 * width * widest,
    columns: 6 * width + widest,
    rows: mostAtOnce,
    widest,
  })
  const layer = createLayer(layerNumbers(table), {
    matrix,
    attend: createAttention({ pieces: longestText, widest: width, heads }),
    room: new Float32Array(mostAtOnce * width),
  })
  const last = matrix(table('last', width * width), table('last bias', width))
  const byUnit = table('units', read * units)
  const [unitStart, byUnits, start] = [
    table('units bias', units),
    table('out', units),
    table('out bias', 1)[0] ?? 0,
  ]
  const byPlace = table('places', wordPlaces)

  /** The sum of one text, by what the layer made of its pieces. */
  const sumOf = (rows: Float32Array, places: readonly number[]): number => {
    const count = rows.length / width
    let sum = start
    for (const place of places) sum += byPlace[place] ?? 0
    if (count === 0) return sum
    const [mean, highest] = [new Float32Array(width), new Float32Array(width)]
    for (let at = 0; at < width; at += 1) {
      let [total, most] = [0, Number.NEGATIVE_INFINITY]
      for (let piece = 0; piece < count; piece += 1) {
        const number = rows[piece * width + at] ?? 0
        total += number
        if (number > most) most = number
      }
      mean[at] = total / count
      highest[at] = most
    }
    const seen = new Float32Array(read)
    for (const [at, number] of last(mean, 1).entries()) seen[at] = Math.tanh(number) * vectorScale
    evenInto(seen.subarray(width, 2 * width), highest)
    evenInto(seen.subarray(2 * width), mean)
    const lit = unitStart.slice()
    for (let at = 0; at < read; at += 1) {
      const number = seen[at] ?? 0
      for (let unit = 0; unit < units; unit += 1) {
        lit[unit] = (lit[unit] ?? 0) + number * (byUnit[at * units + unit] ?? 0)
      }
    }
    for (let unit = 0; unit < units; unit += 1) {
      sum += Math.max(0, lit[unit] ?? 0) * (byUnits[unit] ?? 0)
    }
    return sum
  }

  const together = (texts: readonly EarText[]): number[] => {
    const lengths = texts.map(({ lower }) => lower.length / width)
    const rows = new Float32Array(lengths.reduce((sum, length) => sum + length, 0) * width)
    let from = 0
    for (const { lower } of texts) {
      rows.set(lower, from)
      from += lower.length
    }
    const heard = layer(rows, rows.slice(), lengths)
    from = 0
    return texts.map(({ lower, places }) => {
      const own = heard.subarray(from, from + lower.length)
      from += lower.length
      return sumOf(own, places)
    })
  }

  return (texts) => inRuns(texts, ({ lower }) => lower.length / width, mostAtOnce).flatMap(together)
}
