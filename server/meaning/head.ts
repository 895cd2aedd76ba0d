/** What a head reads of a text or two: numbers, and which of so many places its words fall on. */
export type Features = { numbers: Float32Array; places: readonly number[] }

export type HeadShape = {
  outputs: readonly string[]
  /** How many numbers and places it reads, and how many units stand between them and its outputs (may be none). */
  numbers: number
  places: number
  hidden: number
}

/** A line of weights for each place and number that is read. */
export type HeadTables = {
  hiddenNumbers: Float32Array
  hiddenPlaces: Float32Array
  hiddenBias: Float32Array
  outNumbers: Float32Array
  outPlaces: Float32Array
  outHidden: Float32Array
  outBias: Float32Array
}

/** A head as it stands in its file: each table as one scale and bytes in base64. */
export type StoredHead = HeadShape & {
  tables: Record<keyof HeadTables, { scale: number; bytes: string }>
  /** From which score on an output is right as often as its use needs; above one where it never is. */
  thresholds: Readonly<Record<string, number>>
}

export type Head = HeadShape & { tables: HeadTables; thresholds: StoredHead['thresholds'] }

export const sizesOf = ({ outputs, numbers, places, hidden }: HeadShape) => ({
  ...{ hiddenNumbers: numbers * hidden, hiddenPlaces: places * hidden, hiddenBias: hidden },
  ...{ outNumbers: numbers * outputs.length, outPlaces: places * outputs.length },
  ...{ outHidden: hidden * outputs.length, outBias: outputs.length },
})

const tableNames = [
  ...(['hiddenNumbers', 'hiddenPlaces', 'hiddenBias'] as const),
  ...(['outNumbers', 'outPlaces', 'outHidden', 'outBias'] as const),
]
const steps = 127

/** Writes a head down, its weights rounded to bytes. */
export function storedHead({ tables, ...head }: Head): StoredHead {
  const stored = tableNames.map((name) => {
    const largest = tables[name].reduce((so, weight) => Math.max(so, Math.abs(weight)), 0)
    const scale = largest === 0 ? 0 : Number((largest / steps).toPrecision(6))
    const bytes = Int8Array.from(tables[name], (weight) =>
      scale === 0 ? 0 : Math.round(Math.min(steps, Math.max(-steps, weight / scale))),
    )
    return [name, { scale, bytes: Buffer.from(bytes.buffer).toString('base64') }] as const
  })
  return { ...head, tables: Object.fromEntries(stored) as StoredHead['tables'] }
}

/** Reads a head from its file; throws where that does not fit its shape. */
export function openHead({ tables, ...head }: StoredHead): Head {
  const sizes = sizesOf(head)
  const opened = tableNames.map((name) => {
    const { scale, bytes } = tables[name]
    const numbers = new Int8Array(Buffer.from(bytes, 'base64'))
    if (numbers.length !== sizes[name]) throw new Error(`The head's ${name} have another size.`)
    const weights = Float32Array.from(numbers)
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) * scale
    return [name, weights] as const
  })
  return { ...head, tables: Object.fromEntries(opened) as HeadTables }
}

/** Adds to `sums` what the features weigh, by a table with a line of `sums.length` for each of them. */
function weigh(
  sums: Float32Array,
  { numbers, places }: Features,
  byNumber: Float32Array,
  byPlace: Float32Array,
): void {
  const width = sums.length
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0
    if (number === 0) continue
    for (let unit = 0; unit < width; unit += 1) {
      sums[unit] = (sums[unit] ?? 0) + number * (byNumber[at * width + unit] ?? 0)
    }
  }
  for (const place of places) {
    for (let unit = 0; unit < width; unit += 1) {
      sums[unit] = (sums[unit] ?? 0) + (byPlace[place * width + unit] ?? 0)
    }
  }
}

/** What a head makes of features, a sum for each of its outputs; and its hidden units on the way. */
export function sumsOf(
  { tables, outputs, hidden }: Pick<Head, 'tables' | 'outputs' | 'hidden'>,
  features: Features,
): { sums: Float32Array; units: Float32Array } {
  const units = tables.hiddenBias.slice()
  if (hidden > 0) weigh(units, features, tables.hiddenNumbers, tables.hiddenPlaces)
  for (let unit = 0; unit < hidden; unit += 1) units[unit] = Math.max(0, units[unit] ?? 0)
  const sums = tables.outBias.slice()
  weigh(sums, features, tables.outNumbers, tables.outPlaces)
  for (let unit = 0; unit < hidden; unit += 1) {
    for (let out = 0; out < outputs.length; out += 1) {
      const weight = tables.outHidden[unit * outputs.length + out] ?? 0
      sums[out] = (sums[out] ?? 0) + (units[unit] ?? 0) * weight
    }
  }
  return { sums, units }
}

/** Each sum for itself as a likelihood. */
export const eachLikely = (sums: Float32Array): Float32Array =>
  sums.map((sum) => 1 / (1 + Math.exp(-sum)))

/** Sums as likelihoods of which one is true. */
export function oneLikely(sums: Float32Array): Float32Array {
  const largest = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - largest))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => share / total)
}
