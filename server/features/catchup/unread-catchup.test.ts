import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import type { OpenedEntry, readUnreadEntry, TimelineEntry } from '#contract/timeline.ts'
import type { WeeklySessionState } from '#contract/weekly-session.ts'
import { createPeople } from '#server/features/accounts/people.ts'
import { createCouples } from '#server/features/couples/couples.ts'
import { createTimeline } from '#server/features/timeline/timeline.ts'
import { canariesIn, canary, everyRow } from '#server/testing/canaries.ts'
import { answerAll, registerCouple, testPassword } from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { heldDatabase } from '#server/testing/held-database.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 24 * 60 * 60 * 1000

/** A couple who both sign in, at the end of their catch-up. */
async function onTwoDevices({ word = 'answer', complete = true } = {}) {
  const couple = await registerCouple(server)
  const jonas = server.visitor()
  await jonas.post('/api/login', { email: couple.partnerEmail, password: testPassword })
  const finished = await openCatchup(couple.visitor, { word, complete })
  return { ...couple, ...finished, mina: couple.visitor, jonas }
}

type Unread = ReplyOf<typeof readUnreadEntry>['unread']
const unreadBy = async (visitor: Visitor): Promise<Unread> =>
  (await visitor.get<{ unread: Unread }>('/api/timeline/unread')).body.unread
const open = (visitor: Visitor, entryId: number | undefined) =>
  visitor.get<OpenedEntry>(`/api/timeline/${entryId}`)
const list = async (visitor: Visitor) => (await visitor.get<TimelineEntry[]>('/api/timeline')).body
const noteRead = (visitor: Visitor, entryId: number | undefined, body: object = {}) =>
  visitor.post<TimelineEntry>(`/api/timeline/${entryId}/read`, body)
const askToKeep = (visitor: Visitor, entryId: number | undefined) =>
  visitor.post<RefusalBody>(`/api/timeline/${entryId}/read`, { keep: true })
const reachEnd = (visitor: Visitor, catchupId: number) =>
  visitor.send('PUT', `/api/catchups/${catchupId}/place`, { version: 0, reached: 'end' })

test('C8 R22 whom the other one went ahead of has not read it, until they are in it', async () => {
  const { mina, jonas, catchupId } = await onTwoDevices()
  const isUnread = async (visitor: Visitor) =>
    (await visitor.get<WeeklySessionState>('/api/session')).body.catchup?.unread
  expect(await isUnread(jonas)).toBe(false)
  await reachEnd(mina, catchupId)
  expect(await isUnread(jonas)).toBe(true)
  expect(await isUnread(mina)).toBe(false)
  await jonas.send('PUT', `/api/catchups/${catchupId}/place`, { version: 0, reached: 'in' })
  expect(await isUnread(jonas)).toBe(false)
})

