import { cpus } from 'node:os'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { tableOf } from '#server/testing/evaluation/table.ts'
import { acknowledgementFigures } from './acknowledgements.ts'
import { answerFigures } from './answers.ts'
import { cardFigures } from './cards-after-rest.ts'
import { keepToOwnCore } from './cores.ts'
import { firstScreenFigures } from './first-screen.ts'
import { growthFigures } from './growth.ts'
import { insightFigures, mostCatchups } from './insights.ts'
import { isolationFigures } from './isolation.ts'
import { loginFigures } from './logins.ts'
import { memoryFigures } from './memory.ts'
import { modelOverheadFigures } from './model-overhead.ts'
import { nodeFigures } from './nodes.ts'
import { paintFigures } from './paint.ts'
import { pollFigures } from './poll.ts'
import { startFigures } from './starts.ts'
import { touchFigures } from './touch.ts'
import { weekFigures } from './week.ts'

const [catchups, rounds] = [64, 11]

/** What each row measures; `times` as long as usual. */
const rows: Record<string, (times: number) => Promise<Figure[]>> = {
  P1: (times) => pollFigures(rounds * times),
  P2: (times) => answerFigures(rounds * times),
  P3: (times) => isolationFigures(rounds * times),
  P4: (times) => loginFigures(rounds * times),
  P5: () => firstScreenFigures(),
  P6: (times) => paintFigures(6 * times),
  P7: (times) => touchFigures(3 * times),
  P8: (times) => modelOverheadFigures(rounds * times),
  P9: (times) => startFigures(rounds * times),
  P10: (times) =>
    memoryFigures(
      times < 10 ? { couples: 100, minutes: times } : { couples: 1_000, minutes: times },
    ),
  P11: (times) => growthFigures(rounds, times < 10 ? 100_000 : 1_000_000),
  P12: (times) => nodeFigures(times),
  week: (times) => weekFigures(rounds * times),
  insight: (times) => insightFigures(Math.min(catchups * times, mostCatchups)),
  answer: (times) => acknowledgementFigures(rounds * times),
  card: (times) => cardFigures(rounds * times),
}

/**
 * Measures how fast the product is on this machine: all rows, or those that are named. `npm run bench -- 3`
 * takes three times as long.
 */
async function bench(args: readonly string[]): Promise<void> {
  const isRow = (name: string) => name in rows
  const unknown = args.find((name) => !isRow(name) && !(Number(name) >= 1))
  if (unknown !== undefined) {
    throw new Error(`There is no row ${unknown}. There are ${Object.keys(rows).join(', ')}.`)
  }
  const named = args.filter(isRow)
  const times = Number(args.find((name) => Number(name) >= 1) ?? 1)
  const apart = keepToOwnCore() ? 'what is measured on one, what asks on another' : 'not kept apart'
  console.log(`Node ${process.version} on ${cpus().length} cores, ${apart}.`)
  const figures: Figure[] = []
  for (const [name, measure] of Object.entries(rows)) {
    if (named.length > 0 && !named.includes(name)) continue
    console.error(`${name} …`)
    figures.push(...(await measure(times)))
  }
  console.log(tableOf(figures))
  if (figures.some(({ isMet }) => isMet === false)) process.exitCode = 1
}

if (import.meta.main) {
  await bench(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
