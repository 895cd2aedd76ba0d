import type { Features } from './head.ts'

export const dangerShape = { numbers: 512, places: 8192, hidden: 16 } as const

/** One network with a layer between, since what is harmless comes in many kinds that no line divides from danger. */
export type DangerNet = {
  byNumber: Float32Array
  byPlace: Float32Array
  hiddenStart: Float32Array
  byHidden: Float32Array
  outNumber: Float32Array
  outPlace: Float32Array
  start: Float32Array
}
/** Some that learned from different beginnings; their mean errs less than each. */
export type DangerWeights = readonly DangerNet[]

const { numbers, places, hidden } = dangerShape
export const dangerSizes: Readonly<Record<keyof DangerNet, number>> = {
  ...{ byNumber: numbers * hidden, byPlace: places * hidden, hiddenStart: hidden },
  ...{ byHidden: hidden, outNumber: numbers, outPlace: places, start: 1 },
}
const tableNames = Object.keys(dangerSizes) as (keyof DangerNet)[]

/** Each table as one scale and bytes in base64. */
type StoredNet = Record<keyof DangerNet, { scale: number; bytes: string }>
export type StoredDanger = {
  nets: readonly StoredNet[]
  thresholds: { alone: number; withWords: number }
}

const steps = 127

const storedNet = (net: DangerNet): StoredNet =>
  Object.fromEntries(
    tableNames.map((name) => {
      const largest = net[name].reduce((so, weight) => Math.max(so, Math.abs(weight)), 0)
      const scale = Number((largest / steps).toPrecision(6))
      const bytes = Int8Array.from(net[name], (weight) =>
        scale === 0 ? 0 : Math.round(Math.min(steps, Math.max(-steps, weight / scale))),
      )
      return [name, { scale, bytes: Buffer.from(bytes.buffer).toString('base64') }]
    }),
  ) as StoredNet

/** Weights rounded to bytes, as they stand in their file. */
export const storedDanger = (
  weights: DangerWeights,
  thresholds: StoredDanger['thresholds'],
): StoredDanger => ({ nets: weights.map(storedNet), thresholds })

/** Weights from their file; throws where those do not fit the shape. */
export const openDangerWeights = ({ nets }: StoredDanger): DangerWeights =>
  nets.map(
    (net) =>
      Object.fromEntries(
        tableNames.map((name) => {
          const { scale, bytes } = net[name]
          const found = new Int8Array(Buffer.from(bytes, 'base64'))
          if (found.length !== dangerSizes[name]) throw new Error(`${name} has another size.`)
          return [name, Float32Array.from(found, (number) => number * scale)]
        }),
      ) as DangerNet,
  )

/** What one network makes of features: a sum, and its units on the way. */
export function sumOf(net: DangerNet, given: Features): { sum: number; units: Float32Array } {
  const units = net.hiddenStart.slice()
  let sum = net.start[0] ?? 0
  for (let at = 0; at < given.numbers.length; at += 1) {
    const number = given.numbers[at] ?? 0
    if (number === 0) continue
    sum += number * (net.outNumber[at] ?? 0)
    for (let unit = 0; unit < hidden; unit += 1) {
      units[unit] = (units[unit] ?? 0) + number * (net.byNumber[at * hidden + unit] ?? 0)
    }
  }
  for (const place of given.places) {
    sum += net.outPlace[place] ?? 0
    for (let unit = 0; unit < hidden; unit += 1) {
      units[unit] = (units[unit] ?? 0) + (net.byPlace[place * hidden + unit] ?? 0)
    }
  }
  for (let unit = 0; unit < hidden; unit += 1) {
    units[unit] = Math.max(0, units[unit] ?? 0)
    sum += (units[unit] ?? 0) * (net.byHidden[unit] ?? 0)
  }
  return { sum, units }
}

/** How likely features are danger. */
export function weighDanger(weights: DangerWeights, features: Features): number {
  const sum = weights.reduce((so, net) => so + sumOf(net, features).sum, 0) / weights.length
  return 1 / (1 + Math.exp(-sum))
}
