import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import type { CatchupItem } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import type { Tables } from '#server/tables.ts'
import { filesWith } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { testPassword } from '#server/testing/couple.ts'
import { newPostgresDatabase } from '#server/testing/postgres-databases.ts'
import {
  freePort,
  type ServerProcess,
  spawnServer,
  startServerProcess,
} from '#server/testing/server-process.ts'

let dataDir: string
let databaseUrl: string | undefined
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-life-'))
  const base = inject('postgresUrl') as string | undefined
  databaseUrl = base && (await newPostgresDatabase(base))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** A browser over the wire: keeps its cookie, throws when the connection breaks. */
function browser() {
  let cookie = ''
  return async <Body>(server: ServerProcess, method: string, path: string, body?: object) => {
    const response = await fetch(server.url + path, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: response.status, body: (await response.json()) as Body }
  }
}

test('T13 T26 kill -9 while answering: every acknowledged answer is there', {
  timeout: 300_000,
}, async () => {
  let server = await startServerProcess({ dataDir, databaseUrl })
  const send = browser()
  await send(server, 'POST', '/api/register', {
    username: 'Mina',
    partnerName: 'Jonas',
    email: 'mina@example.org',
    password: testPassword,
  })
  const acknowledged = new Map<number, string>()
  /** Sent after the acknowledged one, and cut off: such an answer may be there or not. */
  const cutOff = new Map<number, string[]>()
  const answers: number[] = []
  let questions: Question[] = []
  let sent = 0
  for (let kill = 0; kill < 6; kill += 1) {
    questions = (await send<Question[]>(server, 'GET', '/api/questions/session-initial')).body
    const pulled = Promise.withResolvers<void>()
    const pull = () => void server.end('SIGKILL').then(() => pulled.resolve())
    try {
      for (let answer = 1; ; answer += 1) {
        // After some answers, and then at any moment of the next ones.
        if (answer === 6 + kill * 2) setTimeout(pull, kill * 3)
        const { id } = questions[sent % 7] as Question
        sent += 1
        const response = `canary answer ${sent}`
        cutOff.set(id, [...(cutOff.get(id) ?? []), response])
        const { status } = await send(server, 'PATCH', `/api/questions/${id}`, { response })
        answers.push(status)
        acknowledged.set(id, response)
        cutOff.delete(id)
      }
    } catch {
      await pulled.promise
    }
    server = await startServerProcess({ dataDir, databaseUrl })
    const { body } = await send<Question[]>(server, 'GET', '/api/questions/session-initial')
    for (const { id, answered } of body) if (acknowledged.has(id)) expect(answered).toBe(true)
  }
  expect(sent).toBeGreaterThan(40)
  expect(answers.filter((status) => status !== 200)).toEqual([])
  expect(acknowledged.size).toBe(7)
  expect([...cutOff.values()].flat().length).toBeLessThanOrEqual(6)
  for (const { id } of questions) {
    await send(server, 'PATCH', `/api/questions/${id}`, { response: 'x', isPartnerResponse: true })
  }
  await send(server, 'POST', '/api/progress/session-initial?userId=30', { userCompleted: true })
  await send(server, 'POST', '/api/progress/session-initial?userId=31', { userCompleted: true })
  const { body } = await send<CatchupItem[]>(
    server,
    'GET',
    '/api/catchups/session-initial/responses?userId=30',
  )
  for (const { question, userResponse } of body) {
    const { id } = question
    expect([acknowledged.get(id), ...(cutOff.get(id) ?? [])]).toContain(userResponse)
  }
  expect(filesWith(dataDir, 'canary')).toEqual([])
  expect(server.output()).not.toContain('canary')
  expect(await server.end('SIGTERM')).toBe(0)
})

