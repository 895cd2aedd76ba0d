import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { receivedBy, remindedCouple } from '#server/testing/reminded.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let service: PushService
let server: TestServer
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())
beforeEach(async () => {
  service.answer(201)
  service.received.length = 0
  server = await startTestServer({ pushAgent: service.agent })
  return () => server.stop()
})

/** Moves the clock, which begins on Monday, 2 March 2026, at 18:00 UTC, to that moment. */
const moveTo = (moment: string) =>
  server.clock.forward(Date.parse(moment) - server.clock.now().getTime())

const nextOf = async (id: number) =>
  (
    await server.database
      .selectFrom('users')
      .select('nextReminderAt')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).nextReminderAt

describe('a reminder', () => {
  test('comes once, when it is due, in fixed words that name nobody', async () => {
    const { browser } = await remindedCouple(server, service)
    moveTo('2026-03-04T17:29:59.999Z')
    await server.round()
    expect(service.received).toEqual([])
    moveTo('2026-03-04T17:30:00Z')
    await server.round()
    await server.round()
    moveTo('2026-03-11T17:29:00Z')
    await server.round()
    expect(service.received.map(({ path, message }) => ({ path, message }))).toEqual([
      {
        path: browser.path,
        message: {
          title: 'Time for your catch-up!',
          body: "It's 17:30 on Wednesday - time to connect with your partner",
        },
      },
    ])
  })

  test('leaves numbers in the log and nothing else', async () => {
    const { browser, email, user } = await remindedCouple(server, service, { reminderEmail: true })
    moveTo('2026-03-04T17:30:00Z')
    await server.round()
    const log = server.log.join('')
    expect(log).toContain('"reached":1')
    for (const secret of [browser.path, email, user.username, browser.keys.auth]) {
      expect(log).not.toContain(secret)
    }
  })

  test('comes by e-mail as well to whoever asked for that', async () => {
    const { email } = await remindedCouple(server, service, { reminderEmail: true })
    await remindedCouple(server, service, { reminderEmail: false })
    moveTo('2026-03-04T17:31:00Z')
    await server.round()
    expect(server.mails).toHaveLength(1)
    const { to, subject, text, html } = server.mails[0] ?? { text: '', html: '' }
    expect([to, subject]).toEqual([email, 'Time for your catch-up!'])
    expect(text).toContain("It's 17:30 on Wednesday - time to connect with your partner")
    expect(text).toContain(`${server.publicUrl}/home`)
    expect(html).toContain('time to connect with your partner')
    expect(text + html).not.toMatch(/Jonas/)
    expect(service.received).toHaveLength(2)
  })

  test('does not come when reminders were turned off, or to the old time', async () => {
    const off = await remindedCouple(server, service)
    const moved = await remindedCouple(server, service)
    const settings = { reminderDay: 'Wednesday', reminderTime: '17:30', reminderEnabled: false }
    await off.visitor.send('PUT', '/api/reminder-settings', settings)
    const later = { ...settings, reminderTime: '19:00', reminderEnabled: true }
    await moved.visitor.send('PUT', '/api/reminder-settings', later)
    moveTo('2026-03-04T17:30:00Z')
    await server.round()
    expect(service.received).toEqual([])
    moveTo('2026-03-04T19:00:00Z')
    await server.round()
    expect([receivedBy(service, off), receivedBy(service, moved)]).toEqual([0, 1])
  })

  test('that nobody takes is not sent again', async () => {
    service.answer(503)
    const couple = await remindedCouple(server, service)
    moveTo('2026-03-04T17:30:00Z')
    await server.round()
    await server.round()
    expect(receivedBy(service, couple)).toBe(1)
    expect(server.log.join('')).toContain('"unreached":1')
    expect(await nextOf(couple.user.id)).toBe('2026-03-11T17:30:00.000Z')
  })

  test('goes to every browser, and one that is gone is forgotten', async () => {
    const couple = await remindedCouple(server, service)
    const second = service.subscribe()
    await couple.visitor.post('/api/reminders/push-subscription', second)
    service.forget(couple.browser)
    moveTo('2026-03-04T17:30:00Z')
    await server.round()
    expect(service.received.map(({ path }) => path)).toEqual([second.path])
    const rows = await server.database.selectFrom('push_subscriptions').select('endpoint').execute()
    expect(rows).toEqual([{ endpoint: second.endpoint }])
  })
})

