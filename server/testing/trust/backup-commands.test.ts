import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CatchupItem } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import { openDatabase } from '#server/drivers/database/database.ts'
import { browserAt } from '#server/testing/browser.ts'
import { counted } from '#server/testing/counted.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { isThorough } from '#server/testing/draws.ts'
import { runCommand } from '#server/testing/run-command.ts'
import { startServerProcess } from '#server/testing/server-process.ts'
import { startTestServer } from '#server/testing/test-server.ts'
import { ownDatabaseUrl, testedPostgres } from '#server/testing/tested-postgres.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duologue-commands-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const settingsOf = (place: { dataDir: string; databaseUrl: string | undefined }) => ({
  DATA_DIR: place.dataDir,
  DATABASE_URL: place.databaseUrl,
})

describe('T17 npm run backup and npm run restore', () => {
  test('say what they did, beside a server, and what was wrong', async () => {
    const server = await startTestServer()
    const { email } = await registerCouple(server, { username: 'canary-name' })
    const settings = settingsOf(server)
    const [help, made] = await Promise.all([
      runCommand('back-up.ts', [], settings),
      runCommand('back-up.ts', ['--to', folder], { ...settings, BACKUP_DIR: '/not/this/one' }),
    ])
    expect([help.status, help.stderr]).toEqual([
      2,
      expect.stringMatching(/^Where to\? BACKUP_DIR is not set.*npm run backup -- --to/s),
    ])
    const [name = ''] = readdirSync(folder)
    const file = join(folder, name)
    expect(made).toMatchObject({ status: 0, stderr: '' })
    expect(made.stdout).toMatch(
      new RegExp(
        `^Backed up 1 couple \\(\\d+ rows\\) to ${file}: \\d+ kB, read back and verified.\\n$`,
      ),
    )
    expect(statSync(file).mode & 0o777).toBe(0o600)

    const place = { dataDir: join(folder, 'fresh'), databaseUrl: await ownDatabaseUrl() }
    const where = place.databaseUrl === undefined ? ['--into', place.dataDir] : []
    const otherFolder = join(folder, 'not-this-one')
    const into = (...more: string[]) =>
      runCommand('restore.ts', ['--from', file, ...where, ...more], {
        ...settingsOf(place),
        DATA_DIR: place.databaseUrl === undefined ? otherFolder : place.dataDir,
      })
    const key = join(server.dataDir, 'secret.key')
    const noKey = await into()
    expect([noKey.status, noKey.stderr.includes('A backup takes the key')]).toEqual([1, true])
    expect(readdirSync(folder)).toEqual([name])
    const wrong = await runCommand('restore.ts', ['--from', file, ...where], {
      ...settingsOf(place),
      SECRET_KEY: 'another key that is long enough for one',
    })
    expect([wrong.status, wrong.stderr]).toEqual([
      1,
      expect.stringMatching(/was made with another key/),
    ])
    expect(readdirSync(folder)).toEqual([name])

    const restored = await into('--key', key)
    expect(restored).toMatchObject({ status: 0, stderr: '' })
    expect(restored.stdout).toMatch(
      /^Restored 1 couple \(\d+ rows\) into .*, counted and verified\./,
    )
    const again = await into()
    expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('already')])

    const rotated = await runCommand('rotate-key.ts', [], settingsOf(place))
    expect(rotated).toMatchObject({ status: 0, stderr: '' })
    expect(rotated.stdout).toMatch(/^The key is changed: the one in .* opens what 1 couple wrote\./)
    for (const { stdout, stderr } of [made, restored, rotated, wrong, again]) {
      for (const own of ['canary-name', email]) expect(stdout + stderr).not.toContain(own)
    }
    await server.stop()
  }, 60_000)

  test('an empty database leaves the daily backups of a lost one alone, unless it is told where to', async () => {
    const [server, empty] = await Promise.all([startTestServer(), startTestServer()])
    await registerCouple(server)
    await runCommand('back-up.ts', ['--to', folder], settingsOf(server))
    const before = readdirSync(folder)
    const settings = { ...settingsOf(empty), BACKUP_DIR: folder }
    expect(await runCommand('back-up.ts', [], settings)).toEqual({
      ...{ status: 1, stdout: '' },
      stderr: `This database has no couples, and ${folder} holds backups of another database. Bring one of them back if it was lost; otherwise set BACKUP_DIR to a folder of this one's own.\n`,
    })
    expect([before.length, readdirSync(folder)]).toEqual([1, before])
    const told = await runCommand('back-up.ts', ['--to', folder], settings)
    expect([told.status, readdirSync(folder).length]).toEqual([0, 2])
    await Promise.all([server.stop(), empty.stop()])
  }, 60_000)

  test('to a key of the settings says what becomes of the file that held the one before', async () => {
    const server = await startTestServer()
    const place = { dataDir: join(folder, 'moved'), databaseUrl: await ownDatabaseUrl() }
    const file = join(folder, 'one.backup')
    const key = ['--key', join(server.dataDir, 'secret.key')]
    await runCommand('back-up.ts', ['--to', file], settingsOf(server))
    await runCommand('restore.ts', ['--from', file, ...key], settingsOf(place))
    const next = { ...settingsOf(place), NEW_SECRET_KEY: 'a key that is long enough for one too' }
    const { stdout } = await runCommand('rotate-key.ts', [], next)
    expect(stdout).toContain(
      `The old key is in ${join(place.dataDir, 'secret.key')}. Once SECRET_KEY`,
    )
    expect(stdout).toMatch(/call it secret\.key\.until-\d{4}-\d\d-\d\d, by which/)
    await server.stop()
  }, 60_000)

  test('say in a sentence where they cannot write, and of what others threw only its kind', async () => {
    const server = await startTestServer()
    const file = join(folder, 'a-file')
    mkdirSync(join(folder, 'used', 'server.lock'), { recursive: true })
    writeFileSync(file, '')
    const [made, rotated, listed] = await Promise.all([
      runCommand('back-up.ts', ['--to', join(file, 'today')], settingsOf(server)),
      runCommand('rotate-key.ts', [], { ...settingsOf(server), DATA_DIR: join(folder, 'used') }),
      runCommand('read-inbox.ts', ['--csv', join(file, 'inbox.csv')], settingsOf(server)),
    ])
    expect([made, rotated, listed]).toEqual([
      {
        ...{ status: 1, stdout: '' },
        stderr: `The backup could not be written to ${join(file, 'today')}: there is a file where its folder should be.\n`,
      },
      {
        ...{ status: 1, stdout: '' },
        stderr: `The folder ${join(folder, 'used')} cannot be used (SQLITE_CANTOPEN). Look whether there is room on its disk, and who may write there.\n`,
      },
      {
        ...{ status: 1, stdout: '' },
        stderr: `${join(file, 'inbox.csv')} could not be written.\n`,
      },
    ])
    await server.stop()
  }, 60_000)
})

