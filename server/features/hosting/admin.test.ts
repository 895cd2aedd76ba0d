import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserAt } from '#server/testing/browser.ts'
import { filesWith } from '#server/testing/canaries.ts'
import { testPassword } from '#server/testing/couple.ts'
import { runCommand } from '#server/testing/run-command.ts'
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts'
import { ownDatabaseUrl } from '#server/testing/tested-postgres.ts'

let dataDir: string
let databaseUrl: string | undefined
let server: ServerProcess
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-admin-'))
  databaseUrl = await ownDatabaseUrl()
  server = await startServerProcess({ dataDir, databaseUrl, env: { REGISTRATION: 'invite' } })
})
afterAll(async () => {
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

const run = (args: string[], more: Record<string, string | undefined> = {}) => {
  const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, REGISTRATION: 'invite' }
  return runCommand('admin.ts', args, { ...settings, ...more })
}

/** Registers a couple over the wire; gives their addresses, and calls with their cookie. */
async function register(name: string, code: string) {
  const email = `${name}@example.org`
  const partnerEmail = `${name}.partner@example.org`
  const visit = browserAt(server)
  const send = async (method: string, path: string, body?: object) =>
    (await visit(method, `/api/${path}`, body)).status
  const form = { username: name, partnerName: 'Jonas', email, partnerEmail, code }
  const status = await send('POST', 'register', { ...form, password: testPassword })
  return { email, partnerEmail, send, status }
}

test('npm run admin, beside the running server', async () => {
  const made = await run(['code', 'make', '--uses', '2'])
  expect(made.status).toBe(0)
  const [code = '', link] = made.stdout.split('\n')
  expect(link).toBe(`http://localhost:3000/auth?code=${code}`)
  const gone = await register('canaryname', code)
  const other = await register('Ada', code)
  expect([gone.status, other.status]).toEqual([200, 200])
  expect((await register('Late', code)).status).toBe(403)
  await gone.send('GET', 'questions/session-initial')
  await gone.send('POST', 'couples/invite', { partnerEmail: gone.partnerEmail })
  await expect.poll(() => filesWith(join(dataDir, 'outbox'), gone.partnerEmail)).toHaveLength(1)

  const csv = join(dataDir, 'couples.csv')
  expect((await run(['couples', '--csv', csv])).stdout).toBe(`2 written to ${csv}\n`)
  expect(readFileSync(csv, 'utf8')).not.toMatch(/canaryname|Jonas|Ada|example\.org/)

  const wrong = await run(['delete', gone.email, other.email])
  expect([wrong.status, wrong.stdout, wrong.stderr.split('\n').length]).toEqual([2, '', 2])
  expect(await gone.send('GET', 'user')).toBe(200)

  const deleted = await run(['delete', gone.partnerEmail, '--yes'])
  expect([deleted.status, deleted.stdout]).toEqual([
    0,
    expect.stringMatching(/^The account [\da-f-]{36} is deleted\.\n/),
  ])
  expect(await gone.send('GET', 'user')).toBe(401)
  expect(await other.send('GET', 'user')).toBe(200)
  for (const address of [gone.email, gone.partnerEmail]) {
    const told = filesWith(dataDir, address)
    expect(told).toEqual([expect.stringMatching(/outbox.*-nobody-/)])
    expect(readFileSync(told[0] ?? '', 'utf8')).toContain('Your account was deleted')
    rmSync(told[0] ?? '')
  }
  for (const trace of [gone.email, gone.partnerEmail, 'canaryname', code]) {
    expect(filesWith(dataDir, trace)).toEqual([])
  }
})

test('npm run admin where there is nothing to work on', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'duologue-empty-'))
  const here = { DATA_DIR: empty, DATABASE_URL: undefined }
  expect(await run(['couples'], here)).toMatchObject({
    status: 1,
    stderr: `There is no database in ${empty} yet. Start the server once.\n`,
  })
  const away = await run(['couples'], {
    DATABASE_URL: 'postgres://nobody:canaryword@127.0.0.1:9/none',
  })
  expect([away.status, away.stdout]).toEqual([1, ''])
  expect(away.stderr).toBe(
    'The database cannot be reached (ECONNREFUSED). Check DATABASE_URL, and that PostgreSQL runs.\n',
  )
  rmSync(empty, { recursive: true })
})
