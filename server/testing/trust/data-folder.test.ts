import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testPassword } from '#server/testing/couple.ts'
import { freePort, spawnServer, startServerProcess } from '#server/testing/server-process.ts'
import { ownDatabaseUrl } from '#server/testing/tested-postgres.ts'

let dataDir: string
let databaseUrl: string | undefined
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-folder-'))
  databaseUrl = await ownDatabaseUrl()
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)

/** Every file and folder below that somebody else on the machine could open. */
const openToOthers = (folder: string): string[] =>
  [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))]
    .filter((path) => /[1-7][0-7]$|[1-7]$/.test(modeOf(path)))
    .map((path) => `${path.slice(folder.length)} ${modeOf(path)}`)

describe('A7 the data folder', () => {
  test('is closed to others, an existing one and what is in it included', {
    timeout: 60_000,
  }, async () => {
    mkdirSync(join(dataDir, 'outbox'))
    writeFileSync(join(dataDir, 'outbox', 'old.eml'), 'a mail')
    writeFileSync(join(dataDir, 'duologue.db-old'), '')
    writeFileSync(join(dataDir, 'not-ours.txt'), '')
    for (const path of ['', 'outbox']) chmodSync(join(dataDir, path), 0o755)
    for (const file of ['outbox/old.eml', 'duologue.db-old', 'not-ours.txt']) {
      chmodSync(join(dataDir, file), 0o644)
    }
    const server = await startServerProcess({ dataDir, databaseUrl })
    await fetch(`${server.url}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: 'Mina',
        partnerName: 'Jonas',
        email: 'mina@example.org',
        password: testPassword,
      }),
    })
    expect(openToOthers(dataDir)).toEqual(['/not-ours.txt 644'])
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test.each([
    ['where none can be made', () => '/proc/duologue/data'],
    ['below a file', () => join(dataDir, 'file', 'data')],
    ['that is a link to nowhere', () => join(dataDir, 'link')],
  ])('%s is a sentence at the start', { timeout: 60_000 }, async (_where, folder) => {
    writeFileSync(join(dataDir, 'file'), '')
    symlinkSync(join(dataDir, 'nowhere', 'at', 'all'), join(dataDir, 'link'))
    const server = spawnServer({ dataDir: folder(), databaseUrl, port: await freePort() })
    expect(await server.exit).toBe(1)
    expect(server.output()).toContain(`The folder ${folder()} cannot be `)
    expect(server.output()).toContain('DATA_DIR')
    expect(server.output()).not.toContain('    at ')
  })

  test('is made with those above it, closed to others', { timeout: 60_000 }, async () => {
    const folder = join(dataDir, 'a', 'b', 'c')
    const server = await startServerProcess({ dataDir: folder, databaseUrl })
    expect([modeOf(join(dataDir, 'a')), modeOf(folder)]).toEqual(['700', '700'])
    expect(await server.end('SIGTERM')).toBe(0)
  })

  test('with a key that was cut off keeps the server from starting', {
    timeout: 60_000,
  }, async () => {
    writeFileSync(join(dataDir, 'secret.key'), '')
    const server = spawnServer({ dataDir, databaseUrl, port: await freePort() })
    expect(await server.exit).toBe(1)
    expect(server.output()).toContain('is shorter than a key')
    expect(server.output()).not.toContain('    at ')
  })

  test('two servers that start at once make no two keys', { timeout: 60_000 }, async () => {
    const other = mkdtempSync(join(tmpdir(), 'duologue-folder-'))
    const folders = databaseUrl === undefined ? [dataDir, dataDir] : [dataDir, other]
    const ports = await Promise.all([freePort(), freePort()])
    const both = folders.map((folder, at) =>
      spawnServer({ dataDir: folder, databaseUrl, port: ports[at] ?? 0 }),
    )
    const isUp = (port: number) =>
      fetch(`http://127.0.0.1:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    const ended: (number | null)[] = []
    for (const { exit } of both) exit.then((code) => ended.push(code))
    while (ended.length === 0 || !(await Promise.all(ports.map(isUp))).includes(true)) {
      await new Promise((resolve) => setTimeout(resolve, 50))
      if (ended.length === 2) break
    }
    expect(ended).toEqual([1])
    const keys = [...new Set(folders)].filter((folder) => existsSync(join(folder, 'secret.key')))
    expect(keys).toHaveLength(1)
    for (const { child } of both) child.kill('SIGTERM')
    await Promise.all(both.map(({ exit }) => exit))
    rmSync(other, { recursive: true })
  })
})
