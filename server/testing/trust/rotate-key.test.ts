import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { openPushKeys, resealPushKeys } from '#server/features/reminders/push/push-keys.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import { answerAll, registerCouple, testPassword } from '#server/testing/couple.ts'
import { failingDatabase } from '#server/testing/failing-database.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { changeKey, type KeyChange } from '#server/vault/change-key.ts'
import { keyOfDatabase, openVault } from '#server/vault/open-vault.ts'
import { formerKeys, type KeyFiles, keySystemFiles } from '#server/vault/secret-key.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.stop())

const from = () => ({ dataDir: server.dataDir, secretKey: undefined })
const keyFiles = () => readdirSync(server.dataDir).filter((name) => name.includes('secret'))

const change = (more: Partial<KeyChange> = {}) =>
  changeKey({
    ...{ database: server.database, ...from(), nextSecretKey: undefined },
    ...{ reseal: resealPushKeys, now: () => new Date(), ...more },
  })

/** Whether whoever starts a server now can open what each couple, and the server itself, sealed. */
async function everythingOpens(): Promise<void> {
  const vault = await openVault(server.database, from())
  await openPushKeys(server.database, vault)
  const couples = await server.database
    .selectFrom('couples')
    .select(['coupleId', 'wrappedKey'])
    .execute()
  for (const { coupleId, wrappedKey } of couples) vault.couple(coupleId, wrappedKey)
}

