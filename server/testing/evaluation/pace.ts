import { createTextWork } from '#server/text-work.ts'
import type { ToldPair } from './tell-pairs.ts'

const most = 100

async function millisecondsOf(calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[] = []
  for (const call of calls) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  return times.sort((one, other) => one - other)
}

const at = (times: readonly number[], share: number): number =>
  times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0

const shown = (times: readonly number[]): string =>
  `p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms`

/**
 * How long a whole insight takes, as the server has it written: in its threads, warm, checked. Beside an
 * empty call to the same threads, since both depend on the machine. No part of the table: it is never
 * twice the same.
 */
export async function paceLines(told: readonly Pick<ToldPair, 'input'>[]): Promise<string[]> {
  const work = createTextWork()
  try {
    await work.warmUp()
    const inputs = told.slice(0, most).map(({ input }) => input)
    const empty = await millisecondsOf(inputs.map(() => () => work.soundsUnsafe('')))
    const insights = await millisecondsOf(inputs.map((input) => () => work.guide.insight(input)))
    const ratio = at(insights, 0.5) / at(empty, 0.5)
    return [
      `an insight, warm: ${shown(insights)} (goal: p99 ≤ 50 ms), of ${inputs.length}`,
      `an empty call to the same threads: ${shown(empty)}; an insight takes ${ratio.toFixed(0)} times as long`,
    ]
  } finally {
    await work.close()
  }
}
