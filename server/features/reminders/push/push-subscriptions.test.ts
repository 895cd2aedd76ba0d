import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalBody } from '#contract/refusals.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { registerCouple, type TestCouple, testPassword } from '#server/testing/couple.ts'
import { heldDatabase } from '#server/testing/held-database.ts'
import { askForReset } from '#server/testing/mailed-link.ts'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { receivedBy, remindedCouple } from '#server/testing/reminded.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const url = '/api/reminders/push-subscription'
let service: PushService
let server: TestServer
beforeAll(async () => {
  service = await startPushService()
  server = await startTestServer({ pushAgent: service.agent })
})
afterAll(async () => {
  await server.stop()
  await service.stop()
})

const endpointsOf = async (userId: number) =>
  (
    await server.database
      .selectFrom('push_subscriptions')
      .select('endpoint')
      .where('userId', '=', userId)
      .execute()
  ).map(({ endpoint }) => endpoint)

describe('a browser', () => {
  test('is saved once, however often it says so, with its newest keys', async () => {
    const { visitor, user, browser } = await remindedCouple(server, service)
    const { keys } = service.subscribe()
    expect((await visitor.post(url, { ...browser, keys })).status).toBe(200)
    const rows = await server.database
      .selectFrom('push_subscriptions')
      .select(['endpoint', 'p256dh', 'auth'])
      .where('userId', '=', user.id)
      .execute()
    expect(rows).toEqual([{ endpoint: browser.endpoint, ...keys }])
  })

  test('that another account sets up shows the other one’s reminders only', async () => {
    const first = await remindedCouple(server, service)
    const second = await registerCouple(server)
    await second.visitor.post(url, first.browser)
    expect(await endpointsOf(first.user.id)).toEqual([])
    expect(await endpointsOf(second.user.id)).toEqual([first.browser.endpoint])
  })

  test('is taken away by its own person, and by nobody else, who is told no difference', async () => {
    const { visitor, user, browser } = await remindedCouple(server, service)
    const { endpoint } = browser
    const stranger = (await registerCouple(server)).visitor
    const foreign = await stranger.send('DELETE', url, { endpoint })
    expect(await endpointsOf(user.id)).toEqual([endpoint])
    const own = await visitor.send('DELETE', url, { endpoint })
    expect(await endpointsOf(user.id)).toEqual([])
    const again = await visitor.send('DELETE', url, { endpoint })
    expect([foreign.status, foreign.text]).toEqual([own.status, own.text])
    expect([again.status, again.text]).toEqual([200, own.text])
  })

  test('the eleventh takes the place of the oldest', async () => {
    const { visitor, user } = await registerCouple(server)
    const browsers = Array.from({ length: 11 }, () => service.subscribe())
    for (const browser of browsers) {
      server.clock.forward(1000)
      await visitor.post(url, browser)
    }
    const kept = browsers.slice(1).map(({ endpoint }) => endpoint)
    expect((await endpointsOf(user.id)).sort()).toEqual(kept.sort())
  })

  test.each([
    ['http://push.example.org/1'],
    ['https://localhost/1'],
    ['https://127.0.0.1/1'],
    ['https://2130706433/1'],
    ['https://0x7f.1/1'],
    ['https://[::1]/1'],
    ['https://169.254.169.254/latest/meta-data'],
    ['https://push.example.org/\u0000'],
    ['https://push.example.org/ü'],
    [`https://push.example.org/${'x'.repeat(2000)}`],
    ['file:///etc/passwd'],
    ['https://push.example.org:22/1'],
    ['https://push.example.org:080/1'],
    ['https://user:password@push.example.org/1'],
    ['https://user@push.example.org'],
    ['https://'],
    ['push'],
    [''],
    [undefined],
  ])('at %j is refused', async (endpoint) => {
    const { visitor } = await registerCouple(server)
    const before = await everyRow(server)
    const { keys } = service.subscribe()
    const reply = await visitor.post<RefusalBody>(url, { endpoint, keys })
    expect(reply.status).toBe(400)
    expect(reply.body.message).toBe(
      'This browser gave no address that notifications can be sent to.',
    )
    expect(await everyRow(server)).toBe(before)
  })

  test.each([[{ p256dh: 'short' }], [{ auth: undefined }], [{ auth: `${'a'.repeat(21)}!` }]])(
    'with keys like %j is refused',
    async (change) => {
      const { visitor } = await registerCouple(server)
      const { endpoint, keys } = service.subscribe()
      const reply = await visitor.post<RefusalBody>(url, { endpoint, keys: { ...keys, ...change } })
      expect([reply.status, reply.body.message]).toEqual([
        400,
        'This browser gave no keys that notifications can be sealed with.',
      ])
    },
  )
})

