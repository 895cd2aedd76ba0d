import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Catchup } from '#contract/catchup.ts'
import type { Challenge } from '#contract/challenges.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Question } from '#contract/questions.ts'
import { RefusalBody, type RefusalCode, refusalSentence, refusals } from '#contract/refusals.ts'
import { counted } from '#server/testing/counted.ts'
import { answerAll, registerCouple, type TestCouple } from '#server/testing/couple.ts'
import { draws } from '#server/testing/draws.ts'
import { nameOf } from '#server/testing/every-write.ts'
import { type FuzzRequest, fuzzRequests } from '#server/testing/fuzz-request.ts'
import type { Known } from '#server/testing/schema-values.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Reply } from '#server/testing/visitor.ts'

const requestsPerEndpoint = draws({ full: 500, share: 30 })
/** All that the couple of this test has gathered by then, each time. */
const exports = Math.min(requestsPerEndpoint, 90)
const requestsTo = ({ path }: Endpoint) =>
  path === '/api/account/export' ? exports : requestsPerEndpoint
const leastOfEachKind = draws({ full: 10_000, share: 500 })
/** The same requests every time; another first seed makes others. */
const firstSeed = 11

let server: TestServer
let couple: TestCouple
let known: Known
/** Questions that no other call of this test answers: only such can be swapped. */
let toSwap: string[]
/** Of those, what is the couple's own. */
let ownIds: Record<'userId' | (typeof stays)[number], string[]>
beforeAll(async () => {
  server = await startTestServer()
  couple = await registerCouple(server)
  const { visitor, user } = couple
  await answerAll(visitor, 'primary')
  await answerAll(visitor, 'partner')
  const { body: set } = await visitor.get<Question[]>('/api/questions/session-initial')
  const { body: catchup } = await visitor.post<Catchup>('/api/catchups/session-initial', {})
  const { body: three } = await visitor.get<Challenge[]>('/api/challenges/session-initial')
  const keep = { helpful: true, focus: [], keep: true }
  await visitor.post(`/api/catchups/${catchup.id}/feedback`, keep)
  const fresh = (await visitor.get<Question[]>('/api/questions/another-week')).body
  const unanswered = (await visitor.get<Question[]>('/api/questions/to-swap')).body
  toSwap = unanswered.map(({ id }) => String(id))
  const people = [30, 31, user.id, user.partnerId, 2 ** 40, -1]
  known = {
    weekId: ['session-initial', 'another-week'],
    questionId: [...set, ...fresh].map(({ id }) => String(id)),
    catchupId: [String(catchup.id), '99999999999'],
    challengeId: three.map(({ id }) => String(id)),
    entryId: ['1', '2'],
    userId: people,
  }
  ownIds = {
    userId: [30, 31, user.id, user.partnerId].map(String),
    catchupId: [String(catchup.id)],
    challengeId: three.map(({ id }) => String(id)),
  }
})
afterAll(() => server.stop())

/** These change who is signed in, so each of their requests comes from a browser of its own. */
const renewsLogin = ['/api/register', '/api/login', '/api/logout']

/** Everybody's number that a request names, wherever it does. */
function userIdsIn({ url, payload }: FuzzRequest): string[] {
  const inQuery = new URL(url, 'http://here').searchParams.getAll('userId')
  const body: { userId?: unknown } | null = payload ? JSON.parse(payload) : null
  return [...inQuery, ...(body?.userId === undefined ? [] : [String(body.userId)])]
}

/** These are there as long as the couple; a question may be swapped, an entry deleted. */
const stays = ['catchupId', 'challengeId'] as const

/** Whether the request's path names something that may not be there, or no more. */
function namesWhatMayBeGone(endpoint: Endpoint, { url }: FuzzRequest): boolean {
  const [, name = ''] = /:(?!weekId)(\w+)/.exec(endpoint.path) ?? []
  if (name === '') return false
  const at = endpoint.path.split('/').indexOf(`:${name}`)
  const id = url.split('?')[0]?.split('/')[at]
  const own = (stays as readonly string[]).includes(name) ? ownIds[name as 'catchupId'] : undefined
  return !own?.includes(String(id))
}

/**
 * What a right request may be told by the state that it meets: what the contract lists for that call, that
 * somebody else's number is not theirs, and that there is no such thing.
 */
const mayBeTold = (endpoint: Endpoint, request: FuzzRequest): readonly RefusalCode[] => [
  ...(endpoint.refuses ?? []),
  ...(userIdsIn(request).some((id) => !ownIds.userId.includes(id)) ? ['not-yours' as const] : []),
  ...(namesWhatMayBeGone(endpoint, request) ? ['not-found' as const] : []),
  ...(renewsLogin.includes(endpoint.path) ? ['sign-in-first' as const] : []),
]

/** These throw a session away, so they get one of their own. */
const throwsAway = ['/api/reset-session/:weekId', '/api/questions/:weekId']
const knownTo = ({ path }: Endpoint): Known => ({
  ...known,
  ...(throwsAway.includes(path) && { weekId: ['to_throw-away?userId=3'] }),
  ...(path === '/api/questions/:questionId/swap' && { questionId: toSwap }),
})

