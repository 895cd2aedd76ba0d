import type { Figure } from '#server/testing/evaluation/figure.ts'
import { median, within } from './times.ts'

/** What a round measured of each. */
export type Rounds<Name extends string> = readonly Record<Name, number>[]

/**
 * Measures each in turn, there and back (A B B A): a machine that gets slower slows them all. Each round begins with the
 * next of them, so that none always follows the same one. Before the first, each is measured once and that is left out;
 * a measure that notes more than it gives forgets it when `onWarm` says so.
 */
export async function inTurns<Name extends string>(
  rounds: number,
  measures: Record<Name, () => Promise<number>>,
  onWarm: () => void = () => undefined,
): Promise<Rounds<Name>> {
  const names = Object.keys(measures) as Name[]
  for (const name of names) await measures[name]()
  onWarm()
  const taken: Record<Name, number>[] = []
  for (let round = 0; round < rounds; round += 1) {
    const sums = Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
    const first = round % names.length
    const there = [...names.slice(first), ...names.slice(0, first)]
    for (const name of [...there, ...there.toReversed()]) sums[name] += await measures[name]()
    taken.push(Object.fromEntries(names.map((name) => [name, sums[name] / 2])) as typeof sums)
  }
  return taken
}

/** So much at most, or at least. */
export type Goal = { most: number } | { least: number }

/** What the middle half of them said. */
const spreadOf = (numbers: readonly number[], digits: number): string =>
  [0.25, 0.75].map((share) => within(share, numbers).toFixed(digits)).join('–')

/** One by the other: the median of all rounds, and what the middle half of them said. */
export function ratioOfRounds<Name extends string>(
  [set, what]: readonly [string, string],
  rounds: Rounds<Name>,
  [one, other]: readonly [Name, Name],
  goal?: Goal,
): Figure {
  const ratios = rounds.map((round) => round[one] / round[other])
  const ratio = median(ratios)
  return {
    ...{ set, what, figure: `${ratio.toFixed(2)} (${spreadOf(ratios, 2)})` },
    goal: goal && ('most' in goal ? `≤ ${goal.most}` : `≥ ${goal.least}`),
    isMet: goal && ('most' in goal ? ratio <= goal.most : ratio >= goal.least),
    isAlways: false,
  }
}

/** How many milliseconds one took beyond the other, in the same way. */
export function beyondOfRounds<Name extends string>(
  names: readonly [string, string],
  rounds: Rounds<Name>,
  [one, other]: readonly [Name, Name],
): Figure {
  const beyond = rounds.map((round) => round[one] - round[other])
  return plainFigure(names, `${median(beyond).toFixed(1)} (${spreadOf(beyond, 1)}) ms`)
}

/** What differs by more, measured by itself, tells of the machine's other work. */
const mostOff = 0.05

/** A control: something measured by itself, in the same rounds. One that is off makes its row uncertain. */
export function controlOfRounds<Name extends string>(
  names: readonly [string, string],
  rounds: Rounds<Name>,
  [one, other]: readonly [Name, Name],
): Figure {
  const ratio = median(rounds.map((round) => round[one] / round[other]))
  return { ...ratioOfRounds(names, rounds, [one, other]), isOff: isOffBy(ratio) }
}

/** Whether what was measured beside itself came out so differently that what stands beside it is not certain. */
const isOffBy = (ratio: number): boolean => !(Math.abs(ratio - 1) <= mostOff)

/** A line without a goal. */
export const plainFigure = ([set, what]: readonly [string, string], figure: string): Figure => ({
  ...{ set, what, figure, goal: undefined, isMet: undefined, isAlways: false },
})

/** What each of two measured by itself. */
export const medianOf = <Name extends string>(rounds: Rounds<Name>, name: Name): number =>
  median(rounds.map((round) => round[name]))
