import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { heldDatabase } from '#server/testing/held-database.ts'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { type Reminded, receivedBy, remindedCouple, wednesdays } from '#server/testing/reminded.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { claimMs } from './reminder-claims.ts'

const due = '2026-03-04T17:30:00.000Z'
const next = '2026-03-11T17:30:00.000Z'

let service: PushService
let server: TestServer
/** A second server over the same database, which a test can stop between claim and send. */
let other: TestServer
const held = heldDatabase('push_subscriptions')
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())
beforeEach(async () => {
  service.received.length = 0
  server = await startTestServer({ pushAgent: service.agent })
  const wrapDatabase = held.wrap
  other = await startTestServer({ pushAgent: service.agent, beside: server, wrapDatabase })
  return async () => {
    await other.stop()
    await server.stop()
  }
})

const stateOf = ({ user }: Reminded) =>
  server.database
    .selectFrom('users')
    .select(['nextReminderAt', 'reminderClaimedUntil'])
    .where('id', '=', user.id)
    .executeTakeFirst()

const save = ({ visitor }: Reminded, settings: object) =>
  visitor.send('PUT', '/api/reminder-settings', { ...wednesdays, ...settings })

/** Has the other server claim what is due of so many people, and go no further. */
async function claimByOther(count = 1) {
  server.clock.forward(Date.parse(due) - server.clock.now().getTime())
  const { reached, ...hold } = held.hold(count)
  const round = other.round()
  await reached
  const finish = async (how: 'letGo' | 'die') => {
    hold[how]()
    await round
  }
  return { finish }
}

describe('a server that dies between claim and send', () => {
  test('leaves the reminder to another one, which sends it once the claim has run out', async () => {
    const couple = await remindedCouple(server, service, { reminderEmail: true })
    const { finish } = await claimByOther()
    await finish('die')
    other.mails.length = 0
    expect((await stateOf(couple))?.nextReminderAt).toBe(due)
    server.clock.forward(claimMs - 1)
    await server.round()
    await other.round()
    expect(receivedBy(service, couple)).toBe(0)
    server.clock.forward(1)
    await Promise.all([server.round(), other.round(), server.round()])
    await server.round()
    expect(receivedBy(service, couple)).toBe(1)
    expect([...server.mails, ...other.mails]).toHaveLength(1)
    expect(await stateOf(couple)).toEqual({ nextReminderAt: next, reminderClaimedUntil: null })
  })

  test('leaves nothing of a reminder that is turned off, moved or deleted meanwhile', async () => {
    const couples = [
      await remindedCouple(server, service),
      await remindedCouple(server, service),
      await remindedCouple(server, service),
    ] as const
    const [off, moved, deleted] = couples
    const { finish } = await claimByOther(3)
    await finish('die')
    await save(off, { reminderEnabled: false })
    await save(moved, { reminderTime: '19:00' })
    await server.database.deleteFrom('couples').where('user1Id', '=', deleted.user.id).execute()
    server.clock.forward(claimMs)
    await server.round()
    expect(service.received).toEqual([])
    expect(await Promise.all(couples.map(stateOf))).toEqual([
      { nextReminderAt: null, reminderClaimedUntil: null },
      { nextReminderAt: next.replace('17:30', '19:00'), reminderClaimedUntil: null },
      undefined,
    ])
  })

  test('for hours, leaves it as one that is too late', async () => {
    const couple = await remindedCouple(server, service)
    const { finish } = await claimByOther()
    await finish('die')
    server.clock.forward(3 * 60 * 60_000 + 1)
    await server.round()
    expect(receivedBy(service, couple)).toBe(0)
    expect(await stateOf(couple)).toEqual({ nextReminderAt: next, reminderClaimedUntil: null })
  })
})

describe('while a server is sending', () => {
  test('no other one does', async () => {
    const couple = await remindedCouple(server, service)
    const { finish } = await claimByOther()
    server.clock.forward(claimMs - 1)
    await Promise.all([server.round(), server.round()])
    expect(receivedBy(service, couple)).toBe(0)
    await finish('letGo')
    await server.round()
    expect(receivedBy(service, couple)).toBe(1)
    expect(await stateOf(couple)).toEqual({ nextReminderAt: next, reminderClaimedUntil: null })
  })

  test('what is saved meanwhile stays', async () => {
    const moved = await remindedCouple(server, service)
    const off = await remindedCouple(server, service)
    const same = await remindedCouple(server, service)
    const { finish } = await claimByOther(3)
    await save(moved, { reminderDay: 'Friday' })
    await save(off, { reminderEnabled: false })
    await save(same, { reminderEmail: true })
    await finish('letGo')
    expect(await stateOf(moved)).toMatchObject({ nextReminderAt: '2026-03-06T17:30:00.000Z' })
    expect(await stateOf(off)).toMatchObject({ nextReminderAt: null })
    expect(await stateOf(same)).toEqual({ nextReminderAt: next, reminderClaimedUntil: null })
  })

  test('that stands still for longer than its claim, the worst is a second notification', async () => {
    const couple = await remindedCouple(server, service)
    const { finish } = await claimByOther()
    server.clock.forward(claimMs)
    await server.round()
    expect(receivedBy(service, couple)).toBe(1)
    await finish('letGo')
    await server.round()
    expect(receivedBy(service, couple)).toBe(2)
    expect(new Set(service.received.map(({ headers }) => headers.topic)).size).toBe(1)
    expect(await stateOf(couple)).toEqual({ nextReminderAt: next, reminderClaimedUntil: null })
  })
})

test('more than one page of claimed and broken rows holds up nobody', async () => {
  const couples = await Promise.all(
    Array.from({ length: 45 }, () => remindedCouple(server, service)),
  )
  const { finish } = await claimByOther(20)
  await server.round()
  expect(couples.filter((couple) => receivedBy(service, couple) === 1)).toHaveLength(25)
  await finish('die')
  server.clock.forward(claimMs)
  await server.round()
  expect(couples.map((couple) => receivedBy(service, couple))).toEqual(couples.map(() => 1))
})
