import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Challenge } from '#contract/challenges.ts'
import { categoryNames } from '#contract/questions.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { answerAll, registerCouple, testPassword } from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { challengeBank } from './bank/challenge-bank.ts'
import { typesFitting } from './choose-offer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 24 * 60 * 60 * 1000
const urlOf = (weekId: string) => `/api/challenges/${weekId}`
const week = urlOf('session-initial')
const read = async (visitor: Visitor, url = week) => (await visitor.get<Challenge[]>(url)).body
const idsOf = (challenges: readonly Challenge[]) => challenges.map(({ id }) => id)

async function coupleWithChallenge() {
  const couple = await registerCouple(server)
  const [first] = await read(couple.visitor)
  if (!first) throw new Error('There is no challenge')
  const url = `/api/challenges/${first.id}`
  const update = (body: object) => couple.visitor.patch<Challenge>(url, body)
  return { ...couple, first, url, update }
}

const untouched = { completed: false, completedAt: null, hasNotes: false, notes: null }

describe('the challenges of a week', () => {
  test('R15 are three of the bank, step by step, the first one chosen', async () => {
    const { visitor, user } = await registerCouple(server)
    const three = await read(visitor)
    expect(three).toHaveLength(3)
    expect(three.map(({ chosen }) => chosen)).toEqual([true, false, false])
    for (const challenge of three) {
      const known = challengeBank.find(({ title }) => title === challenge.title)
      expect(challenge).toMatchObject({
        weekId: 'session-initial',
        userId: user.id,
        instructions: known?.steps,
        minutes: known?.minutes,
        type: known?.type,
        difficulty: known?.difficulty,
        completed: false,
        completedAt: null,
        primaryUserProgress: untouched,
        partnerProgress: untouched,
      })
    }
  })

  test('fifty parallel first requests make three, the same for both people', async () => {
    const { visitor, partnerEmail, user } = await registerCouple(server)
    const partner = server.visitor()
    await partner.post('/api/login', { email: partnerEmail, password: testPassword })
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => read(at % 2 ? visitor : partner)),
    )
    const ids = replies.map((three) => three.map(({ id, title }) => `${id} ${title}`).join())
    expect(new Set(ids).size).toBe(1)
    const rows = await server.database
      .selectFrom('challenges')
      .select('id')
      .where('userId', '=', user.id)
      .execute()
    expect(rows).toHaveLength(3)
  })

  test('are others in another session, and none comes back before all were offered', async () => {
    const { visitor } = await registerCouple(server)
    const titles: string[] = []
    for (let at = 0; at < challengeBank.length / 3; at += 1) {
      titles.push(...(await read(visitor, urlOf(`session-${at}-x`))).map(({ title }) => title))
    }
    expect(new Set(titles).size).toBe(challengeBank.length)
    const again = await read(visitor, urlOf('session-99-x'))
    expect(titles).toEqual(expect.arrayContaining(again.map(({ title }) => title)))
  })

  test('R9 begin with one that fits the focus', async () => {
    for (const focus of ['fun', 'responsibilities'] as const) {
      const { visitor, user } = await registerCouple(server)
      await server.database
        .updateTable('users')
        .set({ categoryPreferences: JSON.stringify([categoryNames[focus]]) })
        .where('id', '=', user.id)
        .execute()
      for (const weekId of ['a', 'b', 'c', 'd']) {
        const [lead] = await read(visitor, urlOf(weekId))
        expect(lead && typesFitting([focus]).has(lead.type)).toBe(true)
      }
    }
  })

  test('R4 stay when their session is reset or cleared, with what was done', async () => {
    const { visitor, update } = await coupleWithChallenge()
    await update({ completed: true, notes: 'It was nice' })
    const before = await read(visitor)
    await answerAll(visitor, 'primary')
    await visitor.post('/api/reset-session/session-initial?userId=31', {})
    expect(await read(visitor)).toEqual(before)
    await visitor.get('/api/questions/session-initial?clear_existing=true&userId=31')
    expect(await read(visitor)).toEqual(before)
    expect(before[0]?.primaryUserProgress.completed).toBe(true)
  })

  test('R15 are three new ones after eight days under the current id; an earlier session keeps its own', async () => {
    const own = await startTestServer()
    const { visitor } = await registerCouple(own)
    const first = await read(visitor)
    own.clock.forward(8 * day - 1)
    expect(await read(visitor)).toEqual(first)
    own.clock.forward(1)
    const second = await Promise.all(Array.from({ length: 10 }, () => read(visitor)))
    expect(new Set(second.map((three) => JSON.stringify(three))).size).toBe(1)
    const titles = [...first, ...(second[0] ?? [])].map(({ title }) => title)
    expect(new Set(titles).size).toBe(6)
    expect(
      (await visitor.patch(`/api/challenges/${first[0]?.id}`, { completed: true })).status,
    ).toBe(200)

    await visitor.get('/api/questions/session-2-b?clear_existing=true&userId=31')
    const third = await read(visitor, urlOf('session-2-b'))
    own.clock.forward(20 * day)
    expect(await read(visitor)).toEqual(second[0])
    expect(idsOf(await read(visitor, urlOf('session-2-b')))).not.toEqual(idsOf(third))
    await own.stop()
  })

  describe('R9 after a catch-up', () => {
    const minute = 60 * 1000
    const focuses = [
      ['Fun & Friendship', 'fun'],
      ['Parenting or Shared Responsibilities', 'responsibilities'],
    ] as const

    test.each(focuses)('Done brings three new ones, the first for %s', async (name, focus) => {
      const { visitor, first, update } = await coupleWithChallenge()
      await update({ completed: true, notes: 'By the sea' })
      server.clock.forward(minute)
      const { catchupId } = await openCatchup(visitor)
      await visitor.post(`/api/catchups/${catchupId}/feedback`, { helpful: true, focus: [name] })
      server.clock.forward(minute)
      expect((await read(visitor))[0]?.id).toBe(first.id)
      await pressDone(visitor)
      const fresh = await Promise.all(Array.from({ length: 10 }, () => read(visitor)))
      expect(new Set(fresh.map((three) => JSON.stringify(three))).size).toBe(1)
      const three = fresh[0] ?? []
      expect(three).toHaveLength(3)
      expect(idsOf(three)).not.toContain(first.id)
      expect(three[0] && typesFitting([focus]).has(three[0].type)).toBe(true)
      server.clock.forward(minute)
      expect(await read(visitor)).toEqual(three)
      const earlier = await update({ completed: true, isPartnerUpdate: true })
      expect(earlier.body.primaryUserProgress).toMatchObject({
        completed: true,
        notes: 'By the sea',
      })
    })

    const nextOf = async (visitor: Visitor) =>
      (await visitor.get<{ challenge: { title: string } | null }>(`${week}/next`)).body.challenge

    test.each(focuses)(
      'what its end page promises is what home shows after it, for %s',
      async (name) => {
        const { visitor, first } = await coupleWithChallenge()
        expect(await nextOf(visitor)).toBeNull()
        server.clock.forward(minute)
        const { catchupId } = await openCatchup(visitor)
        const choose = (focus: string[]) =>
          visitor.post(`/api/catchups/${catchupId}/feedback`, { helpful: null, focus })
        await choose(['Health & Wellbeing'])
        await choose([name])
        const promised = await nextOf(visitor)
        expect(promised?.title).not.toBe(first.title)
        server.clock.forward(minute)
        await pressDone(visitor)
        expect(await nextOf(visitor)).toBeNull()
        expect((await read(visitor))[0]?.title).toBe(promised?.title)
        server.clock.forward(7 * day)
        expect((await read(visitor))[0]?.title).toBe(promised?.title)
      },
    )

    test('it stands on home half an hour after an end where nobody pressed Done, and stays on the end page', async () => {
      const { visitor, first } = await coupleWithChallenge()
      server.clock.forward(minute)
      const { catchupId } = await openCatchup(visitor)
      const promised = await nextOf(visitor)
      server.clock.forward(30 * minute - 1)
      expect((await read(visitor))[0]?.id).toBe(first.id)
      server.clock.forward(1)
      const three = await read(visitor)
      expect(three[0]?.title).toBe(promised?.title)
      const focus = ['Fun & Friendship']
      await visitor.post(`/api/catchups/${catchupId}/feedback`, { helpful: true, focus })
      expect(await nextOf(visitor)).toEqual(promised)
      await pressDone(visitor)
      expect(await read(visitor)).toEqual(three)
    })

    test('while the end page is there nothing grows old on it', async () => {
      const { visitor, first } = await coupleWithChallenge()
      server.clock.forward(8 * day - 5 * minute)
      await openCatchup(visitor)
      server.clock.forward(10 * minute)
      expect((await read(visitor))[0]?.id).toBe(first.id)
    })

    test('a catch-up that nobody ever puts away keeps no challenge for good', async () => {
      const { visitor } = await coupleWithChallenge()
      server.clock.forward(minute)
      await openCatchup(visitor)
      server.clock.forward(30 * minute)
      const after = await read(visitor)
      server.clock.forward(8 * day - 1)
      expect(await read(visitor)).toEqual(after)
      server.clock.forward(1)
      expect((await read(visitor))[0]?.id).not.toBe(after[0]?.id)
    })

    test('a session thrown away before its end, or another one, changes nothing', async () => {
      const { visitor } = await registerCouple(server)
      const three = await read(visitor)
      server.clock.forward(minute)
      await openCatchup(visitor, { complete: false })
      await pressDone(visitor)
      expect(await read(visitor)).toEqual(three)
      const other = await registerCouple(server)
      await openCatchup(other.visitor)
      await pressDone(other.visitor)
      expect(await read(visitor)).toEqual(three)
    })
  })
})

