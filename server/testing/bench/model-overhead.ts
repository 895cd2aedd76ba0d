import { openModel } from '#server/drivers/model/open-model.ts'
import type { GuardedGuide, Written } from '#server/guide/guarded.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { type Mood, obliging, startModelServer } from '#server/testing/model-server.ts'
import { createTextWork, type TextWork } from '#server/text-work.ts'
import {
  beyondOfRounds,
  controlOfRounds,
  inTurns,
  medianOf,
  plainFigure,
  ratioOfRounds,
} from './in-turns.ts'
import { mostCatchups, pairsOf, perCatchup } from './insights.ts'
import { timeOf } from './times.ts'

const set = 'P8'
const [mostOverMs, mostDeadMs] = [30, 50]
const modelTakesMs = 100
const insightsEach = 10
/** For more the corpora have too few pairs that nobody has read yet. */
const mostRounds = 22
const unreachable = 'http://127.0.0.1:9'

/** Answers after a while, and adds up how long it had each request. */
function scripted() {
  let spent = 0
  const mood: Mood = (response, call) => {
    const since = performance.now()
    response.once('finish', () => {
      spent += performance.now() - since
    })
    setTimeout(() => obliging(response, call), modelTakesMs)
  }
  return { mood, spent: () => spent }
}

const guideAt = (work: TextWork, url: string): GuardedGuide =>
  work.modelGuide(
    openModel({
      ...{ provider: 'openai-compatible', model: 'scripted', apiKey: undefined },
      baseUrl: `${url}/v1`,
    }),
  )

const inputs = (): InsightInput[] =>
  pairsOf(mostCatchups * perCatchup).map(({ answers, ...asked }, at) => ({
    ...{ ...asked, position: at % perCatchup, timesHad: 0, seed: `bench ${at}` },
    people: [
      { name: 'Mina', answer: answers[0] },
      { name: 'Jonas', answer: answers[1] },
    ],
  }))

/** So many pairs of answers that a model writes of: for some the card's own words stand there, and none is asked (R20). */
async function writtenOf(count: number): Promise<InsightInput[]> {
  const work = createTextWork()
  const server = await startModelServer(obliging)
  try {
    const guide = guideAt(work, server.url)
    const written: InsightInput[] = []
    for (const input of inputs()) {
      if (written.length === count) break
      if ((await guide.insight(input)).source === 'model') written.push(input)
    }
    return written
  } finally {
    await work.close()
    await server.stop()
  }
}

type Timed = { by: Written['source']; ownTime?: () => number }

/**
 * Mean milliseconds of some insights at a time, of the next pairs, but for the time that somebody else had them. Fails where
 * another guide wrote one.
 */
function timed(
  guide: GuardedGuide,
  pairs: readonly InsightInput[],
  { by, ownTime = () => 0 }: Timed,
) {
  let next = 0
  return async (): Promise<number> => {
    const some = Array.from({ length: insightsEach }, () => {
      const pair = pairs[next % pairs.length]
      next += 1
      if (!pair) throw new Error('A model wrote of no pair of answers.')
      return pair
    })
    const before = ownTime()
    const took = await timeOf(async () => {
      for (const pair of some) {
        const { source } = await guide.insight(pair)
        if (source !== by) throw new Error(`An insight was written by ${source} in place of ${by}.`)
      }
    })
    return (took - (ownTime() - before)) / insightsEach
  }
}

/**
 * How long an insight takes beyond the time that a model has it, and how long where the model is gone and
 * nobody asks it any more; beside one that the built-in guide writes. Each is of the same answers, and in threads of
 * its own: what one has read, the others have not.
 */
export async function modelOverheadFigures(wanted: number): Promise<Figure[]> {
  const rounds = Math.min(wanted, mostRounds)
  const pairs = await writtenOf((2 * rounds + 1) * insightsEach)
  const model = scripted()
  const server = await startModelServer(model.mood)
  const works = [0, 1, 2, 3].map(() => createTextWork())
  const [over, dead, builtIn, same] = works as [TextWork, TextWork, TextWork, TextWork]
  try {
    for (const work of works) {
      await work.warmThreads()
      await work.readCards()
    }
    const taken = await inTurns(rounds, {
      over: timed(guideAt(over, server.url), pairs, { by: 'model', ownTime: model.spent }),
      dead: timed(guideAt(dead, unreachable), pairs, { by: 'built-in' }),
      builtIn: timed(builtIn.guide, pairs, { by: 'built-in' }),
      same: timed(same.guide, pairs, { by: 'built-in' }),
    })
    const line = (what: string, ms: number, mostMs: number): Figure => ({
      ...{ set, what, figure: `${ms.toFixed(1)} ms`, goal: `≤ ${mostMs} ms` },
      ...{ isMet: ms <= mostMs, isAlways: false },
    })
    const [overMs, deadMs] = [medianOf(taken, 'over'), medianOf(taken, 'dead')]
    const builtInMs = medianOf(taken, 'builtIn').toFixed(1)
    return [
      line('an insight by a model, beyond its own time', overMs, mostOverMs),
      line('an insight while the model is gone and rests', deadMs, mostDeadMs),
      plainFigure([set, 'an insight by the built-in guide, of the same'], `${builtInMs} ms`),
      beyondOfRounds([set, 'what a model adds to that, beyond its own time'], taken, [
        'over',
        'builtIn',
      ]),
      ratioOfRounds([set, 'a model, by the built-in guide'], taken, ['over', 'builtIn']),
      ratioOfRounds([set, 'gone, by the built-in guide'], taken, ['dead', 'builtIn']),
      controlOfRounds([set, 'the built-in guide by itself'], taken, ['same', 'builtIn']),
    ]
  } finally {
    for (const work of works) await work.close()
    await server.stop()
  }
}
