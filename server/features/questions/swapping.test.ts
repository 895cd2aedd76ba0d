import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Progress, Question } from '#contract/questions.ts'
import { type RefusalBody, type RefusalCode, refusalSentence } from '#contract/refusals.ts'
import { cards } from '#server/cards/cards.ts'
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
const setOf = async (visitor: Visitor, alias: 30 | 31 = 30, weekId = week) =>
  (await visitor.get<Question[]>(`/api/questions/${weekId}?userId=${alias}`)).body
const swap = (visitor: Visitor, id: number | undefined, more: object = {}) =>
  visitor.post<Question & RefusalBody>(`/api/questions/${id}/swap`, more)
const cardsOf = (set: readonly Question[]) =>
  set.map(({ content }) => cards.find((card) => card.content === content))
const ofPartner = { isPartnerResponse: true }

type Refused = Extract<
  RefusalCode,
  'question-swapped' | 'swapped-already' | 'one-is-past-it' | 'no-other-question'
>
const refused = (code: Refused) => [409, refusalSentence(code)]
const said = ({ status, body }: { status: number; body: RefusalBody }) => [status, body.message]

describe('R26 a question that is swapped', () => {
  test('is another one of its category for both people, in the same place', async () => {
    const { visitor, user } = await registerCouple(server)
    const before = await setOf(visitor)
    const third = before[2]
    const { status, body } = await swap(visitor, third?.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ category: third?.category, replaces: third?.id, maySwap: false })
    expect(body).toMatchObject({ weekId: week, userId: user.id, answered: false, response: null })
    expect(body.content).not.toBe(third?.content)
    const [mine, theirs] = [await setOf(visitor), await setOf(visitor, 31)]
    expect(mine.map(({ id }) => id)).toEqual(before.map(({ id }, at) => (at === 2 ? body.id : id)))
    expect(mine[2]).toEqual(body)
    expect(theirs.map(({ content }) => content)).toEqual(mine.map(({ content }) => content))
    const others = mine.filter((_, at) => at !== 2)
    expect(others.every(({ maySwap, replaces }) => maySwap && replaces === undefined)).toBe(true)
  })

  test('leaves a set that keeps the rules, whichever of the seven are swapped', async () => {
    const { visitor } = await registerCouple(server)
    for (const { id } of await setOf(visitor)) expect((await swap(visitor, id)).status).toBe(200)
    const set = cardsOf(await setOf(visitor))
    expect(set.filter((card) => card?.valence === 'warm').length).toBeGreaterThanOrEqual(3)
    expect(set.filter((card) => card?.depth === 3)).toEqual([])
    for (const mechanism of ['gratitude', 'responsiveness', 'quality-time']) {
      expect(set.some((card) => card?.mechanism === mechanism)).toBe(true)
    }
  })

  test('R5 counts as shown, as the one that came does: neither comes back', async () => {
    const { visitor } = await registerCouple(server)
    const before = await setOf(visitor)
    for (const { id } of before.slice(0, 3)) await swap(visitor, id)
    const seen = [...before, ...(await setOf(visitor)).slice(0, 3)].map(({ content }) => content)
    expect(new Set(seen).size).toBe(10)
    for (let at = 0; at < 15; at += 1) {
      const url = `/api/questions/session-${at}-x?clear_existing=true&userId=31`
      const next = (await visitor.get<Question[]>(url)).body.map(({ content }) => content)
      expect(next.filter((content) => seen.includes(content))).toEqual([])
    }
  })

  test('is known to be unanswered until it is shown again', async () => {
    const { visitor, user } = await registerCouple(server)
    const [first] = await setOf(visitor)
    const { body: other } = await swap(visitor, first?.id)
    const { coupleId } = await server.database
      .selectFrom('users')
      .select('coupleId')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    const rows = await server.database
      .selectFrom('shown_questions')
      .select(['bankId', 'timesShown', 'lastSet'])
      .where('coupleId', '=', coupleId)
      .where('swappedAway', '=', 1)
      .execute()
    const [away] = cardsOf(first ? [first] : [])
    expect(rows).toEqual([{ bankId: away?.id, timesShown: 1, lastSet: 0 }])
    expect(other.content).not.toBe(away?.content)
  })

  test('is swapped once, and not once one of the two has answered or skipped it', async () => {
    const { visitor } = await registerCouple(server)
    const [first, second, third] = await setOf(visitor)
    const { body: other } = await swap(visitor, first?.id)
    expect(said(await swap(visitor, other.id))).toEqual(refused('swapped-already'))
    await visitor.patch(`/api/questions/${second?.id}`, { response: 'said', ...ofPartner })
    await visitor.post(`/api/questions/${third?.id}/skip`, {})
    for (const more of [{}, ofPartner]) {
      for (const one of [second, third]) {
        expect(said(await swap(visitor, one?.id, more))).toEqual(refused('one-is-past-it'))
      }
    }
    expect((await setOf(visitor)).map(({ maySwap }) => maySwap)).toEqual([
      ...[false, false, false],
      ...[true, true, true, true],
    ])
    await answerAll(visitor, 'primary')
    expect(said(await swap(visitor, (await setOf(visitor))[5]?.id))).toEqual(
      refused('one-is-past-it'),
    )
  })

  test('takes no answer that was meant for the one before', async () => {
    const { visitor } = await registerCouple(server)
    const [first] = await setOf(visitor)
    const { body: other } = await swap(visitor, first?.id)
    const late = [
      await visitor.patch<RefusalBody>(`/api/questions/${first?.id}`, { response: 'to the old' }),
      await visitor.post<RefusalBody>(`/api/questions/${first?.id}/skip`, {}),
    ]
    expect(late.map(said)).toEqual([refused('question-swapped'), refused('question-swapped')])
    expect((await setOf(visitor))[0]?.answered).toBe(false)
    expect(
      (await visitor.patch(`/api/questions/${other.id}`, { response: 'to the new' })).status,
    ).toBe(200)
    await answerAll(visitor, 'partner')
    await answerAll(visitor, 'primary', { claim: false, word: 'all' })
    expect((await claimFor(visitor, 'primary')).status).toBe(200)
  })

  test('T12 by both at once, twenty-five times each, is swapped once, and each gets the same', async () => {
    const { visitor, partner } = await registerOnTwoDevices(server)
    const [first] = await setOf(visitor)
    const replies = await fiftyAtOnce((at) => swap(at % 2 === 0 ? visitor : partner, first?.id))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect((await setOf(visitor))[0]?.id).toBe(replies[0]?.body.id)
    const { body } = await visitor.get<Progress>(`/api/progress/${week}?userId=30`)
    expect(body.swaps).toBe(1)
  })

  test('T12 while the other one answers it: either the answer stays or the swap, never half of each', async () => {
    const { visitor, partner } = await registerOnTwoDevices(server)
    for (const { id } of await setOf(visitor)) {
      const [swapped, answered] = await Promise.all([
        swap(visitor, id),
        partner.patch(`/api/questions/${id}`, { response: 'said' }),
      ])
      expect([swapped.status, answered.status].sort()).toEqual([200, 409])
    }
    const set = await setOf(partner, 31)
    expect(set).toHaveLength(7)
    for (const { answered, replaces } of set) expect(answered).toBe(replaces === undefined)
  })

  test('R17 is not for who answers for somebody with a device of their own', async () => {
    const { visitor, partner } = await registerOnTwoDevices(server)
    const [first, second] = await setOf(partner, 31)
    await partner.patch(`/api/questions/${first?.id}`, { response: 'mine' })
    const { status, body } = await swap(visitor, second?.id, ofPartner)
    expect([status, body.message]).toEqual([
      409,
      refusalSentence('on-own-device', { name: 'Jonas' }),
    ])
    expect((await swap(visitor, second?.id)).status).toBe(200)
  })

  test('R15 of another couple or nowhere is 404, alike', async () => {
    const { visitor } = await registerCouple(server)
    const other = await registerCouple(server)
    const [foreign] = await setOf(other.visitor)
    const replies = [await swap(visitor, foreign?.id), await swap(visitor, 999_999)]
    expect(replies.map(({ status }) => status)).toEqual([404, 404])
    expect(replies[0]?.text).toBe(replies[1]?.text)
    const [mine] = await setOf(visitor)
    const { body: another } = await swap(visitor, mine?.id)
    for (const id of [mine?.id, another.id]) {
      expect((await swap(other.visitor, id)).status).toBe(404)
    }
  })

  test('stays where there is no other left, and says so', async () => {
    const { visitor, user } = await registerCouple(server)
    const ofFun = async () =>
      (await setOf(visitor)).find((one) => cardsOf([one])[0]?.category === 'fun')
    const first = await ofFun()
    const { coupleId } = await server.database
      .selectFrom('users')
      .select('coupleId')
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
    const ofCategory = cards.filter(({ category }) => category === 'fun')
    await server.database
      .insertInto('shown_questions')
      .values(ofCategory.map(({ id }) => ({ coupleId, bankId: id, timesShown: 1, lastSet: 0 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    expect(said(await swap(visitor, first?.id))).toEqual(refused('no-other-question'))
    expect((await ofFun())?.id).toBe(first?.id)
  })
})
