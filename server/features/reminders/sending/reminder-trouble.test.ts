import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Reminders, testReminder } from '#contract/reminders.ts'
import type { Mailer } from '#server/drivers/mail/mail.ts'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { type Reminded, remindedCouple, wednesdays } from '#server/testing/reminded.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const week = 7 * 86_400_000
const allWell = { emails: 0, notifications: 0, browserGone: false, noMailService: false }

let service: PushService
let server: TestServer
let isMailDown: boolean
let mailer: Mailer
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.stop())
beforeEach(async () => {
  service.answer(201)
  isMailDown = false
  mailer = {
    name: 'changing',
    send: () => (isMailDown ? Promise.reject(new Error('Canary Street')) : Promise.resolve()),
    forget: async () => undefined,
  }
  server = await startTestServer({ pushAgent: service.agent, mailer })
  return () => server.stop()
})

const troubleOf = async ({ visitor }: Pick<Reminded, 'visitor'>) =>
  (await visitor.get<Reminders>('/api/reminder-settings')).body.trouble

/** Moves the clock to the next Wednesday evening, when all are reminded. */
async function nextWeek(): Promise<void> {
  const wednesday = Date.parse('2026-03-04T17:30:00Z')
  const weeksOver = Math.floor((server.clock.now().getTime() - wednesday) / week) + 1
  server.clock.forward(wednesday + weeksOver * week - server.clock.now().getTime())
  await server.round()
}

const byMail = { reminderEnabled: false, reminderEmail: true }

test('R10 mails that did not get through are told to whoever waits for them, until one does', async () => {
  const couple = await remindedCouple(server, service, byMail)
  const other = await remindedCouple(server, service, byMail)
  expect(await troubleOf(couple)).toEqual(allWell)
  isMailDown = true
  for (const emails of [1, 2, 3]) {
    await nextWeek()
    expect(await troubleOf(couple)).toEqual({ ...allWell, emails })
  }
  expect(await troubleOf(other)).toEqual({ ...allWell, emails: 3 })
  expect(server.log.join('')).toContain('"unreached":2')
  expect(server.log.join('')).not.toMatch(/Canary|primary\d/)
  isMailDown = false
  await nextWeek()
  expect(await troubleOf(couple)).toEqual(allWell)
})

test('R10 another address, or no mail any more, begins anew', async () => {
  const couple = await remindedCouple(server, service, byMail)
  isMailDown = true
  await nextWeek()
  const { username, partnerName, id: userId } = couple.user
  const email = `other-${couple.email}`
  await couple.visitor.patch('/api/partner', { username, partnerName, email, userId })
  expect(await troubleOf(couple)).toEqual(allWell)
  await nextWeek()
  expect((await troubleOf(couple)).emails).toBe(1)
  const settings = { ...wednesdays, ...byMail }
  await couple.visitor.send('PUT', '/api/reminder-settings', { ...settings, reminderEmail: false })
  await couple.visitor.send('PUT', '/api/reminder-settings', settings)
  expect(await troubleOf(couple)).toEqual(allWell)
})

test('R10 a browser that is gone is told, until one takes notifications again', async () => {
  const couple = await remindedCouple(server, service)
  service.answer(500)
  await nextWeek()
  expect(await troubleOf(couple)).toEqual({ ...allWell, notifications: 1 })
  service.answer(410)
  await nextWeek()
  expect(await troubleOf(couple)).toEqual({ ...allWell, browserGone: true })
  await nextWeek()
  expect(await troubleOf(couple)).toEqual({ ...allWell, browserGone: true })
  service.answer(201)
  await couple.visitor.post('/api/reminders/push-subscription', service.subscribe())
  expect(await troubleOf(couple)).toEqual(allWell)
})

test('a browser that is gone is no trouble while another one is there, or reminders are off', async () => {
  const couple = await remindedCouple(server, service)
  const lasting = service.subscribe()
  service.forget(couple.browser)
  await couple.visitor.post('/api/reminders/push-subscription', lasting)
  await nextWeek()
  expect(await troubleOf(couple)).toEqual(allWell)
  service.forget(lasting)
  await nextWeek()
  expect((await troubleOf(couple)).browserGone).toBe(true)
  const off = { ...wednesdays, reminderEnabled: false }
  await couple.visitor.send('PUT', '/api/reminder-settings', off)
  expect(await troubleOf(couple)).toEqual(allWell)
})

test('C15 a server without mail says so, and a trial does not claim that a mail is on its way', async () => {
  const keeping = await startTestServer({
    mailer: { ...mailer, keeps: true },
    pushAgent: service.agent,
  })
  const couple = await remindedCouple(keeping, service, byMail)
  expect(await troubleOf(couple)).toEqual({ ...allWell, noMailService: true })
  const trial = await couple.visitor.post<ReplyOf<typeof testReminder>>('/api/reminders/test')
  expect(trial.body.steps).toContainEqual({
    ...{ step: 'email', outcome: 'skipped', code: 'mail-kept' },
    message: 'This server has no mail service, so no mail goes out.',
  })
  await keeping.stop()
})
