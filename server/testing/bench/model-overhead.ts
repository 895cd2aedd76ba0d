import { openModel } from '#server/drivers/model/open-model.ts'
import type { GuardedGuide } from '#server/guide/guarded.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { type Mood, obliging, startModelServer } from '#server/testing/model-server.ts'
import { createTextWork } from '#server/text-work.ts'
import { controlOfRounds, inTurns, medianOf, plainFigure, ratioOfRounds } from './in-turns.ts'
import { mostCatchups, pairsOf, perCatchup } from './insights.ts'
import { timeOf } from './times.ts'

const set = 'P8'
const [mostOverMs, mostDeadMs] = [30, 50]
const modelTakesMs = 100
const insightsEach = 5
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

/** Answers that nobody has read yet, one pair after the other. */
function unread() {
  const pairs = pairsOf(mostCatchups * perCatchup)
  let at = 0
  return (): InsightInput => {
    const pair = pairs[at % pairs.length]
    if (!pair) throw new Error('There are no pairs of answers.')
    const { answers, ...asked } = pair
    at += 1
    return {
      ...{ ...asked, position: at % perCatchup, timesHad: 0, seed: `bench ${at}` },
      people: [
        { name: 'Mina', answer: answers[0] },
        { name: 'Jonas', answer: answers[1] },
      ],
    }
  }
}

/**
 * How long an insight takes beyond the time that a model has it, and how long where the model is gone and
 * nobody asks it any more; beside one that the built-in guide writes.
 */
export async function modelOverheadFigures(rounds: number): Promise<Figure[]> {
  const work = createTextWork()
  const model = scripted()
  const server = await startModelServer(model.mood)
  const guideAt = (url: string) =>
    work.modelGuide(
      openModel({
        ...{ provider: 'openai-compatible', model: 'scripted', apiKey: undefined },
        baseUrl: `${url}/v1`,
      }),
    )
  const next = unread()
  /** Mean milliseconds of an insight that this voice wrote: some are the card's own words (R20), for which none is asked. */
  const timed =
    (guide: GuardedGuide, source: 'model' | 'built-in', ownTime: () => number) => async () => {
      let [sum, count] = [0, 0]
      while (count < insightsEach) {
        const input = next()
        const before = ownTime()
        let by: string = ''
        const took = await timeOf(async () => {
          by = (await guide.insight(input)).source
        })
        if (by !== source) continue
        sum += took - (ownTime() - before)
        count += 1
      }
      return sum / count
    }
  const nothing = () => 0
  const dead = guideAt(unreachable)
  try {
    await work.warmUp()
    const builtIn = timed(work.guide, 'built-in', nothing)
    const taken = await inTurns(rounds, {
      over: timed(guideAt(server.url), 'model', model.spent),
      dead: timed(dead, 'built-in', nothing),
      builtIn,
      same: builtIn,
    })
    const line = (what: string, ms: number, mostMs: number): Figure => ({
      ...{ set, what, figure: `${ms.toFixed(1)} ms`, goal: `≤ ${mostMs} ms` },
      ...{ isMet: ms <= mostMs, isAlways: false },
    })
    return [
      line('an insight by a model, beyond its own time', medianOf(taken, 'over'), mostOverMs),
      line('an insight while the model is gone and rests', medianOf(taken, 'dead'), mostDeadMs),
      plainFigure(
        [set, 'an insight by the built-in guide'],
        `${medianOf(taken, 'builtIn').toFixed(1)} ms`,
      ),
      ratioOfRounds([set, 'gone, by the built-in guide'], taken, ['dead', 'builtIn']),
      controlOfRounds([set, 'the built-in guide by itself'], taken, ['same', 'builtIn']),
    ]
  } finally {
    await work.close()
    await server.stop()
  }
}
