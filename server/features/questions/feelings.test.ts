import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import type { SetFeeling } from '#contract/set-feeling.ts'
import { cards } from '#server/cards/cards.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { answerAll, registerCouple, registerOnTwoDevices } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { leanOfBoth } from './lean.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const week = 'session-initial'
const say = (visitor: Visitor, feeling: SetFeeling | string, alias = 30, weekId = week) =>
  visitor.post<RefusalBody>(`/api/progress/${weekId}/feeling?userId=${alias}`, { feeling })

const depthOf = (set: readonly Question[]) =>
  set.reduce((sum, { content }) => {
    const card = cards.find((one) => one.content === content)
    return sum + (card?.depth ?? 0)
  }, 0) / set.length

/** How deep the questions go on the average that so many couples get next, after both said that. */
async function depthAfter(primary: SetFeeling | null, partner: SetFeeling | null, couples: number) {
  const depths = await Promise.all(
    Array.from({ length: couples }, async () => {
      const { visitor } = await registerCouple(server)
      for (let at = 0; at < 3; at += 1) await visitor.get(`/api/questions/before-${at}`)
      for (const who of ['primary', 'partner'] as const) await answerAll(visitor, who)
      if (primary) await say(visitor, primary)
      if (partner) await say(visitor, partner, 31)
      const sets = []
      for (const next of ['next', 'after']) {
        sets.push((await visitor.get<Question[]>(`/api/questions/${next}`)).body)
      }
      return depthOf(sets.flat())
    }),
  )
  return depths.reduce((sum, depth) => sum + depth, 0) / depths.length
}

describe('R27 how the questions felt', () => {
  test('brings less personal ones, or more, where both are asked for that', async () => {
    const less = await depthAfter('too-personal', null, 10)
    const usual = await depthAfter('just-right', null, 10)
    const more = await depthAfter('not-deep-enough', 'not-deep-enough', 10)
    expect(less).toBeLessThan(usual)
    expect(usual).toBeLessThan(more)
    expect(more - less).toBeGreaterThan(0.2)
  })

  test('too personal for one wins, else both count alike, and only lately', () => {
    const lean = (primary: readonly string[], partner: readonly string[]) =>
      leanOfBoth({ primary, partner })
    expect(lean([], [])).toBe(0)
    expect(lean(['more'], [])).toBe(1)
    expect(lean(['more'], ['same'])).toBe(0.5)
    expect(lean(['more', 'more'], ['less'])).toBe(-1)
    expect(lean(['less', 'less', 'less'], ['more'])).toBe(-2)
    expect(lean(['same', 'less'], [])).toBe(-1)
    expect(lean(['more', 'less'], ['same'])).toBe(0)
  })

  test('is asked of who has finished, said for themselves, and may be said again', async () => {
    const { visitor, partner } = await registerOnTwoDevices(server)
    const early = await say(visitor, 'just-right')
    expect([early.status, early.body.message]).toEqual([
      409,
      refusalSentence('answers-missing', { left: 7, total: 7 }),
    ])
    await answerAll(visitor, 'primary')
    await answerAll(partner, 'partner')
    for (const feeling of ['just-right', 'too-personal', 'too-personal']) {
      expect((await say(visitor, feeling)).status).toBe(200)
    }
    const elsewhere = await say(visitor, 'just-right', 31)
    expect([elsewhere.status, elsewhere.body.message]).toEqual([
      409,
      refusalSentence('on-own-device', { name: 'Jonas' }),
    ])
    expect((await say(visitor, 'Other')).status).toBe(400)
    const rows = await server.database.selectFrom('set_feelings').selectAll().execute()
    expect(rows.filter(({ weekId }) => weekId === week).length).toBeGreaterThan(0)
  })

  test('T1 is told to nobody: no reply, no export and no row says what it was', async () => {
    const { visitor, partner } = await registerOnTwoDevices(server)
    await answerAll(visitor, 'primary')
    await answerAll(partner, 'partner')
    const seen = async () => {
      const replies = []
      for (const device of [visitor, partner]) {
        for (const url of [
          `/api/progress/${week}?userId=30`,
          `/api/progress/${week}?userId=31`,
          `/api/questions/${week}?userId=30`,
          `/api/catchups/${week}/responses`,
          '/api/session',
          '/api/user',
          '/api/account/export',
        ]) {
          const { status, text } = await device.get(url)
          replies.push(`${status} ${text.replace(/"(exportedAt|turn|lastSeenAt)":[^,}]*/g, '')}`)
        }
      }
      return replies
    }
    const sayings = []
    const before = await seen()
    for (const feeling of ['just-right', 'too-personal', 'not-deep-enough']) {
      sayings.push((await say(visitor, feeling)).text)
      expect(await seen()).toEqual(before)
    }
    expect(new Set(sayings).size).toBe(1)
    const rows = await everyRow(server)
    expect(rows).toContain('set_feelings')
    expect(rows).not.toMatch(/"feeling":"(less|same|more|too-personal|just-right|not-deep)/)
    const lengths = (
      await server.database.selectFrom('set_feelings').select('feeling').execute()
    ).map(({ feeling }) => feeling.length)
    expect(new Set(lengths).size).toBe(1)
  })

  test('counts for six sessions, outlives Done, and is forgotten after', async () => {
    const { visitor, user } = await registerCouple(server)
    for (let at = 0; at < 8; at += 1) {
      const weekId = `session-${at}`
      await answerAll(visitor, 'primary', { weekId })
      await say(visitor, 'just-right', 30, weekId)
      await visitor.post(`/api/reset-session/${weekId}`, {})
      server.clock.forward(1000)
    }
    const rows = await server.database
      .selectFrom('set_feelings')
      .select('weekId')
      .where('userId', '=', user.id)
      .orderBy('saidAt')
      .execute()
    expect(rows.map(({ weekId }) => weekId)).toEqual(
      [2, 3, 4, 5, 6, 7].map((at) => `session-${at}`),
    )
  })
})