/** The calls of which a right request was taken. */
const taken = new Set<Endpoint>()
const [aPassword, aToken] = [
  'the couple’s password',
  'a token by mail, in a link or in the address',
]
/** Those that take what chance does not find, by what that is; other tests make each of them rightly. */
const takesWhatChanceDoesNotFind = {
  'DELETE /api/account': aPassword,
  'PATCH /api/user/change-password': aPassword,
  'POST /api/login': aPassword,
  'GET /api/reminders/calendar/:token': aToken,
  'POST /api/confirm-address': aToken,
  'POST /api/couples/invitation': aToken,
  'POST /api/couples/join': aToken,
  'POST /api/reset-password': aToken,
  'POST /api/undo-address': aToken,
  'PUT /api/guide-consent': 'a model elsewhere, which this server has not',
}
const seen = { sent: 0, accepted: 0, refused: 0, valid: 0, violating: 0 }

function expectRefusal({ status, body, text, headers }: Reply): void {
  expect(z.safeParse(RefusalBody, body).success).toBe(true)
  const { statusCode, code, error, message, issues, ...more } = body as RefusalBody
  expect([statusCode, error, more]).toEqual([status, message, {}])
  expect(Object.keys(refusals)).toContain(code)
  expect(message.length).toBeGreaterThan(10)
  for (const issue of issues ?? []) expect(issue.message.length).toBeGreaterThan(10)
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  expect(text).not.toMatch(/FST_|Invalid input|node_modules|SQL|\bat .*\.ts/)
}

function judge(endpoint: Endpoint, request: FuzzRequest, reply: Reply): void {
  const { fits, payload } = request
  const { status, body } = reply
  const parts = [fits.params, fits.query, fits.body]
  seen.sent += 1
  seen[parts.includes(false) ? 'violating' : 'valid'] += 1
  expect(status).toBeLessThan(500)
  if (!renewsLogin.includes(endpoint.path)) expect(status).not.toBe(401)
  if (status >= 400) expectRefusal(reply)
  else expect(parts).not.toContain(false)
  if (fits.params && fits.query !== false && fits.body === false) {
    expect([400, 413]).toContain(status)
    seen.refused += 1
  }
  if (parts.includes(false)) return
  const isMeant = endpoint.body !== undefined || payload === undefined
  if (isMeant && status >= 400) {
    expect(mayBeTold(endpoint, request)).toContain((body as RefusalBody).code)
  }
  if (status >= 400) return
  seen.accepted += 1
  taken.add(endpoint)
  const isText = endpoint.replyType !== undefined || endpoint.replyFile !== undefined
  if (!isText) expect(z.safeParse(endpoint.reply, body).success).toBe(true)
}

const named = endpoints.map((endpoint, at) => ({
  name: `${endpoint.method} ${endpoint.path}`,
  endpoint,
  seed: firstSeed + at,
}))

test.each(named)(
  'T11 R6 $name takes what its contract takes and nothing else',
  { timeout: 120_000 },
  async ({ endpoint, seed }) => {
    await fc.assert(
      fc.asyncProperty(fuzzRequests(endpoint, knownTo(endpoint)), async (request) => {
        const visitor = renewsLogin.includes(endpoint.path) ? server.visitor() : couple.visitor
        const options = request.payload === undefined ? {} : { payload: request.payload }
        judge(
          endpoint,
          request,
          await visitor.send(endpoint.method, request.url, undefined, options),
        )
      }),
      { numRuns: requestsTo(endpoint), seed },
    )
  },
)

test('T11 enough was sent, taken and refused; the server lives on and its log holds no fault', async () => {
  const planned = endpoints.reduce((sum, endpoint) => sum + requestsTo(endpoint), 0)
  expect(seen.sent).toBeGreaterThanOrEqual(planned)
  expect(seen.accepted).toBeGreaterThan(planned * 0.28)
  expect(seen.refused).toBeGreaterThan(planned * 0.13)
  expect(seen.valid).toBeGreaterThanOrEqual(leastOfEachKind)
  expect(seen.violating).toBeGreaterThanOrEqual(leastOfEachKind)
  expect((await couple.visitor.get('/api/user')).status).toBe(200)
  expect((await server.visitor().get('/api/health')).status).toBe(200)
  expect(server.log.join('')).not.toContain('unexpected')
  expect(server.log.join('')).not.toContain(refusalSentence('our-fault'))
  counted('T11', { 'valid requests': seen.valid, 'violating requests': seen.violating })
})

test('T11 of each call some right request was taken, but where it takes what chance does not find', () => {
  const neverTaken = endpoints.filter((endpoint) => !taken.has(endpoint)).map(nameOf)
  expect(neverTaken.sort()).toEqual(Object.keys(takesWhatChanceDoesNotFind).sort())
})
