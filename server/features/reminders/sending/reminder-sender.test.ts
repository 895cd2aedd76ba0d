import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RefusalBody } from '#contract/refusals.ts'
import type { ReminderStep } from '#contract/reminders.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { remindedCouple, wednesdays } from '#server/testing/reminded.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let service: PushService
let server: TestServer
let mailWorks = true
const mailer = {
  name: 'sometimes',
  send: async () => {
    if (!mailWorks) throw new Error('No mail today')
  },
  forget: async () => undefined,
}
beforeAll(async () => {
  service = await startPushService()
  server = await startTestServer({ pushAgent: service.agent, mailer })
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})
beforeEach(() => {
  mailWorks = true
  service.answer(201)
})

async function tryOut(visitor: Visitor) {
  const { status, body } = await visitor.post<{ steps: ReminderStep[] }>('/api/reminders/test')
  expect(status).toBe(200)
  return body.steps.map(({ step, outcome, message }) => [step, outcome, message])
}

const mailOff = ['email', 'skipped', 'Reminders by email are off.']
const setUp = ['subscription', 'worked', 'Notifications are set up in one browser.']

describe('“Send me a test now” tells', () => {
  test('that no browser is set up', async () => {
    const { visitor } = await registerCouple(server)
    await visitor.send('PUT', '/api/reminder-settings', wednesdays)
    expect(await tryOut(visitor)).toEqual([
      [
        'subscription',
        'failed',
        'No browser is set up for notifications yet. Allow them here, then save.',
      ],
      ['push', 'skipped', 'There was no browser to notify.'],
      mailOff,
    ])
  })

  test('that all of it works, and sends what a reminder says', async () => {
    const { visitor, browser } = await remindedCouple(server, service, { reminderEmail: true })
    await visitor.post('/api/reminders/push-subscription', service.subscribe())
    expect(await tryOut(visitor)).toEqual([
      ['subscription', 'worked', 'Notifications are set up in 2 browsers.'],
      ['push', 'worked', 'The notification is on its way. It should appear within a minute.'],
      ['email', 'worked', 'The email is on its way.'],
    ])
    expect(service.received.find(({ path }) => path === browser.path)?.message).toEqual({
      title: 'Time for your catch-up!',
      body: "It's 17:30 on Wednesday - time to connect with your partner",
    })
  })

  test('that notifications are off, and sends mail alone', async () => {
    const settings = { reminderEnabled: false, reminderEmail: true }
    const { visitor, browser } = await remindedCouple(server, service, settings)
    expect(await tryOut(visitor)).toEqual([
      ['push', 'skipped', 'Reminders by notification are off.'],
      ['email', 'worked', 'The email is on its way.'],
    ])
    expect(service.received.some(({ path }) => path === browser.path)).toBe(false)
  })

  test('that the push service fails', async () => {
    service.answer(500)
    const { visitor } = await remindedCouple(server, service)
    const message = 'The notification could not be handed over. Please try again in a few minutes.'
    expect(await tryOut(visitor)).toEqual([setUp, ['push', 'failed', message], mailOff])
  })

  test('that the browser has ended its subscription', async () => {
    service.answer(410)
    const { visitor } = await remindedCouple(server, service)
    expect((await tryOut(visitor))[0]).toEqual([
      'subscription',
      'failed',
      'This browser no longer takes notifications. Turn reminders off and on again.',
    ])
    service.answer(201)
    expect((await tryOut(visitor))[0]?.[2]).toContain('No browser is set up')
  })

  test('that the mail fails, while the notification does not', async () => {
    mailWorks = false
    const { visitor } = await remindedCouple(server, service, { reminderEmail: true })
    const [, push, email] = await tryOut(visitor)
    expect(push?.[1]).toBe('worked')
    expect(email).toEqual([
      'email',
      'failed',
      'The email could not be sent. Please try again in a few minutes.',
    ])
  })
})

test('T20 a mail that fails does not keep the notification from coming', async () => {
  mailWorks = false
  await remindedCouple(server, service, { reminderEmail: true })
  const before = service.received.length
  server.clock.forward(Date.parse('2026-03-04T17:30:00Z') - server.clock.now().getTime())
  await server.round()
  expect(service.received.length).toBeGreaterThan(before)
  expect(server.log.join('')).not.toContain('No mail today')
})

test('R14 tests are few, for they send mail: ten an hour for a couple', async () => {
  const limited = await startTestServer({ limits: true })
  const { visitor } = await registerCouple(limited)
  for (let at = 0; at < 10; at += 1) await tryOut(visitor)
  const reply = await visitor.post<RefusalBody>('/api/reminders/test')
  expect(reply.status).toBe(429)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(60)
  await limited.stop()
})
