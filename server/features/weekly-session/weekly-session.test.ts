import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { categoryNames, type Question } from '#contract/questions.ts'
import { refusalSentence } from '#contract/refusals.ts'
import type { WeeklySessionState } from '#contract/weekly-session.ts'
import {
  answerAll,
  claimFor,
  registerCouple,
  registerOnTwoDevices,
} from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { fiftyAtOnce } from '#server/testing/until-served.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const week = '/api/questions/session-initial'
const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id)
const contentsOf = (questions: readonly Question[]) => questions.map(({ content }) => content)

describe('questions', () => {
  test('R5 are seven, one of each category, the same for both people', async () => {
    const { visitor, user } = await registerCouple(server)
    const { body: mine } = await visitor.get<Question[]>(`${week}?userId=${user.id}`)
    const { body: theirs } = await visitor.get<Question[]>(`${week}?userId=31`)
    expect(mine.map(({ category }) => category).sort()).toEqual(Object.values(categoryNames).sort())
    expect(contentsOf(theirs)).toEqual(contentsOf(mine))
    expect(idsOf(theirs)).toEqual(idsOf(mine))
    expect(mine.every(({ userId }) => userId === user.id)).toBe(true)
    expect(theirs.every(({ userId }) => userId === user.partnerId)).toBe(true)
    expect(mine.every(({ response, answered }) => response === null && !answered)).toBe(true)
  })

  test('R4 fifty parallel first requests make one set', async () => {
    const { visitor } = await registerCouple(server)
    const replies = await fiftyAtOnce((at) =>
      visitor.get<Question[]>(`${week}?userId=${30 + (at % 2)}`),
    )
    expect(new Set(replies.map(({ body }) => JSON.stringify(idsOf(body)))).size).toBe(1)
    const rows = await server.database
      .selectFrom('questions')
      .select('id')
      .where('id', 'in', idsOf(replies[0]?.body ?? []))
      .execute()
    expect(rows).toHaveLength(7)
  })

  test('R5 none comes back before the couple has been through the bank', async () => {
    const { visitor } = await registerCouple(server)
    const seen: string[] = []
    for (let at = 0; at < 15; at += 1) {
      const url = `/api/questions/session-${at}-x?clear_existing=true&userId=31`
      seen.push(...contentsOf((await visitor.get<Question[]>(url)).body))
    }
    expect(seen).toHaveLength(15 * 7)
    expect(new Set(seen).size).toBe(15 * 7)
  })

  test('a query string stuck to the session id is cut off', async () => {
    const { visitor } = await registerCouple(server)
    const plain = await visitor.get<Question[]>(week)
    const stuck = await visitor.get<Question[]>(`${week}${encodeURIComponent('?userId=30')}`)
    expect(idsOf(stuck.body)).toEqual(idsOf(plain.body))
  })
})

test('R10 how often they meet is what one has chosen, or else the other one', async () => {
  const { visitor: mina, partner: jonas } = await registerOnTwoDevices(server)
  const choose = (visitor: typeof mina, frequency: string) =>
    visitor.send('PUT', '/api/reminder-settings', {
      ...{ reminderDay: 'Sunday', reminderTime: '19:00', reminderEnabled: false, frequency },
    })
  const rhythms = async () => {
    const replies = [mina, jonas].map((who) => who.get<WeeklySessionState>('/api/session'))
    return (await Promise.all(replies)).map(({ body }) => body.rhythm)
  }
  expect(await rhythms()).toEqual(['weekly', 'weekly'])
  await choose(jonas, 'monthly')
  expect(await rhythms()).toEqual(['monthly', 'monthly'])
  await choose(mina, 'fortnightly')
  expect(await rhythms()).toEqual(['fortnightly', 'monthly'])
  const other = await registerOnTwoDevices(server)
  expect((await other.visitor.get<WeeklySessionState>('/api/session')).body.rhythm).toBe('weekly')
})

