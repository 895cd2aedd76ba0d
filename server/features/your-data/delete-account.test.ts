import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { filesWith } from '#server/testing/canaries.ts'
import { testPassword } from '#server/testing/couple.ts'
import { newPostgresDatabase } from '#server/testing/postgres-databases.ts'
import {
  type ServerProcess,
  startServerProcess,
  startsFaster,
} from '#server/testing/server-process.ts'

let dataDir: string
let databaseUrl: string | undefined
let server: ServerProcess
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-deletion-'))
  const base = inject('postgresUrl') as string | undefined
  databaseUrl = base && (await newPostgresDatabase(base))
  server = await startServerProcess({ dataDir, databaseUrl })
})
afterAll(async () => {
  await server.end('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

const command = join(import.meta.dirname, '../../delete-account.ts')

function run(...args: string[]) {
  const database = databaseUrl && { DATABASE_URL: databaseUrl }
  const env = { ...startsFaster, DATA_DIR: dataDir, ...database }
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    ...{ encoding: 'utf8', env },
  })
  return { status, stdout, stderr }
}

/** Registers a couple over the wire; gives their addresses, and calls with their cookie. */
async function register(name: string) {
  const email = `${name}@example.org`
  const partnerEmail = `${name}.partner@example.org`
  let cookie = ''
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${server.url}/api/${path}`, {
      method,
      headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? ''
    return response.status
  }
  const names = { username: name, partnerName: 'Jonas' }
  await send('POST', 'register', { ...names, email, partnerEmail, password: testPassword })
  return { email, partnerEmail, send }
}

test('npm run delete-account, beside the running server', async () => {
  const gone = await register('canaryname')
  const other = await register('Ada')
  await gone.send('GET', 'questions/session-initial')
  await gone.send('POST', 'couples/invite', { partnerEmail: gone.partnerEmail })
  await expect.poll(() => filesWith(join(dataDir, 'outbox'), gone.partnerEmail)).toHaveLength(1)

  for (const wrong of [[], ['--nonsense'], [gone.email, other.email]]) {
    const { status, stdout, stderr } = run(...wrong)
    expect([status, stdout, stderr.includes('    at ')]).toEqual([1, '', false])
  }
  const nobody = run('nobody@example.org', '--yes')
  expect(nobody.stderr).toBe('There is no account with the email address nobody@example.org.\n')
  const asked = run(gone.partnerEmail.toUpperCase())
  expect([asked.status, asked.stdout.includes('add --yes')]).toEqual([0, true])
  expect(await gone.send('GET', 'user')).toBe(200)

  expect(run(gone.partnerEmail, '--yes')).toMatchObject({
    status: 0,
    stdout: `The account with ${gone.partnerEmail} is deleted.\n`,
  })
  expect(await gone.send('GET', 'user')).toBe(401)
  expect(await other.send('GET', 'user')).toBe(200)
  for (const address of [gone.email, gone.partnerEmail]) {
    const told = filesWith(dataDir, address)
    expect(told).toEqual([expect.stringMatching(/outbox.*-nobody-/)])
    expect(readFileSync(told[0] ?? '', 'utf8')).toContain('Your account was deleted')
    rmSync(told[0] ?? '')
  }
  for (const trace of [gone.email, gone.partnerEmail, 'canaryname']) {
    expect(filesWith(dataDir, trace)).toEqual([])
  }
  expect(run(gone.email, '--yes').status).toBe(1)
})
