import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { registerCouple, type TestCouple, testPassword } from '#server/testing/couple.ts'
import { failingDatabase } from '#server/testing/failing-database.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { invite, storedCouple } from '#server/testing/invitation.ts'
import { askForReset } from '#server/testing/mailed-link.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const failing = failingDatabase()
let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ wrapDatabase: failing.wrap })
})
afterAll(() => server.stop())

const newPassword = 'window-and-river-7'
const signIn = (email: string, password: string) =>
  server.visitor().post<CurrentUser>('/api/login', { email, password })

type Sent = { status: number; text: string }
type Change = {
  /** The request, well-formed and allowed. */
  send: () => Promise<Sent>
  /** Sees that all of it is there. */
  isDone: () => Promise<void>
}

const changes: [string, (couple: TestCouple) => Promise<Change>][] = [
  [
    'registering',
    async ({ email: known }) => {
      const email = `all-${known}`
      const given = { username: 'Ana', partnerName: 'Bo', email, password: newPassword }
      const visitor = server.visitor()
      return {
        send: () => visitor.post('/api/register', given),
        async isDone() {
          const { body } = await visitor.get<CurrentUser>('/api/user')
          expect(body).toMatchObject({ username: 'Ana', partnerName: 'Bo' })
          expect((await signIn(email, newPassword)).body).toEqual(body)
        },
      }
    },
  ],
  [
    'inviting',
    async (couple) => {
      const partnerEmail = `invited-${couple.partnerEmail}`
      const given = { partnerEmail, partnerName: 'Bo' }
      return {
        send: () => couple.visitor.post('/api/couples/invite', given),
        async isDone() {
          const { people } = await storedCouple(server, couple)
          expect(people[1]).toMatchObject({ username: 'Bo', email: partnerEmail })
        },
      }
    },
  ],
  [
    'joining',
    async (couple) => {
      const { inviteToken } = await invite(couple.visitor)
      return {
        send: () => server.visitor().post('/api/couples/join', { inviteToken, username: 'Bo' }),
        async isDone() {
          const { people, relationshipStatus } = await storedCouple(server, couple)
          expect(relationshipStatus).toBe('confirmed')
          expect(people[0]).toMatchObject({ partnerName: 'Bo', relationshipConfirmed: 1 })
          expect(people[1]).toMatchObject({ username: 'Bo', relationshipConfirmed: 1 })
        },
      }
    },
  ],
  [
    'saving the profile',
    async (couple) => {
      const email = `saved-${couple.email}`
      const given = { username: 'Ana', partnerName: 'Bo', email, userId: 30 }
      return {
        send: () => couple.visitor.patch('/api/partner', given),
        async isDone() {
          const { people } = await storedCouple(server, couple)
          expect(people[0]).toMatchObject({ username: 'Ana', partnerName: 'Bo', email })
          expect(people[1]).toMatchObject({ username: 'Bo', partnerName: 'Ana' })
        },
      }
    },
  ],
  [
    'changing the password',
    async (couple) => {
      const other = server.visitor()
      await other.post('/api/login', { email: couple.email, password: testPassword })
      const given = { currentPassword: testPassword, newPassword, userId: 30 }
      return {
        send: () => couple.visitor.patch('/api/user/change-password', given),
        async isDone() {
          expect((await other.get('/api/user')).status).toBe(401)
          expect((await couple.visitor.get('/api/user')).status).toBe(200)
          expect((await signIn(couple.email, newPassword)).status).toBe(200)
        },
      }
    },
  ],
  [
    'resetting the password',
    async (couple) => {
      const token = await askForReset(server, couple.email)
      return {
        send: () => server.visitor().post('/api/reset-password', { token, newPassword }),
        async isDone() {
          expect((await couple.visitor.get('/api/user')).status).toBe(401)
          expect((await signIn(couple.email, newPassword)).status).toBe(200)
        },
      }
    },
  ],
  [
    'completing a catch-up',
    async ({ visitor }) => {
      const { catchupId } = await openCatchup(visitor, { complete: false })
      return {
        send: () => visitor.patch(`/api/catchups/${catchupId}/complete`, { completed: true }),
        async isDone() {
          const { body } = await visitor.get<TimelineEntry[]>('/api/timeline')
          expect(body).toHaveLength(1)
        },
      }
    },
  ],
  [
    'keeping a catch-up, with a focus',
    async ({ visitor, user }) => {
      const { catchupId } = await openCatchup(visitor)
      const given = { helpful: true, focus: ['Fun & Friendship'], keep: true }
      return {
        send: () => visitor.post(`/api/catchups/${catchupId}/feedback`, given),
        async isDone() {
          const { body } = await visitor.get<TimelineEntry[]>('/api/timeline')
          expect(body).toMatchObject([{ helpful: true, focus: given.focus, kept: true }])
          const people = await server.database
            .selectFrom('users')
            .select('categoryPreferences')
            .where('id', 'in', [user.id, user.partnerId])
            .execute()
          for (const { categoryPreferences } of people) {
            expect(JSON.parse(categoryPreferences)).toEqual(given.focus)
          }
        },
      }
    },
  ],
  [
    'Done',
    async ({ visitor }) => {
      await openCatchup(visitor)
      return {
        send: () => pressDone(visitor),
        async isDone() {
          const { body } = await visitor.get<{ answered: boolean }[]>(
            '/api/questions/session-initial',
          )
          expect(body.some(({ answered }) => answered)).toBe(false)
          expect((await visitor.get<unknown[]>('/api/timeline')).body).toHaveLength(1)
        },
      }
    },
  ],
  [
    'deleting the account',
    async ({ visitor, email }) => {
      await openCatchup(visitor)
      return {
        send: () => visitor.send('DELETE', '/api/account', { password: testPassword }),
        async isDone() {
          expect((await signIn(email, testPassword)).status).toBe(401)
          expect(await everyRow(server)).not.toContain(email)
        },
      }
    },
  ],
]

describe.each(['before it runs', 'after it ran'] as const)(
  'T15 a store call that fails %s',
  (when) => {
    test.each(changes)(
      'leaves all or nothing of %s, and a retry succeeds',
      async (_what, prepare) => {
        const { send, isDone } = await prepare(await registerCouple(server))
        let failures = 0
        for (let number = 1; ; number += 1) {
          const before = await everyRow(server)
          failing.failAt(number, when)
          const reply = await send()
          const failed = failing.mend()
          await server.settled()
          if (!failed) {
            expect(reply.status).toBe(200)
            break
          }
          failures += 1
          const isWhole = reply.status === 200 || (await everyRow(server)) !== before
          if (isWhole) break
          expect(reply.status).toBe(500)
        }
        expect(failures).toBeGreaterThanOrEqual(4)
        await isDone()
        counted('T15', { 'calls failed': failures })
      },
    )
  },
)