describe('the current session', () => {
  test('R4 R15 clear_existing makes its id the current one; a plain GET and a reset do not', async () => {
    const { visitor, user } = await registerCouple(server)
    const active = async () =>
      (await visitor.get<{ activeSessionId: string | null }>('/api/session')).body.activeSessionId
    expect(await active()).toBeNull()
    await visitor.get('/api/questions/session-1-a?userId=30')
    expect(await active()).toBeNull()
    await visitor.get('/api/questions/session-2-b?clear_existing=true&userId=31')
    expect(await active()).toBe('session-2-b')
    await visitor.get('/api/questions/session-3-c')
    await visitor.post(`/api/reset-session/session-2-b?userId=${user.id}`, {})
    expect(await active()).toBe('session-2-b')
    const progress = await visitor.get<{ activeSessionId: string }>(
      '/api/progress/session-initial?userId=30',
    )
    expect(progress.body.activeSessionId).toBe('session-2-b')
  })

  test('C4 C9 R23 tells whether its catch-up has begun, when the last one was, and its focus', async () => {
    const { visitor, user } = await registerCouple(server)
    const read = async () => (await visitor.get<WeeklySessionState>('/api/session')).body
    expect(await read()).toEqual({
      activeSessionId: null,
      catchup: null,
      lastTalk: null,
      rhythm: 'weekly',
    })
    const { catchupId } = await openCatchup(visitor, { complete: false })
    expect((await read()).catchup).toEqual({
      ...{ userId: user.id, completed: false, unread: false },
    })
    await visitor.patch(`/api/catchups/${catchupId}/complete`, { completed: true })
    const focus = ['Daily Life & Routines', 'Fun & Friendship']
    await visitor.post(`/api/catchups/${catchupId}/feedback`, { helpful: null, focus })
    const lastTalk = { happenedAt: server.clock.now().toISOString(), focus }
    expect(await read()).toMatchObject({ catchup: { completed: true }, lastTalk })
    await pressDone(visitor)
    expect(await read()).toEqual({
      activeSessionId: null,
      catchup: null,
      lastTalk,
      rhythm: 'weekly',
    })
    const other = await registerCouple(server)
    expect((await other.visitor.get<WeeklySessionState>('/api/session')).body.lastTalk).toBeNull()
  })

  test('R4 clearing and resetting throw away that session and nothing else', async () => {
    const { visitor } = await registerCouple(server)
    for (const weekId of ['kept', 'cleared', 'reset']) {
      await answerAll(visitor, 'primary', { weekId })
      await answerAll(visitor, 'partner', { weekId })
      await visitor.post(`/api/catchups/${weekId}`, { userId: 30 })
      await visitor.post('/api/catchups/summary', { userName: 'a', partnerName: 'b', weekId })
    }
    const before = (await visitor.get<Question[]>('/api/questions/kept')).body
    const old = {
      cleared: (await visitor.get<Question[]>('/api/questions/cleared')).body,
      reset: (await visitor.get<Question[]>('/api/questions/reset')).body,
    }
    const cleared = await visitor.get<Question[]>('/api/questions/cleared?clear_existing=true')
    expect((await visitor.post('/api/reset-session/reset?userId=31', {})).status).toBe(200)
    const reset = await visitor.get<Question[]>('/api/questions/reset')
    for (const fresh of [cleared.body, reset.body]) {
      expect(fresh).toHaveLength(7)
      expect(fresh.every(({ answered }) => !answered)).toBe(true)
    }
    const shown = [...contentsOf(before), ...contentsOf(old.cleared), ...contentsOf(old.reset)]
    expect(shown).not.toContain(cleared.body[0]?.content)
    expect(idsOf(reset.body)).not.toEqual(idsOf(old.reset))
    for (const weekId of ['cleared', 'reset']) {
      expect((await visitor.get(`/api/progress/${weekId}?userId=30`)).body).toMatchObject({
        userCompleted: false,
        partnerCompleted: false,
      })
      expect((await visitor.get(`/api/catchups/${weekId}/responses`)).body).toEqual([])
    }
    const leftover = async (
      table: 'questions' | 'partner_responses' | 'guide_texts' | 'catchups',
    ) =>
      (await server.database.selectFrom(table).select('weekId').execute()).filter(
        ({ weekId }) => weekId === 'reset' || weekId === 'cleared',
      ).length
    expect(await leftover('partner_responses')).toBe(0)
    expect(await leftover('guide_texts')).toBe(0)
    expect(await leftover('catchups')).toBe(0)
    expect(await leftover('questions')).toBe(14)
    expect(await visitor.get('/api/catchups/kept/responses')).toMatchObject({ status: 200 })
    expect((await visitor.get<Question[]>('/api/questions/kept')).body).toEqual(before)
    expect((await visitor.get<unknown[]>('/api/catchups/kept/responses')).body).toHaveLength(7)
  })

  describe('R15 a Done that says which catch-up it is about', () => {
    const answeredBy = async (visitor: Visitor) => {
      const { body } = await visitor.get<Question[]>(`${week}?userId=30`)
      return body.filter(({ answered }) => answered).length
    }
    const answerFirst = async (visitor: Visitor, count: number) => {
      const { body } = await visitor.get<Question[]>(week)
      const saved: number[] = []
      for (const { id } of body.slice(0, count)) {
        const answer = { response: `next week ${id}`, isPartnerResponse: false }
        saved.push((await visitor.patch(`/api/questions/${id}`, answer)).status)
      }
      return saved
    }
    const timelineOf = async (visitor: Visitor) =>
      (await visitor.get<{ id: number }[]>('/api/timeline')).body

    test('throws it away, once', async () => {
      const { visitor: mina, partner: jonas } = await registerOnTwoDevices(server)
      const { catchupId } = await openCatchup(mina)
      for (const who of [mina, jonas]) expect((await pressDone(who, catchupId)).status).toBe(200)
      expect((await mina.get(`/api/catchups/${catchupId}/place`)).status).toBe(404)
      expect(await answeredBy(mina)).toBe(0)
      expect(await timelineOf(mina)).toHaveLength(1)
    })

    test('arrives late and takes nothing of the next set, of its catch-up or of what waits to be read', async () => {
      const { visitor: mina, partner: jonas } = await registerOnTwoDevices(server)
      const { catchupId } = await openCatchup(mina)
      await pressDone(mina, catchupId)
      const unread = (await jonas.get('/api/timeline/unread')).body
      expect(await answerFirst(mina, 2)).toEqual([200, 200])
      expect((await pressDone(jonas, catchupId)).status).toBe(200)
      expect(await answeredBy(mina)).toBe(2)
      expect((await jonas.get('/api/timeline/unread')).body).toEqual(unread)

      const next = await openCatchup(mina, { word: 'next' })
      expect(next.catchupId).not.toBe(catchupId)
      const progress = (await mina.get(`/api/progress/session-initial?userId=30`)).body
      expect((await pressDone(jonas, catchupId)).status).toBe(200)
      expect((await mina.get(`/api/catchups/${next.catchupId}/place`)).status).toBe(200)
      expect((await mina.get(`/api/progress/session-initial?userId=30`)).body).toEqual(progress)
      expect(await timelineOf(mina)).toHaveLength(2)
      expect((await pressDone(jonas, next.catchupId)).status).toBe(200)
      expect(await answeredBy(mina)).toBe(0)
      expect(await timelineOf(mina)).toHaveLength(2)
    })

    test('means no other week and no other couple, and has to be a number', async () => {
      const { visitor } = await registerCouple(server)
      const { catchupId } = await openCatchup(visitor)
      const { visitor: stranger } = await registerCouple(server)
      const theirs = await openCatchup(stranger)
      const other = 'session-2-other'
      await answerAll(visitor, 'primary', { weekId: other })
      await visitor.post(`/api/reset-session/${other}`, { catchupId })
      const { body: kept } = await visitor.get<Question[]>(`/api/questions/${other}?userId=30`)
      expect(kept.every(({ answered }) => answered)).toBe(true)
      expect((await pressDone(visitor, theirs.catchupId)).status).toBe(200)
      expect(await answeredBy(visitor)).toBe(7)
      const reply = await visitor.post('/api/reset-session/session-initial', { catchupId: 'all' })
      expect(reply.status).toBe(400)
      expect(await answeredBy(visitor)).toBe(7)
    })

    test('however two of them cross with the answers of the next week, none of those is lost', async () => {
      for (let round = 0; round < 10; round += 1) {
        const { visitor: mina, partner: jonas } = await registerOnTwoDevices(server)
        const { catchupId } = await openCatchup(mina)
        const goOn = async () => {
          await pressDone(mina, catchupId)
          return answerFirst(mina, 3)
        }
        const late = async () => {
          for (let at = 0; at < 5; at += 1) await pressDone(jonas, catchupId)
        }
        const [saved] = await Promise.all([goOn(), late()])
        expect(saved).toEqual([200, 200, 200])
        expect(await answeredBy(mina)).toBe(3)
      }
    })
  })

  test('the same id in two couples is two sessions', async () => {
    const one = await registerCouple(server)
    const two = await registerCouple(server)
    await answerAll(one.visitor, 'primary')
    await two.visitor.get(week)
    const { body } = await two.visitor.get('/api/progress/session-initial?userId=30')
    expect(body).toMatchObject({ userCompleted: false })
    expect((await claimFor(two.visitor, 'primary')).status).toBe(409)
  })
})

