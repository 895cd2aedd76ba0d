import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RefusalBody } from '#contract/refusal.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { registerCouple } from '#server/testing/couple.ts'
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

test('T21 with the couple goes everything that reminds them', async () => {
  const couple = await remindedCouple(server, service)
  const other = await remindedCouple(server, service)
  await server.database.deleteFrom('couples').where('user1Id', '=', couple.user.id).execute()
  expect(await endpointsOf(couple.user.id)).toEqual([])
  server.clock.forward(Date.parse('2026-03-04T17:30:00Z') - server.clock.now().getTime())
  await server.round()
  expect([receivedBy(service, couple), receivedBy(service, other)]).toEqual([0, 1])
})
