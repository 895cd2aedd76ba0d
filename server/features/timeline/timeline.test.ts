import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Catchup } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import {
  type ListedEntry,
  listedAtOnce,
  type OpenedEntry,
  type TimelineEntry,
} from '#contract/timeline.ts'
import { claimFor, coupleIdOf, registerCouple, testPassword } from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const timelineOf = async (visitor: Visitor) =>
  (await visitor.get<TimelineEntry[]>('/api/timeline')).body

/** A whole week of theirs, kept if so wished, a week after the one before; returns its summary. */
async function liveAWeek(visitor: Visitor, { word, keep }: { word: string; keep: boolean }) {
  const { catchupId, summary } = await openCatchup(visitor, { word })
  await visitor.post(`/api/catchups/${catchupId}/feedback`, { helpful: true, focus: [], keep })
  await pressDone(visitor)
  server.clock.forward(7 * 24 * 60 * 60 * 1000)
  return summary
}

test('R9 the timeline lists the catch-ups, the latest first; who kept one reads it', async () => {
  const { visitor, partnerEmail } = await registerCouple(server)
  expect(await timelineOf(visitor)).toEqual([])
  const early = await liveAWeek(visitor, { word: 'early', keep: true })
  const late = await liveAWeek(visitor, { word: 'late', keep: false })
  const entries = await timelineOf(visitor)
  expect(entries.map(({ kept }) => kept)).toEqual([false, true])
  expect(early).toContain('Mina')
  expect(early).toContain('Jonas')
  expect(entries.map(({ summary }) => summary)).toEqual([late, early])
  expect(Date.parse(entries[0]?.happenedAt ?? '')).toBeGreaterThan(
    Date.parse(entries[1]?.happenedAt ?? ''),
  )
  const partner = server.visitor()
  await partner.post('/api/login', { email: partnerEmail, password: testPassword })
  expect(await timelineOf(partner)).toEqual(entries)
  const { body } = await partner.get<OpenedEntry>(`/api/timeline/${entries[1]?.id}`)
  expect(body.conversation?.items[0]?.answers).toEqual({
    primary: 'early primary 0',
    partner: 'early partner 0',
  })
})

test('one is deleted, the others stay; deleting it again is 404', async () => {
  const { visitor } = await registerCouple(server)
  await liveAWeek(visitor, { word: 'early', keep: true })
  await liveAWeek(visitor, { word: 'late', keep: true })
  const [late, early] = await timelineOf(visitor)
  const url = `/api/timeline/${early?.id}`
  expect((await visitor.send('DELETE', url)).status).toBe(200)
  expect(await timelineOf(visitor)).toEqual([late])
  expect((await visitor.get(url)).status).toBe(404)
  expect((await visitor.send('DELETE', url)).status).toBe(404)
})

test('R15 a foreign entry answers like one that does not exist', async () => {
  const { visitor } = await registerCouple(server)
  await liveAWeek(visitor, { word: 'ours', keep: true })
  const [entry] = await timelineOf(visitor)
  const other = await registerCouple(server)
  for (const method of ['GET', 'DELETE'] as const) {
    const foreign = await other.visitor.send<unknown>(method, `/api/timeline/${entry?.id}`)
    const missing = await other.visitor.send<unknown>(method, '/api/timeline/999999')
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
  }
  expect(await timelineOf(visitor)).toEqual([entry])
})

test('a completion that is repeated does not bring back what was deleted', async () => {
  const { visitor } = await registerCouple(server)
  const { catchupId } = await openCatchup(visitor)
  const [entry] = await timelineOf(visitor)
  await visitor.send('DELETE', `/api/timeline/${entry?.id}`)
  await visitor.patch(`/api/catchups/${catchupId}/complete`, { completed: true })
  expect(await timelineOf(visitor)).toEqual([])
})

/** A week with telling answers, but that one sounds unsafe and the partner keeps one private. */
async function aTellingWeek(visitor: Visitor, keep: boolean) {
  const weekId = 'session-initial'
  const { body: questions } = await visitor.get<Question[]>(`/api/questions/${weekId}?userId=30`)
  const answers = ([at, who]: [number, string]) =>
    at === 0 && who === 'Mina'
      ? 'When you shout I am afraid of you, and I lock the bathroom door.'
      : `I loved our slow walk by the river on day ${at}, and ${who} laughed.`
  for (const [at, { id }] of questions.entries()) {
    await visitor.patch(`/api/questions/${id}`, { response: answers([at, 'Mina']) })
    if (at === 1) {
      await visitor.post(`/api/questions/${id}/skip`, { isPartnerResponse: true })
    } else {
      const response = answers([at, 'Jonas'])
      await visitor.patch(`/api/questions/${id}`, { response, isPartnerResponse: true })
    }
  }
  await claimFor(visitor, 'primary', weekId)
  await claimFor(visitor, 'partner', weekId)
  const { body: catchup } = await visitor.post<Catchup>(`/api/catchups/${weekId}`, { userId: 30 })
  const about = { weekId, userName: 'Mina', partnerName: 'Jonas' }
  const insights: string[] = []
  for (const { id, content } of questions) {
    const asked = { ...about, question: content, questionId: id }
    const { body } = await visitor.post<{ insight: string }>('/api/catchups/insight', asked)
    insights.push(body.insight)
  }
  await visitor.patch(`/api/catchups/${catchup.id}/complete`, { completed: true })
  await visitor.post(`/api/catchups/${catchup.id}/feedback`, { helpful: true, focus: [], keep })
  await pressDone(visitor)
  const { body } = await visitor.get<ListedEntry[]>('/api/timeline')
  return { questions, insights, lines: body[0]?.lines ?? [] }
}