describe('what a host may type by a slip', () => {
  test('is refused before anything is done', async () => {
    const server = await startTestServer()
    const settings = settingsOf(server)
    const file = join(folder, 'lock')
    const notLocked = join(folder, 'broken')
    mkdirSync(notLocked)
    writeFileSync(join(notLocked, 'server.lock'), 'this is no lock of any server '.repeat(50))
    writeFileSync(file, randomBytes(64))
    const into = join(folder, 'into')
    const backup = join(folder, 'good.backup')
    const two = ['--from', backup, '--into', into, '--key', file]
    const unread = join(folder, 'unread')
    symlinkSync(unread, unread)
    const nowhere = 'postgres://mina@127.0.0.1:1/none'
    const made = await runCommand('back-up.ts', ['--to', backup], settings)
    expect(made.status).toBe(0)
    const before = readdirSync(folder).sort()
    const ran = await Promise.all([
      runCommand('restore.ts', two, { DATABASE_URL: nowhere }),
      runCommand('restore.ts', two, {}),
      runCommand('restore.ts', [...two, '--key', unread], {}),
      runCommand('read-inbox.ts', ['--delete', '1', '--csv', join(folder, 'csv')], settings),
      runCommand('read-inbox.ts', ['--delete', 'one'], settings),
      runCommand('back-up.ts', ['--to', ''], settings),
      runCommand('rotate-key.ts', [], { ...settings, DATA_DIR: notLocked }),
    ])
    expect(ran.map(({ status, stderr }) => [status, stderr])).toEqual([
      [2, expect.stringContaining('--into names a folder, and DATABASE_URL a database.')],
      [1, expect.stringContaining('was made with another key')],
      [1, expect.stringContaining(`${unread} cannot be read (ELOOP)`)],
      [2, '--csv and --delete: one at a time.\n'],
      [2, '"one" is no number of the list.\n'],
      [2, '--to: has to name a folder or a file.\n'],
      [1, expect.stringContaining('is not the one by which a server holds the folder.')],
    ])
    expect(readdirSync(folder).sort()).toEqual(before)
    await server.stop()
  }, 60_000)

  test.runIf(testedPostgres())('of PostgreSQL’s address is said in a sentence', async () => {
    const url = new URL(testedPostgres() ?? '')
    url.pathname = '/there-is-none'
    const { status, stderr } = await runCommand('admin.ts', ['couples'], { DATABASE_URL: url.href })
    expect([status, stderr]).toEqual([
      1,
      'PostgreSQL has no database of the name that DATABASE_URL gives.\n',
    ])
    const settings = { databaseUrl: url.href, dataDir: folder, now: () => new Date() }
    await expect(openDatabase({ ...settings, onIdleError: () => undefined })).rejects.toThrow(
      /^PostgreSQL has no database of the name that DATABASE_URL gives\.$/,
    )
  })
})

