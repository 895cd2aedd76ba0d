import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { freePort, isUp } from '#server/testing/server-process.ts'
import { onOtherCore } from './cores.ts'
import { controlOfRounds, inTurns, medianOf, plainFigure, ratioOfRounds } from './in-turns.ts'
import { withFolder, withProcess } from './measured-process.ts'

const set = 'P9'
const [mostTimes, mostMs] = [3, 1_000]
const main = join(import.meta.dirname, '../../../dist/server/main.js')

const unit = readFileSync(join(import.meta.dirname, '../../../ops/duologue.service'), 'utf8')
/** As `npm start`, the image and the unit have it. */
const givesBackMemory = Object.fromEntries(
  [...unit.matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]),
)

const cleansUpOften = [...unit.matchAll(/ (--(?:max|heap)-[\w-]+=\d+)/g)].map(
  ([, flag = '']) => flag,
)

/** Runs the built product as a host does, until `work` is done; in that folder, on a port of its own. */
export async function withProduct<Result>(
  dataDir: string,
  work: (product: { url: string; pid: number }) => Promise<Result>,
): Promise<Result> {
  if (!existsSync(main)) throw new Error('There is no built product yet: npm run build makes it.')
  const port = await freePort()
  const env = {
    ...{ PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off' },
    ...givesBackMemory,
  }
  const [command, args] = onOtherCore(process.execPath, [...cleansUpOften, main])
  const child = spawn(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  try {
    const url = `http://127.0.0.1:${port}`
    while (!(await isUp(url))) {
      if (child.exitCode !== null) throw new Error(`The product ended with ${child.exitCode}.`)
      await sleep(2)
    }
    return await work({ url, pid: child.pid ?? 0 })
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

/** How long the built product takes until it is healthy, by what Node and an open database take. */
export const startFigures = (rounds: number): Promise<Figure[]> =>
  withFolder(async (dataDir) => {
    const file = join(dataDir, 'duologue.db')
    const timed = async (start: (onUp: () => void) => Promise<void>): Promise<number> => {
      const began = performance.now()
      let took = Number.NaN
      await start(() => {
        took = performance.now() - began
      })
      return took
    }
    const bare = () => timed((onUp) => withProcess('bare-start.ts', { file }, async () => onUp()))
    const taken = await inTurns(rounds, {
      ours: () => timed((onUp) => withProduct(dataDir, async () => onUp())),
      bare,
      same: bare,
    })
    const [ours, least] = [medianOf(taken, 'ours'), medianOf(taken, 'bare')]
    return [
      plainFigure(
        [set, 'from the start of the process to health / of Node with a database'],
        `${ours.toFixed(0)} / ${least.toFixed(0)} ms`,
      ),
      {
        ...{
          set,
          what: 'from the start of the process to health',
          figure: `${ours.toFixed(0)} ms`,
        },
        ...{ goal: `≤ ${mostMs} ms`, isMet: ours <= mostMs, isAlways: false },
      },
      ratioOfRounds([set, 'the one by the other'], taken, ['ours', 'bare'], { most: mostTimes }),
      controlOfRounds([set, 'Node with a database by itself'], taken, ['same', 'bare']),
    ]
  })
