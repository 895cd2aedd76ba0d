import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Catchup } from '#contract/catchup.ts'
import type { Challenge } from '#contract/challenges.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Question } from '#contract/questions.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { type Ids, nobodys, request } from '#server/testing/any-request.ts'
import { canariesIn, canary, everyRow } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { answerAll, coupleIdOf, registerCouple, type TestCouple } from '#server/testing/couple.ts'
import { coupleWithEverything } from '#server/testing/couple-with-everything.ts'
import { triedOnce } from '#server/testing/draws.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
let victim: Awaited<ReturnType<typeof coupleWithEverything>> & Omit<Ids, 'userId'>
beforeAll(async () => {
  server = await startTestServer({ provider: 'Example Models' })
  const couple = await coupleWithEverything(server, 'victim')
  const catchup = await couple.visitor.post<Catchup>('/api/catchups/session-initial', {
    userId: 30,
  })
  const set = await couple.visitor.get<Question[]>('/api/questions/session-initial')
  const challenges = await couple.visitor.get<Challenge[]>('/api/challenges/session-initial')
  const timeline = await couple.visitor.get<TimelineEntry[]>('/api/timeline')
  victim = {
    ...couple,
    questionId: set.body[0]?.id ?? 0,
    catchupId: catchup.body.id,
    challengeId: challenges.body[0]?.id ?? 0,
    entryId: timeline.body[0]?.id ?? 0,
  }
  for (const id of Object.values(victims())) expect(id).toBeGreaterThan(0)
})
afterAll(() => server.stop())

const publicPaths = [
  ...[
    '/api/support',
    '/api/ready',
    '/api/feature-suggestion',
    '/api/report-issue',
    '/api/feedback/early-access',
  ],
  ...['/api/forgot-password', '/api/reset-password', '/api/couples/join'],
  ...['/api/undo-address', '/api/confirm-address', '/api/couples/invitation'],
  ...['/api/openapi.json', '/api/docs'],
  ...['/api/health', '/api/registration', '/api/register', '/api/login', '/api/logout'],
  '/api/reminders/calendar/:token',
]
const signedIn = endpoints.filter(({ path }) => !publicPaths.includes(path))
/** Limits, and logins that have ended: no couple's, and changed by whoever asks. */
const ofNoCouple = ['rate_limits', 'ended_logins']
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const userIdInBody = [
  'POST /api/catchups/:weekId',
  'PATCH /api/partner',
  'PATCH /api/user/change-password',
]

const userIdInQuery = ({ query }: Endpoint): boolean =>
  query !== undefined && z.safeParse(query, { userId: 'no number' }).success === false

const victims = (): Ids => ({
  questionId: victim.questionId,
  catchupId: victim.catchupId,
  challengeId: victim.challengeId,
  entryId: victim.entryId,
  userId: victim.user.id,
})
/** Every row of every table that a call may change, each after its table's name. */
async function allRows(): Promise<string[]> {
  let table = ''
  const rows: string[] = []
  for (const line of (await everyRow(server)).split('\n')) {
    if (!line.startsWith('{')) table = line
    else if (!ofNoCouple.includes(table)) rows.push(`${table} ${line}`)
  }
  return rows
}

/** All rows but the ones of that couple: every other couple's, both people's, and what is nobody's. */
const rowsBesides = async (coupleId: string) =>
  (await allRows()).filter((row) => !row.includes(coupleId))

async function tablesOfCouples(): Promise<string[]> {
  const tables = await server.database.introspection.getTables()
  return tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'coupleId'))
    .map(({ name }) => name)
}

const namesSomebodyOf = ({ id, partnerId }: TestCouple['user'], row: string): boolean =>
  [...row.matchAll(/"(?:user\d?Id|partnerId|saidBy)":(\d+)/g)].some(([, named]) =>
    [id, partnerId].includes(Number(named)),
  )

/** What may be told apart between "not yours" and "does not exist": nothing but fresh tokens. */
const seenIn = ({ status, text }: { status: number; text: string }) => ({
  status,
  text: text.replace(/[\w-]{43,}/g, 'token'),
})

describe('T2 rows of other people', triedOnce, () => {
  test.each(signedIn.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is 401 for nobody and for an account that is gone',
    async (_name, endpoint) => {
      const gone = await registerCouple(server)
      await server.database.deleteFrom('couples').where('user1Id', '=', gone.user.id).execute()
      const before = await everyRow(server)
      for (const visitor of [server.visitor(), gone.visitor]) {
        expect((await request(visitor, endpoint, victims())).status).toBe(401)
      }
      expect(await everyRow(server)).toBe(before)
    },
  )

  test.each(signedIn.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s tells another couple nothing, not even what exists',
    async (_name, endpoint) => {
      const other = await registerCouple(server)
      const own = { ...nobodys, userId: other.user.id }
      await other.visitor.get('/api/questions/session-initial')
      const [victimsCouple, othersCouple] = [
        await coupleIdOf(server, victim.user.id),
        await coupleIdOf(server, other.user.id),
      ]
      const before = await rowsBesides(othersCouple)
      for (const table of await tablesOfCouples()) {
        const own = before.filter((row) => row.startsWith(`${table} `))
        expect([table, own.some((row) => row.includes(victimsCouple))]).toEqual([table, true])
      }
      const foreignRows = { ...victims(), userId: other.user.id }
      const mine = seenIn(await request(other.visitor, endpoint, foreignRows))
      expect(mine).toEqual(seenIn(await request(other.visitor, endpoint, own)))
      expect(canariesIn(mine.text)).toEqual([])
      const takesUserId = userIdInQuery(endpoint) || userIdInBody.includes(nameOf(endpoint))
      const foreignUser = seenIn(await request(other.visitor, endpoint, victims()))
      expect(foreignUser).toEqual(seenIn(await request(other.visitor, endpoint, nobodys)))
      if (takesUserId) expect(foreignUser.status).toBe(403)
      expect(await rowsBesides(othersCouple)).toEqual(before)
      const rowsOfOther = (await allRows()).filter((row) => row.includes(othersCouple))
      expect(rowsOfOther.filter((row) => namesSomebodyOf(victim.user, row))).toEqual([])
    },
  )

  test('the list holds every id-taking call', () => {
    counted('T2', { calls: signedIn.length, 'requests with ids of others': signedIn.length * 6 })
    expect(signedIn.length).toBeGreaterThanOrEqual(12)
    expect(signedIn.filter(({ path }) => path.includes(':')).length).toBeGreaterThanOrEqual(7)
  })
})