test('a command beside the service has the settings in front of it, and nothing else of who calls', () => {
  const [bin, library, release] = ['bin', 'library', 'release'].map((name) => join(folder, name))
  if (!bin || !library || !release) throw new Error('Three folders have three names.')
  for (const made of [bin, library, join(release, 'server')]) mkdirSync(made, { recursive: true })
  for (const name of ['backup', 'main']) writeFileSync(join(release, 'server', `${name}.js`), '')
  const own = (name: string, text: string) => writeFileSync(join(bin, name), text, { mode: 0o755 })
  own('runuser', '#!/bin/sh\nexec env')
  const script = readFileSync('ops/duologue', 'utf8')
    .replace('/var/lib/duologue', library)
    .replaceAll('/opt/duologue', release)
    .replace('/usr/sbin:', `${bin}:/usr/sbin:`)
  own('duologue', script)
  const secrets = { SECRET_KEY_FILE: '/run/a key', DATABASE_URL: '', NODE_OPTIONS: '--inspect' }
  const env = { PATH: process.env.PATH, ...secrets, MINA: 'a\nNODE_OPTIONS=b' }
  const seen = execFileSync(join(bin, 'duologue'), ['backup'], { env, encoding: 'utf8' })
  expect(seen).toMatch(/^SECRET_KEY_FILE=\/run\/a key$/m)
  expect(seen).toMatch(/^DATABASE_URL=$/m)
  expect(seen).not.toMatch(/MINA|NODE_OPTIONS/)
  const mistyped = spawnSync(join(bin, 'duologue'), ['bakcup'], { env, encoding: 'utf8' })
  expect([mistyped.status, mistyped.stderr, mistyped.stdout]).toEqual([
    ...[1, 'There is no command bakcup. These are:\n', '  duologue backup\n'],
  ])
  const alone = spawnSync(join(bin, 'duologue'), [], { env, encoding: 'utf8' })
  expect([alone.status, alone.stderr, alone.stdout]).toEqual([
    ...[0, '', expect.stringMatching(/^What whoever runs .*:\n {2}duologue backup\n$/)],
  ])
})

type Send = ReturnType<typeof browserAt>

const questionsOf = async (send: Send) =>
  (await send<Question[]>('GET', '/api/questions/session-initial')).body

