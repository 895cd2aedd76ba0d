import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import { browserAt } from '#server/testing/browser.ts'
import { counted } from '#server/testing/counted.ts'
import { testPassword } from '#server/testing/couple.ts'
import { startCuttingProxy } from '#server/testing/cutting-proxy.ts'
import { isThorough } from '#server/testing/draws.ts'
import { listenHere } from '#server/testing/listen-here.ts'
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts'
import { newPostgresDatabase } from '#server/testing/postgres-databases.ts'
import { type PushService, startPushService } from '#server/testing/push-service.ts'
import { wednesdays } from '#server/testing/reminded.ts'
import { freePort, type ServerProcess, startServerProcess } from '#server/testing/server-process.ts'
import { ownDatabaseUrl, testedPostgres } from '#server/testing/tested-postgres.ts'

let dataDir: string
let databaseUrl: string | undefined
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-ends-'))
  databaseUrl = await ownDatabaseUrl()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Somebody outside who takes every connection and then behaves so. */
async function startStranger(manner: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    manner(socket)
  })
  return {
    port: await listenHere(server),
    met: () => sockets.size,
    stop() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

type Manner = 'down' | 'silent' | 'slow' | 'lying'
const manners: Readonly<Record<Exclude<Manner, 'down'>, (socket: Socket) => void>> = {
  silent: () => undefined,
  /** Always a little more, never an end. */
  slow(socket) {
    const drip = setInterval(() => socket.write('2'), 300)
    socket.once('close', () => clearInterval(drip))
  },
  /** Says that all is well to whatever comes, in no protocol at all. */
  lying: (socket) => socket.on('data', () => socket.write('HTTP/1.1 200 OK\r\n\r\n250 fine\r\n')),
}

/** The same of a push service that can be reached: no answer, one that never ends, one of no sense. */
const pushManners = { silent: 'silent', slow: 'endless', lying: 299 } as const

/** A server whose mail, model and push behave so. */
async function startAmong(manner: Manner) {
  const stranger = manner === 'down' ? null : await startStranger(manners[manner])
  const port = stranger?.port ?? (await freePort())
  const push = await startPushService()
  if (manner === 'down') await push.stop()
  else push.answer(pushManners[manner])
  const env = {
    ...push.env,
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Us <us@example.org>' },
    ...{ GUIDE_PROVIDER: 'openai-compatible', GUIDE_MODEL: 'scripted' },
    ...{ GUIDE_BASE_URL: `http://127.0.0.1:${port}/v1`, GUIDE_ON_THIS_MACHINE: 'yes' },
  }
  const server = await startServerProcess({ dataDir, databaseUrl, env })
  return {
    ...{ server, push, met: () => stranger?.met() ?? 0 },
    async stop() {
      stranger?.stop()
      if (manner !== 'down') await push.stop()
    },
  }
}

/** Gives somebody reminders, and a browser that takes them as notifications. */
async function subscribe(send: ReturnType<typeof browserAt>, push: PushService): Promise<void> {
  const { endpoint, keys } = push.subscribe()
  const subscribed = await send('POST', '/api/reminders/push-subscription', { endpoint, keys })
  const saved = await send('PUT', '/api/reminder-settings', wednesdays)
  expect([subscribed.status, saved.status]).toEqual([200, 200])
}

async function newCouple(server: ServerProcess, at: number) {
  const send = browserAt(server)
  const email = `mina${at}@example.org`
  const names = { username: 'Mina', partnerName: 'Jonas' }
  const { status } = await send('POST', '/api/register', {
    ...names,
    email,
    password: testPassword,
  })
  expect(status).toBe(200)
  const { body: questions } = await send<Question[]>('GET', '/api/questions/session-initial')
  return { send, email, questions, acknowledged: new Map<number, number>() }
}

/** Whoever hangs makes a test take seconds: they do so in `npm run test:trust`. */
const some: readonly Manner[] = isThorough ? ['down', 'silent', 'slow', 'lying'] : ['down']

describe('T20 stopped under load', () => {
  test.each(some)(
    'while mail, model and push are %s: what runs is finished, what was acknowledged is there, and it ends within ten seconds',
    {
      timeout: 120_000,
    },
    async (manner) => {
      const { server, push, met, stop } = await startAmong(manner)
      const couples = await Promise.all([0, 1, 2, 3].map((at) => newCouple(server, at)))
      await Promise.all(couples.map(({ send }) => subscribe(send, push)))
      let sent = 0
      /** Sends answers until the door is shut. What came too late is refused in words or finds no server. */
      const load = couples.map(async ({ send, email, questions, acknowledged }) => {
        const mails = [
          send('POST', '/api/forgot-password', { email }),
          send('POST', '/api/couples/invite', { partnerEmail: `to-${email}` }),
          send('POST', '/api/reminders/test', {}),
        ].map((mail) => mail.catch(() => undefined))
        for (let number = 1; ; number += 1) {
          const { id } = questions[number % 7] as Question
          sent += 1
          const response = 'words '.repeat(number % 1000)
          const reply = await send('PATCH', `/api/questions/${id}`, { response }).catch(() => null)
          if (reply !== null) expect([200, 503]).toContain(reply.status)
          if (reply?.status !== 200) break
          acknowledged.set(id, number)
        }
        await Promise.all(mails)
      })
      const isUnderWay = () => couples.every(({ acknowledged }) => acknowledged.size === 7)
      await expect.poll(isUnderWay, { timeout: 60_000 }).toBe(true)
      const begin = performance.now()
      const ended = server.end('SIGTERM')
      await Promise.all(load)
      expect(await ended).toBe(0)
      expect(performance.now() - begin).toBeLessThan(10_000)

      const next = await startServerProcess({ dataDir, databaseUrl })
      for (const { send, questions, acknowledged } of couples) {
        send.moveTo(next)
        const { body } = await send<Question[]>('GET', '/api/questions/session-initial')
        const answered = body.filter((question) => question.answered).map(({ id }) => id)
        expect(new Set(answered)).toEqual(new Set(acknowledged.keys()))
        for (const { id } of questions) {
          await send('PATCH', `/api/questions/${id}`, { response: 'x', isPartnerResponse: true })
        }
        await send('POST', '/api/progress/session-initial?userId=30', { userCompleted: true })
        await send('POST', '/api/progress/session-initial?userId=31', { userCompleted: true })
        const shown = await send<{ question: Question; userResponse: string }[]>(
          'GET',
          '/api/catchups/session-initial/responses?userId=30',
        )
        for (const { question, userResponse } of shown.body) {
          const words = userResponse.split(' ').length
          const number = acknowledged.get(question.id) ?? 0
          /** Or the one after it, of which nobody heard: saved as the door was shut. */
          expect([number, number + 7]).toContain(words)
        }
      }
      expect(await next.end('SIGTERM')).toBe(0)
      if (manner !== 'down') {
        expect(met()).toBeGreaterThan(0)
        expect(push.connections()).toBeGreaterThan(0)
      }
      counted('T20', { stops: 1, answers: sent })
      await stop()
    },
  )
})

describe.skipIf(!isThorough)('T20 while others are away', () => {
  test.each(some)(
    'with mail, model and push %s a couple goes from registering to Done',
    {
      timeout: 180_000,
    },
    async (manner) => {
      const { server, push, stop } = await startAmong(manner)
      const { send, questions, email } = await newCouple(server, 9)
      await subscribe(send, push)
      const reminded = send('POST', '/api/reminders/test', {})
      const done = async (method: string, path: string, body?: object) => {
        const { status } = await send(method, path, body)
        expect([path, status]).toEqual([path, 200])
      }
      for (const { id } of questions) {
        await done('PATCH', `/api/questions/${id}`, { response: 'We walked by the river.' })
        const theirs = { response: 'We sang in the car.', isPartnerResponse: true }
        await done('PATCH', `/api/questions/${id}`, theirs)
      }
      await done('POST', '/api/progress/session-initial?userId=30', { userCompleted: true })
      await done('POST', '/api/progress/session-initial?userId=31', { userCompleted: true })
      await done('POST', '/api/catchups/session-initial', { userId: 30 })
      const about = { weekId: 'session-initial', userName: 'Mina', partnerName: 'Jonas' }
      for (const { id, content } of questions.slice(0, 2)) {
        await done('POST', '/api/catchups/insight', {
          ...about,
          question: content,
          questionId: id,
        })
      }
      await done('POST', '/api/catchups/summary', about)
      await done('GET', '/api/challenges/session-initial')
      await done('POST', '/api/forgot-password', { email })
      await done('POST', '/api/reset-session/session-initial?userId=30', {})
      await done('POST', '/api/logout')
      await done('POST', '/api/login', { email, password: testPassword })
      expect((await reminded).status).toBe(200)
      expect(await server.end('SIGTERM')).toBe(0)
      counted('T20', { journeys: 1 })
      await stop()
    },
  )
})

test.skipIf(!isThorough)(
  'T20 stopped while the database is held by somebody else: what waits is told, and it ends in time',
  {
    timeout: 60_000,
  },
  async () => {
    const server = await startServerProcess({ dataDir, databaseUrl })
    const { send, questions } = await newCouple(server, 0)
    const letGo = await holdDatabase()
    const waiting = questions.map(({ id }) =>
      send<RefusalBody>('PATCH', `/api/questions/${id}`, { response: 'waits' }).catch(() => null),
    )
    expect((await fetch(`${server.url}/api/support`)).status).toBe(200)
    const begin = performance.now()
    const ended = server.end('SIGTERM')
    const told = (await Promise.all(waiting)).filter((reply) => reply !== null)
    expect(told.map(({ status }) => status)).toEqual(told.map(() => 503))
    expect(told.map(({ body }) => body.code)).toContain('database-away')
    expect(await ended).toBe(0)
    expect(performance.now() - begin).toBeLessThan(10_000)
    await letGo()
    counted('T20', { stops: 1 })
  },
)

type Proxy = Awaited<ReturnType<typeof startCuttingProxy>>
type Departure = {
  go: (postgres: TestPostgres, proxy: Proxy) => Promise<void> | void
  /** How it comes back, where it has gone. */
  back?: 'start' | 'thaw'
  /** Answers are still taken, and have to be. */
  drags?: true
  saysNothing?: true
  /** Everybody is told so, again and again, before the server has to end. */
  lies?: true
}

/** How PostgreSQL goes away, or goes wrong, while couples answer. */
const departures: Readonly<Record<string, Departure>> = {
  'shut down': { go: (postgres) => postgres.halt(), back: 'start' },
  frozen: { go: (postgres) => postgres.freeze(), back: 'thaw', saysNothing: true },
  'frozen for who is connected': {
    go: (postgres) => postgres.freezeConnections(),
    ...{ back: 'thaw', saysNothing: true },
  },
  'cut off at its commits': { go: (_postgres, proxy) => proxy.cutCommits(1_000) },
  'slow, each reply 150 ms late': { go: (_postgres, proxy) => proxy.drag(150), drags: true },
  'lying in words': {
    go: (_postgres, proxy) => proxy.lieWith(Buffer.from('250 all is fine\r\n')),
    lies: true,
  },
  'lying in noughts': { go: (_postgres, proxy) => proxy.lieWith(Buffer.alloc(64)), lies: true },
}

describe.skipIf(!isThorough || testedPostgres() === undefined)('T20 stopped under load', () => {
  test.each(Object.entries(departures))(
    'while PostgreSQL is %s: it ends within ten seconds, and what was acknowledged is there',
    {
      timeout: 180_000,
    },
    async (_how, { go, back, drags, saysNothing, lies }) => {
      const postgres = await startPostgres()
      const target = await newPostgresDatabase(postgres.url)
      const proxy = await startCuttingProxy(target)
      const server = await startServerProcess({ dataDir, databaseUrl: proxy.url })
      const couples = await Promise.all([0, 1, 2].map((at) => newCouple(server, at)))
      let isEnding = false
      let sent = 0
      const refused = couples.map(() => 0)
      const load = couples.map(async ({ send, questions, acknowledged }, at) => {
        for (let number = 1; ; number += 1) {
          const { id } = questions[number % 7] as Question
          sent += 1
          const reply = await send('PATCH', `/api/questions/${id}`, { response: 'words' }).catch(
            () => null,
          )
          if (reply !== null) expect([200, 503]).toContain(reply.status)
          if (reply?.status === 200) acknowledged.set(id, number)
          else if (isEnding) break
          else refused[at] = (refused[at] ?? 0) + 1
        }
      })
      const isUnderWay = () => couples.every(({ acknowledged }) => acknowledged.size >= 3)
      await expect.poll(isUnderWay, { timeout: 60_000 }).toBe(true)
      await go(postgres, proxy)
      if (drags) {
        const before = couples.map(({ acknowledged }) => lastOf(acknowledged))
        const goesOn = () =>
          couples.every(({ acknowledged }, at) => lastOf(acknowledged) > (before[at] ?? 0) + 2)
        await expect.poll(goesOn, { timeout: 60_000 }).toBe(true)
      }
      if (lies)
        await expect.poll(() => Math.min(...refused), { timeout: 60_000 }).toBeGreaterThan(2)
      isEnding = true
      const begin = performance.now()
      const ended = server.end('SIGTERM')
      await Promise.all(load)
      // Told to end while its database says nothing, it may have to leave it behind.
      expect(saysNothing ? [0, 1] : [0]).toContain(await ended)
      expect(performance.now() - begin).toBeLessThan(10_000)
      if (back === 'start') await postgres.start()
      if (back === 'thaw') postgres.thaw()
      proxy.stop()

      const next = await startServerProcess({ dataDir, databaseUrl: target })
      for (const { send, acknowledged } of couples) {
        send.moveTo(next)
        const { body } = await send<Question[]>('GET', '/api/questions/session-initial')
        const answered = body.filter((question) => question.answered).map(({ id }) => id)
        expect(answered).toEqual(expect.arrayContaining([...acknowledged.keys()]))
      }
      expect(await next.end('SIGTERM')).toBe(0)
      await postgres.stop()
      counted('T20', { stops: 1, answers: sent })
    },
  )
})

const lastOf = (acknowledged: ReadonlyMap<number, number>) => Math.max(...acknowledged.values())

/** The whole file, or the row of each couple: what they change has to wait. */
async function holdDatabase(): Promise<() => Promise<void>> {
  if (databaseUrl === undefined) {
    const somebodyElse = new Sqlite(join(dataDir, 'duologue.db'))
    somebodyElse.exec('begin exclusive')
    return async () => void somebodyElse.close()
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('update couples set turn = turn + 1')
  return () => client.end()
}
