/** One thing a head said with some certainty, and whether it was right. */
export type Said = { score: number; isRight: boolean }

export type Point = { threshold: number; precision: number; recall: number; said: number }

/** For each score from which a head could speak: how often it would be right, and how much of what is true it would say. */
export function curveOf(said: readonly Said[], trueInAll: number): Point[] {
  const sorted = [...said].sort((one, other) => other.score - one.score)
  let right = 0
  return sorted.map(({ score, isRight }, at) => {
    if (isRight) right += 1
    const count = at + 1
    return {
      ...{ threshold: score, precision: right / count, said: count },
      recall: trueInAll === 0 ? 0 : right / trueInAll,
    }
  })
}

/** Fewer than these right show nothing. */
const leastShown = 8

/**
 * The lowest threshold from which on a head is right as often as wanted; above one where that never is.
 * A little caution: as if one more had been wrong.
 */
export function thresholdFor(said: readonly Said[], precision: number): number {
  const reached = curveOf(said, 1).filter(
    (point) =>
      point.said >= leastShown && (point.precision * point.said) / (point.said + 1) >= precision,
  )
  const threshold = reached.at(-1)?.threshold
  return threshold === undefined ? 2 : Math.floor(threshold * 1e4) / 1e4
}

const percent = (share: number): string => share.toFixed(2).replace(/^0/, '').padStart(4)

/** What a head says at a threshold, in a line. */
export function at(threshold: number, said: readonly Said[], trueInAll: number): string {
  const spoken = said.filter(({ score }) => score >= threshold)
  const right = spoken.filter(({ isRight }) => isRight).length
  const precision = spoken.length === 0 ? '   -' : percent(right / spoken.length)
  const recall = trueInAll === 0 ? '   -' : percent(right / trueInAll)
  return `from ${threshold.toFixed(2)}: right ${precision}, found ${recall} (${right} of ${trueInAll}, ${spoken.length - right} wrong)`
}
