import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { otherOf, type Participant } from '#contract/participants.ts'
import { type Question, questionsPerWeek } from '#contract/questions.ts'
import { canariesIn, everyRow } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { registerOnTwoDevices } from '#server/testing/couple.ts'
import { draws, triedOnce } from '#server/testing/draws.ts'
import { aliasOf } from '#server/testing/seal-steps.ts'
import { participants, type SealedCouple, sealedCouple } from '#server/testing/sealed-couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const couplesInPlay = 6
const rounds = draws({ full: 500, share: 12 })

let server: TestServer
let couples: SealedCouple[]
const opened = new Map<string, number>()
beforeAll(async () => {
  server = await startTestServer()
  couples = await Promise.all(
    Array.from({ length: couplesInPlay }, async (_, at) => {
      const { visitor, partner, email, partnerEmail } = await registerOnTwoDevices(server)
      const devices = {
        own: { visitor, email },
        partners: { visitor: partner, email: partnerEmail },
      }
      return sealedCouple(`inter${at}`, devices, opened)
    }),
  )
})
afterAll(() => server.stop())

/** One couple at one session, of which each answers on a device of their own. */
type Play = {
  couple: SealedCouple
  weekId: string
  questions: Question[]
  /** What was acknowledged, by the question's position. */
  answers: Record<Participant, string[]>
  /** Everything that was ever sent, acknowledged or not. */
  sent: Record<Participant, string[][]>
  hasClaimed: Record<Participant, boolean>
  isCompleted: Record<Participant, boolean>
}

/** One of the two on their own device, beside another couple. */
type Seat = { play: Play; me: Participant; device: Visitor; others: Play }

const deviceOf = ({ couple }: Play, who: Participant): Visitor =>
  couple.devices[who === 'primary' ? 'own' : 'partners'].visitor

/** What may leave by now: all that both have sent, once both could have completed. */
const mayLeave = ({ sent, hasClaimed }: Play): string[] =>
  participants.every((who) => hasClaimed[who] && sent[who].every((texts) => texts.length > 0))
    ? participants.flatMap((who) => sent[who].flat())
    : []

/** What has to be in it, asked for from now on. */
const mustLeave = ({ answers, isCompleted }: Play): string[] =>
  isCompleted.primary && isCompleted.partner ? [...answers.primary, ...answers.partner] : []

async function answer({ play, me, device }: Seat, at: number): Promise<void> {
  const { couple, questions, answers, sent, isCompleted } = play
  const response = couple.canary(play)
  sent[me][at]?.push(response)
  const url = `/api/questions/${questions[at]?.id}`
  const reply = await device.patch(url, { response, isPartnerResponse: me === 'partner' })
  expect(couple.watch('answer', reply).status).toBe(isCompleted[me] ? 409 : 200)
  if (reply.status === 200) answers[me][at] = response
}

async function claim({ play, me, device }: Seat): Promise<void> {
  const { couple, weekId, answers, hasClaimed, isCompleted } = play
  hasClaimed[me] = true
  const url = `/api/progress/${weekId}?userId=${aliasOf(me)}`
  const reply = await device.post(url, { userCompleted: true })
  const isWhole = Object.keys(answers[me]).length === questionsPerWeek
  expect(couple.watch('claim', reply).status).toBe(isWhole ? 200 : 409)
  if (isWhole) isCompleted[me] = true
}

async function finish(seat: Seat): Promise<void> {
  for (let at = 0; at < questionsPerWeek; at += 1) {
    if (seat.play.answers[seat.me][at] === undefined) await answer(seat, at)
  }
  await claim(seat)
}

/** Reads something in which answers may stand: of one's own couple, and only once both are done. */
const reading =
  (what: string, read: (seat: Seat, at: number) => ReturnType<Visitor['get']>, isWhole = false) =>
  async (seat: Seat, at: number) => {
    const must = isWhole ? mustLeave(seat.play) : []
    const reply = await read(seat, at)
    seat.play.couple.watch(what, reply, mayLeave(seat.play), must)
  }

const about = ({ weekId, questions }: Play, at: number) => ({
  ...{ userName: 'Mina', partnerName: 'Jonas', weekId },
  ...{ question: questions[at]?.content, questionId: questions[at]?.id },
})

