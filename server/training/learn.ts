import {
  eachLikely,
  type Features,
  type HeadShape,
  type HeadTables,
  oneLikely,
  sizesOf,
  sumsOf,
} from '#server/meaning/head.ts'
import { seededRandom, shuffled } from '#server/seeded-random.ts'

/** Features, and for each output how far it is true: 0 to 1. `weight` says how much the example counts. */
export type Example = { features: Features; truth: readonly number[]; weight?: number }

export type LearnSettings = {
  /** Whether exactly one output is true of each example, or each for itself. */
  oneOf: boolean
  rounds: number
  pace: number
  /** How strongly weights are drawn to nought. */
  decay: number
  placeDecay: number
  /** The share of numbers and places that each look leaves out. */
  leaveOut: number
  leaveOutPlaces: number
  seed: string
}

const usual: LearnSettings = {
  ...{ oneOf: true, rounds: 15, pace: 0.03, decay: 1e-3, placeDecay: 1e-3 },
  ...{ leaveOut: 0.1, leaveOutPlaces: 0.3, seed: 'learn' },
}

/** Moves a line of weights against its slopes, each with a pace that slows the more it has moved. */
function move(
  [table, moved]: readonly [Float32Array, Float32Array],
  start: number,
  slopes: Float32Array,
  factor: number,
  decay: number,
  pace: number,
): void {
  for (let at = 0; at < slopes.length; at += 1) {
    const place = start + at
    const weight = table[place] ?? 0
    const slope = (slopes[at] ?? 0) * factor + decay * weight
    const so = (moved[place] ?? 0) + slope * slope
    moved[place] = so
    table[place] = weight - (pace * slope) / Math.sqrt(so)
  }
}

/** A head as it learns: it reads features with some left out, and moves by the slopes of its sums. */
function learner(
  shape: HeadShape,
  { decay, placeDecay, leaveOut, leaveOutPlaces }: LearnSettings,
  random: () => number,
) {
  const sizes = sizesOf(shape)
  const table = (name: keyof HeadTables, spread = 0) =>
    Float32Array.from({ length: sizes[name] }, () =>
      spread === 0 ? 0 : (random() * 2 - 1) * spread,
    )
  const tables: HeadTables = {
    hiddenNumbers: table('hiddenNumbers', Math.sqrt(1 / shape.numbers)),
    hiddenPlaces: table('hiddenPlaces'),
    hiddenBias: table('hiddenBias'),
    outNumbers: table('outNumbers'),
    outPlaces: table('outPlaces'),
    outHidden: table('outHidden', 0.1),
    outBias: table('outBias'),
  }
  const moving = (name: keyof HeadTables) =>
    [tables[name], new Float32Array(sizes[name]).fill(1e-2)] as const
  const all = {
    ...{ hiddenNumbers: moving('hiddenNumbers'), hiddenPlaces: moving('hiddenPlaces') },
    ...{ outNumbers: moving('outNumbers'), outPlaces: moving('outPlaces') },
    ...{ outHidden: moving('outHidden'), outBias: moving('outBias') },
    hiddenBias: moving('hiddenBias'),
  }
  const head = { ...shape, tables }
  const [units, outs] = [shape.hidden, shape.outputs.length]

  const look = (features: Features) => {
    const numbers = features.numbers.map((number) =>
      leaveOut > 0 && random() < leaveOut ? 0 : number / (1 - leaveOut),
    )
    const places = features.places.filter(() => random() >= leaveOutPlaces)
    const { sums, units: lit } = sumsOf(head, { numbers, places })
    const learnFrom = (slopes: Float32Array, by: number): void => {
      const back = new Float32Array(units)
      for (let unit = 0; unit < units; unit += 1) {
        const value = lit[unit] ?? 0
        if (value === 0) continue
        for (let out = 0; out < outs; out += 1) {
          const share = (slopes[out] ?? 0) * (tables.outHidden[unit * outs + out] ?? 0)
          back[unit] = (back[unit] ?? 0) + share
        }
        move(all.outHidden, unit * outs, slopes, value, decay, by)
      }
      move(all.outBias, 0, slopes, 1, 0, by)
      move(all.hiddenBias, 0, back, 1, 0, by)
      for (let at = 0; at < numbers.length; at += 1) {
        const number = numbers[at] ?? 0
        if (number === 0) continue
        move(all.outNumbers, at * outs, slopes, number, decay, by)
        if (units > 0) move(all.hiddenNumbers, at * units, back, number, decay, by)
      }
      for (const place of places) {
        move(all.outPlaces, place * outs, slopes, 1, placeDecay, by)
        if (units > 0) move(all.hiddenPlaces, place * units, back, 1, placeDecay, by)
      }
    }
    return { sums, learnFrom }
  }
  return { tables, look }
}

/** Everything in another order each round, with a pace that slows from round to round. */
function* inRounds<One>(
  all: readonly One[],
  { rounds, pace }: LearnSettings,
  random: () => number,
): Generator<readonly [One, number]> {
  for (let round = 0; round < rounds; round += 1) {
    for (const one of shuffled(all, random)) yield [one, pace * (1 - round / rounds)]
  }
}

/** Learns a head from examples, by gradients; the same for the same examples in the same order. */
export function learn(
  shape: HeadShape,
  examples: readonly Example[],
  settings: Partial<LearnSettings> = {},
): HeadTables {
  const all = { ...usual, ...settings }
  const random = seededRandom(all.seed)
  const { tables, look } = learner(shape, all, random)
  for (const [{ features, truth, weight = 1 }, by] of inRounds(examples, all, random)) {
    const { sums, learnFrom } = look(features)
    const likely = all.oneOf ? oneLikely(sums) : eachLikely(sums)
    learnFrom(
      likely.map((share, out) => (share - (truth[out] ?? 0)) * weight),
      by,
    )
  }
  return tables
}

/** What there was to choose from, and for each how far it is the right choice; together 1. */
export type Choice = { candidates: readonly Features[]; truth: readonly number[] }

/** Learns a head with one output that is highest for what is rightly chosen among several. */
export function learnChoice(
  shape: HeadShape,
  choices: readonly Choice[],
  settings: Partial<LearnSettings> = {},
): HeadTables {
  const all = { ...usual, ...settings }
  const random = seededRandom(all.seed)
  const { tables, look } = learner(shape, all, random)
  for (const [{ candidates, truth }, by] of inRounds(choices, all, random)) {
    const looks = candidates.map(look)
    const likely = oneLikely(Float32Array.from(looks, ({ sums }) => sums[0] ?? 0))
    for (const [at, { learnFrom }] of looks.entries()) {
      learnFrom(Float32Array.of((likely[at] ?? 0) - (truth[at] ?? 0)), by)
    }
  }
  return tables
}
