import type { Figure } from '#server/testing/evaluation/figure.ts'

/** How long something took, each time, in milliseconds. */
export type Times = readonly number[]

export async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The time that this share of all times stays within. */
export function within(share: number, times: Times): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export const median = (numbers: Times): number => within(0.5, numbers)

/** Milliseconds on this machine. */
export function timesFigure(
  [set, what]: readonly [string, string],
  times: Times,
  mostP99?: number,
): Figure {
  const [half, most, almostAll] = [0.5, 0.95, 0.99].map((share) => within(share, times))
  const shown = [half, most, almostAll].map((time) => time?.toFixed(1)).join(' / ')
  return {
    ...{ set, what: `${what}: p50 / p95 / p99 of ${times.length}`, figure: `${shown} ms` },
    goal: mostP99 === undefined ? undefined : `p99 ≤ ${mostP99} ms`,
    isMet: mostP99 === undefined ? undefined : (almostAll ?? Number.NaN) <= mostP99,
    isAlways: false,
  }
}

/** One time by another of the same run. */
export const ratioFigure = (
  [set, what]: readonly [string, string],
  ratio: number,
  most?: number,
): Figure => ({
  ...{ set, what, figure: ratio.toFixed(2) },
  goal: most === undefined ? undefined : `≤ ${most}`,
  isMet: most === undefined ? undefined : ratio <= most,
  isAlways: false,
})
