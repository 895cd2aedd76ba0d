import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Challenge } from '#contract/challenges.ts'
import { browserAt } from '#server/testing/browser.ts'
import { counted } from '#server/testing/counted.ts'
import { answerAll, testPassword } from '#server/testing/couple.ts'
import { isThorough } from '#server/testing/draws.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import { obliging, startModelServer } from '#server/testing/model-server.ts'
import type { Attempt } from '#server/testing/note-connections.ts'
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts'
import { startSmtp } from '#server/testing/smtp.ts'
import { ownDatabaseUrl } from '#server/testing/tested-postgres.ts'
import type { Caller, Reply } from '#server/testing/visitor.ts'

const preload = pathToFileURL(join(import.meta.dirname, '../note-connections.ts')).href

let dataDir: string
let notes: string
let databaseUrl: string | undefined
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-egress-'))
  notes = join(dataDir, 'connections')
  databaseUrl = await ownDatabaseUrl()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const start = (env: Record<string, string> = {}) =>
  startServerProcess({
    ...{ dataDir, databaseUrl },
    env: { NODE_OPTIONS: `--import=${preload}`, NOTE_CONNECTIONS: notes, ...env },
  })

/** Where the process tried to get, PostgreSQL left out. */
function attempts(): Attempt[] {
  const all: Attempt[] = readFileSync(notes, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  expect(all).toContainEqual({ kind: 'preloaded', to: 'main thread' })
  const database = databaseUrl && new URL(databaseUrl).host
  return all.filter(({ kind, to }) => kind !== 'preloaded' && to !== database)
}

/** What the guide reads and writes: its threads take seconds to start, so that `npm test` does without. */
async function readCatchup(caller: Caller, word: string): Promise<void> {
  const { catchupId, about, questions } = await openCatchup(caller, { word })
  for (const { id, content } of questions) {
    const item = { ...about, question: content, questionId: id }
    await caller.post('/api/catchups/insight', item)
    await caller.post('/api/catchups/suggestion', item)
  }
  await caller.post('/api/ask', { question: 'How do we talk more?' })
  await caller.post('/api/safety/listen', { text: 'He hit me' })
  await caller.post(`/api/catchups/${catchupId}/feedback`, { helpful: true, focus: [], keep: true })
}

/** All that a couple does, each kind of call once and more. */
async function wholeJourney(server: ServerProcess): Promise<number> {
  let calls = 0
  const one = browserAt(server)
  const call = async <Body>(method: string, path: string, body?: object): Promise<Reply<Body>> => {
    calls += 1
    return { ...(await one<Body>(method, path, body)), text: '', headers: {} }
  }
  const caller = {
    get: <Body>(path: string) => call<Body>('GET', path),
    post: <Body>(path: string, body?: unknown) => call<Body>('POST', path, body as object),
    patch: <Body>(path: string, body?: unknown) => call<Body>('PATCH', path, body as object),
  }
  const email = 'mina@example.org'
  await caller.post('/api/register', {
    ...{ username: 'Mina', partnerName: 'Jonas', email, partnerEmail: 'jonas@example.org' },
    password: testPassword,
  })
  const consent = await caller.get<{ provider: string | null }>('/api/guide-consent')
  if (consent.body.provider !== null) {
    const jonas = browserAt(server)
    await jonas('POST', '/api/login', { email: 'jonas@example.org', password: testPassword })
    const agreed = { provider: consent.body.provider, agreed: true }
    await call('PUT', '/api/guide-consent', agreed)
    expect((await jonas('PUT', '/api/guide-consent', agreed)).status).toBe(200)
  }
  const word =
    'I loved the slow walk by the river. See https://elsewhere.example and mail me@elsewhere.example'
  if (isThorough) await readCatchup(caller, word)
  else {
    await answerAll(caller, 'primary', { word })
    await answerAll(caller, 'partner', { word })
  }
  const { body: challenges } = await caller.get<Challenge[]>('/api/challenges/session-initial')
  await caller.patch(`/api/challenges/${challenges[0]?.id}`, { completed: true, notes: 'Warm.' })
  await caller.post('/api/couples/invite', { partnerEmail: 'other@example.org' })
  await caller.post('/api/report-issue', { issue: 'It jumps.', username: 'Mina', email })
  await call('PUT', '/api/reminder-settings', {
    ...{ reminderDay: 'Friday', reminderTime: '19:45', reminderEnabled: true },
    ...{ frequency: 'weekly', timeZone: 'UTC', reminderEmail: true },
  })
  await pressDone(caller)
  await caller.get('/api/timeline')
  await fetch(`${server.url}/api/account/export`)
  await browserAt(server)('POST', '/api/forgot-password', { email })
  expect((await call('DELETE', '/api/account', { password: testPassword })).status).toBe(200)
  return calls
}

test('T23 over a whole journey the server reaches for no host and no name', {
  timeout: 120_000,
}, async () => {
  const server = await start()
  const calls = await wholeJourney(server)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(attempts()).toEqual([])
  counted('T23', { 'calls of a journey': calls, 'hosts reached': attempts().length })
})

test.skipIf(!isThorough)(
  'T23 with a mail server and a model set, it reaches for those two and no other',
  {
    timeout: 120_000,
  },
  async () => {
    const smtp = await startSmtp()
    const model = await startModelServer(obliging)
    const server = await start({
      ...{ SMTP_URL: smtp.url, MAIL_FROM: 'Us <us@example.org>', SUPPORT_EMAIL: 's@example.org' },
      ...{ GUIDE_PROVIDER: 'openai-compatible', GUIDE_MODEL: 'scripted' },
      GUIDE_BASE_URL: `${model.url}/v1`,
    })
    await wholeJourney(server)
    await expect.poll(() => smtp.received.length, { timeout: 20_000 }).toBeGreaterThan(1)
    expect(await server.end('SIGTERM')).toBe(0)
    const reached = new Set(attempts().map(({ to }) => to))
    expect(reached).toEqual(new Set([new URL(smtp.url).host, new URL(model.url).host]))
    expect(model.calls.length).toBeGreaterThan(0)
    await model.stop()
    await smtp.stop()
  },
)
