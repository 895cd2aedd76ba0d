import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Reminders } from '#contract/reminders.ts'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { remindedCouple, wednesdays } from '#server/testing/reminded.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let service: PushService
let server: TestServer
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())
beforeEach(async () => {
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
  test('comes by e-mail alone to whoever chose that alone', async () => {
    const settings = { reminderEnabled: false, reminderEmail: true }
    const { email, user } = await remindedCouple(server, service, settings)
    moveTo('2026-03-04T17:30:00Z')
    await server.round()
    await server.round()
    expect(server.mails.map(({ to }) => to)).toEqual([email])
    expect(server.mails[0]?.text).toMatch(/^Hello Mina,\n/)
    expect(service.received).toEqual([])
    expect(await nextOf(user.id)).toBe('2026-03-11T17:30:00.000Z')
  })

  test('is no sudden mail for whoever chose e-mail while it still followed the switch', async () => {
    const off = { reminderEnabled: false }
    const { visitor, user, email } = await remindedCouple(server, service, off)
    await server.database
      .updateTable('users')
      .set({ reminderEmail: 1, reminderFirstDate: null })
      .where('id', '=', user.id)
      .execute()
    const saved = await visitor.get<Reminders>('/api/reminder-settings')
    expect(saved.body).toMatchObject({ reminderEmail: false, nextReminder: null, isSaved: false })
    await visitor.send('PUT', '/api/reminder-settings', { ...wednesdays, ...off })
    expect(await nextOf(user.id)).toBeNull()
    moveTo('2026-03-04T17:30:00Z')
    await server.round()
    expect(server.mails).toEqual([])
    const chosen = { ...wednesdays, ...off, reminderEmail: true }
    await visitor.send('PUT', '/api/reminder-settings', chosen)
    moveTo('2026-03-11T17:30:00Z')
    await server.round()
    expect(server.mails.map(({ to }) => to)).toEqual([email])
  })
})
