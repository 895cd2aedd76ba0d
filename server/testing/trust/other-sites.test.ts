import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { refusalSentence } from '#contract/refusals.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { openCatchup } from '#server/testing/finished-catchup.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** What the couple has used of its banks, and where it is. */
async function stateOf(coupleId: string) {
  const { database } = server
  const all = (table: 'questions' | 'shown_questions' | 'challenges' | 'couples') =>
    database.selectFrom(table).selectAll().where('coupleId', '=', coupleId).execute()
  return {
    questions: await all('questions'),
    shown: await all('shown_questions'),
    challenges: await all('challenges'),
    couple: await all('couples'),
  }
}

async function someCouple() {
  const couple = await registerCouple(server)
  await couple.visitor.get('/api/questions/session-initial')
  const { coupleId } = await server.database
    .selectFrom('users')
    .select('coupleId')
    .where('id', '=', couple.user.id)
    .executeTakeFirstOrThrow()
  return { ...couple, coupleId }
}

const page = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const picture = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

describe('A11 twenty-four GETs that another site makes a browser send', () => {
  test.each([
    ['as pictures', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['from another subdomain', { 'sec-fetch-site': 'same-site' }],
    ['as navigations', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['by fetch, in an older browser', { origin: 'https://evil.example' }],
    ['as navigations, in an older browser', { accept: page }],
    ['as pictures, in an older browser', { accept: picture }],
    ['with where they came from', { accept: '*/*', referer: 'https://evil.example/page' }],
    ['as navigations within one origin', { 'sec-fetch-site': 'same-origin', accept: page }],
  ])('%s leave the couple as it is', async (_how, headers: Record<string, string>) => {
    const { visitor, coupleId } = await someCouple()
    const before = await stateOf(coupleId)
    for (let at = 0; at < 24; at += 1) {
      const path = ['questions', 'challenges'][at % 2]
      const { status, body } = await visitor.get<{ message: string }>(
        `/api/${path}/session-177${at}-x?userId=30`,
        { headers },
      )
      expect([status, body.message]).toEqual([403, refusalSentence('other-origin')])
    }
    const clearing = '/api/questions/session-initial?clear_existing=true&userId=31'
    expect((await visitor.get(clearing, { headers })).status).toBe(403)
    expect(await stateOf(coupleId)).toEqual(before)
  })
})

describe('A11 a GET that makes something', () => {
  test.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', accept: '*/*' }],
    ['our own page in an older browser', { accept: '*/*' }],
    ['a client that names what it takes', { accept: 'application/json, text/plain, */*' }],
    ['a page that says where it is', { referer: 'http://localhost:3000/home', accept: '*/*' }],
    ['the iOS app', { 'sec-fetch-site': 'cross-site', origin: 'capacitor://localhost' }],
    ['what is no browser', {}],
  ])('is let through from %s', async (_who, headers: Record<string, string>) => {
    const { visitor } = await someCouple()
    const [token] = visitor.cookies.values()
    const sent = { ...headers, authorization: `Bearer ${token}` }
    const questions = await visitor.get<unknown[]>('/api/questions/session-1-a', { headers: sent })
    expect([questions.status, questions.body.length]).toEqual([200, 7])
    const challenges = await visitor.get<unknown[]>('/api/challenges/session-1-a', {
      headers: sent,
    })
    expect([challenges.status, challenges.body.length]).toEqual([200, 3])
  })
})

describe('T6 HEAD, which asks without wanting the reply', () => {
  const head = (visitor: Visitor, url: string) => visitor.send('HEAD', url)
  const everyGet = endpoints.filter(({ method }) => method === 'GET')

  test('makes and changes nothing by any call, for those who have nothing and those who have everything', async () => {
    const { database } = server
    const { coupleId: _new, ...fresh } = await someCouple()
    const full = await registerCouple(server)
    const { catchupId } = await openCatchup(full.visitor)
    const before = await everyRow({ database })
    for (const { path } of everyGet) {
      for (const id of ['session-initial', 'session-8-new', String(catchupId)]) {
        for (const query of ['', '?clear_existing=true&userId=30']) {
          const url = path.replace(/:\w+/g, id) + query
          for (const { visitor } of [fresh, full]) {
            const { status, text } = await head(visitor, url)
            expect([status < 500, text]).toEqual([true, ''])
          }
        }
      }
    }
    expect(await everyRow({ database })).toBe(before)
  })

  test.each([
    ['throw answers away', '/api/questions/session-initial?clear_existing=true&userId=30'],
    ['make questions', '/api/questions/session-9-new'],
    ['make challenges', '/api/challenges/session-9-new'],
  ])('is told 405 where it would %s, and which method does', async (_what, url) => {
    const { visitor } = await someCouple()
    const { status, headers } = await head(visitor, url)
    expect([status, headers.allow]).toEqual([405, 'GET'])
  })

  test('goes on answering who watches the server, and who asks for what is there', async () => {
    const { visitor } = await someCouple()
    for (const url of ['/api/health', '/api/ready', '/api/questions/session-initial']) {
      expect((await head(visitor, url)).status).toBe(200)
    }
  })
})
