import {
  type DangerFeatures,
  type DangerNet,
  type DangerWeights,
  dangerShape,
  dangerSizes,
  sumOf,
  tablesOfViews,
  viewsOf,
} from '#server/meaning/danger-head.ts'
import type { Features } from '#server/meaning/head.ts'
import { seededRandom, shuffled } from '#server/seeded-random.ts'

export type DangerExample = { features: DangerFeatures; isDanger: boolean; weight: number }

const { hidden, numbers, depth } = dangerShape
/** How networks learn; they are drawn to nought by `pull` within what moves them, and by `decay` beside it. */
const manners = {
  plain: { rounds: 14, pace: 0.005, pull: 2e-3, decay: 0 },
  looking: { rounds: 5, pace: 0.002, pull: 0, decay: 0.05 },
} as const
export type Manner = keyof typeof manners
const settings = {
  batch: 64,
  /** The share of numbers and places that each look leaves out. */
  leaveOut: 0.3,
}
const tableNames = Object.keys(dangerSizes) as (keyof DangerNet)[]

/** The slopes of one table and its moments: it moves by how sure the slope is (Adam), and draws to nought. */
function moving(table: Float32Array) {
  const [slopes, mean, spread] = [table, table, table].map(
    ({ length }) => new Float32Array(length),
  ) as [Float32Array, Float32Array, Float32Array]
  return {
    slopes,
    move(step: number, pace: number, pull: number, decay: number): void {
      const [meanShare, spreadShare] = [1 - 0.9 ** step, 1 - 0.999 ** step]
      for (let at = 0; at < table.length; at += 1) {
        const slope = (slopes[at] ?? 0) + pull * (table[at] ?? 0)
        const so = 0.9 * (mean[at] ?? 0) + 0.1 * slope
        const wide = 0.999 * (spread[at] ?? 0) + 0.001 * slope * slope
        mean[at] = so
        spread[at] = wide
        const before = (table[at] ?? 0) * (1 - pace * decay)
        table[at] = before - (pace * (so / meanShare)) / (Math.sqrt(wide / spreadShare) + 1e-8)
      }
      slopes.fill(0)
    },
  }
}

/** Adds to the slopes of what views look for, by what is asked of their means. */
function turnViews(
  slopes: Float32Array,
  pieces: Float32Array,
  shares: Float32Array,
  asked: Float32Array,
): void {
  const count = pieces.length / numbers
  const wishes = new Float32Array(count)
  const views = slopes.length / numbers
  for (let view = 0; view < views; view += 1) {
    const line = view * numbers
    let mean = 0
    for (let piece = 0; piece < count; piece += 1) {
      let wish = 0
      for (let at = 0; at < numbers; at += 1) {
        wish += (asked[line + at] ?? 0) * (pieces[piece * numbers + at] ?? 0)
      }
      wishes[piece] = wish
      mean += wish * (shares[view * count + piece] ?? 0)
    }
    for (let piece = 0; piece < count; piece += 1) {
      const turn = (shares[view * count + piece] ?? 0) * ((wishes[piece] ?? 0) - mean)
      for (let at = 0; at < numbers; at += 1) {
        slopes[line + at] = (slopes[line + at] ?? 0) + turn * (pieces[piece * numbers + at] ?? 0)
      }
    }
  }
}