describe('C8 R22 Done never takes away what the other has not read', () => {
  test('keeps the whole talk for the other one alone, and says who has finished', async () => {
    const { mina, jonas, answers, insight, summary } = await onTwoDevices()
    expect(await unreadBy(jonas)).toBeNull()
    await pressDone(mina)
    const unread = await unreadBy(jonas)
    expect(unread?.finishedBy).toBe('Mina')
    const { body } = await open(jonas, unread?.entryId)
    expect(body).toMatchObject({ kept: false, summary })
    const told = body.conversation?.items ?? []
    expect(told.map((item) => item.answers.primary)).toEqual(answers.primary)
    expect(told.map((item) => item.answers.partner)).toEqual(answers.partner)
    expect(told[0]?.insight).toBe(insight)
    expect(await unreadBy(mina)).toBeNull()
    expect((await open(mina, unread?.entryId)).body.conversation).toBeNull()
    expect(await list(mina)).toMatchObject([{ kept: false }])
  })

  test('goes once it is read, and stays where the reader keeps it', async () => {
    for (const keep of [false, true]) {
      const { mina, jonas } = await onTwoDevices()
      await pressDone(mina)
      const entryId = (await unreadBy(jonas))?.entryId
      expect((await noteRead(mina, entryId)).status).toBe(200)
      expect((await unreadBy(jonas))?.entryId).toBe(entryId)
      expect((await noteRead(jonas, entryId, { keep })).body.kept).toBe(keep)
      expect(await unreadBy(jonas)).toBeNull()
      for (const who of [mina, jonas]) {
        const { conversation } = (await open(who, entryId)).body
        expect(conversation?.items.length ?? 0).toBe(keep ? 7 : 0)
      }
      expect((await noteRead(jonas, entryId)).body.kept).toBe(keep)
      const again = await askToKeep(jonas, entryId)
      expect([again.status, again.body.code]).toEqual(
        keep ? [200, undefined] : [409, 'talk-cleared'],
      )
    }
  })

  test('read on two devices at once and kept on one of them, it stays', async () => {
    const { mina, jonas, partnerEmail } = await onTwoDevices()
    await pressDone(mina)
    const entryId = (await unreadBy(jonas))?.entryId
    const held = heldDatabase('timeline')
    const slow = await startTestServer({ beside: server, wrapDatabase: held.wrap })
    const late = slow.visitor()
    await late.post('/api/login', { email: partnerEmail, password: testPassword })
    const gate = held.hold(1)
    const behind = noteRead(late, entryId)
    await gate.reached
    expect((await noteRead(jonas, entryId, { keep: true })).body.kept).toBe(true)
    gate.letGo()
    expect((await behind).body.kept).toBe(true)
    expect((await open(jonas, entryId)).body.conversation?.items).toHaveLength(7)
    await slow.stop()
  })

  test('a kept one is told, too, and reading it takes nothing away', async () => {
    const { mina, jonas, catchupId } = await onTwoDevices()
    await mina.post(`/api/catchups/${catchupId}/feedback`, { helpful: true, focus: [], keep: true })
    await pressDone(mina)
    const unread = await unreadBy(jonas)
    expect(unread).toMatchObject({ catchupId, kept: true })
    const entryId = unread?.entryId
    await noteRead(jonas, entryId)
    expect(await unreadBy(jonas)).toBeNull()
    expect((await open(mina, entryId)).body.conversation?.items).toHaveLength(7)
  })

  test('ends after 14 days, for the reader at once and at rest with the clearing', async () => {
    const { mina, jonas } = await onTwoDevices({ word: canary('unread', 14) })
    await pressDone(mina)
    const entryId = (await unreadBy(jonas))?.entryId
    server.clock.forward(14 * day - 1000)
    expect((await open(jonas, entryId)).body.conversation?.items).toHaveLength(7)
    server.clock.forward(2000)
    expect(await unreadBy(jonas)).toBeNull()
    expect((await open(jonas, entryId)).body.conversation).toBeNull()
    expect((await noteRead(jonas, entryId)).body.kept).toBe(false)
    const { status, body } = await askToKeep(jonas, entryId)
    expect([status, body.code]).toEqual([409, 'talk-cleared'])
  })

  test('who finished it cannot keep what waits for the other one, and is told so', async () => {
    const { mina, jonas } = await onTwoDevices()
    await pressDone(mina)
    const entryId = (await unreadBy(jonas))?.entryId
    const { status, body } = await askToKeep(mina, entryId)
    expect([status, body.code]).toEqual([409, 'waits-for-other'])
    expect((await noteRead(mina, entryId)).body.kept).toBe(false)
    expect((await unreadBy(jonas))?.entryId).toBe(entryId)
    expect((await open(mina, entryId)).body.conversation).toBeNull()
    expect((await noteRead(jonas, entryId, { keep: true })).body.kept).toBe(true)
    expect((await askToKeep(mina, entryId)).status).toBe(200)
  })

  test('the clearing takes what waited its time, keeps what was kept, and leaves the rest', async () => {
    const { vault, database, clock } = server
    const people = createPeople({ database, couples: createCouples({ database }) })
    const { clearUnread } = createTimeline({ vault, database, people, now: clock.now })
    await clearUnread()
    const late = await onTwoDevices()
    const kept = await onTwoDevices()
    await kept.mina.post(`/api/catchups/${kept.catchupId}/feedback`, {
      ...{ helpful: null, focus: [], keep: true },
    })
    await pressDone(late.mina)
    await pressDone(kept.mina)
    server.clock.forward(13 * day)
    const fresh = await onTwoDevices()
    await pressDone(fresh.mina)
    server.clock.forward(day + 1000)
    expect(await clearUnread()).toBe(1)
    expect(await clearUnread()).toBe(0)
    expect(await list(late.mina)).toMatchObject([{ kept: false }])
    const [entry] = await list(kept.jonas)
    expect((await open(kept.jonas, entry?.id)).body.conversation?.items).toHaveLength(7)
    expect((await unreadBy(fresh.jonas))?.finishedBy).toBe('Mina')
    const rows = await database
      .selectFrom('timeline')
      .select(['conversation', 'unreadBy'])
      .where('unreadUntil', '<=', clock.now().toISOString())
      .execute()
    expect(rows).toEqual([])
  })

  test('a couple on one device: Done clears as before', async () => {
    const { visitor } = await registerCouple(server)
    await openCatchup(visitor, { word: canary('alone', 1) })
    await pressDone(visitor)
    const [entry] = await list(visitor)
    expect((await open(visitor, entry?.id)).body.conversation).toBeNull()
    const waiting = await server.database
      .selectFrom('timeline')
      .select('unreadBy')
      .where('id', '=', entry?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(waiting.unreadBy).toBeNull()
  })

  test('who has been at the end has read it; both press Done, and it is done once', async () => {
    const { mina, jonas, catchupId } = await onTwoDevices()
    await reachEnd(mina, catchupId)
    await reachEnd(jonas, catchupId)
    const replies = await Promise.all([pressDone(mina), pressDone(jonas)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect([await unreadBy(mina), await unreadBy(jonas)]).toEqual([null, null])
    expect(await list(mina)).toHaveLength(1)
  })

  test('both press Done unread: it waits for one of them, the one who came second', async () => {
    const { mina, jonas } = await onTwoDevices()
    await pressDone(mina)
    await pressDone(jonas)
    expect(await unreadBy(mina)).toBeNull()
    expect((await unreadBy(jonas))?.finishedBy).toBe('Mina')
  })

  test('a talk that has not come to its end is thrown away as before', async () => {
    const { mina, jonas } = await onTwoDevices({ complete: false })
    await pressDone(mina)
    expect(await unreadBy(jonas)).toBeNull()
    expect(await list(jonas)).toEqual([])
  })

  test('Finish Session after a completion that failed keeps it for the other one, too', async () => {
    const { mina, jonas, catchupId } = await onTwoDevices({ complete: false })
    for (let version = 0; version < 14; version += 1) {
      const press = version % 2 === 0 ? 'no' : 'next'
      await mina.send('PUT', `/api/catchups/${catchupId}/place`, { version, press })
    }
    await pressDone(mina)
    expect((await unreadBy(jonas))?.finishedBy).toBe('Mina')
  })

  test('Start New Session after the end takes nothing from the other one either', async () => {
    const { mina, jonas } = await onTwoDevices()
    await mina.get('/api/questions/session-initial?clear_existing=true&userId=30')
    expect((await unreadBy(jonas))?.finishedBy).toBe('Mina')
  })

  test('Start New Session by the one who has not read it keeps it for them, and Done does not', async () => {
    for (const isDone of [false, true]) {
      const { mina, jonas, answers, catchupId } = await onTwoDevices()
      await reachEnd(mina, catchupId)
      await pressDone(jonas, isDone ? catchupId : undefined)
      await jonas.get('/api/questions/session-1-a?clear_existing=true&userId=31')
      expect(await unreadBy(mina)).toBeNull()
      const unread = await unreadBy(jonas)
      expect(unread?.finishedBy).toBe(isDone ? undefined : 'Mina')
      if (!unread) continue
      const { conversation } = (await open(jonas, unread.entryId)).body
      expect(conversation?.items.map((item) => item.answers.primary)).toEqual(answers.primary)
      await noteRead(jonas, unread.entryId)
      expect((await open(jonas, unread.entryId)).body.conversation).toBeNull()
    }
  })

  test('R2 opens nothing of the week that follows', async () => {
    const { mina, jonas } = await onTwoDevices()
    await pressDone(mina)
    await answerAll(mina, 'primary', { word: canary('next', 1) })
    const { text } = await open(jonas, (await unreadBy(jonas))?.entryId)
    expect(canariesIn(text)).toEqual([])
  })

  test('R15 a foreign one is not found', async () => {
    const { mina, jonas } = await onTwoDevices()
    await pressDone(mina)
    const entryId = (await unreadBy(jonas))?.entryId
    const { visitor: stranger } = await registerCouple(server)
    expect((await noteRead(stranger, entryId, { keep: true })).status).toBe(404)
    expect((await noteRead(stranger, 999_999)).status).toBe(404)
    expect((await unreadBy(jonas))?.entryId).toBe(entryId)
  })

  test('is sealed at rest, in the export while it waits, and gone with the account', async () => {
    const { mina, jonas } = await onTwoDevices({ word: canary('waiting', 1) })
    await pressDone(mina)
    const rows = await everyRow(server)
    expect(canariesIn(rows)).not.toContain(canary('waiting', 1))
    type Exported = { timeline: { conversation: object | null }[] }
    const exported = async () => {
      const { body } = await jonas.get<Exported>('/api/account/export')
      return canariesIn(JSON.stringify(body.timeline[0]?.conversation))
    }
    expect(await exported()).toEqual([canary('waiting', 1)])
    server.clock.forward(14 * day)
    expect(await exported()).toEqual([])
    const { id } = (await list(mina))[0] ?? { id: 0 }
    await mina.send('DELETE', '/api/account', { password: testPassword })
    const left = await server.database
      .selectFrom('timeline')
      .select('id')
      .where('id', '=', id)
      .execute()
    expect(left).toEqual([])
  })
})