describe('R22 a reset that says what the person was told', () => {
  const named = (primary: number, partner: number, catchup: string | null = null) => ({
    named: { answered: { primary, partner }, catchup },
  })
  const reset = (visitor: Visitor, body: unknown, weekId = 'session-initial') =>
    visitor.post<{ message: string }>(`/api/reset-session/${weekId}`, body)
  const countOf = async (visitor: Visitor, userId: number, weekId = 'session-initial') => {
    const { body } = await visitor.get<Question[]>(`/api/questions/${weekId}?userId=${userId}`)
    return body.filter(({ answered }) => answered).length
  }

  test('takes nothing of more answers than it names, whoever gave them', async () => {
    const { visitor } = await registerCouple(server)
    await answerAll(visitor, 'partner')
    for (const told of [named(0, 0), named(0, 6), named(7, 6)]) {
      const { status, body } = await reset(visitor, told)
      expect([status, body.message]).toEqual([409, refusalSentence('more-would-go')])
    }
    expect(await countOf(visitor, 31)).toBe(7)
    expect((await reset(visitor, named(0, 7))).status).toBe(200)
    expect(await countOf(visitor, 31)).toBe(0)
  })

  test('takes no session but the current one, that stays as it is', async () => {
    const { visitor } = await registerCouple(server)
    await visitor.get('/api/questions/session-2-b?clear_existing=true&userId=31')
    await answerAll(visitor, 'partner', { weekId: 'session-2-b' })
    const { status, body } = await reset(visitor, named(7, 7))
    expect([status, body.message]).toEqual([409, refusalSentence('session-replaced')])
    expect((await visitor.get<WeeklySessionState>('/api/session')).body.activeSessionId).toBe(
      'session-2-b',
    )
    expect(await countOf(visitor, 31, 'session-2-b')).toBe(7)
    expect((await reset(visitor, named(0, 7), 'session-2-b')).status).toBe(200)
  })

  test('takes no catch-up that it does not name as it is', async () => {
    const { visitor } = await registerCouple(server)
    const { catchupId } = await openCatchup(visitor, { complete: false })
    expect((await reset(visitor, named(7, 7))).status).toBe(409)
    await visitor.patch(`/api/catchups/${catchupId}/complete`, { completed: true })
    expect((await reset(visitor, named(7, 7, 'unfinished'))).status).toBe(409)
    expect((await visitor.get(`/api/catchups/${catchupId}/place`)).status).toBe(200)
    expect((await reset(visitor, named(7, 7, 'over'))).status).toBe(200)
    expect((await visitor.get(`/api/catchups/${catchupId}/place`)).status).toBe(404)
  })

  test('takes no answers of the next week for those of a talk that is over', async () => {
    const { visitor } = await registerCouple(server)
    const { catchupId } = await openCatchup(visitor)
    expect((await visitor.post('/api/reset-session/session-initial', { catchupId })).status).toBe(
      200,
    )
    await visitor.get(`${week}?userId=31`)
    await answerAll(visitor, 'partner')
    const { status, body } = await reset(visitor, named(7, 7, 'over'))
    expect([status, body.message]).toEqual([409, refusalSentence('more-would-go')])
    expect(await countOf(visitor, 31)).toBe(7)
  })

  test('is no bar to one that says nothing, or names more than there is', async () => {
    const { visitor } = await registerCouple(server)
    expect((await reset(visitor, named(7, 7))).status).toBe(200)
    await answerAll(visitor, 'primary')
    expect((await reset(visitor, {})).status).toBe(200)
    expect((await reset(visitor, { named: { answered: 7 } })).status).toBe(400)
  })
})

