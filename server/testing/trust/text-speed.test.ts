import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { isOwnWordsByChance } from '#server/guide/rules/own-words.ts'
import { claimFor, registerCouple, type TestCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { textOf } from '#server/testing/text-growth.ts'
import { textSeedOf } from '#server/testing/text-seed.ts'
import type { Reply, Visitor } from '#server/testing/visitor.ts'
import { createTextWork, type TextWork } from '#server/text-work.ts'

const length = 10_000
const weekId = 'session-initial'
/** The attack that held the server up for minutes, and what else takes the guide longest. */
const hostile = [
  '…'.repeat(length),
  '!'.repeat(length),
  'ﷺ'.repeat(length),
  textOf(['\n', '漢'], length),
  textOf(['a', '@'], length),
  'you don’t care. '.repeat(length / 16),
]

/** The product's own, which reads each text for nobody else: what other tests share would know a text that comes again. */
const textWork = createTextWork({ threads: 1, idleMs: undefined })

let server: TestServer
let couple: TestCouple
/** One whose words without a stored question do not stand on a turn that has the card's own words by chance, and so is read by nobody. */
async function registerReadCouple(): Promise<TestCouple> {
  const found = await registerCouple(server)
  const seed = await textSeedOf(server, found.user.id)
  return isOwnWordsByChance({ seed, position: 0 }) ? registerReadCouple() : found
}
beforeAll(async () => {
  server = await startTestServer({ textWork })
  couple = await registerReadCouple()
  const { visitor } = couple
  const { body: questions } = await visitor.get<Question[]>(`/api/questions/${weekId}?userId=30`)
  for (const [at, { id }] of questions.entries()) {
    for (const isPartnerResponse of [false, true]) {
      const response = hostile[(at + Number(isPartnerResponse)) % hostile.length]
      await visitor.patch(`/api/questions/${id}`, { response, isPartnerResponse })
    }
  }
  await claimFor(visitor, 'primary', weekId)
  await claimFor(visitor, 'partner', weekId)
})
afterAll(async () => {
  await server.stop()
  await textWork.close()
})

/** How often somebody else is answered while those requests are. */
async function answeredMeanwhile(requests: Promise<Reply<unknown>>[]): Promise<number> {
  let isOver = false
  let answered = 0
  const replies = Promise.all(requests).finally(() => {
    isOver = true
  })
  const somebody = server.visitor()
  while (!isOver) {
    expect((await somebody.get('/api/health')).status).toBe(200)
    await new Promise((resolve) => setImmediate(resolve))
    if (!isOver) answered += 1
  }
  const statuses = new Set((await replies).map(({ status }) => status))
  // A machine that is busy with something else asks the couple to wait, which holds nobody up either.
  expect([...statuses].filter((status) => status !== 429)).toEqual([200])
  return answered
}

const names = { userName: 'Mina', partnerName: 'Jonas' }
const attacks: [string, (visitor: Visitor, text: string) => Promise<Reply<unknown>>][] = [
  ['questions to the guide', (visitor, text) => visitor.post('/api/ask', { question: text })],
  ['answers', (visitor, text) => visitor.post('/api/safety/listen', { text })],
  ...(['insight', 'suggestion'] as const).map((kind): (typeof attacks)[number] => [
    `pairs of answers for an ${kind}`,
    (visitor, text) =>
      visitor.post(`/api/catchups/${kind}`, {
        // Not read before for another of these calls, whose readings are remembered.
        ...{ question: `What was good? ${kind}`, ...names },
        ...{ userResponse: text.replace(/.{12}$/su, kind), partnerResponse: text },
      }),
  ]),
]

/** Were these read where requests are served, somebody would get in before each of them at most. */
const rounds = 2

test.each(attacks)(
  'A1 %s of 10,000 hostile signs, many at once, hold nobody up',
  async (_what, attack) => {
    const requests = Array.from({ length: rounds }, () => hostile).flat()
    const answered = await answeredMeanwhile(requests.map((text) => attack(couple.visitor, text)))
    expect(answered).toBeGreaterThan(requests.length / 2)
  },
)

/** One may be written before many could be answered, so they are asked for one after the other. */
test('A1 a summary over fourteen such answers holds nobody up', async () => {
  let last: Promise<Reply<unknown> | undefined> = Promise.resolve(undefined)
  const requests = Array.from({ length: 12 }, () => {
    const next = last.then(() => couple.visitor.post('/api/catchups/summary', { weekId, ...names }))
    last = next
    return next
  })
  const answered = await answeredMeanwhile(requests)
  expect(answered).toBeGreaterThan(30)
})

test('A1 an export, which may hold years of texts, is written beside the thread that serves requests', async () => {
  const work = createTextWork()
  const exportFile: TextWork['exportFile'] = async ({ format, everything }) =>
    JSON.stringify([format, everything.rows.questions?.length])
  const beside = await startTestServer({ textWork: { ...work, exportFile } })
  const { visitor } = await registerCouple(beside)
  await visitor.get(`/api/questions/${weekId}`)
  for (const format of ['json', 'html']) {
    const { status, text } = await visitor.get(`/api/account/export?format=${format}`)
    expect([status, text]).toEqual([200, JSON.stringify([format, 7])])
  }
  await beside.stop()
  await work.close()
})
