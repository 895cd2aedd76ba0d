import { cpus } from 'node:os'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { markedPart, readDocument, writeParts } from '#server/testing/evaluation/marked-parts.ts'
import { cellsOf, tableOf, tableOfCells } from '#server/testing/evaluation/table.ts'
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

/** A round is two pairs, there and back. */
const [catchups, rounds] = [64, 11]

/** What each row measures; `times` as long as usual, and with as many couples as its goal names where it `isWhole`. */
const rows: Record<string, (times: number, isWhole: boolean) => Promise<Figure[]>> = {
  P1: (times) => pollFigures(rounds * times),
  P2: (times) => answerFigures(rounds * times),
  P3: (times) => isolationFigures(rounds * times),
  P4: (times) => loginFigures(rounds * times),
  P5: () => firstScreenFigures(),
  P6: (times) => paintFigures(rounds * times),
  P7: (times) => touchFigures(rounds * times),
  P8: (times) => modelOverheadFigures(rounds * times),
  P9: (times) => startFigures(rounds * times),
  P10: (times, isWhole) =>
    memoryFigures(isWhole ? { couples: 1_000, minutes: 10 } : { couples: 100, minutes: times }),
  P11: (times, isWhole) => growthFigures(rounds * times, isWhole ? 1_000_000 : 100_000),
  P12: (times) => nodeFigures(times),
  week: (times) => weekFigures(rounds * times),
  insight: (times) => insightFigures(Math.min(catchups * times, mostCatchups)),
  answer: (times) => acknowledgementFigures(rounds * times),
  card: (times) => cardFigures(5 * times),
}

/** What the table says of a row that could not be measured. */
const unmeasured = (set: string, error: unknown): Figure => ({
  ...{ set, what: `not measured: ${error instanceof Error ? error.message : error}`, figure: '' },
  ...{ goal: 'a figure', isMet: false, isAlways: false },
})

/** Whether a row of the table is a control: what was measured by itself. */
const isControl = (what = ''): boolean => / by (?:itself|themselves|another off)\b/.test(what)

/**
 * The documents' tables of speed, with these figures in place of what the same rows said before; one of them all, one
 * of those with a goal and of the controls beside them.
 */
export function renewedTables(
  document: string,
  figures: readonly Figure[],
): { whole: string; goals: string } {
  const [head = [], , ...before] = document
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
  const said = (name: string) => before.filter(([set]) => set === name)
  const now = (name: string) => figures.filter(({ set }) => set === name).map(cellsOf)
  const body = Object.keys(rows).flatMap((name) => {
    const cells = now(name)
    return cells.length > 0 ? cells : said(name)
  })
  const withGoals = body.filter(([, what, , goal]) => goal || isControl(what))
  return { whole: tableOfCells(head, body), goals: tableOfCells(head, withGoals) }
}

function write(figures: readonly Figure[]): void {
  const part = markedPart(readDocument('docs/speed.md'), 'speed') ?? ''
  const { whole, goals } = renewedTables(part, figures)
  writeParts('docs/speed.md', { speed: whole })
  writeParts('README.md', { speed: goals })
}

const options = ['--whole', '--write']

/**
 * Measures how fast the product is on this machine: all rows, or those that are named. `npm run bench -- 3`
 * takes three times as long; `--whole` fills P10 and P11 as their goals say; `--write` puts what was measured into the
 * documents.
 */
async function bench(given: readonly string[]): Promise<void> {
  const args = given.filter((one) => !options.includes(one))
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
    const taken = await measure(times, given.includes('--whole')).catch((error: unknown) => [
      unmeasured(name, error),
    ])
    console.error(tableOf(taken))
    if (given.includes('--write')) write(taken)
    figures.push(...taken)
  }
  console.log(tableOf(figures))
  const missed = figures.filter(({ isMet }) => isMet === false)
  const off = figures.filter(({ isOff }) => isOff)
  console.log(`${missed.length} goals missed; ${off.length} controls off by more than a twentieth.`)
  if (missed.length > 0) process.exitCode = 1
}

if (import.meta.main) {
  await bench(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
