import { setTimeout as sleep } from 'node:timers/promises'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import type { Caller } from '#server/testing/visitor.ts'
import { labelledPairs } from '#server/training/corpora.ts'
import { controlOfRounds, ratioOfRounds } from './in-turns.ts'
import { type Times, timeOf, timesFigure, within } from './times.ts'
import { type BenchServer, withServer } from './with-server.ts'

const set = 'answer'
const most = 1.05
const couples = 20
/** Every so often an answer comes, from one couple after the other. */
const everyMs = 25
const perBlock = 40
const isWarm = true

type Author = { visitor: Caller; questions: readonly number[] }

async function authorsOn(server: BenchServer): Promise<Author[]> {
  const authors: Author[] = []
  for (let at = 0; at < couples; at += 1) {
    const visitor = await server.registered()
    const { body } = await visitor.get<Question[]>(`/api/questions/${initialWeekId}?userId=30`)
    authors.push({ visitor, questions: body.map(({ id }) => id) })
  }
  return authors
}

const texts = () =>
  labelledPairs(true).flatMap(({ answers }) => answers.map(({ answer }) => answer))

/**
 * Answers a server gets from many couples; gives how long each waited for its acknowledgement. As the
 * web app does it, each author asks beside it, once it is there, whether the answer sounds unsafe.
 */
function answering(authors: readonly Author[], answers: readonly string[]) {
  let count = 0
  return async (): Promise<number[]> => {
    const times: number[] = []
    const asked: Promise<unknown>[] = []
    const send = async (at: number): Promise<void> => {
      const author = authors[at % authors.length]
      const question = author?.questions[Math.floor(at / authors.length) % author.questions.length]
      const text = answers[at % answers.length] ?? ''
      const body = { response: text, private: true, isPartnerResponse: false }
      times.push(
        await timeOf(async () => author?.visitor.patch(`/api/questions/${question}`, body)),
      )
      await author?.visitor.post('/api/safety/listen', { text })
    }
    for (let sent = 0; sent < perBlock; sent += 1) {
      asked.push(send(count))
      count += 1
      await sleep(everyMs)
    }
    await Promise.all(asked)
    return times
  }
}

type Round = Record<'on' | 'off' | 'same', Times>

/** Rounds of the three in turn, there and back: a machine that gets slower slows them all. */
async function takeRounds(
  rounds: number,
  answer: Record<keyof Round, () => Promise<number[]>>,
): Promise<Round[]> {
  await Promise.all(Object.values(answer).map((block) => block()))
  const taken: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    const times: Record<keyof Round, number[]> = { on: [], off: [], same: [] }
    for (const name of ['on', 'off', 'same', 'same', 'off', 'on'] as const) {
      times[name].push(...(await answer[name]()))
    }
    taken.push(times)
  }
  return taken
}

/** What that share of each round's acknowledgements stays within. */
const allWithin = (share: number, rounds: readonly Round[]) =>
  rounds.map(({ on, off, same }) => ({
    ...{ on: within(share, on), off: within(share, off), same: within(share, same) },
  }))

/** Whether an answer is acknowledged as fast with the ear switched on as without one; in so many rounds. */
export async function acknowledgementFigures(rounds: number): Promise<Figure[]> {
  const answers = texts()
  const taken = await withServer({ hears: true, isWarm }, (on) =>
    withServer({ hears: false, isWarm }, (off) =>
      withServer({ hears: false, isWarm }, async (same) => {
        const blocks = { on, off, same }
        const answer = Object.fromEntries(
          await Promise.all(
            Object.entries(blocks).map(async ([name, server]) => [
              name,
              answering(await authorsOn(server), answers),
            ]),
          ),
        )
        return takeRounds(rounds, answer)
      }),
    ),
  )
  const all = (name: keyof Round) => taken.flatMap((round) => round[name])
  return [
    timesFigure([set, 'acknowledged, ear on'], all('on')),
    timesFigure([set, 'acknowledged, ear off'], all('off')),
    ...[0.5, 0.95].flatMap((share) => {
      const each = allWithin(share, taken)
      const p = `p${share * 100}`
      return [
        ratioOfRounds([set, `ear on by off, ${p}`], each, ['on', 'off'], { most }),
        controlOfRounds([set, `off by another off, ${p}`], each, ['same', 'off']),
      ]
    }),
  ]
}
