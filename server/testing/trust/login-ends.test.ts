import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { absoluteDays, idleDays } from '#contract/login-days.ts'
import type { Question } from '#contract/questions.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { registerOnTwoDevices, testPassword } from '#server/testing/couple.ts'
import { draws, isThorough, triedOnce } from '#server/testing/draws.ts'
import { nameOf, writeReady } from '#server/testing/every-write.ts'
import { heldDatabase } from '#server/testing/held-database.ts'
import { askForReset } from '#server/testing/mailed-link.ts'
import { sharedTextWork, startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const rounds = draws({ full: 60, share: 4 })
const newPassword = 'window-and-river-7'

const logins = heldDatabase('logins')

let server: TestServer
/** One on which a request can be held right after its login was found. */
let held: TestServer
beforeAll(async () => {
  server = await startTestServer()
  held = await startTestServer({
    wrapDatabase: logins.wrap,
    provider: 'Example Models',
    textWork: { ...sharedTextWork, soundsUnsafe: async () => false },
  })
})
afterAll(async () => {
  await server.stop()
  await held.stop()
})

const isForEveryone = (path: string) =>
  /reset-password|forgot|log(in|out)$|register|suggestion$|report-issue|early-access|address$|join$|invitation$/.test(
    path,
  ) && !path.startsWith('/api/catchups')

type Couple = Awaited<ReturnType<typeof registerOnTwoDevices>>

/** The same cookie on another device, as somebody has it who took it. */
const copyOf = (visitor: Visitor): Visitor => {
  const copy = server.visitor()
  for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
  return copy
}

/** What ends logins: `ends` are the cookies that are worth nothing from then on. */
type Ending = {
  end: (couple: Couple) => Promise<{ status: number }>
  ends: 'own' | 'partners' | 'both'
}
const endings: Record<string, Ending> = {
  'logging out': { end: ({ visitor }) => visitor.post('/api/logout'), ends: 'own' },
  'signing out the others': {
    end: ({ visitor }) => visitor.post('/api/logout-others'),
    ends: 'partners',
  },
  'a changed password': {
    end: ({ visitor }) =>
      visitor.patch('/api/user/change-password', {
        ...{ currentPassword: testPassword, newPassword, userId: 30 },
      }),
    ends: 'partners',
  },
  'a reset password': {
    end: async ({ email }) => {
      const token = await askForReset(server, email)
      return server.visitor().post('/api/reset-password', { token, newPassword })
    },
    ends: 'both',
  },
  'a deleted account': {
    end: ({ visitor }) => visitor.send('DELETE', '/api/account', { password: testPassword }),
    ends: 'both',
  },
}

type Call = (visitor: Visitor, questions: Question[]) => Promise<{ status: number; text: string }>

/** What a device may be doing meanwhile: reads, writes, and what gives out something. */
const inFlight = {
  user: (visitor) => visitor.get('/api/user'),
  questions: (visitor) => visitor.get('/api/questions/session-initial'),
  answer: async (visitor, questions) =>
    visitor.patch(`/api/questions/${questions[0]?.id}`, { response: 'left behind' }),
  skip: async (visitor, questions) => visitor.post(`/api/questions/${questions[1]?.id}/skip`, {}),
  another: async (visitor) => visitor.get('/api/questions/another-week'),
  reset: (visitor) => visitor.post('/api/reset-session/session-initial', {}),
  invite: (visitor) => visitor.post('/api/couples/invite', {}),
  reminders: (visitor) =>
    visitor.send('PUT', '/api/reminder-settings', {
      ...{ reminderDay: 'Friday', reminderTime: '19:45', reminderEnabled: true },
      ...{ frequency: 'weekly', timeZone: 'Pacific/Auckland', reminderEmail: true },
    }),
  calendar: (visitor) => visitor.post('/api/reminders/calendar', {}),
  challenges: (visitor) => visitor.get('/api/challenges/session-initial'),
  export: (visitor) => visitor.get('/api/account/export'),
  about: (visitor) => visitor.send('PUT', '/api/couples/about', { children: 'yes' }),
} satisfies Record<string, Call>

const calls = fc.array(
  fc.record({
    name: fc.constantFrom(...(Object.keys(inFlight) as (keyof typeof inFlight)[])),
    turns: fc.nat({ max: 12 }),
    on: fc.constantFrom('own', 'partners'),
  }),
  { minLength: 4, maxLength: 10 },
)

const turn = () => new Promise(setImmediate)
const seen = { rounds: 0, requests: 0, refused: 0 }

describe('T7 requests in flight while a login ends', triedOnce, () => {
  test.each(Object.entries(endings))('%s', { timeout: 300_000 }, async (what, { end, ends }) => {
    await fc.assert(
      fc.asyncProperty(calls, fc.nat({ max: 12 }), async (requests, turnsBefore) => {
        const couple = await registerOnTwoDevices(server)
        const own = copyOf(couple.visitor)
        const partners = copyOf(couple.partner)
        const devices = { own, partners }
        const { body: questions } = await own.get<Question[]>('/api/questions/session-initial')
        const ending = async () => {
          for (let at = 0; at < turnsBefore; at += 1) await turn()
          return end(couple)
        }
        const [ended, ...replies] = await Promise.all([
          ending(),
          ...requests.map(async ({ name, turns, on }) => {
            for (let at = 0; at < turns; at += 1) await turn()
            const call: Call = inFlight[name]
            return call(devices[on], questions)
          }),
        ])
        expect(ended.status).toBe(200)
        for (const reply of replies) {
          expect([200, 401, 404, 409, 429]).toContain(reply.status)
          if (reply.status === 401) seen.refused += 1
        }
        await expectEnded(copyOf(own), ends !== 'partners')
        await expectEnded(copyOf(partners), ends !== 'own')
        if (what === 'a deleted account') await expectNoTrace(couple)
        seen.rounds += 1
        seen.requests += requests.length
      }),
      { numRuns: rounds },
    )
  })

  test('T7 some came in time and some too late', () => {
    // Of a few draws on a busy machine more may come in time than of many.
    expect(seen.refused).toBeGreaterThan(isThorough ? seen.rounds / 4 : 0)
    expect(seen.requests - seen.refused).toBeGreaterThan(isThorough ? seen.rounds : 0)
    counted('T7', { endings: seen.rounds, 'requests in flight': seen.requests })
  })
})

/** Nothing is to be had for that cookie, neither read nor written, nor does any reply renew it. */
async function expectEnded(visitor: Visitor, hasEnded: boolean): Promise<void> {
  const statuses = []
  for (const call of [inFlight.user, inFlight.questions, inFlight.about, inFlight.export]) {
    const reply = await call(visitor)
    statuses.push(reply.status)
    if (hasEnded) expect(String(reply.headers['set-cookie'])).not.toMatch(/duologue=[\w-]{43}/)
  }
  expect(statuses.map((status) => status === 401)).toEqual(statuses.map(() => hasEnded))
}

async function expectNoTrace({ email, partnerEmail, user }: Couple): Promise<void> {
  const rows = await everyRow(server)
  expect(rows).not.toContain(email)
  expect(rows).not.toContain(partnerEmail)
  for (const id of [user.id, user.partnerId])
    expect(rows).not.toMatch(new RegExp(`"userId":${id}\\b`))
}

describe('T7 an account that is deleted right after its login was looked at', triedOnce, () => {
  const writes = endpoints.filter(
    ({ method, path }) => method !== 'GET' && path !== '/api/account' && !isForEveryone(path),
  )
  test.each(writes.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is told to sign in, and leaves nothing',
    async (_name, endpoint) => {
      const { couple, send } = await writeReady(held, endpoint)
      const { coupleId } = await held.database
        .selectFrom('users')
        .select('coupleId')
        .where('id', '=', couple.user.id)
        .executeTakeFirstOrThrow()
      const { reached, letGo } = logins.hold(1)
      const reply = send<RefusalBody>()
      await reached
      await held.database.deleteFrom('couples').where('coupleId', '=', coupleId).execute()
      letGo()
      const { status } = await reply
      expect(status).toBeLessThan(500)
      await held.settled()
      expect(await everyRow(held)).not.toContain(coupleId)
      expect(held.log.join('')).not.toContain('unexpected')
    },
  )
})

const day = 86_400_000

describe(
  'T7 a login that runs out does so to the millisecond, for all that ask at once',
  triedOnce,
  () => {
    const askAtOnce = async (visitor: Visitor) => {
      const copies = Array.from({ length: 20 }, () => copyOf(visitor))
      const replies = await Promise.all(copies.map((copy) => inFlight.user(copy)))
      return [...new Set(replies.map(({ status }) => status))]
    }

    test('idle for 30 days', async () => {
      const { visitor, partner } = await registerOnTwoDevices(server)
      server.clock.forward(idleDays * day)
      expect(await askAtOnce(visitor)).toEqual([200])
      server.clock.forward(1)
      expect(await askAtOnce(visitor)).toEqual([200])
      expect(await askAtOnce(partner)).toEqual([401])
      await expectEnded(copyOf(partner), true)
    })

    test('180 days old, and in use to the end', async () => {
      const { visitor } = await registerOnTwoDevices(server)
      for (let days = 0; days < absoluteDays; days += 20) {
        expect(await askAtOnce(visitor)).toEqual([200])
        server.clock.forward(20 * day)
      }
      expect(await askAtOnce(visitor)).toEqual([200])
      server.clock.forward(1)
      expect(await askAtOnce(visitor)).toEqual([401])
      await expectEnded(copyOf(visitor), true)
    })
  },
)
