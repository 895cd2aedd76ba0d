import { availableParallelism } from 'node:os'
import { tableOf } from '#server/testing/evaluation/table.ts'
import { acknowledgementFigures } from './acknowledgements.ts'
import { insightFigures, mostCatchups } from './insights.ts'

const [catchups, rounds] = [64, 11]

/** Measures how fast the product is on this machine; `npm run bench -- 3` takes three times as long. */
async function bench(times: number): Promise<void> {
  console.log(`Node ${process.version} on ${availableParallelism()} cores.`)
  const figures = [
    ...(await insightFigures(Math.min(catchups * times, mostCatchups))),
    ...(await acknowledgementFigures(rounds * times)),
  ]
  console.log(tableOf(figures))
  if (figures.some(({ isMet }) => isMet === false)) process.exitCode = 1
}

if (import.meta.main) await bench(Math.max(1, Number(process.argv[2]) || 1))
