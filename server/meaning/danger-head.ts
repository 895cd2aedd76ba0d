import type { Features } from './head.ts'

/** So many views look over the pieces of a text, each for something else, and make so many units of what they see. */
export const dangerShape = { numbers: 512, places: 8192, hidden: 16, views: 6, depth: 24 } as const

/** What the ear reads of a text: besides its vector and words, a row of numbers for each of its pieces. */
export type DangerFeatures = Features & { pieces: Float32Array }

/**
 * One network with a layer between, since what is harmless comes in many kinds that no line divides from danger.
 * One that looks has views besides, since a single word may be all that tells; in a plain one their tables are empty.
 */
export type DangerNet = {
  byNumber: Float32Array
  byPlace: Float32Array
  hiddenStart: Float32Array
  byHidden: Float32Array
  outNumber: Float32Array
  outPlace: Float32Array
  start: Float32Array
  /** What each view looks for. */
  look: Float32Array
  /** What it makes of the pieces it looked at, a line for each unit, and what those say about danger. */
  seen: Float32Array
  seenStart: Float32Array
  bySeen: Float32Array
}
/** Plain ones and some that look, from different beginnings; their mean errs less than each. */
export type DangerWeights = readonly DangerNet[]

const { numbers, places, hidden, depth } = dangerShape
export const dangerSizes: Readonly<Record<keyof DangerNet, number>> = {
  ...{ byNumber: numbers * hidden, byPlace: places * hidden, hiddenStart: hidden },
  ...{ byHidden: hidden, outNumber: numbers, outPlace: places, start: 1 },
  ...{ look: dangerShape.views * numbers, seen: dangerShape.views * depth * numbers },
  ...{ seenStart: dangerShape.views * depth, bySeen: dangerShape.views * depth },
}
const tableNames = Object.keys(dangerSizes) as (keyof DangerNet)[]
export const tablesOfViews: readonly (keyof DangerNet)[] = ['look', 'seen', 'seenStart', 'bySeen']

/** Each table as one scale and bytes in base64. */
type StoredNet = Record<keyof DangerNet, { scale: number; bytes: string }>
/** From which likelihood on a text is danger by its meaning alone, and with words beside it that often mean danger. */
export type DangerThresholds = { alone: number; withWords: number }

/**
 * Those of answers: an answer that is `doubtful`, or holds a sentence that by itself is from `oneSentence` on, is not taken
 * for danger, and not spoken of either.
 */
export type AnswerThresholds = DangerThresholds & {
  doubtful: DangerThresholds
  oneSentence: number
}

/** Those of questions to the guide; below `sure` a question is heard only faintly. */
export type AskedThresholds = DangerThresholds & { sure: number }

export type StoredDanger = {
  nets: readonly StoredNet[]
  thresholds: AnswerThresholds & { asked: AskedThresholds }
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
          const isNone = tablesOfViews.includes(name) && net.look.bytes === ''
          if (found.length !== (isNone ? 0 : dangerSizes[name]))
            throw new Error(`${name} has another size.`)
          return [name, Float32Array.from(found, (number) => number * scale)]
        }),
      ) as DangerNet,
  )

/** The mean of the pieces as each view sees them, and how large a share each piece has in it. */
export type Views = { means: Float32Array; shares: Float32Array }

/** How the views of a network see the pieces of a text; nothing where there are none. */
export function viewsOf({ look }: DangerNet, pieces: Float32Array): Views {
  const count = pieces.length / numbers
  const views = look.length / numbers
  const means = new Float32Array(views * numbers)
  const shares = new Float32Array(views * count)
  for (let view = 0; view < views; view += 1) {
    const [line, first] = [view * numbers, view * count]
    let [largest, total] = [Number.NEGATIVE_INFINITY, 0]
    for (let piece = 0; piece < count; piece += 1) {
      const from = piece * numbers
      let near = 0
      for (let at = 0; at < numbers; at += 1)
        near += (look[line + at] ?? 0) * (pieces[from + at] ?? 0)
      shares[first + piece] = near
      largest = Math.max(largest, near)
    }
    for (let piece = 0; piece < count; piece += 1) {
      const share = Math.exp((shares[first + piece] ?? 0) - largest)
      shares[first + piece] = share
      total += share
    }
    for (let piece = 0; piece < count; piece += 1) {
      const from = piece * numbers
      const share = (shares[first + piece] ?? 0) / total
      shares[first + piece] = share
      for (let at = 0; at < numbers; at += 1) {
        means[line + at] = (means[line + at] ?? 0) + share * (pieces[from + at] ?? 0)
      }
    }
  }
  return { means, shares }
}

type Sum = { sum: number; units: Float32Array; seen: Float32Array }

/** What one network makes of features and of what its views see: a sum, and its units on the way. */
export function sumOf(net: DangerNet, given: Features, means: Float32Array): Sum {
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
  const seen = net.seenStart.slice()
  for (let unit = 0; unit < seen.length; unit += 1) {
    const [line, from] = [unit * numbers, Math.floor(unit / depth) * numbers]
    let value = seen[unit] ?? 0
    for (let at = 0; at < numbers; at += 1) {
      value += (net.seen[line + at] ?? 0) * (means[from + at] ?? 0)
    }
    seen[unit] = Math.max(0, value)
    sum += (seen[unit] ?? 0) * (net.bySeen[unit] ?? 0)
  }
  return { sum, units, seen }
}

/** How much speaks for danger in features, by the mean of networks: as likely as not at nought. */
export function sumOfDanger(weights: DangerWeights, features: DangerFeatures): number {
  const sums = weights.map((net) => sumOf(net, features, viewsOf(net, features.pieces).means).sum)
  return sums.reduce((so, sum) => so + sum, 0) / weights.length
}
