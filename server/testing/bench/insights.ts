import { type Category, categoryNames, type Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { cardOf } from '#server/cards/cards.ts'
import type { InsightInput } from '#server/guide/guide.ts'
import { isOwnInsight } from '#server/guide/rules/own-words.ts'
import type { Figure } from '#server/testing/evaluation/figure.ts'
import { createTextWork } from '#server/text-work.ts'
import { labelledPairs } from '#server/training/corpora.ts'
import { median, ratioFigure, timeOf, timesFigure } from './times.ts'
import { type BenchCaller, type BenchServer, withServer } from './with-server.ts'

const set = 'insight'
const mostP99 = 50
export const perCatchup = 7

type Pair = Pick<InsightInput, 'question' | 'cardId'> & {
  category: Category
  answers: readonly [string, string]
}

/** Pairs of answers from the corpora, each with the card it answers, those that nothing was learned from first. */
export function pairsOf(count: number): Pair[] {
  const found = [...labelledPairs(true), ...labelledPairs(false)].flatMap(({ card, answers }) => {
    const known = cardOf(card)
    const texts = [answers[0].answer, answers[1].answer] as const
    if (!known || texts.some((text) => text.trim() === '')) return []
    const { content: question, category, id: cardId } = known
    return [{ question, category, cardId, answers: texts }]
  })
  if (found.length < count) throw new Error(`There are ${found.length} pairs, fewer than ${count}.`)
  return found.slice(0, count)
}

/** What was told of the answers, and beside it the card's own words, as they come in between (R20). */
type Told = { told: number[]; own: number[] }

const note = (times: Told, text: string, asked: Pair, time: number): void =>
  void times[isOwnInsight(text, asked) ? 'own' : 'told'].push(time)

const names = ['Mina', 'Jonas'] as const

/** By the guarded guide, in its threads, without HTTP. */
async function inThreads(pairs: readonly Pair[], isWarm: boolean) {
  const work = createTextWork()
  const times: Told & { empty: number[]; processor: number[] } = {
    ...{ told: [], own: [] },
    ...{ empty: [], processor: [] },
  }
  try {
    if (isWarm) {
      await work.warmThreads()
      await work.readCards()
    }
    for (const [at, { answers, ...asked }] of pairs.entries()) {
      const input: InsightInput = {
        ...{ ...asked, position: at % perCatchup, timesHad: 0 },
        seed: `bench ${Math.floor(at / perCatchup)}`,
        people: [
          { name: names[0], answer: answers[0] },
          { name: names[1], answer: answers[1] },
        ],
      }
      let text = ''
      const before = process.cpuUsage()
      const time = await timeOf(async () => {
        text = (await work.guide.insight(input)).text
      })
      const { user, system } = process.cpuUsage(before)
      times.processor.push((user + system) / 1000)
      note(times, text, { answers, ...asked }, time)
      times.empty.push(await timeOf(() => work.soundsUnsafe('')))
    }
  } finally {
    await work.close()
  }
  return times
}

type Asked = Pair & { id: number }

/** A couple with pairs of the corpora as its questions and answers, both of them done. */
export async function coupleWith(server: BenchServer, pairs: readonly Pair[]) {
  const visitor = await server.registered()
  const { body: questions } = await visitor.get<Question[]>(
    `/api/questions/${initialWeekId}?userId=30`,
  )
  const asked: Asked[] = []
  for (const [at, { id }] of questions.entries()) {
    const pair = pairs[at]
    if (!pair) break
    const { question: content, category, cardId: bankId } = pair
    await server.database
      .updateTable('questions')
      .set({ content, category: categoryNames[category], bankId })
      .where('id', '=', id)
      .execute()
    asked.push({ ...pair, id })
    for (const [side, response] of pair.answers.entries()) {
      const body = { response, private: true, isPartnerResponse: side === 1 }
      await visitor.patch(`/api/questions/${id}`, body)
    }
  }
  await visitor.post(`/api/progress/${initialWeekId}?userId=30`, { partnerCompleted: true })
  await visitor.post(`/api/progress/${initialWeekId}?userId=31`, { userCompleted: true })
  return { visitor, asked }
}

/** What the guide says of the question at that place, as the page asks for it. */
export async function insightOf(
  { visitor, asked }: Awaited<ReturnType<typeof coupleWith>>,
  at: number,
): Promise<string> {
  const { body } = await visitor.post<{ insight: string }>('/api/catchups/insight', {
    ...{ question: asked[at]?.question, weekId: initialWeekId, questionId: asked[at]?.id },
    ...{ userName: names[0], partnerName: names[1] },
  })
  return body.insight
}

/** Has the ear hear their answers, as their pages do right after each (R21). */
async function listenedTo(visitor: Pick<BenchCaller, 'post'>, asked: readonly Asked[]) {
  for (const text of asked.flatMap(({ answers }) => answers)) {
    await visitor.post('/api/safety/listen', { text })
  }
}

/**
 * As two signed-in people ask for it over HTTP, of answers that are stored, with nobody else there: at once, or when
 * the ear has heard them.
 */
async function overHttp(pairs: readonly Pair[], when: { isWarm: boolean; areHeard: boolean }) {
  const { isWarm, areHeard } = when
  const times: Told = { told: [], own: [] }
  await withServer({ hears: true, isWarm }, async (server) => {
    for (let start = 0; start < pairs.length; start += perCatchup) {
      const { visitor, asked } = await coupleWith(server, pairs.slice(start, start + perCatchup))
      if (areHeard) await listenedTo(visitor, asked)
      for (const [at, pair] of asked.entries()) {
        let insight = ''
        const time = await timeOf(async () => {
          insight = await insightOf({ visitor, asked }, at)
        })
        note(times, insight, pair, time)
      }
    }
  })
  return times
}

const lines = (way: string, { told, own }: Told): Figure[] => [
  timesFigure([set, `told of two answers, ${way}`], told, mostP99),
  timesFigure([set, `the card's own words, ${way}`], own),
  ratioFigure([set, `told by own words, ${way}, p50`], median(told) / median(own)),
]

/** For so many catch-ups the corpora have enough pairs. */
export const mostCatchups = 105

const overHttpWays = {
  unheard: { areHeard: false },
  'heard as they came': { areHeard: true },
} as const
type Way = keyof typeof overHttpWays
const allWays = Object.keys(overHttpWays) as Way[]

/**
 * How long an insight takes with the encoder warm, each of two answers of which none was told before: as nobody has
 * heard them yet, and over HTTP in each of these ways, as people ask for it, long after they have answered.
 */
export async function insightFigures(
  catchups: number,
  { isWarm = true, ways = allWays }: { isWarm?: boolean; ways?: readonly Way[] } = {},
): Promise<Figure[]> {
  const count = perCatchup * catchups
  const pairs = pairsOf(2 * count)
  const others = pairs.slice(count)
  const alone = await inThreads(pairs.slice(0, count), isWarm)
  const figures = [
    ...lines('in threads, unheard', alone),
    timesFigure([set, 'either, in threads, by the clock of the processor'], alone.processor),
    ratioFigure(
      [set, 'told, in threads, by an empty call to them, p50'],
      median(alone.told) / median(alone.empty),
    ),
  ]
  for (const way of ways) {
    const times = await overHttp(others, { isWarm, ...overHttpWays[way] })
    figures.push(...lines(`over HTTP, ${way}`, times))
  }
  return figures
}
