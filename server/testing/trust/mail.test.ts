import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { passwordSentences } from '#contract/passwords.ts'
import { testPassword } from '#server/testing/couple.ts'
import { linkIn } from '#server/testing/mailed-link.ts'
import { freePort, type ServerProcess, startServerProcess } from '#server/testing/server-process.ts'
import { startSmtp } from '#server/testing/smtp.ts'
import { ownDatabaseUrl } from '#server/testing/tested-postgres.ts'

let dataDir: string
let server: ServerProcess
const start = async (env: Record<string, string>) => {
  const databaseUrl = await ownDatabaseUrl()
  server = await startServerProcess({ dataDir, databaseUrl, env })
}
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-outbox-'))
})
afterEach(async () => {
  expect(await server.end('SIGTERM')).toBe(0)
  rmSync(dataDir, { recursive: true, force: true })
})

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const registration = (email: string) => ({
  username: 'Mina',
  partnerName: 'Jonas',
  email,
  password: testPassword,
})

test('R7 C15 without SMTP_URL a mail is a file in the outbox, and the log says so without the token', {
  timeout: 60_000,
}, async () => {
  await start({ PUBLIC_URL: 'https://duologue.example' })
  const email = 'mina@example.org'
  expect((await post('/api/register', registration(email))).status).toBe(200)
  const asked = await post('/api/forgot-password', { email })
  const unknown = await post('/api/forgot-password', { email: 'nobody@example.org' })
  expect([asked.status, await asked.json()]).toEqual([
    200,
    { message: passwordSentences.resetKept },
  ])
  expect(await unknown.json()).toEqual({ message: passwordSentences.resetKept })
  expect(passwordSentences.resetKept).not.toContain('on its way')
  const outbox = join(dataDir, 'outbox')
  const mail = await vi.waitFor(
    () => {
      const [file = ''] = readdirSync(outbox).filter((name) => name.endsWith('.eml'))
      return readFileSync(join(outbox, file), 'utf8').replace(/=\r\n/g, '')
    },
    { timeout: 10_000, interval: 50 },
  )
  expect(mail).toContain(`To: ${email}`)
  const token = /https:\/\/duologue\.example\/auth\?reset=(?:3D)?([\w-]{43})/.exec(
    mail.replaceAll('=3D', '='),
  )?.[1]
  const reply = await post('/api/reset-password', { token, newPassword: 'window-and-river-7' })
  expect(reply.status).toBe(200)
  expect(server.output()).toContain('outbox')
  expect(server.output()).not.toContain(email)
  expect(server.output()).not.toContain(token)
})

test('with SMTP_URL it arrives at that server, from MAIL_FROM', { timeout: 60_000 }, async () => {
  const smtp = await startSmtp()
  await start({ SMTP_URL: smtp.url, MAIL_FROM: 'Us <us@example.org>' })
  const email = 'mina@example.org'
  await post('/api/register', registration(email))
  const asked = await post('/api/forgot-password', { email })
  expect(await asked.json()).toEqual({ message: passwordSentences.resetAsked })
  const mail = await vi.waitFor(
    () => {
      const [arrived] = smtp.received
      if (!arrived) throw new Error('not yet')
      return arrived
    },
    { timeout: 10_000, interval: 50 },
  )
  expect([mail.subject, mail.from?.text]).toEqual([
    'Choose a new password',
    expect.stringContaining('us@example.org'),
  ])
  const token = linkIn({ text: mail.text ?? '' }).searchParams.get('reset')
  const reply = await post('/api/reset-password', { token, newPassword: 'window-and-river-7' })
  expect(reply.status).toBe(200)
  expect(existsSync(join(dataDir, 'outbox'))).toBe(false)
  await smtp.stop()
})

test('T20 C15 a mail server that is down is logged and not said to deliver, and the server ends well', {
  timeout: 60_000,
}, async () => {
  await start({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` })
  const email = 'mina@example.org'
  await post('/api/register', registration(email))
  for (const whose of [email, 'nobody@example.org']) {
    const asked = await post('/api/forgot-password', { email: whose })
    expect([asked.status, await asked.json()]).toEqual([
      200,
      { message: passwordSentences.resetFails },
    ])
  }
  expect(passwordSentences.resetFails).not.toContain('on its way')
  await vi.waitFor(() => expect(server.output()).toContain('a reset mail could not be sent'), {
    timeout: 10_000,
    interval: 50,
  })
  expect(server.output()).not.toContain(email)
  expect((await post('/api/login', { email, password: testPassword })).status).toBe(200)
})

test('R14 limits are on as the server starts: five couples an hour may register behind https', {
  timeout: 60_000,
}, async () => {
  await start({
    PUBLIC_URL: 'https://duologue.example',
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'loopback',
  })
  const from = async (address: string, at: number) =>
    (
      await post('/api/register', registration(`from${address}at${at}@example.org`), {
        'x-forwarded-for': address,
      })
    ).status
  const statuses = []
  for (let at = 0; at < 6; at += 1) statuses.push(await from('192.0.2.1', at))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await from('192.0.2.2', 0)).toBe(200)
})
