import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import type { Tables } from '#server/tables.ts'
import { browser } from '#server/testing/browser.ts'
import { filesWith } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { testPassword } from '#server/testing/couple.ts'
import { draws } from '#server/testing/draws.ts'
import { freePort, spawnServer, startServerProcess } from '#server/testing/server-process.ts'
import { ownDatabaseUrl } from '#server/testing/tested-postgres.ts'

let dataDir: string
let databaseUrl: string | undefined
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-life-'))
  databaseUrl = await ownDatabaseUrl()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('R7 the server that people start stores passwords as Argon2id over 19 MiB', async () => {
  const server = await startServerProcess({ dataDir, databaseUrl })
  const names = { username: 'Mina', partnerName: 'Jonas' }
  const account = { ...names, email: 'mina@example.org', password: testPassword }
  expect((await browser()(server, 'POST', '/api/register', account)).status).toBe(200)
  const database = await openDatabaseBesideServer<Tables>({ dataDir, databaseUrl })
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
  /** In `npm test`, a machine that is busy with other tests gets a second try; a server that waits fails them all. */
  const tries = draws({ full: 1, share: 3 })
  const took: number[] = []
  while (took.length < tries && !took.some((ms) => ms <= 3_000)) {
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
  counted('T16', {
    'second servers': took.length,
    'ms at most to end': Math.round(Math.max(...took)),
  })
})

test('wrong settings end it with a code of their own, by which systemd does not try again', {
  timeout: 60_000,
}, async () => {
  const env = { REGISTRATION: 'invit' }
  const wrong = spawnServer({ dataDir, databaseUrl, port: await freePort(), env })
  const code = await wrong.exit
  expect(wrong.output()).toContain('REGISTRATION')
  expect(readFileSync('ops/duologue.service', 'utf8')).toMatch(
    new RegExp(`^RestartPreventExitStatus=${code}$`, 'm'),
  )
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
