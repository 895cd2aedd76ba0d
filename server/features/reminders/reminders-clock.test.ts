import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { receivedBy, remindedCouple, wednesdays } from '#server/testing/reminded.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const day = 86_400_000

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

const rowOf = (id: number) =>
  server.database
    .selectFrom('users')
    .select(['nextReminderAt', 'reminderFirstDate'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('A12 T19 a clock that jumped ahead and went back', () => {
  test.each([
    ['weekly', 3, '2026-03-04T17:30:00.000Z'],
    ['weekly', 400, '2026-03-04T17:30:00.000Z'],
    ['fortnightly', 40, '2026-03-04T17:30:00.000Z'],
    ['monthly', 4_000, '2026-03-04T17:30:00.000Z'],
  ])('a %s reminder after %i days comes when it would have come', async (frequency, days, next) => {
    const couple = await remindedCouple(server, service, { frequency })
    server.clock.forward(days * day)
    await server.round()
    server.clock.forward(-days * day)
    expect((await rowOf(couple.user.id)).nextReminderAt).not.toBe(next)
    const early = receivedBy(service, couple)
    await server.round()
    expect((await rowOf(couple.user.id)).nextReminderAt).toBe(next)
    moveTo(next)
    await server.round()
    expect(receivedBy(service, couple)).toBe(early + 1)
  })

  test('one that was saved meanwhile begins when it would begin now', async () => {
    const couple = await remindedCouple(server, service)
    server.clock.forward(25 * day)
    const changed = { ...wednesdays, reminderDay: 'Friday' }
    await couple.visitor.send('PUT', '/api/reminder-settings', changed)
    server.clock.forward(-25 * day)
    await server.round()
    expect(await rowOf(couple.user.id)).toEqual({
      nextReminderAt: '2026-03-06T17:30:00.000Z',
      reminderFirstDate: '2026-03-06',
    })
    expect(server.log.join('')).toContain('"healed":1')
  })

  test('a claim from then holds nobody up', async () => {
    const couple = await remindedCouple(server, service)
    await server.database
      .updateTable('users')
      .set({ reminderClaimedUntil: '2027-01-01T00:00:00.000Z' })
      .where('id', '=', couple.user.id)
      .execute()
    moveTo('2026-03-04T17:30:00Z')
    await server.round()
    expect(receivedBy(service, couple)).toBe(1)
  })

  test('leaves alone whatever waits as long as its rhythm says', async () => {
    for (const frequency of ['weekly', 'fortnightly', 'monthly']) {
      const { user } = await remindedCouple(server, service, { frequency })
      moveTo('2026-03-04T17:30:00Z')
      await server.round()
      const { nextReminderAt } = await rowOf(user.id)
      await server.round()
      expect((await rowOf(user.id)).nextReminderAt).toBe(nextReminderAt)
      server.clock.forward(Date.parse('2026-03-02T18:00:00Z') - server.clock.now().getTime())
    }
    expect(server.log.join('')).not.toContain('"healed":1')
  })
})
