import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatchupItem } from '#contract/catchup.ts'
import type { Progress, Question } from '#contract/questions.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { answerAll, claimFor, registerCouple, testPassword } from '#server/testing/couple.ts'
import { draws, triedOnce } from '#server/testing/draws.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const week = 'session-initial'
const setOf = async (visitor: Visitor) =>
  (await visitor.get<Question[]>(`/api/questions/${week}?userId=30`)).body

/**
 * The rows without what may change by saying the same again: turns taken and ciphertexts. What goes on after replies,
 * such as the summary of a catch-up that was completed, has ended by then.
 */
const effects = async () => {
  await server.settled()
  return (await everyRow(server)).replace(
    /"(turn|response|text|updatedAt)":("[^"]*"|\d+|null)/g,
    '',
  )
}

describe('T12 a request sent again after it was carried out', triedOnce, () => {
  const retried: [string, (visitor: Visitor) => Promise<unknown>][] = [
    [
      'an answer of the primary',
      async (visitor) =>
        visitor.patch(`/api/questions/${(await setOf(visitor))[0]?.id}`, { response: 'x' }),
    ],
    [
      'an answer of the partner',
      async (visitor) =>
        visitor.patch(`/api/questions/${(await setOf(visitor))[0]?.id}`, {
          response: 'x',
          isPartnerResponse: true,
        }),
    ],
    [
      'the last answer, after completion',
      async (visitor) => {
        const id = (await setOf(visitor))[6]?.id
        return visitor.patch(`/api/questions/${id}`, { response: 'answer primary 6' })
      },
    ],
    ['a claim', (visitor) => claimFor(visitor, 'primary')],
    ['a start', (visitor) => visitor.post(`/api/catchups/${week}`, { userId: 30 })],
    [
      'a completion',
      async (visitor) => {
        const { body } = await visitor.post<{ id: number }>(`/api/catchups/${week}`, { userId: 30 })
        return visitor.patch(`/api/catchups/${body.id}/complete`, { completed: true })
      },
    ],
    [
      'a summary',
      (visitor) =>
        visitor.post('/api/catchups/summary', { userName: 'a', partnerName: 'b', weekId: week }),
    ],
    ['a reset', (visitor) => visitor.post(`/api/reset-session/${week}`, {})],
  ]
  test.each(retried)('%s has one effect', async (what, send) => {
    const { visitor } = await registerCouple(server)
    const open = !what.startsWith('an answer')
    if (open) {
      await answerAll(visitor, 'primary')
      await answerAll(visitor, 'partner')
    }
    const first = (await send(visitor)) as { status: number; text: string }
    expect(first.status).toBe(200)
    const after = await effects()
    const again = (await send(visitor)) as { status: number; text: string }
    expect([again.status, again.text]).toEqual([200, first.text])
    expect(await effects()).toBe(after)
  })

  test('registering makes one couple, and the retry can sign in', async () => {
    const given = {
      username: 'Ana',
      partnerName: 'Bo',
      email: 'retry@example.org',
      password: testPassword,
    }
    expect((await server.visitor().post('/api/register', given)).status).toBe(200)
    expect((await server.visitor().post('/api/register', given)).status).toBe(409)
    expect((await server.visitor().post('/api/login', given)).status).toBe(200)
  })
})

test('T12 the seventh answer, sent twice at once, is there once', triedOnce, async () => {
  const { visitor } = await registerCouple(server)
  const set = await setOf(visitor)
  for (const { id } of set.slice(0, 6)) {
    await visitor.patch(`/api/questions/${id}`, { response: 'x', isPartnerResponse: true })
  }
  const last = { response: 'the seventh', isPartnerResponse: true }
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => visitor.patch(`/api/questions/${set[6]?.id}`, last)),
  )
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200))
  const rows = await server.database
    .selectFrom('partner_responses')
    .select('id')
    .where('questionId', '=', set[6]?.id ?? 0)
    .execute()
  expect(rows).toHaveLength(1)
})

test('T12 two devices on one question: one whole answer stays', triedOnce, async () => {
  const { visitor } = await registerCouple(server)
  await answerAll(visitor, 'partner')
  await answerAll(visitor, 'primary', { claim: false })
  const [first] = await setOf(visitor)
  const texts = ['from the sofa '.repeat(40).trim(), 'from the kitchen '.repeat(40).trim()]
  await Promise.all(
    texts.map((response) => visitor.patch(`/api/questions/${first?.id}`, { response })),
  )
  await claimFor(visitor, 'primary')
  const { body } = await visitor.get<CatchupItem[]>(`/api/catchups/${week}/responses?userId=30`)
  expect(texts).toContain(body[0]?.userResponse)
})

const ways = draws({ full: 500, share: 25 })

/** All orders in which six calls can arrive, drawn so many times. */
test(`T12 completing, resetting and answering at once, ${ways} ways`, {
  ...triedOnce,
  timeout: 600_000,
}, async () => {
  const couples = await Promise.all(Array.from({ length: 10 }, () => registerCouple(server)))
  let round = 0
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray(['claim', 'claim', 'reset', 'answer', 'change', 'start'], {
        minLength: 3,
      }),
      fc.array(fc.nat({ max: 3 }), { minLength: 6, maxLength: 6 }),
      async (calls, delays) => {
        round += 1
        const { visitor } = couples[round % couples.length] ?? (await registerCouple(server))
        const weekId = `race-${round}`
        await answerAll(visitor, 'partner', { weekId })
        await answerAll(visitor, 'primary', { weekId, claim: false })
        const { body: set } = await visitor.get<Question[]>(`/api/questions/${weekId}?userId=30`)
        const send = (name: string) => {
          const url = `/api/questions/${set[0]?.id}`
          if (name === 'claim') return claimFor(visitor, 'primary', weekId)
          if (name === 'reset') return visitor.post(`/api/reset-session/${weekId}`, {})
          if (name === 'start') return visitor.post(`/api/catchups/${weekId}`, { userId: 30 })
          return visitor.patch(url, {
            response: name === 'answer' ? 'answer primary 0' : 'changed',
          })
        }
        const replies = await Promise.all(
          calls.map(async (name, at) => {
            for (let turn = delays[at] ?? 0; turn > 0; turn -= 1) await Promise.resolve()
            return send(name)
          }),
        )
        for (const { status } of replies) expect([200, 404, 409]).toContain(status)
        await expectWholeState(visitor, weekId, calls.includes('reset'))
        await visitor.post(`/api/reset-session/${weekId}`, {})
      },
    ),
    { numRuns: ways },
  )
  counted('T12', { 'orders at once': ways })
})

/** Either everything of the session is there, or nothing is. */
async function expectWholeState(visitor: Visitor, weekId: string, wasReset: boolean) {
  const { body: progress } = await visitor.get<Progress>(`/api/progress/${weekId}?userId=30`)
  const { body: items } = await visitor.get<CatchupItem[]>(`/api/catchups/${weekId}/responses`)
  if (progress.userCompleted) expect(progress.partnerCompleted).toBe(true)
  expect(items).toHaveLength(progress.userCompleted ? 7 : 0)
  for (const { userResponse, partnerResponse } of items) {
    expect([userResponse, partnerResponse]).not.toContain(null)
  }
  if (!wasReset) expect(progress.partnerCompleted).toBe(true)
  if (wasReset) {
    const rows = await server.database
      .selectFrom('partner_responses')
      .select('id')
      .where('weekId', '=', weekId)
      .execute()
    expect([0, 7]).toContain(rows.length)
  }
}
