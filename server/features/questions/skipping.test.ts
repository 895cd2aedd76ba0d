import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatchupItem } from '#contract/catchup.ts'
import type { Progress, Question } from '#contract/questions.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import {
  answerAll,
  claimFor,
  registerCouple,
  registerOnTwoDevices,
} from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { fiftyAtOnce } from '#server/testing/until-served.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const week = 'session-initial'
const setOf = async (visitor: Visitor, alias: 30 | 31 = 30) =>
  (await visitor.get<Question[]>(`/api/questions/${week}?userId=${alias}`)).body
const skip = (visitor: Visitor, id: number | undefined, more: object = {}) =>
  visitor.post<RefusalBody>(`/api/questions/${id}/skip`, more)
const answer = (visitor: Visitor, id: number | undefined, response: string, more: object = {}) =>
  visitor.patch<RefusalBody>(`/api/questions/${id}`, { response, ...more })
const itemsFor = async (visitor: Visitor, alias: 30 | 31 = 30) =>
  (await visitor.get<CatchupItem[]>(`/api/catchups/${week}/responses?userId=${alias}`)).body
const ofPartner = { isPartnerResponse: true }

describe('R26 a question that somebody keeps private', () => {
  test('counts as answered, and can be answered after all until they complete', async () => {
    const { visitor } = await registerCouple(server)
    const [first, second, ...others] = await setOf(visitor)
    expect((await skip(visitor, first?.id)).status).toBe(200)
    expect((await skip(visitor, second?.id)).status).toBe(200)
    for (const { id } of others) await answer(visitor, id, 'said')
    const { body } = await visitor.get<Progress>(`/api/progress/${week}?userId=30`)
    expect(body.answered).toBe(7)
    expect((await answer(visitor, second?.id, 'after all')).status).toBe(200)
    expect((await claimFor(visitor, 'primary')).status).toBe(200)
    const late = await answer(visitor, first?.id, 'too late')
    expect([late.status, late.body.message]).toEqual([409, refusalSentence('answers-finished')])
    await answerAll(visitor, 'partner')
    expect((await itemsFor(visitor)).map(({ userResponse }) => userResponse)).toEqual([
      ...[null, 'after all'],
      ...others.map(() => 'said'),
    ])
  })

  test('is seven of seven for who skips them all', async () => {
    const { visitor } = await registerCouple(server)
    for (const { id } of await setOf(visitor)) await skip(visitor, id, ofPartner)
    expect((await claimFor(visitor, 'partner')).status).toBe(200)
  })

  test('opens as kept private from either side, and with both answers gone the guide still speaks', async () => {
    const { visitor } = await registerCouple(server)
    const [first, second] = await setOf(visitor)
    await answerAll(visitor, 'primary', { claim: false })
    await answerAll(visitor, 'partner', { claim: false })
    await skip(visitor, first?.id, ofPartner)
    await skip(visitor, second?.id)
    await skip(visitor, second?.id, ofPartner)
    await claimFor(visitor, 'primary')
    await claimFor(visitor, 'partner')
    const [own, both, open] = await itemsFor(visitor)
    expect(own).toMatchObject({ userResponse: 'answer primary 0', partnerResponse: null })
    expect(own).toMatchObject({ partnerKeptPrivate: true })
    expect(own).not.toHaveProperty('userKeptPrivate')
    expect(both).toMatchObject({ userKeptPrivate: true, partnerKeptPrivate: true })
    expect(Object.keys(open ?? {})).toEqual(['question', 'userResponse', 'partnerResponse'])
    const [theirs] = await itemsFor(visitor, 31)
    expect(theirs).toMatchObject({ userResponse: null, userKeptPrivate: true })
    for (const { question } of [own, both].filter((item) => item !== undefined)) {
      const { status, body } = await visitor.post<{ insight: string }>('/api/catchups/insight', {
        ...{ question: question.content, userName: 'Mina', partnerName: 'Jonas' },
        ...{ weekId: week, questionId: question.id },
      })
      expect([status, body.insight.endsWith('?')]).toEqual([200, true])
    }
  })

  test('replaces an answer unless that is asked not to be', async () => {
    const { visitor } = await registerCouple(server)
    const [first] = await setOf(visitor)
    await answer(visitor, first?.id, 'on second thoughts')
    const careful = await skip(visitor, first?.id, { onlyIfUnanswered: true })
    expect([careful.status, careful.body.message]).toEqual([
      409,
      refusalSentence('answered-already'),
    ])
    await answerAll(visitor, 'partner')
    await answerAll(visitor, 'primary', { claim: false })
    await skip(visitor, first?.id)
    await claimFor(visitor, 'primary')
    expect((await itemsFor(visitor))[0]?.userResponse).toBeNull()
  })

  test('R17 is theirs alone who answers on a device of their own', async () => {
    const { visitor, partner } = await registerOnTwoDevices(server)
    const [first, second] = await setOf(partner, 31)
    expect((await skip(partner, first?.id)).status).toBe(200)
    for (const id of [first?.id, second?.id]) {
      const { status, body } = await skip(visitor, id, ofPartner)
      expect([status, body.message]).toEqual([
        409,
        refusalSentence('on-own-device', { name: 'Jonas' }),
      ])
    }
  })

  test('R17 nobody but the login that skipped learns by trying whether it was skipped or answered', async () => {
    const { partner, signInPartner } = await registerOnTwoDevices(server)
    const [skipped, answered] = await setOf(partner, 31)
    await skip(partner, skipped?.id)
    await answer(partner, answered?.id, 'words')
    const other = await signInPartner()
    const careful = { onlyIfUnanswered: true }
    const tried = [
      await skip(other, skipped?.id, careful),
      await skip(other, answered?.id, careful),
      await answer(other, skipped?.id, 'x', careful),
      await answer(other, answered?.id, 'x', careful),
    ]
    expect(tried.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    expect(new Set(tried.map(({ text }) => text)).size).toBe(1)
  })

  test('R15 of a question that is not theirs or not there is 404, alike', async () => {
    const { visitor } = await registerCouple(server)
    const other = await registerCouple(server)
    const [foreign] = await setOf(other.visitor)
    const replies = [await skip(visitor, foreign?.id), await skip(visitor, 999_999)]
    expect(replies.map(({ status }) => status)).toEqual([404, 404])
    expect(replies[0]?.text).toBe(replies[1]?.text)
  })

  test('T12 skipped fifty times at once it is skipped once, and each is told so', async () => {
    const { visitor } = await registerCouple(server)
    const [first] = await setOf(visitor)
    const careful = { ...ofPartner, onlyIfUnanswered: true }
    const replies = await fiftyAtOnce(() => skip(visitor, first?.id, careful))
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    const rows = await server.database
      .selectFrom('partner_responses')
      .select('id')
      .where('questionId', '=', first?.id ?? 0)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('T12 a retry after completing is acknowledged to the login that skipped', async () => {
    const { visitor } = await registerCouple(server)
    for (const { id } of await setOf(visitor)) await skip(visitor, id)
    await claimFor(visitor, 'primary')
    const [first] = await setOf(visitor)
    expect((await skip(visitor, first?.id)).status).toBe(200)
    server.clock.forward(15 * 60_000)
    expect((await skip(visitor, first?.id)).status).toBe(409)
  })
})

describe('R26 what is stored and logged of a skip', () => {
  const sealedOf = async (id: number | undefined) =>
    (
      await server.database
        .selectFrom('questions')
        .select('response')
        .where('id', '=', id ?? 0)
        .executeTakeFirstOrThrow()
    ).response ?? ''

  test('is as long as what is stored of an answer, and a longer one tells no more than its steps', async () => {
    const { visitor } = await registerCouple(server)
    const said = ['He hits me.', 'x'.repeat(60), 'ü🙂'.repeat(42), 'x'.repeat(257), 'x'.repeat(512)]
    const [first, ...others] = await setOf(visitor)
    await skip(visitor, first?.id)
    for (const [at, text] of said.entries()) await answer(visitor, others[at]?.id, text)
    const sealed = await Promise.all([first, ...others].map((question) => sealedOf(question?.id)))
    const bytes = sealed.map((text) => Buffer.from(text, 'base64').length)
    expect(bytes.slice(0, 4)).toEqual(Array(4).fill(bytes[0]))
    expect(bytes[4]).toBe((bytes[0] ?? 0) + 256)
    expect(bytes[5]).toBe(bytes[4])
    await skip(visitor, others[5]?.id)
    await claimFor(visitor, 'primary')
    await answerAll(visitor, 'partner')
    expect((await itemsFor(visitor)).map(({ userResponse }) => userResponse)).toEqual([
      ...[null, ...said, null],
    ])
  })

  test('opens, and is asked for again, as before where it was sealed before lengths were even', async () => {
    const { visitor } = await registerCouple(server)
    await answerAll(visitor, 'primary', { claim: false })
    const [first, second] = await setOf(visitor)
    for (const [id, text] of [
      [first?.id, 'sealed as it is'],
      [second?.id, ''],
    ] as const) {
      const row = await server.database
        .selectFrom('questions')
        .innerJoin('couples', 'couples.coupleId', 'questions.coupleId')
        .select(['couples.coupleId', 'couples.wrappedKey'])
        .where('questions.id', '=', id ?? 0)
        .executeTakeFirstOrThrow()
      const response = server.vault
        .couple(row.coupleId, row.wrappedKey)
        .seal(text, `answer of the primary to question ${id}`)
      await server.database
        .updateTable('questions')
        .set({ response })
        .where('id', '=', id ?? 0)
        .execute()
    }
    await claimFor(visitor, 'primary')
    expect((await answer(visitor, first?.id, 'sealed as it is')).status).toBe(200)
    expect((await answer(visitor, first?.id, 'sealed as it')).status).toBe(409)
    await answerAll(visitor, 'partner')
    const items = await itemsFor(visitor)
    expect(items.map(({ userResponse }) => userResponse).slice(0, 3)).toEqual([
      ...['sealed as it is', null, 'answer primary 2'],
    ])
  })

  test('has the name of an answer, and what listens to an answer has no line', async () => {
    const { visitor } = await registerCouple(server)
    const [first, second] = await setOf(visitor)
    const linesOf = async (act: () => Promise<unknown>) => {
      const from = server.log.length
      await act()
      await expect.poll(() => server.log.length).toBeGreaterThan(from)
      return server.log.slice(from).map((line) => {
        const { method, route, status } = JSON.parse(line)
        return { method, route, status }
      })
    }
    const named = { method: 'PATCH', route: '/api/questions/:questionId', status: 200 }
    expect(await linesOf(() => skip(visitor, first?.id))).toEqual([named])
    const answering = async () => {
      await visitor.post('/api/safety/listen', { text: 'He hits me.' })
      await answer(visitor, second?.id, 'He hits me.')
    }
    expect(await linesOf(answering)).toEqual([named])
    expect(server.log.join('')).not.toContain('/skip')
  })
})

/** A reply with what differs from couple to couple left out: every word and every number. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf)
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'boolean' ? value : value === null ? null : typeof value
  }
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, shapeOf(one)]))
}

test('T1 R26 before both have finished, no reply tells a skip from an answer', async () => {
  const told = async (act: (visitor: Visitor, id: number | undefined) => Promise<unknown>) => {
    const { visitor, partner } = await registerOnTwoDevices(server)
    const [first, ...others] = await setOf(visitor)
    const replies = [(await act(visitor, first?.id)) as { status: number; body: unknown }]
    for (const { id } of others) await answer(visitor, id, 'said')
    await claimFor(visitor, 'primary')
    for (const device of [visitor, partner]) {
      for (const url of [
        `/api/questions/${week}?userId=30`,
        `/api/questions/${week}?userId=31`,
        `/api/progress/${week}?userId=30`,
        `/api/progress/${week}?userId=31`,
        `/api/catchups/${week}/responses`,
        '/api/session',
        '/api/timeline',
        '/api/account/export',
      ]) {
        replies.push(await device.get(url))
      }
      const { text } = await device.get('/api/account/export?format=html')
      expect(text).not.toContain('Kept private')
      expect(text.match(/Answered, and sealed/g)).toHaveLength(7)
    }
    return replies.map(({ status, body }) => ({ status, body: shapeOf(body) }))
  }
  const skipped = await told((visitor, id) => skip(visitor, id))
  const answered = await told((visitor, id) => answer(visitor, id, 'said'))
  expect(skipped).toEqual(answered)
  expect(skipped).toHaveLength(17)
})

test('R26 the export says of it that it was kept private, once both have finished', async () => {
  const { visitor } = await registerCouple(server)
  const [first] = await setOf(visitor)
  await answerAll(visitor, 'primary', { claim: false })
  await skip(visitor, first?.id)
  await claimFor(visitor, 'primary')
  await answerAll(visitor, 'partner')
  const { text } = await visitor.get('/api/account/export?format=html')
  expect(text.match(/Kept private/g)).toHaveLength(1)
})
