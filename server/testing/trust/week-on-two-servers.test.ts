import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Catchup, CatchupItem } from '#contract/catchup.ts'
import type { CatchupPlace } from '#contract/catchup-place.ts'
import type { Question } from '#contract/questions.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { browserAt } from '#server/testing/browser.ts'
import { counted } from '#server/testing/counted.ts'
import { testPassword } from '#server/testing/couple.ts'
import { draws } from '#server/testing/draws.ts'
import { newPostgresDatabase } from '#server/testing/postgres-databases.ts'
import {
  freePort,
  type ServerProcess,
  spawnServer,
  startServerProcess,
} from '#server/testing/server-process.ts'
import { testedPostgres } from '#server/testing/tested-postgres.ts'

const base = testedPostgres()
/** Two servers as people start them are no quick test. */
const isHere = draws({ full: true, share: false })

let folder: string
const running = new Set<ServerProcess>()
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duologue-week-'))
})
afterEach(async () => {
  for (const server of running) await server.end('SIGKILL')
  running.clear()
  rmSync(folder, { recursive: true, force: true })
})

async function start(dataDir: string, databaseUrl?: string): Promise<ServerProcess> {
  const env = databaseUrl ? { SECRET_KEY: 'one key for both of the servers of a week' } : {}
  const server = await startServerProcess({ dataDir, databaseUrl, env })
  running.add(server)
  return server
}

/** Servers for one database: whose turn the next call is, and what happens in the middle of the week. */
type Servers = { next: () => { url: string }; midweek: () => Promise<void> }

/** Each call goes to the other one than the call before. */
async function twoOnOnePostgres(databaseUrl: string): Promise<Servers> {
  const both = await Promise.all(
    ['one', 'other'].map((name) => start(join(folder, name), databaseUrl)),
  )
  let calls = 0
  const next = () => {
    calls += 1
    return both[calls % 2] as ServerProcess
  }
  return { next, midweek: async () => undefined }
}

/** While the first uses the folder no other one may; midweek it is killed, and the next one goes on. */
async function oneAfterAnother(): Promise<Servers> {
  let current = await start(folder)
  return {
    next: () => current,
    async midweek() {
      const second = spawnServer({ dataDir: folder, port: await freePort() })
      expect(await second.exit).toBe(1)
      expect(second.output()).toContain('Another Duologue server already uses the folder')
      await current.end('SIGKILL')
      running.delete(current)
      current = await start(folder)
    },
  }
}

const unsafe = 'canary He hit me hard on Sunday night'

test.skipIf(!isHere)(
  'T13 a week that begins on one server is finished on another one',
  { timeout: 120_000 },
  async () => {
    const servers = base
      ? await twoOnOnePostgres(await newPostgresDatabase(base))
      : await oneAfterAnother()
    let calls = 0
    const device = () => {
      const send = browserAt(servers.next())
      return async <Body>(method: string, path: string, body?: object): Promise<Body> => {
        send.moveTo(servers.next())
        const reply = await send<Body>(method, path, body)
        expect([method, path, reply.status]).toEqual([method, path, 200])
        calls += 1
        return reply.body
      }
    }
    const [mina, jonas] = [device(), device()]
    const password = testPassword
    const [email, partnerEmail] = ['mina@example.org', 'jonas@example.org']
    await mina('POST', '/api/register', {
      ...{ username: 'Mina', partnerName: 'Jonas', email, partnerEmail, password },
    })
    await jonas('POST', '/api/login', { email: partnerEmail, password })
    const week = `/api/questions/${initialWeekId}`
    const set = await mina<Question[]>('GET', `${week}?userId=30`)
    expect((await jonas<Question[]>('GET', `${week}?userId=31`)).map(({ id }) => id)).toEqual(
      set.map(({ id }) => id),
    )
    const given = { primary: [] as string[], partner: [] as string[] }
    const answer = async (at: number) => {
      const path = `/api/questions/${set[at]?.id}`
      for (const [whose, send] of [
        ['primary', mina],
        ['partner', jonas],
      ] as const) {
        const response =
          at === 2 && whose === 'primary' ? unsafe : `canary ${whose} ${at}: soup on Sunday`
        await send('PATCH', path, {
          ...{ response, private: true, isPartnerResponse: whose === 'partner' },
        })
        given[whose].push(response)
        const { concern } = await send<{ concern: boolean }>('POST', '/api/safety/listen', {
          text: response,
        })
        expect([response, concern]).toEqual([response, response === unsafe])
      }
    }
    for (let at = 0; at < 4; at += 1) await answer(at)
    expect(await mina('GET', `/api/catchups/${initialWeekId}/responses`)).toEqual([])
    await servers.midweek()
    const answered = await mina<Question[]>('GET', `${week}?userId=30`)
    expect(answered.map((question) => question.answered)).toEqual(set.map((_, at) => at < 4))
    for (let at = 4; at < 7; at += 1) await answer(at)
    const progress = `/api/progress/${initialWeekId}`
    await mina('POST', `${progress}?userId=30`, { partnerCompleted: true })
    await jonas('POST', `${progress}?userId=31`, { userCompleted: true })

    const catchup = await mina<Catchup>('POST', `/api/catchups/${initialWeekId}`, { userId: 30 })
    const again = await jonas<Catchup>('POST', `/api/catchups/${initialWeekId}`, { userId: 31 })
    expect(again.id).toBe(catchup.id)
    for (let reads = 0; reads < 2; reads += 1) {
      const items = await mina<CatchupItem[]>('GET', `/api/catchups/${initialWeekId}/responses`)
      expect(items.map(({ userResponse }) => userResponse)).toEqual(given.primary)
      expect(items.map(({ partnerResponse }) => partnerResponse)).toEqual(given.partner)
    }
    const names = { weekId: initialWeekId, userName: 'Mina', partnerName: 'Jonas' }
    for (const { id, content } of set) {
      const about = { ...names, questionId: id, question: content }
      const texts = new Set<string>()
      for (const send of [mina, mina, jonas]) {
        texts.add((await send<{ insight: string }>('POST', '/api/catchups/insight', about)).insight)
      }
      expect([...texts]).toHaveLength(1)
    }
    const place = `/api/catchups/${catchup.id}/place`
    for (let version = 0; version < 14; version += 1) {
      const send = version % 3 === 0 ? jonas : mina
      await send('PUT', place, { version, press: version % 2 === 0 ? 'no' : 'next' })
    }
    expect(await jonas<CatchupPlace>('GET', place)).toMatchObject({ version: 14, turn: 'end' })
    await mina('PATCH', `/api/catchups/${catchup.id}/complete`, { completed: true })
    const { summary } = await mina<{ summary: string }>('POST', '/api/catchups/summary', names)
    for (const send of [mina, jonas, jonas]) {
      const timeline = await send<TimelineEntry[]>('GET', '/api/timeline')
      expect(timeline).toMatchObject([{ summary }])
    }
    counted('T13', { 'calls of a week on two servers': calls })
  },
)