test.each([0, 2 ** 31 - 1, 2 ** 31, 999_999_999_999_999])(
  'R6 the id %d is one that does not exist, on either engine',
  async (id) => {
    const { visitor } = await registerCouple(server)
    const answer = await visitor.patch(`/api/questions/${id}`, { response: 'x' })
    const complete = await visitor.patch(`/api/catchups/${id}/complete`, { completed: true })
    expect([answer.status, complete.status]).toEqual([404, 404])
  },
)

describe('T3 R1 what a userId may be', triedOnce, () => {
  const slots: [string, () => string, number][] = [
    ['the alias of the primary', () => 'userId=30', 200],
    ['the alias of the partner', () => 'userId=31', 200],
    ['nothing', () => '', 200],
    ['a foreign id', () => `userId=${victim.user.id}`, 403],
    ['minus one', () => 'userId=-1', 403],
    ['two to the 53rd', () => `userId=${2 ** 53}`, 403],
    ['zero', () => 'userId=0', 403],
    ['a repeated id', () => 'userId=30&userId=31', 400],
    ['text', () => 'userId=me', 400],
    ['an empty text', () => 'userId=', 400],
    ['a fraction', () => 'userId=30.5', 400],
    ['an exponent', () => 'userId=3e1', 400],
  ]
  test.each(slots)('%s', async (_what, query, status) => {
    const { visitor } = await registerCouple(server)
    for (const url of ['/api/questions/session-initial', '/api/progress/session-initial']) {
      expect((await visitor.get(`${url}?${query()}`)).status).toBe(status)
    }
    const responses = await visitor.get(`/api/catchups/session-initial/responses?${query()}`)
    expect([responses.status, canariesIn(responses.text)]).toEqual([status, []])
  })

  const takers = signedIn.filter(
    (endpoint) => userIdInQuery(endpoint) || userIdInBody.includes(nameOf(endpoint)),
  )
  test.each(takers.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s: nobody outside of the couple, whatever the number',
    async (_name, endpoint) => {
      const { visitor } = await registerCouple(server)
      const before = await everyRow(server)
      for (const userId of [
        victim.user.id,
        victim.user.partnerId,
        0,
        -1,
        29,
        32,
        2 ** 31,
        2 ** 53 - 2,
      ]) {
        const { status, text } = await request(visitor, endpoint, { ...victims(), userId })
        expect([userId, status, canariesIn(text)]).toEqual([userId, 403, []])
      }
      for (const userId of [2 ** 53, 1e21, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
        const { status, text } = await request(visitor, endpoint, { ...victims(), userId })
        expect([400, 403]).toContain(status)
        expect(canariesIn(text)).toEqual([])
      }
      expect(await everyRow(server)).toBe(before)
      counted('T3', { 'userIds refused': 13 })
    },
  )

  test('own ids are people of the couple', async () => {
    const { visitor, user } = await registerCouple(server)
    for (const id of [user.id, user.partnerId]) {
      expect((await visitor.get(`/api/progress/session-initial?userId=${id}`)).status).toBe(200)
    }
  })
})

test('T4 fifty couples on one session id read nothing of each other', async () => {
  const couples: TestCouple[] = []
  // Ten at a time: whose words are read where is asked here, not how many can be served at once.
  while (couples.length < 50) {
    const ten = await Promise.all(Array.from({ length: 10 }, () => registerCouple(server)))
    const before = couples.length
    couples.push(...ten)
    await Promise.all(
      ten.map(async ({ visitor }, at) => {
        await answerAll(visitor, 'primary', { word: canary(`couple${before + at}`, 1) })
        await answerAll(visitor, 'partner', { word: canary(`couple${before + at}`, 2) })
      }),
    )
  }
  const reads = endpoints.filter(({ method, path }) => method === 'GET' && !path.includes(':token'))
  const readOf = async ({ visitor, user }: TestCouple) => {
    const ids = { ...nobodys, userId: user.id }
    const replies = await Promise.all(reads.map((endpoint) => request(visitor, endpoint, ids)))
    return replies.map(({ text }) => text).join('\n')
  }
  const read: string[] = []
  while (read.length < couples.length) {
    const ten = couples.slice(read.length, read.length + 10)
    read.push(...(await Promise.all(ten.map(readOf))))
  }
  for (const [at, text] of read.entries()) {
    expect(canariesIn(text).sort()).toEqual([canary(`couple${at}`, 1), canary(`couple${at}`, 2)])
  }
  counted('T4', { couples: couples.length, reads: couples.length * reads.length })
})