test('R20 R26 a talk that was kept is listed with lines of both that its insights quote, and no others', async () => {
  const { visitor } = await registerCouple(server)
  const { questions, insights, lines } = await aTellingWeek(visitor, true)
  expect(lines.length).toBeGreaterThan(0)
  const [unsafe, skipped] = questions.map(({ content }) => content)
  for (const { question, lines: words } of lines) {
    expect([unsafe, skipped]).not.toContain(question)
    const insight = insights[questions.findIndex(({ content }) => content === question)]
    for (const text of [words.primary, words.partner]) {
      // Their own full stop stands in the line alone.
      expect(insight).toContain(`“${text.replace(/\.$/, '')}”`)
    }
  }
  expect(JSON.stringify(lines)).not.toMatch(/afraid|bathroom|day [01]\b/)
})

test('R9 of a talk that was not kept no line stays', async () => {
  const { visitor } = await registerCouple(server)
  const { insights, lines } = await aTellingWeek(visitor, false)
  expect(insights.join()).toContain('“')
  expect(lines).toEqual([])
})

/** Puts a row on their timeline as so many catch-ups before leave one. */
const leave = (coupleId: string, at: number, more: { conversation?: string; kept?: number } = {}) =>
  server.database
    .insertInto('timeline')
    .values({
      ...{ coupleId, weekId: `old-${at}`, catchupId: 900_000 + at },
      happenedAt: new Date(Date.parse('2020-01-01T00:00:00.000Z') + at * 60_000).toISOString(),
      ...more,
    })
    .execute()

test('A1 so many are listed at once, and the earlier ones from the last of them on', async () => {
  const { visitor, user } = await registerCouple(server)
  const coupleId = await coupleIdOf(server, user.id)
  for (let at = 0; at < listedAtOnce + 2; at += 1) await leave(coupleId, at)
  const first = await timelineOf(visitor)
  expect(first).toHaveLength(listedAtOnce)
  const last = first.at(-1)
  const from = (before: string, id: number) =>
    visitor.get<ListedEntry[]>(`/api/timeline?before=${encodeURIComponent(before)}&beforeId=${id}`)
  const { body: rest } = await from(last?.happenedAt ?? '', last?.id ?? 0)
  const ids = [...first, ...rest].map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one))
  expect(ids).toHaveLength(listedAtOnce + 2)
  const { body: none } = await from(rest.at(-1)?.happenedAt ?? '', rest.at(-1)?.id ?? 0)
  expect(none).toEqual([])
  expect((await from('yesterday', 1)).status).toBe(400)
  expect((await visitor.get('/api/timeline?beforeId=1')).status).toBe(400)
})

test('A1 listing opens no talk; one that was kept before its lines stood beside it is listed alike', async () => {
  const { visitor, user } = await registerCouple(server)
  const { lines } = await aTellingWeek(visitor, true)
  const coupleId = await coupleIdOf(server, user.id)
  const rows = () => server.database.updateTable('timeline').where('coupleId', '=', coupleId)
  const listed = async () => (await visitor.get<ListedEntry[]>('/api/timeline')).body[0]?.lines
  expect(lines.length).toBeGreaterThan(0)
  const stored = await server.database
    .selectFrom('timeline')
    .select('lines')
    .where('coupleId', '=', coupleId)
    .executeTakeFirstOrThrow()
  expect(stored.lines).not.toMatch(/river|laughed/)
  await rows().set({ lines: null }).execute()
  expect(await listed()).toEqual(lines)
  await rows()
    .set({ ...stored, conversation: 'nobody opens this' })
    .execute()
  expect(await listed()).toEqual(lines)
})

const full = 'x'.repeat(32 * 1024 * 1024)

test('A9 who keeps as many talks as there is room for is told so, and keeps one more once another is gone', async () => {
  const { visitor, user } = await registerCouple(server)
  await leave(await coupleIdOf(server, user.id), 0, { conversation: full, kept: 1 })
  const { catchupId } = await openCatchup(visitor)
  const choose = (keep: boolean) =>
    visitor.post<unknown>(`/api/catchups/${catchupId}/feedback`, { helpful: true, focus: [], keep })
  expect(await choose(true)).toMatchObject({ status: 409, body: { code: 'timeline-full' } })
  expect((await choose(false)).status).toBe(200)
  const [, old] = await timelineOf(visitor)
  await visitor.send('DELETE', `/api/timeline/${old?.id}`)
  expect(await choose(true)).toMatchObject({ status: 200, body: { keep: true } })
})

test('A9 R22 where there is no room, what one has not read yet takes the place of what waited before it', async () => {
  const { visitor, user, partnerEmail } = await registerCouple(server)
  const coupleId = await coupleIdOf(server, user.id)
  const partner = server.visitor()
  await partner.post('/api/login', { email: partnerEmail, password: testPassword })
  await leave(coupleId, 0, { conversation: full })
  await server.database
    .updateTable('timeline')
    .set({ unreadBy: 'partner', unreadUntil: '2099-01-01T00:00:00.000Z' })
    .where('coupleId', '=', coupleId)
    .execute()
  await openCatchup(visitor)
  await pressDone(visitor)
  const waiting = await server.database
    .selectFrom('timeline')
    .select(['catchupId', 'unreadBy', 'conversation'])
    .where('coupleId', '=', coupleId)
    .orderBy('happenedAt')
    .execute()
  expect(waiting).toMatchObject([
    { unreadBy: null, conversation: null },
    { unreadBy: 'partner', conversation: expect.any(String) },
  ])
  await leave(coupleId, 1, { conversation: full, kept: 1 })
  const [entry] = await timelineOf(visitor)
  const read = { keep: true }
  expect(await partner.post(`/api/timeline/${entry?.id}/read`, read)).toMatchObject({
    ...{ status: 409, body: { code: 'timeline-full' } },
  })
})
