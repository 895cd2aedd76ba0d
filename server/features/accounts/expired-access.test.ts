import { DeleteQueryNode, type KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#server/tables.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const day = 86_400_000

let server: TestServer
beforeEach(async () => {
  server = await startTestServer({ limits: true })
})
afterEach(() => server.stop())

const countOf = async (
  table:
    | 'logins'
    | 'password_resets'
    | 'ended_logins'
    | 'push_subscriptions'
    | 'former_addresses'
    | 'address_links',
) => (await server.database.selectFrom(table).selectAll().execute()).length

const endpoint = 'https://push.example/one'
const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }

describe('A9 the daily clearing', () => {
  test('takes logins that ran out, idle or too old, and leaves the others', async () => {
    const idle = await registerCouple(server)
    const used = await registerCouple(server)
    await server.round()
    expect(await countOf('logins')).toBe(2)
    server.clock.forward(20 * day)
    await used.visitor.get('/api/user')
    server.clock.forward(11 * day)
    await server.round()
    expect(await countOf('logins')).toBe(1)
    expect((await used.visitor.get('/api/user')).status).toBe(200)
    expect((await idle.visitor.get('/api/user')).status).toBe(401)
    for (let days = 0; days < 160; days += 20) {
      await used.visitor.get('/api/user')
      server.clock.forward(20 * day)
    }
    await server.round()
    expect(await countOf('logins')).toBe(0)
  })

  test('leaves the reminding of a browser whose login merely ran out', async () => {
    const { visitor } = await registerCouple(server)
    const saved = await visitor.post('/api/reminders/push-subscription', { endpoint, keys })
    expect(saved.status).toBe(200)
    server.clock.forward(31 * day)
    await server.round()
    expect(await countOf('push_subscriptions')).toBe(1)
    expect((await visitor.get('/api/user')).status).toBe(401)
    await server.round()
    expect([await countOf('logins'), await countOf('push_subscriptions')]).toEqual([0, 0])
  })

  test('takes links for a new password, invitations and notes that are over', async () => {
    const couple = await registerCouple(server)
    const { visitor, email, user } = couple
    await visitor.post('/api/forgot-password', { email })
    await server.settled()
    await visitor.post('/api/couples/invite', {})
    await server.visitor().post('/api/login', { email, password: testPassword })
    await visitor.post('/api/logout-others')
    expect([await countOf('password_resets'), await countOf('ended_logins')]).toEqual([1, 1])
    const invited = () =>
      server.database
        .selectFrom('users')
        .select(['inviteToken', 'inviteExpiresAt'])
        .where('id', '=', user.partnerId ?? 0)
        .executeTakeFirstOrThrow()
    await server.round()
    expect(await countOf('password_resets')).toBe(1)
    expect((await invited()).inviteToken).not.toBeNull()
    server.clock.forward(31 * day)
    await server.round()
    expect([await countOf('password_resets'), await countOf('ended_logins')]).toEqual([0, 0])
    expect(await invited()).toEqual({ inviteToken: null, inviteExpiresAt: null })
  })

  test('R16 takes addresses of which a change can no longer be undone', async () => {
    const { visitor, user, email } = await registerCouple(server)
    const { username, partnerName, id: userId } = user
    const profile = { username, partnerName, userId, email: `next-${email}` }
    await visitor.patch('/api/partner', profile)
    const counts = () => Promise.all([countOf('former_addresses'), countOf('address_links')])
    server.clock.forward(13 * day)
    await server.round()
    expect(await counts()).toEqual([1, 1])
    server.clock.forward(2 * day)
    await server.round()
    expect(await counts()).toEqual([0, 0])
  })

  test('by two servers at once, and after one that failed', async () => {
    let isBroken = true
    const failing: KyselyPlugin = {
      transformQuery({ node }) {
        if (isBroken && DeleteQueryNode.is(node)) throw new Error('made to fail')
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const wrapDatabase = (database: Database) => database.withPlugin(failing)
    const second = await startTestServer({ beside: server, wrapDatabase })
    await registerCouple(server)
    server.clock.forward(31 * day)
    await second.round()
    expect(await countOf('logins')).toBe(1)
    expect(second.log.join('')).toContain('clearing')
    isBroken = false
    await Promise.all([server.round(), second.round()])
    expect(await countOf('logins')).toBe(0)
    await second.stop()
  })

  test('A12 T19 a login that a clock ahead wrote down does not last until then', async () => {
    const { visitor } = await registerCouple(server)
    server.clock.forward(29 * day)
    await visitor.get('/api/user')
    server.clock.forward(-29 * day)
    await server.round()
    server.clock.forward(31 * day)
    expect((await visitor.get('/api/user')).status).toBe(401)
  })
})
