import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressSentences } from '#contract/addresses.ts'
import { type RefusalBody, refusalSentence } from '#contract/refusals.ts'
import type { Reminders } from '#contract/reminders.ts'
import { createCouples } from '#server/features/couples/couples.ts'
import { subscriptionsOnLogins } from '#server/features/reminders/push/push-subscriptions.ts'
import { registerCouple, registerOnTwoDevices, testPassword } from '#server/testing/couple.ts'
import { linkIn } from '#server/testing/mailed-link.ts'
import { wednesdays } from '#server/testing/reminded.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { closeAccount, openAccount } from './account-closing.ts'
import { createLogins } from './logins.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const day = 86_400_000

function byHost({ database, clock }: TestServer) {
  const couples = createCouples({ database })
  const parts = { database, couples, hangingOnLogins: subscriptionsOnLogins, now: clock.now }
  return { couples, logins: createLogins(parts), now: clock.now }
}

const coupleOf = ({ database }: TestServer, userId: number) =>
  database
    .selectFrom('couples')
    .innerJoin('users', 'users.coupleId', 'couples.coupleId')
    .select(['couples.coupleId', 'couples.lastUsedOn', 'couples.closedAt'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()

const signIn = (email: string, password: string = testPassword) =>
  server.visitor().post<RefusalBody>('/api/login', { email, password })

test('a closed account ends every login and lets nobody sign in, and says why', async () => {
  const { visitor, partner, user, email, partnerEmail } = await registerOnTwoDevices(server)
  const other = await registerCouple(server)
  const { coupleId } = await coupleOf(server, user.id)
  await closeAccount(byHost(server), coupleId)
  for (const device of [visitor, partner]) {
    const { status, body } = await device.get<RefusalBody>('/api/user')
    expect([status, body.code]).toEqual([401, 'signed-out-account-closed'])
  }
  for (const address of [email, partnerEmail]) {
    const { status, body } = await signIn(address)
    expect([status, body.code]).toEqual([403, 'account-closed'])
    expect(body.error).toBe(refusalSentence('account-closed'))
    // Only who knows the password learns that it is closed.
    expect((await signIn(address, 'another-lamp-43')).body.code).toBe('wrong-login')
  }
  expect((await other.visitor.get('/api/user')).status).toBe(200)

  await openAccount(byHost(server), coupleId)
  expect((await signIn(email)).status).toBe(200)
})

test('A6 a sign-in in flight while the account closes ends with it, or is refused', async () => {
  const { user, email } = await registerCouple(server)
  const { coupleId } = await coupleOf(server, user.id)
  const devices = Array.from({ length: 8 }, () => server.visitor())
  const tries = devices.map((device) =>
    device.post('/api/login', { email, password: testPassword }),
  )
  await Promise.all([...tries, closeAccount(byHost(server), coupleId)])
  for (const device of devices) expect((await device.get('/api/user')).status).toBe(401)
  const left = server.database.selectFrom('logins').select('userId')
  expect(await left.where('coupleId', '=', coupleId).execute()).toEqual([])
})

test('nobody is reminded of a closed account', async () => {
  const { visitor, user } = await registerCouple(server)
  await visitor.send('PUT', '/api/reminder-settings', {
    ...{ reminderDay: 'Friday', reminderTime: '19:45', reminderEnabled: false },
    ...{ frequency: 'weekly', timeZone: 'UTC', reminderEmail: true },
  })
  const { coupleId } = await coupleOf(server, user.id)
  const { nextReminderAt } = await server.database
    .selectFrom('users')
    .select('nextReminderAt')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  await closeAccount(byHost(server), coupleId)
  await server.settled()
  const before = server.mails.length
  server.clock.forward(Date.parse(String(nextReminderAt)) - server.clock.now().getTime() + 1)
  await server.round()
  await server.settled()
  expect(server.mails.length).toBe(before)
  await openAccount(byHost(server), coupleId)
  await server.round()
  await server.settled()
  expect(server.mails.length).toBe(before + 1)
})

test('the calendar feed of a closed account is whole and empty until it is opened again', async () => {
  const { visitor, user } = await registerCouple(server)
  const { body } = await visitor.send<Reminders>('PUT', '/api/reminder-settings', wednesdays)
  const { coupleId } = await coupleOf(server, user.id)
  const entries = async () => {
    const { status, text } = await server.visitor().get(body.calendarPath)
    expect([status, text.trim().endsWith('END:VCALENDAR')]).toEqual([200, true])
    return text.split('BEGIN:VEVENT').length - 1
  }
  const before = await entries()
  expect(before).toBeGreaterThan(50)
  await closeAccount(byHost(server), coupleId)
  expect(await entries()).toBe(0)
  await openAccount(byHost(server), coupleId)
  expect(await entries()).toBe(before)
})

test('an invitation of a closed account opens nothing and lets nobody join until it is opened again', async () => {
  const { visitor, user } = await registerCouple(server)
  const { body } = await visitor.post<{ inviteToken: string }>('/api/couples/invite', {})
  const { inviteToken } = body
  const { coupleId } = await coupleOf(server, user.id)
  const nameOfPartner = async () =>
    (
      await server.database
        .selectFrom('users')
        .select('username')
        .where('id', '=', user.partnerId)
        .executeTakeFirstOrThrow()
    ).username
  const before = await nameOfPartner()
  const read = () => server.visitor().post<RefusalBody>('/api/couples/invitation', { inviteToken })
  const join = () =>
    server.visitor().post<RefusalBody>('/api/couples/join', { inviteToken, username: 'Changed' })
  await closeAccount(byHost(server), coupleId)
  for (const ask of [read, join]) {
    const { status, body } = await ask()
    expect([status, body.code]).toEqual([400, 'invitation-over'])
  }
  expect(await nameOfPartner()).toBe(before)
  await openAccount(byHost(server), coupleId)
  expect([(await read()).status, (await join()).status]).toEqual([200, 200])
  expect(await nameOfPartner()).toBe('Changed')
})

test('a change of address that is taken back in a closed account says that nobody can sign in', async () => {
  const { visitor, user, email } = await registerCouple(server)
  const change = { ...{ userId: user.id, username: 'Mina', partnerName: 'Jonas' } }
  await visitor.patch('/api/partner', { ...change, email: `other-${email}` })
  await server.settled()
  const token = linkIn(server.mails.findLast(({ to }) => to === email)).searchParams.get('undo')
  await closeAccount(byHost(server), (await coupleOf(server, user.id)).coupleId)
  const { status, body } = await server
    .visitor()
    .post<{ message: string }>('/api/undo-address', { token })
  expect([status, body.message]).toEqual([200, addressSentences.undoneClosed])
  expect((await signIn(email)).body.code).toBe('account-closed')
})

test('a couple that is gone can be neither closed nor opened', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000'
  await expect(closeAccount(byHost(server), nobody)).rejects.toMatchObject({ code: 'not-found' })
  await expect(openAccount(byHost(server), nobody)).rejects.toMatchObject({ code: 'not-found' })
})

test('the last use is noted as a day, by a sign-in and while a login is used', async () => {
  const { visitor, user, email } = await registerCouple(server)
  const lastUsed = async () => (await coupleOf(server, user.id)).lastUsedOn
  const today = () => server.clock.now().toISOString().slice(0, 10)
  const first = today()
  expect(await lastUsed()).toBe(first)
  server.clock.forward(2 * day)
  expect(await lastUsed()).toBe(first)
  await visitor.get('/api/user')
  expect([await lastUsed(), today() > first]).toEqual([today(), true])
  server.clock.forward(day)
  await signIn(email)
  expect(await lastUsed()).toBe(today())
})