describe.runIf(isThorough)('T17 rehearsed with processes over the wire', () => {
  test('a backup under load, restored into an empty place under a new key, has every answer acknowledged before', {
    timeout: 300_000,
  }, async () => {
    const first = { dataDir: join(folder, 'first'), databaseUrl: await ownDatabaseUrl() }
    const server = await startServerProcess(first)
    const couples = await Promise.all(
      Array.from({ length: 24 }, async (_, at) => {
        const send = browserAt(server)
        const email = `mina${at}@example.org`
        const names = { username: 'Mina', partnerName: 'Jonas' }
        await send('POST', '/api/register', { ...names, email, password: testPassword })
        return { send, email, questions: await questionsOf(send) }
      }),
    )
    /** By couple, question and person: what was sent, and which of it was the last acknowledged. */
    const texts = new Map<string, string[]>()
    const acknowledged = new Map<string, number>()
    let isOver = false
    let sent = 0
    const load = Promise.all(
      couples.map(async ({ send, email, questions }) => {
        while (!isOver) {
          for (const { id } of questions) {
            for (const isPartnerResponse of [false, true]) {
              sent += 1
              const [place, response] = [`${email} ${id} ${isPartnerResponse}`, `canary ${sent}`]
              const own = [...(texts.get(place) ?? []), response]
              texts.set(place, own)
              const body = { response, private: true, isPartnerResponse }
              const { status } = await send('PATCH', `/api/questions/${id}`, body)
              expect(status).toBe(200)
              acknowledged.set(place, own.length - 1)
            }
          }
        }
      }),
    )
    while (acknowledged.size < couples.length * 14) await new Promise((go) => setTimeout(go, 20))
    const before = new Map(acknowledged)
    const sentBefore = sent
    const made = await runCommand('back-up.ts', ['--to', folder], settingsOf(first))
    const meanwhile = sent - sentBefore
    isOver = true
    await load
    expect(made.stdout).toMatch(/^Backed up 24 couples .* read back and verified/)
    expect(meanwhile).toBeGreaterThan(50)
    expect(await server.end('SIGTERM')).toBe(0)

    const file = join(folder, readdirSync(folder).find((name) => name.endsWith('.backup')) ?? '')
    const second = { dataDir: join(folder, 'second'), databaseUrl: await ownDatabaseUrl() }
    const key = join(folder, 'copy-of-the-key')
    copyFileSync(join(first.dataDir, 'secret.key'), key)
    const from = ['--from', file, '--key', key]
    const restored = await runCommand('restore.ts', from, settingsOf(second))
    expect(restored.stdout).toMatch(/^Restored 24 couples/)
    const rotated = await runCommand('rotate-key.ts', [], settingsOf(second))
    expect(rotated.status).toBe(0)
    expect(existsSync(join(second.dataDir, 'secret.key'))).toBe(true)

    const next = await startServerProcess(second)
    let found = 0
    for (const { email } of couples) {
      const send = browserAt(next)
      expect((await send('POST', '/api/login', { email, password: testPassword })).status).toBe(200)
      for (const person of [30, 31]) {
        const done = { userCompleted: true }
        await send('POST', `/api/progress/session-initial?userId=${person}`, done)
      }
      const { body } = await send<CatchupItem[]>(
        'GET',
        '/api/catchups/session-initial/responses?userId=30',
      )
      for (const { question, userResponse, partnerResponse } of body) {
        for (const [isPartner, text] of [
          [false, userResponse],
          [true, partnerResponse],
        ] as const) {
          const place = `${email} ${question.id} ${isPartner}`
          expect(texts.get(place)?.slice(before.get(place))).toContain(text)
          found += 1
        }
      }
    }
    expect(found).toBe(couples.length * 14)
    expect(next.output()).not.toContain('canary')
    expect(await next.end('SIGTERM')).toBe(0)
    counted('T17', {
      'answers before, over the wire': before.size,
      'sent while backing up': meanwhile,
      'found again, over the wire': found,
    })
  })
})