describe('choosing', () => {
  test('leaves exactly one of the three chosen, and what was done before', async () => {
    const { visitor, update } = await coupleWithChallenge()
    await update({ completed: true })
    const three = await read(visitor)
    const choose = (id: number | undefined) =>
      visitor.post<Challenge[]>(`/api/challenges/${id}/choose`, {})
    const reply = await choose(three[2]?.id)
    expect(reply.body.map(({ chosen }) => chosen)).toEqual([false, false, true])
    expect(idsOf(reply.body)).toEqual(idsOf(three))
    expect(await read(visitor)).toEqual(reply.body)
    expect((await visitor.post(`/api/challenges/${three[2]?.id}/choose`)).body).toEqual(reply.body)
    await Promise.all(three.flatMap(({ id }) => [choose(id), choose(id)]))
    const after = await read(visitor)
    expect(after.filter(({ chosen }) => chosen)).toHaveLength(1)
    expect(after[0]?.primaryUserProgress.completed).toBe(true)
  })

  test('touches no other week', async () => {
    const { visitor } = await registerCouple(server)
    const other = await read(visitor, urlOf('other'))
    const three = await read(visitor)
    await visitor.post(`/api/challenges/${three[1]?.id}/choose`, {})
    expect(await read(visitor, urlOf('other'))).toEqual(other)
  })
})

test('R15 a foreign challenge answers like one that does not exist, and nothing changes', async () => {
  const { first, url } = await coupleWithChallenge()
  const other = await registerCouple(server)
  const before = await everyRow(server)
  const rows = before.split('\n').filter((row) => row.includes(`"id":${first.id},`))
  for (const [method, path] of [
    ['PATCH', ''],
    ['POST', '/choose'],
  ] as const) {
    const foreign = await other.visitor.send(method, `${url}${path}`, { completed: true })
    const missing = await other.visitor.send(method, `/api/challenges/999999${path}`, {
      completed: true,
    })
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
  }
  const after = await everyRow(server)
  expect(rows.every((row) => after.includes(row))).toBe(true)
  expect(rows.length).toBeGreaterThan(0)
})
