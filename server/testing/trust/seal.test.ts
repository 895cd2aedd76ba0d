import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Catchup } from '#contract/catchup.ts'
import type { Participant } from '#contract/participants.ts'
import type { Question } from '#contract/questions.ts'
import { canariesIn, canary, everyRow, filesWith } from '#server/testing/canaries.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Reply, Visitor } from '#server/testing/visitor.ts'

const couplesInPlay = 6
const sequences = 2_000

type Devices = { own: Visitor; partners: Visitor }

let server: TestServer
let couples: Devices[]
beforeAll(async () => {
  server = await startTestServer()
  couples = await Promise.all(
    Array.from({ length: couplesInPlay }, async () => {
      const { visitor, partnerEmail } = await registerCouple(server)
      const partners = server.visitor()
      await partners.post('/api/login', { email: partnerEmail, password: testPassword })
      return { own: visitor, partners }
    }),
  )
})
afterAll(() => server.stop())

const participants = ['primary', 'partner'] as const
const aliasOf = (participant: Participant) => (participant === 'primary' ? 30 : 31)

const command = fc.record({
  name: fc.constantFrom(
    ...([
      'answer',
      'finish',
      'finish',
      'finish',
      'claim',
      'questions',
      'progress',
      'start',
    ] as const),
    ...(['responses', 'insight', 'suggestion', 'summary', 'complete', 'reset', 'clear'] as const),
  ),
  who: fc.constantFrom(...participants),
  device: fc.constantFrom('own' as const, 'partners' as const),
  at: fc.nat({ max: 6 }),
})
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never

let answersGiven = 0

/** One weekly session of one couple, and what a keeper of the seal knows about it. */
function sealedWeek(couple: number, weekId: string) {
  const devices = couples[couple] as Devices
  const whose = `${couple}x${weekId}`
  const completed = new Set<Participant>()
  const answered = { primary: new Set<number>(), partner: new Set<number>() }
  let current = new Set<string>()
  let catchupId = 0

  const forget = () => {
    completed.clear()
    answered.primary.clear()
    answered.partner.clear()
    current = new Set()
    catchupId = 0
  }

  /** The seal: canaries leave only when both have completed, and only those of this very set. */
  const watched = <Body>(reply: Reply<Body>): Reply<Body> => {
    const seen = canariesIn(reply.text + JSON.stringify(reply.headers))
    const open = completed.size === 2
    expect(seen.filter((found) => !open || !current.has(found))).toEqual([])
    expect(reply.status).toBeLessThan(500)
    return reply
  }

  const questions = async (device: Visitor, who: Participant) =>
    watched(await device.get<Question[]>(`/api/questions/${weekId}?userId=${aliasOf(who)}`)).body

  const answer = async (device: Visitor, who: Participant, at: number) => {
    const asked = (await questions(device, who))[at]
    answersGiven += 1
    const response = canary(whose, answersGiven)
    const isPartnerResponse = who === 'partner'
    const url = `/api/questions/${asked?.id}`
    const reply = watched(await device.patch(url, { response, isPartnerResponse }))
    expect(reply.status).toBe(completed.has(who) ? 409 : 200)
    if (reply.status !== 200) return
    current.add(response)
    answered[who].add(at)
  }

  const claim = async (device: Visitor, who: Participant) => {
    const url = `/api/progress/${weekId}?userId=${aliasOf(who)}`
    const { status } = watched(await device.post(url, { userCompleted: true }))
    expect(status).toBe(answered[who].size === 7 ? 200 : 409)
    if (status === 200) completed.add(who)
  }

  return async ({ name, who, device: which, at }: Command) => {
    const device = devices[which]
    const names = { userName: 'Mina', partnerName: 'Jonas', weekId }
    switch (name) {
      case 'answer':
        return answer(device, who, at)
      case 'finish':
        for (let next = 0; next < 7; next += 1) {
          if (!answered[who].has(next)) await answer(device, who, next)
        }
        return claim(device, who)
      case 'claim':
        return claim(device, who)
      case 'questions':
        return questions(device, who)
      case 'progress':
        return watched(await device.get(`/api/progress/${weekId}?userId=${aliasOf(who)}`))
      case 'start': {
        const userId = aliasOf(who)
        const reply = watched(await device.post<Catchup>(`/api/catchups/${weekId}`, { userId }))
        expect(reply.status).toBe(completed.size === 2 ? 200 : 409)
        catchupId = reply.body.id ?? 0
        return
      }
      case 'responses': {
        const url = `/api/catchups/${weekId}/responses?userId=${aliasOf(who)}`
        const reply = watched(await device.get<unknown[]>(url))
        expect(reply.body).toHaveLength(completed.size === 2 ? 7 : 0)
        return
      }
      case 'insight':
      case 'suggestion': {
        const asked = (await questions(device, who))[at]
        const about = { ...names, question: asked?.content, questionId: asked?.id }
        return watched(await device.post(`/api/catchups/${name}`, about))
      }
      case 'summary':
        return watched(await device.post('/api/catchups/summary', names))
      case 'complete':
        return watched(
          await device.patch(`/api/catchups/${catchupId}/complete`, { completed: true }),
        )
      case 'reset':
        forget()
        return watched(await device.post(`/api/reset-session/${weekId}?userId=${aliasOf(who)}`, {}))
      case 'clear':
        forget()
        return watched(await device.get(`/api/questions/${weekId}?clear_existing=true`))
    }
  }
}

test(`T1 R2 the seal holds over ${sequences} random sequences`, { timeout: 900_000 }, async () => {
  let week = 0
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: couplesInPlay - 1 }),
      fc.array(command, { minLength: 1, maxLength: 12 }),
      async (couple, commands) => {
        week += 1
        const run = sealedWeek(couple, `week-${week}`)
        for (const next of commands) await run(next)
      },
    ),
    { numRuns: sequences },
  )
  expect(answersGiven).toBeGreaterThan(sequences)
  expect(canariesIn(server.log.join(''))).toEqual([])
  expect(server.log.length).toBeGreaterThan(sequences)
  expect(canariesIn(await everyRow(server))).toEqual([])
  expect(filesWith(server.dataDir, 'canary-')).toEqual([])
})