const commands = {
  answer,
  again: answer,
  claim,
  finish,
  /** The other one's part, which is theirs alone since they have answered on their own device. */
  async answerForOther({ play, me, device }: Seat, at: number) {
    const given = { response: play.couple.canary(play), isPartnerResponse: me === 'primary' }
    const reply = await device.patch(`/api/questions/${play.questions[at]?.id}`, given)
    expect(play.couple.watch('answer for the other', reply).status).toBe(409)
  },
  async skipForOther({ play, me, device }: Seat, at: number) {
    const url = `/api/questions/${play.questions[at]?.id}/skip`
    const reply = await device.post(url, { isPartnerResponse: me === 'primary' })
    expect(play.couple.watch('skip for the other', reply).status).toBe(409)
  },
  async claimForOther({ play, me, device }: Seat) {
    const url = `/api/progress/${play.weekId}?userId=${aliasOf(otherOf(me))}`
    const reply = await device.post(url, { userCompleted: true })
    expect(play.couple.watch('claim for the other', reply).status).toBe(409)
  },
  /** A right guess at the other one's answer and a wrong one, while they may be writing it. */
  async probe({ play, me, device }: Seat, at: number) {
    const right = play.sent[otherOf(me)][at]?.at(-1)
    if (right === undefined) return
    const url = `/api/questions/${play.questions[at]?.id}`
    const guess = async (response: string, onlyIfUnanswered: boolean) => {
      const given = { response, isPartnerResponse: me === 'primary', onlyIfUnanswered }
      const { status, text } = play.couple.watch('probe', await device.patch(url, given))
      return { status, text }
    }
    const [hit, miss] = await Promise.all([guess(right, at > 3), guess(`${right}!`, at > 3)])
    expect(hit).toEqual(miss)
    expect(hit.status).toBe(409)
  },
  /** What only the other couple has. */
  async foreign({ play, others, device, me }: Seat, at: number) {
    const url = `/api/questions/${others.questions[at]?.id}`
    const given = { response: play.couple.canary(play), isPartnerResponse: me === 'partner' }
    for (const reply of [await device.patch(url, given), await device.post(`${url}/skip`, {})]) {
      expect(play.couple.watch('what is the other couple’s', reply).status).toBe(404)
    }
    const guess = { ...about(play, at), questionId: others.questions[at]?.id }
    play.couple.watch('insight', await device.post('/api/catchups/insight', guess))
  },
  responses: reading(
    'responses',
    ({ play, me, device }) =>
      device.get(`/api/catchups/${play.weekId}/responses?userId=${aliasOf(me)}`),
    true,
  ),
  progress: reading('progress', ({ play, me, device }) =>
    device.get(`/api/progress/${play.weekId}?userId=${aliasOf(me)}`),
  ),
  questions: reading('questions', ({ play, me, device }) =>
    device.get(`/api/questions/${play.weekId}?userId=${aliasOf(otherOf(me))}`),
  ),
  insight: reading('insight', (seat, at) =>
    seat.device.post('/api/catchups/insight', about(seat.play, at)),
  ),
  suggestion: reading('suggestion', (seat, at) =>
    seat.device.post('/api/catchups/suggestion', about(seat.play, at)),
  ),
  wholeFile: reading('all that is there', ({ device }) => device.get('/api/account/export'), true),
  start: reading('start', ({ play, me, device }) =>
    device.post(`/api/catchups/${play.weekId}`, { userId: aliasOf(me) }),
  ),
} satisfies Record<string, (seat: Seat, at: number) => Promise<unknown>>

type Step = { name: keyof typeof commands; at: number; turns: number }
const steps = fc.array(
  fc.record({
    name: fc.constantFrom(...(Object.keys(commands) as Step['name'][])),
    at: fc.nat({ max: questionsPerWeek - 1 }),
    turns: fc.nat({ max: 3 }),
  }),
  { minLength: 3, maxLength: 9 },
)

async function begin(couple: SealedCouple, weekId: string): Promise<Play> {
  const own = couple.devices.own.visitor
  const { body: questions } = await own.get<Question[]>(`/api/questions/${weekId}?userId=30`)
  const none = () => questions.map(() => [])
  const play: Play = {
    ...{ couple, weekId, questions },
    answers: { primary: [], partner: [] },
    sent: { primary: none(), partner: none() },
    hasClaimed: { primary: false, partner: false },
    isCompleted: { primary: false, partner: false },
  }
  for (const me of participants) {
    await answer({ play, me, device: deviceOf(play, me), others: play }, 0)
  }
  return play
}

const seatsAt = (play: Play, others: Play): Seat[] =>
  participants.map((me) => ({ play, me, others, device: deviceOf(play, me) }))

test(`T1 R17 the seal holds while two couples on four devices act at once, ${rounds} times`, {
  ...triedOnce,
  timeout: 900_000,
}, async () => {
  let round = 0
  let sent = 0
  await fc.assert(
    fc.asyncProperty(fc.tuple(steps, steps, steps, steps), async (sequences) => {
      round += 1
      const [one, other] = [couples[round % couplesInPlay], couples[(round + 1) % couplesInPlay]]
      if (!one || !other) throw new Error('There are too few couples')
      const plays = [await begin(one, `at-once-${round}`), await begin(other, `at-once-${round}`)]
      const [first, second] = plays as [Play, Play]
      const seats = [...seatsAt(first, second), ...seatsAt(second, first)]
      await Promise.all(
        seats.map(async (seat, number) => {
          for (const { name, at, turns } of sequences[number] ?? []) {
            for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate)
            await commands[name](seat, at)
            sent += 1
          }
        }),
      )
      for (const seat of seats) if (!seat.play.isCompleted[seat.me]) await finish(seat)
      for (const seat of seats) await commands.responses(seat, 0)
      for (const { couple, weekId } of plays) {
        await couple.devices.own.visitor.post(`/api/reset-session/${weekId}`, {})
      }
    }),
    { numRuns: rounds, endOnFailure: true },
  )
  expect(opened.get('responses')).toBeGreaterThanOrEqual(4 * rounds)
  expect(canariesIn(server.log.join(''))).toEqual([])
  expect(canariesIn(await everyRow(server))).toEqual([])
  counted('T1', { 'sequences at once': rounds * 4, 'commands at once': sent })
})