test('one whose zone this machine does not know holds up nobody else', async () => {
  const couples = await Promise.all(
    Array.from({ length: 25 }, () => remindedCouple(server, service)),
  )
  const broken = couples.slice(0, 21).map(({ user }) => user.id)
  await server.database
    .updateTable('users')
    .set({ reminderTimeZone: 'Mars/Olympus' })
    .where('id', 'in', broken)
    .execute()
  moveTo('2026-03-04T17:30:00Z')
  await server.round()
  expect(couples.map((couple) => receivedBy(service, couple))).toEqual(
    couples.map(({ user }) => (broken.includes(user.id) ? 0 : 1)),
  )
  expect(server.log.join('')).toContain('"reached":4,"unreached":0,"late":0,"broken":21')
  expect(server.log.join('')).not.toContain('Mars')
})

describe('after a time without a server', () => {
  test('a reminder that is hours late still comes, and once', async () => {
    const couple = await remindedCouple(server, service)
    moveTo('2026-03-04T20:30:00Z')
    await server.round()
    await server.round()
    expect(receivedBy(service, couple)).toBe(1)
    expect(await nextOf(couple.user.id)).toBe('2026-03-11T17:30:00.000Z')
  })

  test.each([
    ['2026-03-04T20:30:01Z', '2026-03-11T17:30:00.000Z'],
    ['2026-03-11T17:29:00Z', '2026-03-11T17:30:00.000Z'],
    ['2027-03-03T17:31:00Z', '2027-03-10T17:30:00.000Z'],
    ['2036-03-03T12:00:00Z', '2036-03-05T17:30:00.000Z'],
  ])('back at %s, those that were missed stay missed', async (moment, next) => {
    const couple = await remindedCouple(server, service)
    moveTo(moment)
    await server.round()
    expect(service.received).toEqual([])
    expect(server.log.join('')).toContain('"late":1')
    expect(await nextOf(couple.user.id)).toBe(next)
    moveTo(next)
    await server.round()
    expect(receivedBy(service, couple)).toBe(1)
  })

  test('a closing server begins no more, and the other one goes on', async () => {
    const second = await startTestServer({ pushAgent: service.agent, beside: server })
    const couple = await remindedCouple(server, service)
    moveTo('2026-03-04T17:30:00Z')
    await second.round(AbortSignal.abort())
    await second.app.close()
    await second.round()
    expect(service.received).toEqual([])
    await server.round()
    expect(receivedBy(service, couple)).toBe(1)
    await second.stop()
  })
})

describe('T19 through the changes of the clocks', () => {
  const zones = [
    ...['Pacific/Auckland', 'Pacific/Kiritimati', 'Europe/London', 'America/New_York'],
    'Australia/Lord_Howe',
  ]

  test.each([
    ['summer ends in Auckland', '2026-03-23T00:00:00Z', 3],
    ['summer begins in Auckland', '2026-09-21T00:00:00Z', 3],
    ['the others change', '2026-10-19T00:00:00Z', 3],
    ['the leap day', '2028-02-20T00:00:00Z', 2],
  ])('%s: half past five on the wall, each week, once', async (_what, begin, weeks) => {
    moveTo(begin)
    const people = await Promise.all(
      zones.map(async (timeZone) => {
        const couple = await remindedCouple(server, service, { timeZone })
        return { ...couple, timeZone }
      }),
    )
    const seen: Record<string, string[]> = Object.fromEntries(zones.map((zone) => [zone, []]))
    for (let step = 0; step < weeks * 7 * 48; step += 1) {
      server.clock.forward(30 * minute)
      const before = service.received.length
      await server.round()
      for (const { path } of service.received.slice(before)) {
        const timeZone = people.find(({ browser }) => browser.path === path)?.timeZone ?? ''
        const wall = new Intl.DateTimeFormat('en-GB', {
          timeZone,
          weekday: 'long',
          hour: '2-digit',
          minute: '2-digit',
        }).format(server.clock.now())
        seen[timeZone]?.push(wall)
      }
    }
    const expected = Array.from({ length: weeks }, () => 'Wednesday 17:30')
    expect(seen).toEqual(Object.fromEntries(zones.map((zone) => [zone, expected])))
  })
})

test('two servers, one push', async () => {
  const second = await startTestServer({ pushAgent: service.agent, beside: server })
  const couples = await Promise.all(
    Array.from({ length: 45 }, () => remindedCouple(server, service, { reminderEmail: true })),
  )
  for (let week = 0; week < 3; week += 1) {
    moveTo(new Date(Date.parse('2026-03-04T17:30:00Z') + week * 7 * day).toISOString())
    await Promise.all([server.round(), second.round(), server.round(), second.round()])
    expect(couples.map((couple) => receivedBy(service, couple))).toEqual(
      couples.map(() => week + 1),
    )
  }
  const byMail = [...server.mails, ...second.mails].map(({ to }) => to)
  expect(byMail).toHaveLength(3 * 45)
  const shares = [server, second].map(({ log }) => log.join('').split('"reached"').length - 1)
  expect(Math.min(...shares)).toBeGreaterThan(0)
  await second.stop()
})