describe('R7 a login that ends takes the reminding of its browser along', () => {
  const newPassword = 'window-and-river-7'
  type Ending = (couple: TestCouple) => Promise<{ status: number }>
  const signOutOthers: Ending = ({ visitor }) => visitor.post('/api/logout-others')
  const changePassword: Ending = ({ visitor, user }) =>
    visitor.patch('/api/user/change-password', {
      ...{ currentPassword: testPassword, newPassword, userId: user.id },
    })

  /** Signs in on another device, of the primary or the partner, and sets its browser up. */
  async function onAnotherDevice(email: string) {
    const visitor = server.visitor()
    await visitor.post('/api/login', { email, password: testPassword })
    const browser = service.subscribe()
    await visitor.post(url, browser)
    return { visitor, browser }
  }
  const endpointsLeft = async ({ user }: TestCouple) => [
    ...(await endpointsOf(user.id)),
    ...(await endpointsOf(user.partnerId)),
  ]

  test.each([
    ['signing out other devices', signOutOthers],
    ['changing the password', changePassword],
  ])('%s: that of every other one, and of those older than the rule', async (_what, end) => {
    const couple = await remindedCouple(server, service)
    const stranger = await remindedCouple(server, service)
    await onAnotherDevice(couple.email)
    await onAnotherDevice(couple.partnerEmail)
    const old = await onAnotherDevice(couple.email)
    await server.database
      .updateTable('push_subscriptions')
      .set({ loginHash: null })
      .where('endpoint', '=', old.browser.endpoint)
      .execute()
    expect(await endpointsLeft(couple)).toHaveLength(4)
    expect((await end(couple)).status).toBe(200)
    expect(await endpointsLeft(couple)).toEqual([couple.browser.endpoint])
    expect(await endpointsLeft(stranger)).toEqual([stranger.browser.endpoint])
  })

  test('resetting the password: that of all', async () => {
    const couple = await remindedCouple(server, service)
    await onAnotherDevice(couple.partnerEmail)
    const token = await askForReset(server, couple.email)
    await server.visitor().post('/api/reset-password', { token, newPassword })
    expect(await endpointsLeft(couple)).toEqual([])
  })

  test('logging out: its own', async () => {
    const couple = await remindedCouple(server, service)
    const other = await onAnotherDevice(couple.email)
    await other.visitor.post('/api/logout')
    expect(await endpointsLeft(couple)).toEqual([couple.browser.endpoint])
  })

  test('signing in as somebody else: its own', async () => {
    const couple = await remindedCouple(server, service)
    const { visitor } = await onAnotherDevice(couple.email)
    await visitor.post('/api/login', { email: couple.partnerEmail, password: testPassword })
    expect(await endpointsLeft(couple)).toEqual([couple.browser.endpoint])
  })

  test('a browser that is set up again belongs to the newer login', async () => {
    const couple = await remindedCouple(server, service)
    const { visitor, browser } = await onAnotherDevice(couple.email)
    await couple.visitor.post(url, browser)
    await visitor.post('/api/logout')
    expect(await endpointsLeft(couple)).toHaveLength(2)
  })

  test('one that nobody has used for long still reminds, until its browser comes by', async () => {
    const own = await startTestServer({ pushAgent: service.agent })
    const couple = await remindedCouple(own, service)
    own.clock.forward(Date.parse('2026-05-06T17:30:00Z') - own.clock.now().getTime())
    await own.database
      .updateTable('users')
      .set({ nextReminderAt: own.clock.now().toISOString() })
      .where('id', '=', couple.user.id)
      .execute()
    await own.round()
    expect(receivedBy(service, couple)).toBe(1)
    expect((await couple.visitor.get('/api/user')).status).toBe(401)
    const rows = await own.database.selectFrom('push_subscriptions').selectAll().execute()
    await own.stop()
    expect(rows).toEqual([])
  })

  test('one that ends while its browser is being set up: 401, and nothing is set up', async () => {
    const held = heldDatabase('logins')
    const slow = await startTestServer({ beside: server, wrapDatabase: held.wrap })
    const couple = await remindedCouple(server, service)
    const late = slow.visitor()
    await late.post('/api/login', { email: couple.email, password: testPassword })
    const { reached, letGo } = held.hold(1)
    const saving = late.post(url, service.subscribe())
    await reached
    await signOutOthers(couple)
    letGo()
    expect((await saving).status).toBe(401)
    expect(await endpointsLeft(couple)).toEqual([couple.browser.endpoint])
    await slow.stop()
  })
})

test('T21 with the couple goes everything that reminds them', async () => {
  const couple = await remindedCouple(server, service)
  const other = await remindedCouple(server, service)
  await server.database.deleteFrom('couples').where('user1Id', '=', couple.user.id).execute()
  expect(await endpointsOf(couple.user.id)).toEqual([])
  server.clock.forward(Date.parse('2026-03-04T17:30:00Z') - server.clock.now().getTime())
  await server.round()
  expect([receivedBy(service, couple), receivedBy(service, other)]).toEqual([0, 1])
})
