import {
  type DangerNet,
  type DangerWeights,
  dangerShape,
  dangerSizes,
  sumOf,
} from '#server/meaning/danger-head.ts'
import type { Features } from '#server/meaning/head.ts'
import { seededRandom, shuffled } from '#server/seeded-random.ts'

export type DangerExample = { features: Features; isDanger: boolean; weight: number }

const { hidden, numbers } = dangerShape
const settings = {
  ...{ nets: 3, rounds: 14, batch: 64, pace: 0.005, decay: 2e-3 },
  /** The share of numbers and places that each look leaves out. */
  leaveOut: 0.3,
}
const tableNames = Object.keys(dangerSizes) as (keyof DangerNet)[]

/** The slopes of one table and its moments: it moves by how sure the slope is (Adam). */
function moving(table: Float32Array) {
  const [slopes, mean, spread] = [table, table, table].map(
    ({ length }) => new Float32Array(length),
  ) as [Float32Array, Float32Array, Float32Array]
  return {
    slopes,
    move(step: number, pace: number, decay: number): void {
      const [meanShare, spreadShare] = [1 - 0.9 ** step, 1 - 0.999 ** step]
      for (let at = 0; at < table.length; at += 1) {
        const slope = (slopes[at] ?? 0) + decay * (table[at] ?? 0)
        const so = 0.9 * (mean[at] ?? 0) + 0.1 * slope
        const wide = 0.999 * (spread[at] ?? 0) + 0.001 * slope * slope
        mean[at] = so
        spread[at] = wide
        table[at] =
          (table[at] ?? 0) - (pace * (so / meanShare)) / (Math.sqrt(wide / spreadShare) + 1e-8)
      }
      slopes.fill(0)
    },
  }
}

function learnNet(examples: readonly DangerExample[], seed: string): DangerNet {
  const random = seededRandom(seed)
  const table = (name: keyof DangerNet, spread = 0) =>
    Float32Array.from({ length: dangerSizes[name] }, () => (random() * 2 - 1) * spread)
  const net: DangerNet = {
    byNumber: table('byNumber', Math.sqrt(3 / numbers)),
    byPlace: table('byPlace', 0.02),
    hiddenStart: table('hiddenStart'),
    byHidden: table('byHidden', 0.15),
    outNumber: table('outNumber'),
    outPlace: table('outPlace'),
    start: table('start'),
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
    const { sum, units } = sumOf(net, seen)
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
  }

  let step = 0
  for (let round = 0; round < settings.rounds; round += 1) {
    const pace = settings.pace * (1 - round / settings.rounds)
    const mixed = shuffled(examples, random)
    for (let at = 0; at < mixed.length; at += settings.batch) {
      for (const example of mixed.slice(at, at + settings.batch)) look(example)
      step += 1
      for (const name of tableNames) {
        by[name].move(step, pace, name.endsWith('tart') ? 0 : settings.decay)
      }
    }
  }
  return net
}

/** Learns what danger is like from examples, some times over; the same for the same examples in the same order. */
export const learnDanger = (examples: readonly DangerExample[]): DangerWeights =>
  Array.from({ length: settings.nets }, (_, net) => learnNet(examples, `danger ${net}`))