describe('R4 T6 calls that change state', () => {
  const clearing = `${week}?clear_existing=true&userId=31`
  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['an address typed or a link followed', { 'sec-fetch-site': 'none' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['no origin at all', { origin: 'null' }],
  ])('are refused from %s, the clearing GET included', async (_who, headers) => {
    const { visitor } = await registerCouple(server)
    const before = (await visitor.get<Question[]>(week)).body
    expect((await visitor.get(clearing, { headers })).status).toBe(403)
    expect((await visitor.post('/api/reset-session/session-initial', {}, { headers })).status).toBe(
      403,
    )
    expect((await visitor.post('/api/logout', undefined, { headers })).status).toBe(403)
    expect((await visitor.get<Question[]>(week, { headers })).body).toEqual(before)
  })

  test.each([
    ['our own pages', { 'sec-fetch-site': 'same-origin' }],
    ['our own pages in an older browser', { origin: 'http://localhost:3000' }],
    ['the iOS app', { 'sec-fetch-site': 'cross-site', origin: 'capacitor://localhost' }],
    ['the Android app', { 'sec-fetch-site': 'cross-site', origin: 'https://localhost' }],
    ['what is no browser', {}],
  ])('are let through from %s', async (_who, headers: Record<string, string>) => {
    const { visitor } = await registerCouple(server)
    const [token] = visitor.cookies.values()
    const sent = { ...headers, authorization: `Bearer ${token}` }
    expect((await visitor.get(clearing, { headers: sent })).status).toBe(200)
  })
})
