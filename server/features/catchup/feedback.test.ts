import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CatchupFeedback } from '#contract/catchup-feedback.ts'
import { categoryNames } from '#contract/questions.ts'
import type { OpenedEntry, TimelineEntry } from '#contract/timeline.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { everyRow, filesWith } from '#server/testing/canaries.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { startTestServer, type TestServer, unguarded } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const say = (visitor: Visitor, catchupId: number, body: object) =>
  visitor.post<CatchupFeedback>(`/api/catchups/${catchupId}/feedback`, body)
const timelineOf = async (visitor: Visitor) =>
  (await visitor.get<TimelineEntry[]>('/api/timeline')).body
const openLatest = async (visitor: Visitor) => {
  const [latest] = await timelineOf(visitor)
  return (await visitor.get<OpenedEntry>(`/api/timeline/${latest?.id}`)).body
}

describe('R9 after a catch-up', () => {
  test('completing keeps date and summary, also without a word of feedback', async () => {
    const { visitor } = await registerCouple(server)
    const { summary } = await openCatchup(visitor)
    await pressDone(visitor)
    expect(await timelineOf(visitor)).toEqual([
      {
        id: expect.any(Number),
        happenedAt: server.clock.now().toISOString(),
        summary,
        focus: [],
        helpful: null,
        kept: false,
        lines: [],
      },
    ])
    expect((await openLatest(visitor)).conversation).toBeNull()
  })

  test('R15 the choice is saved as it is made, may change, and is told to both devices', async () => {
    const { visitor, partnerEmail } = await registerCouple(server)
    const { catchupId } = await openCatchup(visitor)
    const partner = server.visitor()
    await partner.post('/api/login', { email: partnerEmail, password: 'lamp-and-blanket-42' })
    const url = `/api/catchups/${catchupId}/feedback`
    const nothing = { helpful: null, focus: [], keep: false }
    expect((await visitor.get(url)).body).toEqual(nothing)
    const first = { helpful: false, focus: ['Fun & Friendship'], keep: true }
    expect(await say(visitor, catchupId, first)).toMatchObject({ status: 200, body: first })
    expect((await partner.get(url)).body).toEqual(first)
    const then = { helpful: true, focus: ['Goals & Growth', 'Daily Life & Routines'] }
    const expected = {
      helpful: true,
      focus: ['Daily Life & Routines', 'Goals & Growth'],
      keep: true,
    }
    expect((await say(partner, catchupId, then)).body).toEqual(expected)
    expect((await visitor.get(url)).body).toEqual(expected)
    expect(await timelineOf(visitor)).toHaveLength(1)
  })

  test('R9 R15 two phones choose without having seen each other’s choice, and neither undoes the other’s', async () => {
    const { visitor } = await registerCouple(server)
    const { catchupId } = await openCatchup(visitor)
    const fun = 'Fun & Friendship'
    const growth = 'Goals & Growth'
    const from = (helpful: boolean | null, focus: string[], changed: object) =>
      say(visitor, catchupId, { helpful, focus, changed })
    await from(null, [fun], { helpful: false, focus: [fun] })
    await from(true, [], { helpful: true, focus: [] })
    const { body } = await from(null, [growth], { helpful: false, focus: [growth] })
    expect(body).toEqual({ helpful: true, focus: [growth, fun], keep: false })
    const taken = await from(null, [growth], { helpful: true, focus: [fun] })
    expect(taken.body).toEqual({ helpful: null, focus: [growth], keep: false })
    const seven = Object.values(categoryNames)
    await Promise.all(seven.map((name) => from(null, [name], { helpful: false, focus: [name] })))
    const url = `/api/catchups/${catchupId}/feedback`
    expect((await visitor.get<CatchupFeedback>(url)).body.focus).toEqual(seven)
    const again = await visitor.post<{ summary: string }>('/api/catchups/summary', {
      ...{ userName: 'x', partnerName: 'y', weekId: initialWeekId },
    })
    for (const name of seven) expect(again.body.summary).toContain(name)
  })

  test('the focus becomes the preference of both people', async () => {
    const { visitor, user } = await registerCouple(server)
    const { catchupId } = await openCatchup(visitor)
    const focus = ['Health & Wellbeing', 'Fun & Friendship']
    await say(visitor, catchupId, { helpful: true, focus })
    const rows = await server.database
      .selectFrom('users')
      .select('categoryPreferences')
      .where('id', 'in', [user.id, user.partnerId])
      .execute()
    expect(rows.map((row) => JSON.parse(row.categoryPreferences))).toEqual([focus, focus])
  })

  test('C4 the focus steers the questions until the next catch-up has come to its end', async () => {
    const { visitor, user } = await registerCouple(server)
    const steering = async () => {
      const row = await server.database
        .selectFrom('users')
        .select('categoryPreferences')
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow()
      return JSON.parse(row.categoryPreferences)
    }
    const focus = ['Fun & Friendship']
    const first = await openCatchup(visitor)
    await say(visitor, first.catchupId, { helpful: null, focus })
    await pressDone(visitor)
    const second = await openCatchup(visitor, { complete: false })
    expect(await steering()).toEqual(focus)
    await visitor.patch(`/api/catchups/${second.catchupId}/complete`, { completed: true })
    expect(await steering()).toEqual([])
    await say(visitor, second.catchupId, { helpful: null, focus })
    await visitor.patch(`/api/catchups/${second.catchupId}/complete`, { completed: true })
    expect(await steering()).toEqual(focus)
  })

  test('"Keep this catch-up" holds questions, answers and the guide’s words beyond Done', async () => {
    const { visitor } = await registerCouple(server)
    const { catchupId, answers, insight } = await openCatchup(visitor)
    await say(visitor, catchupId, { helpful: true, focus: [], keep: true })
    await pressDone(visitor)
    expect((await visitor.get<unknown[]>(`/api/catchups/${initialWeekId}/responses`)).body).toEqual(
      [],
    )
    const { conversation, kept } = await openLatest(visitor)
    expect(kept).toBe(true)
    expect(conversation?.names).toEqual({ primary: 'Mina', partner: 'Jonas' })
    const told = conversation?.items ?? []
    expect(told.map((item) => item.answers.primary)).toEqual(answers.primary)
    expect(told.map((item) => item.answers.partner)).toEqual(answers.partner)
    expect(told.map((item) => item.insight)).toEqual([insight, ...Array(6).fill(null)])
    expect(new Set(told.map((item) => item.category)).size).toBe(7)
  })

  test('kept is what was written afterwards, too; no longer kept is gone', async () => {
    const { visitor } = await registerCouple(server)
    const { catchupId, questions, about } = await openCatchup(visitor)
    await say(visitor, catchupId, { helpful: null, focus: [], keep: true })
    const { body } = await visitor.post<{ suggestion: string }>('/api/catchups/suggestion', {
      ...about,
      question: questions[3]?.content,
      questionId: questions[3]?.id,
    })
    expect((await openLatest(visitor)).conversation?.items[3]?.suggestion).toBe(body.suggestion)
    await say(visitor, catchupId, { helpful: null, focus: [], keep: false })
    await pressDone(visitor)
    const entry = await openLatest(visitor)
    expect([entry.kept, entry.conversation]).toEqual([false, null])
  })

  test('without Keep, Done leaves no answer behind', async () => {
    const { visitor, user } = await registerCouple(server)
    const { catchupId } = await openCatchup(visitor)
    await say(visitor, catchupId, { helpful: true, focus: [] })
    await pressDone(visitor)
    const row = await server.database
      .selectFrom('timeline')
      .innerJoin('users', 'users.coupleId', 'timeline.coupleId')
      .select('conversation')
      .where('users.id', '=', user.id)
      .executeTakeFirstOrThrow()
    expect(row.conversation).toBeNull()
  })

  test('T26 what is kept is sealed, and bound to its place', async () => {
    const { visitor } = await registerCouple(server)
    const { catchupId, summary } = await openCatchup(visitor, { word: 'canary-kept-1-end' })
    await say(visitor, catchupId, { helpful: true, focus: [], keep: true })
    await pressDone(visitor)
    expect((await openLatest(visitor)).conversation?.items).toHaveLength(7)
    const rows = await everyRow(server)
    expect(rows).not.toContain('canary-kept')
    expect(rows).not.toContain(summary)
    expect(filesWith(server.dataDir, 'canary-kept')).toEqual([])
    expect(server.log.join('')).not.toContain('canary-kept')
    const [latest] = await timelineOf(visitor)
    await server.database
      .updateTable('timeline')
      .set((row) => ({ summary: row.ref('conversation') }))
      .where('id', '=', latest?.id ?? 0)
      .execute()
    expect((await visitor.get('/api/timeline')).status).toBe(500)
  })

  test('a summary that our own guide wrote names the focus, whenever it was chosen', async () => {
    const focused: string[][] = []
    const another = await startTestServer({
      builtInGuide: unguarded({
        name: 'of focus',
        source: 'built-in',
        insight: async () => 'An insight.',
        suggestion: async () => 'A suggestion.',
        summary: async ({ focus }) => {
          focused.push([...focus])
          return `Your week. Next: ${focus.join()}`
        },
      }),
    })
    const { visitor } = await registerCouple(another)
    const { catchupId, summary } = await openCatchup(visitor)
    expect(focused).toEqual([[]])
    const focus = ['Fun & Friendship']
    await say(visitor, catchupId, { helpful: true, focus, keep: false })
    expect(focused).toEqual([[], focus])
    const again = await visitor.post<{ summary: string }>('/api/catchups/summary', {
      userName: 'x',
      partnerName: 'y',
      weekId: initialWeekId,
    })
    expect(again.body.summary).toContain('Fun & Friendship')
    expect(summary).not.toContain('Fun & Friendship')
    await pressDone(visitor)
    expect((await openLatest(visitor)).summary).toBe(again.body.summary)
    await another.stop()
  })

  test.each([
    [{ focus: [] }],
    [{ helpful: 'yes', focus: [] }],
    [{ helpful: true }],
    [{ helpful: true, focus: ['Cars'] }],
    [{ helpful: true, focus: 'Fun & Friendship' }],
    [{ helpful: true, focus: [], keep: 'yes' }],
    [{ helpful: true, focus: [], changed: { helpful: true } }],
    [{ helpful: true, focus: [], changed: { helpful: true, focus: ['Cars'] } }],
  ])('refuses %j', async (body) => {
    const { visitor } = await registerCouple(server)
    const { catchupId } = await openCatchup(visitor)
    expect((await say(visitor, catchupId, body)).status).toBe(400)
  })

  test('R15 a foreign catch-up answers like one that does not exist, and like one that is over', async () => {
    const { visitor } = await registerCouple(server)
    const { catchupId } = await openCatchup(visitor)
    const other = await registerCouple(server)
    const given = { helpful: true, focus: [], keep: true }
    const foreign = await say(other.visitor, catchupId, given)
    const missing = await say(other.visitor, 999_999, given)
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
    expect(await timelineOf(other.visitor)).toEqual([])
    await pressDone(visitor)
    expect((await say(visitor, catchupId, given)).status).toBe(404)
  })
})
