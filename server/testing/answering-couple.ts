import { expect } from 'vitest'
import type { CatchupItem } from '#contract/catchup.ts'
import { type Question, questionsPerWeek } from '#contract/questions.ts'
import { browser } from './browser.ts'
import { testPassword } from './couple.ts'

type Server = { url: string }
type Given = { primary: string[]; partner: string[] }

/**
 * A couple that answers one question after another, of one weekly session after another, and sends an
 * answer of which it does not know whether it arrived again, as the web app does. Every answer is
 * another text, and none is changed.
 */
export async function answeringCouple(first: Server, name: string) {
  const send = browser()
  const account = { username: 'Mina', partnerName: 'Jonas', password: testPassword }
  await send(first, 'POST', '/api/register', { ...account, email: `${name}@example.org` })
  const weeks: { weekId: string; questions: Question[]; acknowledged: Given }[] = []
  let unknown: { path: string; body: { response: string; isPartnerResponse: boolean } } | undefined
  let acknowledged = 0
  let sentAgain = 0

  /** Throws when the connection breaks; the same answer comes first the next time. */
  async function answer(server: Server): Promise<void> {
    let week = weeks.at(-1)
    if (!week || week.acknowledged.partner.length === questionsPerWeek) {
      const weekId = `${name}-${weeks.length}`
      const { body } = await send<Question[]>(server, 'GET', `/api/questions/${weekId}`)
      week = { weekId, questions: body, acknowledged: { primary: [], partner: [] } }
      weeks.push(week)
    }
    const { primary, partner } = week.acknowledged
    const isPartnerResponse = primary.length > partner.length
    const given = isPartnerResponse ? partner : primary
    const response = `canary-${week.weekId}-${isPartnerResponse}-${given.length}-end`
    const path = `/api/questions/${week.questions[given.length]?.id}`
    if (unknown) sentAgain += 1
    unknown = { path, body: { response, isPartnerResponse } }
    const { status } = await send(server, 'PATCH', path, unknown.body)
    expect(status).toBe(200)
    unknown = undefined
    given.push(response)
    acknowledged += 1
  }

  /** Sees that of every session what was acknowledged counts as answered, without opening it. */
  async function expectAnswered(server: Server): Promise<void> {
    for (const { weekId, acknowledged: given } of weeks.slice(-2)) {
      const url = `/api/questions/${weekId}?userId=30`
      const { body } = await send<Question[]>(server, 'GET', url)
      for (const at of given.primary.keys()) expect(body[at]?.answered).toBe(true)
    }
  }

  /** Answers what is left of the last session, opens all of them, and sees every answer to the letter. */
  async function expectEveryAnswer(server: Server): Promise<void> {
    while (unknown || (weeks.at(-1)?.acknowledged.partner.length ?? 7) < questionsPerWeek) {
      await answer(server)
    }
    for (const { weekId, acknowledged: given } of weeks) {
      for (const alias of [30, 31]) {
        const url = `/api/progress/${weekId}?userId=${alias}`
        const claimed = await send(server, 'POST', url, { userCompleted: true })
        expect(claimed.status).toBe(200)
      }
      const url = `/api/catchups/${weekId}/responses?userId=30`
      const { body } = await send<CatchupItem[]>(server, 'GET', url)
      expect(body.map(({ userResponse }) => userResponse)).toEqual(given.primary)
      expect(body.map(({ partnerResponse }) => partnerResponse)).toEqual(given.partner)
    }
  }

  return {
    answer,
    expectAnswered,
    expectEveryAnswer,
    counts: () => ({ acknowledged, sentAgain }),
  }
}