function learnNet(examples: readonly DangerExample[], manner: Manner, seed: string): DangerNet {
  const { rounds, pace: first, pull, decay } = manners[manner]
  const random = seededRandom(seed)
  const sizeOf = (name: keyof DangerNet) =>
    manner === 'plain' && tablesOfViews.includes(name) ? 0 : dangerSizes[name]
  const table = (name: keyof DangerNet, spread = 0) =>
    Float32Array.from({ length: sizeOf(name) }, () => (random() * 2 - 1) * spread)
  const net: DangerNet = {
    byNumber: table('byNumber', Math.sqrt(3 / numbers)),
    byPlace: table('byPlace', 0.02),
    hiddenStart: table('hiddenStart'),
    byHidden: table('byHidden', 0.15),
    outNumber: table('outNumber'),
    outPlace: table('outPlace'),
    start: table('start'),
    look: table('look', Math.sqrt(1 / numbers)),
    seen: table('seen', Math.sqrt(1 / numbers)),
    seenStart: table('seenStart'),
    bySeen: table('bySeen', 0.1),
  }
  const by = Object.fromEntries(tableNames.map((name) => [name, moving(net[name])])) as Record<
    keyof DangerNet,
    ReturnType<typeof moving>
  >
  const kept = 1 / (1 - settings.leaveOut)
  const add = (to: Float32Array, at: number, more: number): void => {
    to[at] = (to[at] ?? 0) + more
  }

  const look = ({ features, isDanger, weight }: DangerExample): void => {
    const seen: Features = {
      numbers: features.numbers.map((number) => (random() < settings.leaveOut ? 0 : number * kept)),
      places: features.places.filter(() => random() >= settings.leaveOut),
    }
    const { means, shares } = viewsOf(net, features.pieces)
    const factors = means.map(() => (random() < settings.leaveOut ? 0 : kept))
    for (const [at, factor] of factors.entries()) means[at] = (means[at] ?? 0) * factor
    const { sum, units, seen: lit } = sumOf(net, seen, means)
    const slope = ((1 / (1 + Math.exp(-sum)) - (isDanger ? 1 : 0)) * weight) / settings.batch
    add(by.start.slopes, 0, slope)
    const back = units.map((unit, at) => (unit > 0 ? slope * (net.byHidden[at] ?? 0) : 0))
    for (let unit = 0; unit < hidden; unit += 1) {
      add(by.byHidden.slopes, unit, slope * (units[unit] ?? 0))
      add(by.hiddenStart.slopes, unit, back[unit] ?? 0)
    }
    for (let at = 0; at < seen.numbers.length; at += 1) {
      const number = seen.numbers[at] ?? 0
      if (number === 0) continue
      add(by.outNumber.slopes, at, slope * number)
      for (let unit = 0; unit < hidden; unit += 1) {
        add(by.byNumber.slopes, at * hidden + unit, number * (back[unit] ?? 0))
      }
    }
    for (const place of seen.places) {
      add(by.outPlace.slopes, place, slope)
      for (let unit = 0; unit < hidden; unit += 1) {
        add(by.byPlace.slopes, place * hidden + unit, back[unit] ?? 0)
      }
    }
    const asked = new Float32Array(means.length)
    for (let unit = 0; unit < lit.length; unit += 1) {
      const value = lit[unit] ?? 0
      if (value === 0) continue
      const [line, from] = [unit * numbers, Math.floor(unit / depth) * numbers]
      const share = slope * (net.bySeen[unit] ?? 0)
      add(by.bySeen.slopes, unit, slope * value)
      add(by.seenStart.slopes, unit, share)
      for (let at = 0; at < numbers; at += 1) {
        add(by.seen.slopes, line + at, share * (means[from + at] ?? 0))
        add(asked, from + at, share * (net.seen[line + at] ?? 0))
      }
    }
    for (const [at, factor] of factors.entries()) asked[at] = (asked[at] ?? 0) * factor
    turnViews(by.look.slopes, features.pieces, shares, asked)
  }

  let step = 0
  for (let round = 0; round < rounds; round += 1) {
    const pace = first * (1 - round / rounds)
    const mixed = shuffled(examples, random)
    for (let at = 0; at < mixed.length; at += settings.batch) {
      for (const example of mixed.slice(at, at + settings.batch)) look(example)
      step += 1
      for (const name of tableNames) {
        const isDrawn = !name.endsWith('tart')
        by[name].move(step, pace, isDrawn ? pull : 0, isDrawn ? decay : 0)
      }
    }
  }
  return net
}

/** Learns what danger is like from examples, so many times over; the same for the same examples in the same order. */
export const learnDanger = (
  examples: readonly DangerExample[],
  manner: Manner,
  nets: number,
): DangerWeights =>
  Array.from({ length: nets }, (_, net) => learnNet(examples, manner, `danger ${net}`))
