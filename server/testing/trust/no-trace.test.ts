import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { registerOnTwoDevices } from '#server/testing/couple.ts'
import { sharedTextWork, startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Reply, Visitor } from '#server/testing/visitor.ts'

/** Three answers of one length: two ordinary ones, and one that sounds unsafe. */
const ordinary = ['We cooked soup on Sunday night', 'We fed the ducks on the canal.']
const unsafe = 'He hit me hard on Sunday night'

const asked: string[] = []
const noting = { ...sharedTextWork }
noting.soundsUnsafe = async (text) => {
  asked.push('soundsUnsafe')
  return sharedTextWork.soundsUnsafe(text)
}
noting.wakeEar = () => void asked.push('wakeEar')
noting.wakeAll = () => void asked.push('wakeAll')
noting.guide = { ...sharedTextWork.guide }
for (const kind of ['insight', 'suggestion', 'summary'] as const) {
  noting.guide[kind] = async (input: never) => {
    asked.push(kind)
    return sharedTextWork.guide[kind](input)
  }
}

let server: TestServer
let author: Visitor
let partner: Visitor
let questionId: number
beforeAll(async () => {
  server = await startTestServer({ textWork: noting })
  const couple = await registerOnTwoDevices(server)
  author = couple.visitor
  partner = couple.partner
  const { body } = await author.get<Question[]>(`/api/questions/${initialWeekId}?userId=30`)
  questionId = body[0]?.id ?? 0
})
afterAll(() => server.stop())

/** What tells nothing: when it was, how long it took, which request it was. */
const plain = (line: string) => line.replace(/"(?:time|reqId|ms)":[^,}]+,?/g, '')

const asSeen = ({ status, headers, text }: Reply) => {
  const { date: _, ...others } = headers
  return { status, headers: others, text }
}

const partnersCalls = [
  '/api/user',
  `/api/questions/${initialWeekId}?userId=30`,
  `/api/questions/${initialWeekId}?userId=31`,
  `/api/progress/${initialWeekId}?userId=30`,
  `/api/progress/${initialWeekId}?userId=31`,
  `/api/catchups/${initialWeekId}/responses`,
  `/api/challenges/${initialWeekId}`,
  '/api/timeline',
  '/api/account/export',
]

/** Its author sends that answer in place of the one before, and listens; what is left of it everywhere. */
async function traceOf(response: string) {
  asked.length = 0
  const at = server.log.length
  const saved = await author.patch(`/api/questions/${questionId}`, { response, private: true })
  const askedBySaving = [...asked]
  const heard = await author.post<{ concern: boolean }>('/api/safety/listen', { text: response })
  const seen = []
  for (const call of partnersCalls) seen.push(asSeen(await partner.get(call)))
  await server.settled()
  const rows = await everyRow(server)
  return {
    concern: heard.body.concern,
    trace: {
      saved: asSeen(saved as Reply),
      heardLength: [heard.text.length, heard.headers['content-length']],
      ...{ askedBySaving, asked: [...asked], seen },
      log: server.log.slice(at).map(plain),
      mails: server.mails.length,
      // The sealed answer itself differs, at the same length; every change counts one turn.
      rows: rows
        .replace(/[\w+/=-]{40,}/g, (sealed) => `${sealed.length} signs`)
        .replace(/"turn":\d+/g, ''),
    },
  }
}

describe('C14 R21 an answer that sounds unsafe', () => {
  test('leaves the same trace as any other: in the other one’s replies, the log, the database, the threads', async () => {
    await traceOf(ordinary[0] ?? '')
    const calm = await traceOf(ordinary[1] ?? '')
    const danger = await traceOf(unsafe)
    expect([calm.concern, danger.concern]).toEqual([false, true])
    expect(danger.trace).toEqual(calm.trace)
    expect(calm.trace.askedBySaving).toEqual(['wakeAll'])
    expect(calm.trace.asked.slice(0, 2)).toEqual(['wakeAll', 'soundsUnsafe'])
    expect(calm.trace.seen.filter(({ status }) => status === 200).length).toBeGreaterThan(6)
  })

  test('wakes the threads as a skip does, so that nobody feels which it was', async () => {
    const { body } = await author.get<Question[]>(`/api/questions/${initialWeekId}?userId=30`)
    const wakes = async (send: (visitor: Visitor, path: string) => Promise<Reply>) => {
      asked.length = 0
      expect((await send(author, `/api/questions/${body[1]?.id}`)).status).toBe(200)
      return [...asked]
    }
    const skipping = await wakes((visitor, path) => visitor.post(`${path}/skip`, {}))
    const answering = await wakes((visitor, path) => visitor.patch(path, { response: unsafe }))
    expect([skipping, answering]).toEqual([['wakeAll'], ['wakeAll']])
  })
})
