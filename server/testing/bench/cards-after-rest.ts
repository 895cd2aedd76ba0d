import { setTimeout as sleep } from 'node:timers/promises'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { timeOf, timesFigure } from './times.ts'
import { withServer } from './with-server.ts'

const set = 'card'
const mostMs = 1_000
/** The threads of the server that is measured rest after so long, and are left alone for longer. */
const [restsAfterMs, leftAloneMs] = [12_000, 20_000]
/** Somebody opens the questions, reads one, and has sent the first answer so much later. */
const writesMs = 8_000
const text = 'He shouted again on Sunday, and I did not know where to go.'

type Taken = { acknowledged: number[]; card: number[] }

/**
 * How long an answer waits for its acknowledgement, and its author from the sending on to know whether it
 * sounds unsafe (R21): after a rest with the questions opened before, after one without, and with an ear
 * that is warm.
 */
export const cardFigures = (rounds: number): Promise<Figure[]> =>
  withServer({ hears: true, isWarm: true, restsAfterMs }, async (server) => {
    const author = await server.registered()
    const open = async () =>
      (await author.get<Question[]>(`/api/questions/${initialWeekId}?userId=30`)).body
    const [question] = await open()
    const body = { response: text, private: true, isPartnerResponse: false }
    const sendTo = async (taken: Taken) => {
      const acknowledged = await timeOf(() => author.patch(`/api/questions/${question?.id}`, body))
      const heard = await timeOf(() => author.post('/api/safety/listen', { text }))
      taken.acknowledged.push(acknowledged)
      taken.card.push(acknowledged + heard)
    }
    const taken = () => ({ acknowledged: [], card: [] }) satisfies Taken
    const [opened, unopened, warm] = [taken(), taken(), taken()]
    for (let round = 0; round < rounds; round += 1) {
      await sleep(leftAloneMs)
      await open()
      await sleep(writesMs)
      await sendTo(opened)
      await sendTo(warm)
      await sleep(leftAloneMs)
      await sendTo(unopened)
    }
    return [
      timesFigure([set, 'after a rest, the questions opened 8 s before'], opened.card, mostMs),
      timesFigure([set, 'after a rest, the questions not opened'], unopened.card),
      timesFigure([set, 'without a rest'], warm.card),
      timesFigure([set, 'acknowledged, after a rest, opened before'], opened.acknowledged),
      timesFigure([set, 'acknowledged, after a rest, not opened'], unopened.acknowledged),
      timesFigure([set, 'acknowledged, without a rest'], warm.acknowledged),
    ]
  })