test('R7 the server that people start stores passwords as Argon2id over 19 MiB', async () => {
  const server = await startServerProcess({ dataDir, databaseUrl })
  const names = { username: 'Mina', partnerName: 'Jonas' }
  const account = { ...names, email: 'mina@example.org', password: testPassword }
  expect((await browser()(server, 'POST', '/api/register', account)).status).toBe(200)
  const database = openDatabaseBesideServer<Tables>({ dataDir, databaseUrl })
  const stored = await database.selectFrom('users').select('password').execute()
  await database.destroy()
  const hashes = stored.flatMap(({ password }) => password ?? [])
  expect(hashes).toEqual([expect.stringMatching(/^\$argon2id\$.*m=19456,t=2,p=1/)])
  expect(await server.end('SIGTERM')).toBe(0)
})

test('T21 killed right after a deletion, the next start clears away what was left', {
  timeout: 60_000,
}, async () => {
  let server = await startServerProcess({ dataDir, databaseUrl })
  const [leaving, staying] = [browser(), browser()]
  const outbox = join(dataDir, 'outbox')
  const mails = () => readdirSync(outbox).length
  for (const [send, who] of [
    [leaving, 'canary-gone'],
    [staying, 'stays'],
  ] as const) {
    const password = testPassword
    const email = `${who}@example.org`
    const names = { username: 'Mina', partnerName: 'Jonas' }
    await send(server, 'POST', '/api/register', { ...names, email, password })
    await send(server, 'POST', '/api/couples/invite', { partnerEmail: `to-${who}@example.org` })
  }
  await vi.waitFor(() => expect(mails()).toBe(2), 10_000)
  const before = join(dataDir, 'outbox-before')
  cpSync(outbox, before, { recursive: true })
  const gone = await leaving(server, 'DELETE', '/api/account', { password: testPassword })
  expect(gone.status).toBe(200)
  await server.end('SIGKILL')
  rmSync(outbox, { recursive: true })
  cpSync(before, outbox, { recursive: true })
  rmSync(before, { recursive: true })
  expect(filesWith(outbox, 'canary-gone')).toHaveLength(1)
  server = await startServerProcess({ dataDir, databaseUrl })
  expect(filesWith(dataDir, 'canary-gone')).toEqual([])
  expect(filesWith(outbox, 'to-stays@example.org')).toHaveLength(1)
  expect((await staying(server, 'GET', '/api/user')).status).toBe(200)
  expect(await server.end('SIGTERM')).toBe(0)
})

test('T16 a second server on the same folder says so and ends, within three seconds', {
  timeout: 60_000,
}, async () => {
  const server = await startServerProcess({ dataDir, databaseUrl })
  /** A machine that is busy with other tests gets a second try; a server that waits fails them all. */
  const took: number[] = []
  while (took.length < 3 && !took.some((ms) => ms <= 3_000)) {
    const begin = performance.now()
    const second = spawnServer({ dataDir, databaseUrl, port: await freePort() })
    expect(await second.exit).toBe(1)
    took.push(performance.now() - begin)
    expect(second.output()).toContain('Another Duologue server already uses the folder')
    expect(second.output()).not.toContain('    at ')
  }
  expect(Math.min(...took)).toBeLessThanOrEqual(3_000)
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
  expect(await server.end('SIGKILL')).toBeNull()
  const next = await startServerProcess({ dataDir, databaseUrl })
  expect(await next.end('SIGTERM')).toBe(0)
  counted('T16', { 'second servers': took.length })
})

test('T26 without its key, or with another, a database is not opened', {
  timeout: 60_000,
}, async () => {
  await (await startServerProcess({ dataDir, databaseUrl })).end('SIGTERM')
  writeFileSync(join(dataDir, 'secret.key'), 'another key that is long enough for one')
  const wrong = spawnServer({ dataDir, databaseUrl, port: await freePort() })
  expect(await wrong.exit).toBe(1)
  expect(wrong.output()).toContain('sealed with another key')
  rmSync(join(dataDir, 'secret.key'))
  const missing = spawnServer({ dataDir, databaseUrl, port: await freePort() })
  expect(await missing.exit).toBe(1)
  expect(missing.output()).toContain('The key of this database is missing')
})
