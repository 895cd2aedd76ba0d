import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tooLateMs, weeksBetween } from '#contract/reminder-rhythm.ts'
import { counted } from '#server/testing/counted.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { draws, triedOnce } from '#server/testing/draws.ts'
import { invite, join } from '#server/testing/invitation.ts'
import { askForReset } from '#server/testing/mailed-link.ts'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { remindedCouple } from '#server/testing/reminded.ts'
import { seededDraws } from '#server/testing/seeded-draws.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const [hour, day] = [3_600_000, 86_400_000]
const tenYears = 3_653 * day

const draw = seededDraws()
let service: PushService
let server: TestServer
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())
beforeEach(async () => {
  service.received.length = 0
  server = await startTestServer({ pushAgent: service.agent })
})
afterEach(() => server.stop())

const now = () => server.clock.now().getTime()
const moveTo = (moment: number) => server.clock.forward(moment - now())

const zones = [
  ...['Pacific/Auckland', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London'],
  ...['Australia/Lord_Howe', 'America/Santiago'],
]
const frequencies = ['weekly', 'fortnightly', 'monthly'] as const

/** The weekday and the minutes since midnight that a wall in that zone shows. */
function onTheWall(moment: number, timeZone: string) {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    ...{ weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  })
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  )
  return { weekday: parts.weekday, minutes: Number(parts.hour) * 60 + Number(parts.minute) }
}

/** Around here clocks change: in Auckland, London, Santiago and Lord Howe, and there is a leap day. */
const turns = ['2026-04-05', '2026-09-27', '2026-03-29', '2026-10-25', '2028-02-29', '2027-12-31']

/** Where the clock goes next: by a little, by years, to a change of the clocks, or to where a reminder is due. */
const anyStep = fc.oneof(
  fc.record({
    by: fc.constantFrom(hour, -hour, day, -day, 8 * day, -3 * day, 27 * day, -30 * day),
  }),
  fc.record({ by: fc.constantFrom(tenYears, -tenYears, tenYears / 2, -tenYears / 3) }),
  fc.record({ to: fc.constantFrom(...turns), by: fc.integer({ min: -3 * day, max: 3 * day }) }),
  fc.record({ due: fc.integer({ min: 0, max: 11 }), by: fc.constantFrom(0, 60_000, tooLateMs) }),
)
type Step = { by: number; to?: string; due?: number }

test('T19 wherever the clock is set, back or ahead, reminders lie ahead at their time on the wall, none doubled', {
  ...triedOnce,
  timeout: 240_000,
}, async () => {
  const second = await startTestServer({ pushAgent: service.agent, beside: server })
  const people = await Promise.all(
    zones.flatMap((timeZone) =>
      frequencies.map(async (frequency) => {
        const couple = await remindedCouple(server, service, { timeZone, frequency })
        return { ...couple, timeZone, frequency }
      }),
    ),
  )
  const rowsOf = async () => {
    const rows = await server.database
      .selectFrom('users')
      .select(['id', 'nextReminderAt'])
      .execute()
    return new Map(rows.map(({ id, nextReminderAt }) => [id, Date.parse(nextReminderAt ?? '')]))
  }
  const begin = now()
  // Somebody is reminded at the end, whatever was drawn before: from where the clock began, since years away no date may come.
  const home: Step = { to: new Date(begin).toISOString(), by: 0 }
  const steps = [...draw<Step>(anyStep, draws({ full: 250, share: 12 })), home, { due: 0, by: 0 }]
  /** Since the clock last went back: which dates somebody was reminded on. */
  let reminded = new Set<string>()
  for (const { by, to, due } of steps) {
    const before = now()
    const some = people[due ?? 0]
    const from = due === undefined ? before : ((await rowsOf()).get(some?.user.id ?? 0) ?? before)
    const goal = (to === undefined ? from : Date.parse(to)) + by
    moveTo(Math.min(Math.max(goal, begin - tenYears), begin + tenYears))
    if (now() < before) reminded = new Set()
    const known = service.received.length
    await Promise.all([server.round(), second.round()])
    await Promise.all([second.round(), server.round()])
    for (const { path } of service.received.slice(known)) {
      const person = people.find(({ browser }) => browser.path === path)
      const { weekday, minutes } = onTheWall(now(), person?.timeZone ?? '')
      expect(weekday).toBe('Wednesday')
      const late = (minutes - 17.5 * 60) * 60_000
      expect([late >= 0, late <= tooLateMs + hour]).toEqual([true, true])
      const once = `${path} ${Math.floor((now() - late) / (6 * hour))}`
      expect([once, reminded.has(once)]).toEqual([once, false])
      reminded.add(once)
    }
    const next = await rowsOf()
    for (const { user, timeZone, frequency } of people) {
      const at = next.get(user.id) ?? 0
      expect(at).toBeGreaterThan(now())
      expect(at - now()).toBeLessThanOrEqual((7 * weeksBetween[frequency] + 7) * day + hour)
      expect(onTheWall(at, timeZone)).toEqual({ weekday: 'Wednesday', minutes: 17.5 * 60 })
    }
  }
  expect(service.received.length).toBeGreaterThan(0)
  counted('T19', { 'moves of the clock': steps.length, reminders: service.received.length })
  await second.stop()
})

describe('T19 what a clock ten years ahead wrote down', triedOnce, () => {
  test('of logins: who signed in then is signed in now, and who signs in now stays so', async () => {
    const earlier = await registerCouple(server)
    server.clock.forward(tenYears)
    expect((await earlier.visitor.get('/api/user')).status).toBe(401)
    const then = await registerCouple(server)
    await server.round()
    server.clock.forward(-tenYears)
    await server.round()
    expect((await then.visitor.get('/api/user')).status).toBe(200)
    const again = { email: earlier.email, password: testPassword }
    expect((await earlier.visitor.post('/api/login', again)).status).toBe(200)
    server.clock.forward(day)
    await server.round()
    for (const { visitor } of [earlier, then]) {
      expect((await visitor.get('/api/user')).status).toBe(200)
    }
    server.clock.forward(200 * day)
    for (const { visitor } of [earlier, then]) {
      expect((await visitor.get('/api/user')).status).toBe(401)
    }
  })

  test.each([
    ['works', 0.5 * hour, 200],
    ['is over after an hour, and not after ten years', 2 * hour, 400],
  ])('of links for a password: it %s', async (_what, later, status) => {
    const { email } = await registerCouple(server)
    server.clock.forward(tenYears)
    const token = await askForReset(server, email)
    await server.round()
    server.clock.forward(-tenYears)
    await server.round()
    server.clock.forward(later)
    const choice = { token, newPassword: 'window-and-river-7' }
    expect((await server.visitor().post('/api/reset-password', choice)).status).toBe(status)
  })

  test.each([
    ['works', 13 * day, 200],
    ['is over after two weeks, and not after ten years', 16 * day, 400],
  ])('of invitations: one %s', async (_what, later, status) => {
    const { visitor, email } = await registerCouple(server)
    server.clock.forward(tenYears)
    await visitor.post('/api/login', { email, password: testPassword })
    const { inviteToken } = await invite(visitor)
    await server.round()
    server.clock.forward(-tenYears)
    await server.round()
    server.clock.forward(later)
    expect((await join(server.visitor(), inviteToken)).status).toBe(status)
  })
})