describe('T17 another key', () => {
  test('opens every answer, and the former one opens none of them any more', async () => {
    const couple = await registerCouple(server)
    await answerAll(couple.visitor, 'primary', { word: 'before' })
    const former = await keyOfDatabase(server.database, from())
    const known = await everyRow(server)
    const { couples, formerKeyFile } = await change()
    expect(couples).toBe(1)
    expect(keyFiles()).toHaveLength(2)
    expect(await everyRow(server)).not.toBe(known)
    expect((await keyOfDatabase(server.database, from())).equals(former)).toBe(false)

    const next = await startTestServer({ beside: server })
    const visitor = next.visitor()
    await visitor.post('/api/login', { email: couple.email, password: testPassword })
    await answerAll(visitor, 'partner', { word: 'after' })
    const { text } = await visitor.get('/api/catchups/session-initial/responses?userId=30')
    expect(text).toContain('before primary 6')
    expect(text).toContain('after partner 6')
    await next.stop()

    const old = mkdtempSync(join(tmpdir(), 'duologue-old-key-'))
    copyFileSync(formerKeyFile ?? '', join(old, 'secret.key'))
    const withOld = { dataDir: old, secretKey: undefined }
    await expect(openVault(server.database, withOld)).rejects.toThrow('sealed with another key')
    rmSync(old, { recursive: true })
  })

  test('cut short at any step leaves one that opens everything, and the change can be made again', async () => {
    await registerCouple(server)
    await registerCouple(server)
    let steps = 0
    const cutAt = (step: number): KeyFiles => {
      let done = 0
      const orEnd =
        <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
        (...args: Args): Result => {
          done += 1
          if (done === step) throw new Error('The process ended here')
          return work(...args)
        }
      return {
        open: orEnd(keySystemFiles.open),
        write: orEnd(writeSync as KeyFiles['write']),
        sync: orEnd(keySystemFiles.sync),
        close: keySystemFiles.close,
        rename: orEnd(renameSync),
        remove: orEnd(unlinkSync),
      }
    }
    for (let wasCut = true; wasCut; ) {
      steps += 1
      wasCut = await change({ files: cutAt(steps) }).then(
        () => false,
        () => true,
      )
      await everythingOpens()
    }
    expect(steps).toBeGreaterThan(12)

    const failing = failingDatabase()
    const database = failing.wrap(server.database)
    let calls = 0
    for (const when of ['before it runs', 'after it ran'] as const) {
      for (let call = 1; ; call += 1) {
        failing.failAt(call, when)
        await change({ database }).catch(() => undefined)
        if (!failing.mend()) break
        calls += 1
        await everythingOpens()
      }
    }
    expect(calls).toBeGreaterThan(12)
    expect(keyFiles().filter((name) => /next|part/.test(name))).toEqual([])
    counted('T17', { 'changes of the key cut short': steps - 1 + calls })
  })

  /** As a file that is mounted by itself: it can be read and written, and not be replaced. */
  const mounted = (): KeyFiles => ({
    ...keySystemFiles,
    rename(part, file) {
      if (file === keyFile()) throw Object.assign(new Error('busy'), { code: 'EBUSY' })
      renameSync(part, file)
    },
  })
  const keyFile = () => join(server.dataDir, 'secret.key')

  test('is not begun where the file of the key cannot be replaced', async () => {
    await registerCouple(server)
    const [rows, key] = [await everyRow(server), readFileSync(keyFile())]
    await expect(change({ files: mounted() })).rejects.toThrow(
      /^Nothing was changed\. The key could not be written to .*secret\.key \(EBUSY\)\..*NEW_SECRET_KEY/,
    )
    expect(await everyRow(server)).toBe(rows)
    expect(readFileSync(keyFile())).toEqual(key)
  })

  test('that cannot come to its place keeps no server from starting, and is said', async () => {
    await registerCouple(server)
    let tries = 0
    const files: KeyFiles = {
      ...keySystemFiles,
      rename(part, file) {
        if (file === keyFile()) tries += 1
        if (file === keyFile() && tries > 1) throw Object.assign(new Error(), { code: 'EBUSY' })
        renameSync(part, file)
      },
    }
    const sentence =
      /^The key was changed already: the one in .*secret\.key\.next is the key now.*EBUSY/
    await expect(change({ files })).rejects.toThrow(sentence)
    const said: string[] = []
    for (const times of [1, 2]) {
      const from = { dataDir: server.dataDir, secretKey: undefined, files }
      const vault = await openVault(server.database, {
        ...from,
        onUnfinished: (one) => said.push(one),
      })
      await openPushKeys(server.database, vault)
      expect(said).toEqual(Array(times).fill(expect.stringMatching(sentence)))
    }
    expect(keyFiles().filter((name) => name.includes('until'))).toHaveLength(1)
    await everythingOpens()
    expect(keyFiles().filter((name) => name.includes('next'))).toEqual([])
  })

  test('takes the place of one that has letters beyond ASCII, and of one that lies elsewhere', async () => {
    const safe = join(server.dataDir, 'safe')
    mkdirSync(safe)
    await registerCouple(server)
    const words = 'Schlüssel für 2 größere Türen, süß wie Öl'
    await change({ nextSecretKey: words })
    writeFileSync(join(safe, 'key'), words)
    rmSync(keyFile())
    symlinkSync(join(safe, 'key'), keyFile())
    const { formerKeyFile } = await change()
    expect(readFileSync(formerKeyFile ?? '', 'utf8')).toBe(`${words}\n`)
    expect(lstatSync(keyFile()).isSymbolicLink()).toBe(true)
    expect(readFileSync(join(safe, 'key'), 'utf8')).not.toContain(words)
    await everythingOpens()
  })

  test('twice within a second keeps both of the former ones', async () => {
    await registerCouple(server)
    const now = () => new Date('2026-05-04T10:00:00Z')
    const keys = [readFileSync(keyFile(), 'utf8')]
    for (let times = 1; times <= 3; times += 1) {
      const { formerKeyFile } = await change({ now })
      expect(readFileSync(formerKeyFile ?? '', 'utf8')).toBe(keys.at(-1))
      keys.push(readFileSync(keyFile(), 'utf8'))
    }
    const kept = keyFiles().map((name) => readFileSync(join(server.dataDir, name), 'utf8'))
    expect(kept.sort()).toEqual(keys.sort())
    expect(new Set(keys).size).toBe(4)
    expect(formerKeys(server.dataDir)).toHaveLength(3)
  })

  test('is not made where a server that runs on could seal with the former one', async () => {
    const couple = await registerCouple(server)
    const { body: questions } = await couple.visitor.get<Question[]>(
      '/api/questions/session-initial',
    )
    await change()
    const answer = { response: 'canary', private: true, isPartnerResponse: false }
    const place = `/api/questions/${questions[0]?.id}`
    const sent = await couple.visitor.send<{ code: string }>('PATCH', place, answer)
    expect([sent.status, sent.body.code]).toEqual([503, 'database-away'])
    expect((await couple.visitor.get('/api/account/export')).status).toBe(503)
    for (const call of ['/api/health', '/api/ready']) {
      expect((await server.visitor().get(call)).status).toBe(503)
    }
    const { status, body } = await server.visitor().post<{ code: string }>('/api/register', {
      ...{ username: 'Mina', partnerName: 'Jonas', email: 'late@example.org' },
      password: testPassword,
    })
    expect([status, body.code]).toEqual([503, 'database-away'])
    expect(await everyRow(server)).not.toContain('late@example.org')
  })

  test('in the settings is the one that NEW_SECRET_KEY names', async () => {
    await registerCouple(server)
    const [first, second] = ['one key of the settings '.repeat(3), 'the next of them '.repeat(3)]
    const go = (secretKey: string | undefined, nextSecretKey: string | undefined) =>
      change({ secretKey, nextSecretKey })
    expect(await go(undefined, first)).toMatchObject({ couples: 1 })
    expect(await go(undefined, first)).toMatchObject({ couples: null })
    await expect(go(first, undefined)).rejects.toThrow('Add NEW_SECRET_KEY')
    await expect(go(second, undefined)).rejects.toThrow('another key')
    expect(await go(first, second)).toMatchObject({ couples: 1 })
    const vault = await openVault(server.database, { ...from(), secretKey: second })
    await openPushKeys(server.database, vault)
  })

  test('in the settings that was not moved to SECRET_KEY yet starts no server, which says what to do', async () => {
    await registerCouple(server)
    const [first, second] = ['one key of the settings '.repeat(3), 'the next of them '.repeat(3)]
    const start = (secretKey: string | undefined, nextSecretKey: string) =>
      openVault(server.database, { ...from(), secretKey, nextSecretKey })
    const sentence = 'The key is the one in NEW_SECRET_KEY now: move it to SECRET_KEY.'
    await start(undefined, first)
    await change({ nextSecretKey: first })
    await expect(start(undefined, first)).rejects.toThrow(sentence)
    await change({ secretKey: first, nextSecretKey: second })
    await expect(start(first, second)).rejects.toThrow(sentence)
    rmSync(keyFile())
    await expect(start(undefined, second)).rejects.toThrow(sentence)
    await expect(start(first, first)).rejects.toThrow('sealed with another key')
    await start(second, second)
  })

  test('leaves older backups to the former one', async () => {
    await registerCouple(server)
    const folder = mkdtempSync(join(tmpdir(), 'duologue-key-backup-'))
    const former = await keyOfDatabase(server.database, from())
    const { file } = await makeBackup({
      ...server,
      serverKey: former,
      to: { folder },
      at: new Date(),
    })
    await change()
    const order = { from: file, databaseUrl: undefined, now: () => new Date() }
    const serverKey = await keyOfDatabase(server.database, from())
    const dataDir = mkdtempSync(join(folder, 'restored-'))
    await expect(restoreBackup({ ...order, serverKey, dataDir })).rejects.toThrow(
      'was made with another key',
    )
    expect(await restoreBackup({ ...order, serverKey: former, dataDir })).toMatchObject({
      couples: 1,
    })
    rmSync(folder, { recursive: true })
  })
})
