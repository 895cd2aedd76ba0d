import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { createThreads } from '#server/drivers/threads/threads.ts'
import { type Figure, neverFigure, sizeFigure } from './figure.ts'
import type { Lived } from './simulated-couples.ts'

const allCouples = 1000
const couplesAtOnce = 20
const longestMs = 3_600_000

/** What two years of so many couples come to. */
export function coupleFigures(lived: readonly Lived[], every: number): Figure[] {
  const set = 'couples'
  const sum = (one: 'weeks' | 'repeats' | 'brokenSets' | 'unfit') =>
    lived.reduce((so, life) => so + life[one], 0)
  const never = (what: string, one: 'repeats' | 'brokenSets' | 'unfit') =>
    neverFigure([set, what], { of: sum(one), all: sum('weeks') })
  return [
    sizeFigure(set, 'simulated, 104 weeks each', lived.length, allCouples / every),
    never('questions that come back within 52 weeks', 'repeats'),
    never('sets that break a rule of sets, swaps and all', 'brokenSets'),
    never('questions that do not fit what a couple told', 'unfit'),
  ]
}

/** Everything but the guide, for every nth of each set, in threads beside this one. */
export async function evaluateRest(every: number): Promise<Figure[]> {
  const threads = createThreads({
    file: join(import.meta.dirname, 'evaluate.thread.ts'),
    ...{ count: Math.max(1, availableParallelism() - 1), mostWaiting: allCouples, longestMs },
  })
  const couples = Array.from({ length: Math.ceil(allCouples / every) }, (_, at) => at)
  const chunks = Map.groupBy(couples, (couple) => Math.floor(couple / couplesAtOnce))
  try {
    const [ear, asking, ...lived] = await Promise.all([
      threads.run('ear', every) as Promise<Figure[]>,
      threads.run('asking', every) as Promise<Figure[]>,
      ...[...chunks.values()].map((chunk) => threads.run('couples', chunk) as Promise<Lived[]>),
    ])
    return [...ear, ...asking, ...coupleFigures(lived.flat(), every)]
  } finally {
    await threads.close()
  }
}
