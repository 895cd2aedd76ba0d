import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CatchupItem } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import { backupIdentity, writeEncrypted } from '#server/backup/encrypted-file.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore-backup.ts'
import { fillFreshDatabase } from '#server/drivers/database/fresh-database.ts'
import { openSnapshot, type Snapshot } from '#server/drivers/database/snapshot.ts'
import { everyRow } from '#server/testing/canaries.ts'
import { counted } from '#server/testing/counted.ts'
import {
  answerAll,
  claimFor,
  registerCouple,
  type TestCouple,
  testPassword,
} from '#server/testing/couple.ts'
import { coupleWithEverything } from '#server/testing/couple-with-everything.ts'
import { decryptedBackup } from '#server/testing/decrypted-backup.ts'
import { draws } from '#server/testing/draws.ts'
import { startTestServer, type TestServer, testClock } from '#server/testing/test-server.ts'
import { ownDatabaseUrl } from '#server/testing/tested-postgres.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import { keyOfDatabase } from '#server/vault/open-vault.ts'
import { createVault } from '#server/vault/vault.ts'

let server: TestServer
let folder: string
beforeEach(async () => {
  server = await startTestServer({ provider: 'Example' })
  folder = mkdtempSync(join(tmpdir(), 'duologue-backup-'))
})
afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const now = () => new Date()
const keyOf = ({ database, dataDir }: Pick<TestServer, 'database' | 'dataDir'>) =>
  keyOfDatabase(database, { dataDir, secretKey: undefined })

/** Every row there is, but for when the schema was made. */
const rowsOf = async (one: TestServer): Promise<string[]> =>
  (await everyRow(one))
    .replaceAll(/"appliedAt":"[^"]*"/g, '')
    .split('\n')
    .sort()

let backups = 0
const backUp = async (one: Pick<TestServer, 'database' | 'dataDir' | 'databaseUrl'> = server) =>
  makeBackup({
    ...one,
    serverKey: await keyOf(one),
    to: { folder },
    at: new Date(Date.UTC(2026, 2, 3) + 1000 * backups++),
  })

/** Somewhere to restore into, of this engine, or of the embedded one. */
async function emptyPlace(engine: 'same' | 'embedded' = 'same') {
  const dataDir = mkdtempSync(join(folder, 'empty-'))
  return { dataDir, databaseUrl: engine === 'same' ? await ownDatabaseUrl() : undefined }
}
type Place = Awaited<ReturnType<typeof emptyPlace>>

const restore = async (from: string, place: Place, serverKey?: Buffer) =>
  restoreBackup({ ...place, from, serverKey: serverKey ?? (await keyOf(server)), now })

/** Starts a server on what was restored, with the key of the first. */
async function startOn(place: Place): Promise<TestServer> {
  copyFileSync(join(server.dataDir, 'secret.key'), join(place.dataDir, 'secret.key'))
  return startTestServer({ beside: { ...place, clock: testClock() } })
}

const left = (place: Place) => readdirSync(place.dataDir)

/** The columns of the table that every database of ours has first; none where there is none. */
async function namesIn(snapshot: Snapshot): Promise<string[]> {
  const names = await snapshot.columnsOf('migrations')
  await snapshot.end()
  return names
}

type Written = { email: string; person: 30 | 31; questionId: number; text: string }

/** Has each couple answer everything for both people, each question once; notes what was acknowledged. */
async function answerMeanwhile(couples: readonly TestCouple[], acknowledged: Written[]) {
  await Promise.all(
    couples.map(async ({ visitor, email }) => {
      const { body } = await visitor.get<Question[]>('/api/questions/session-initial')
      for (const person of [30, 31] as const) {
        for (const { id: questionId } of body) {
          const text = `canary ${randomBytes(40).toString('hex')}`
          const isPartnerResponse = person === 31
          const sent = { response: text, private: true, isPartnerResponse }
          const { status } = await visitor.patch(`/api/questions/${questionId}`, sent)
          if (status === 200) acknowledged.push({ email, person, questionId, text })
        }
      }
    }),
  )
}

async function signedIn(one: TestServer, email: string): Promise<Visitor> {
  const visitor = one.visitor()
  expect((await visitor.post('/api/login', { email, password: testPassword })).status).toBe(200)
  return visitor
}

/** Every text that the couple read of each other's in their catch-up, once what is missing is filled in. */
async function readInCatchup(visitor: Visitor): Promise<string[]> {
  const { body } = await visitor.get<Question[]>('/api/questions/session-initial')
  for (const isPartnerResponse of [false, true]) {
    for (const { id } of body) {
      const filler = { response: 'filled in', private: true, onlyIfUnanswered: true }
      await visitor.patch(`/api/questions/${id}`, { ...filler, isPartnerResponse })
    }
  }
  for (const who of ['primary', 'partner'] as const) await claimFor(visitor, who)
  const items = await visitor.get<CatchupItem[]>(
    '/api/catchups/session-initial/responses?userId=30',
  )
  return items.body.flatMap(({ question, userResponse, partnerResponse }) => [
    `${question.id} 30 ${userResponse}`,
    `${question.id} 31 ${partnerResponse}`,
  ])
}

const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

describe('T17 a backup', () => {
  test('made while answers are saved brings back each that was acknowledged before', async () => {
    const couples: TestCouple[] = []
    for (let at = 0; at < draws({ full: 120, share: 8 }); at += 1) {
      couples.push(await registerCouple(server))
    }
    const acknowledged: Written[] = []
    const load = answerMeanwhile(couples, acknowledged)
    await until(() => acknowledged.length >= couples.length * 10)
    const before = [...acknowledged]
    const made = await backUp()
    const meanwhile = acknowledged.length - before.length
    await load
    expect(acknowledged).toHaveLength(couples.length * 14)
    expect(meanwhile).toBeGreaterThan(0)
    expect(made.couples).toBe(couples.length)

    const place = await emptyPlace()
    expect(await restore(made.file, place)).toMatchObject({ couples: couples.length })
    const restored = await startOn(place)
    let found = 0
    for (const { email } of couples) {
      const read = new Set(await readInCatchup(await signedIn(restored, email)))
      expect(read.size).toBe(14)
      for (const one of before.filter((written) => written.email === email)) {
        expect(read).toContain(`${one.questionId} ${one.person} ${one.text}`)
        found += 1
      }
    }
    expect(found).toBe(before.length)
    await restored.stop()
    counted('T17', { 'answers before': before.length, meanwhile, 'found again': found })
  })

  test('is of one moment, whatever is written while it is read', async () => {
    await registerCouple(server)
    const snapshot = await openSnapshot(server)
    const idsIn = async (table: string) => {
      const ids: unknown[] = []
      for await (const some of snapshot.rows(table, ['coupleId'])) ids.push(...some.flat())
      return new Set(ids)
    }
    const before = await idsIn('couples')
    const late = await registerCouple(server)
    expect((await late.visitor.get('/api/user')).status).toBe(200)
    expect(await idsIn('users')).toEqual(before)
    expect(await idsIn('couples')).toEqual(before)
    await snapshot.end()
  })

  test('T26 holds no name, address or answer for whoever finds it', async () => {
    const { visitor, email } = await registerCouple(server, { username: 'canary-name' })
    const answers = await answerAll(visitor, 'primary', { word: 'canary-answer' })
    const { file } = await backUp()
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^duologue-[\dT-]+Z\.backup$/)])
    const asFound = readFileSync(file)
    const withKey = await decryptedBackup(file, await keyOf(server))
    for (const open of ['canary-name', email, 'users']) {
      expect([open, withKey.includes(open), asFound.includes(open)]).toEqual([open, true, false])
    }
    for (const answer of answers) {
      expect([withKey.includes(answer), asFound.includes(answer)]).toEqual([false, false])
    }
    expect(answers[0]).toContain('canary-answer')
    const key = readFileSync(join(server.dataDir, 'secret.key'), 'utf8').trim()
    expect(withKey).not.toContain(key)
  })

  test('T21 holds nothing of an account that was deleted before', async () => {
    const gone = await registerCouple(server, { username: 'canaryname' })
    await registerCouple(server, { username: 'staying' })
    await gone.visitor.send('DELETE', '/api/account', { password: testPassword })
    await server.settled()
    const { file, couples } = await backUp()
    expect(couples).toBe(1)
    const withKey = await decryptedBackup(file, await keyOf(server))
    expect(withKey).toContain('staying')
    for (const trace of ['canaryname', gone.email, gone.partnerEmail]) {
      expect([trace, withKey.includes(trace)]).toEqual([trace, false])
    }
  })

  test('with another key, cut off or changed is refused, and nothing is left where it was to go', async () => {
    await registerCouple(server)
    const { file } = await backUp()
    const whole = readFileSync(file)
    const place = await emptyPlace()
    await expect(restore(file, place, randomBytes(32))).rejects.toThrow('was made with another key')
    expect(left(place)).toEqual([])
    const damaged = join(folder, 'damaged')
    const tryDamaged = async (bytes: Buffer) => {
      writeFileSync(damaged, bytes)
      await expect(restore(damaged, place)).rejects.toThrow(
        /made with another key|damaged or was cut off|is no backup of ours/,
      )
      expect(left(place)).toEqual([])
    }
    const lengths = [0, 5, 22, 60, 150, 216, 217, 300, whole.length >> 1, whole.length - 17]
    for (const length of [...lengths, whole.length - 1]) {
      await tryDamaged(whole.subarray(0, length))
    }
    await tryDamaged(Buffer.concat([whole, Buffer.from('more')]))
    const flips = draws({ full: 400, share: 12 })
    for (let flip = 0; flip < flips; flip += 1) {
      const at = Math.floor(((flip + Math.random()) / flips) * whole.length)
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(Math.random() * 8))
      await tryDamaged(changed)
    }
    counted('T17', { 'damaged files refused': lengths.length + 2 + flips })
    await restore(file, place)
    const restored = await startOn(place)
    expect(await rowsOf(restored)).toEqual(await rowsOf(server))
    await restored.stop()
  })

  test('is never written over what is there, nor restored over it', async () => {
    const couple = await registerCouple(server)
    const { file } = await backUp()
    const order = { ...server, serverKey: await keyOf(server), at: now() }
    await expect(makeBackup({ ...order, to: { file } })).rejects.toThrow('is there already')
    const again = await makeBackup({ ...order, to: { folder } })
    const third = await makeBackup({ ...order, to: { folder } })
    expect(new Set([file, again.file, third.file]).size).toBe(3)
    await expect(makeBackup({ ...order, to: { folder: join(folder, 'nowhere') } })).rejects.toThrow(
      'There is no folder',
    )
    await registerCouple(server)
    const known = await everyRow(server)
    await expect(restore(file, server)).rejects.toThrow('holds a database of Duologue already')
    expect(await everyRow(server)).toBe(known)
    expect((await couple.visitor.get('/api/user')).status).toBe(200)
    const place = await emptyPlace()
    await restore(file, place)
    await expect(restore(file, place)).rejects.toThrow('holds a database of Duologue already')
  })

  test('whose restoring is killed in the middle leaves nothing that a server takes for a database', async () => {
    await registerCouple(server)
    const { file } = await backUp()
    const place = await emptyPlace()
    writeFileSync(
      join(place.dataDir, 'duologue.db.restoring'),
      'as it was when the process was killed',
    )
    await fillFreshDatabase(place, async (fresh) => {
      await fresh.makeSchema(['0001-first-tables'], now())
      if (!place.databaseUrl) expect(left(place)).not.toContain('duologue.db')
      else await expect(openSnapshot(place).then(namesIn)).resolves.toEqual([])
      throw new Error('killed here')
    }).catch((error: Error) => expect(error.message).toBe('killed here'))
    expect(await restore(file, place)).toMatchObject({ couples: 1 })
  })

  test('holds every row, and goes on counting where it was, on the other engine as well', async () => {
    await coupleWithEverything(server, 'moved')
    const last = await registerCouple(server)
    const { partnerId } = last.user
    await last.visitor.send('DELETE', '/api/account', { password: testPassword })
    await server.settled()
    let { file } = await backUp()
    const rows = await rowsOf(server)
    for (const engine of ['embedded', 'same'] as const) {
      const place = await emptyPlace(engine)
      await restore(file, place)
      const moved = await startOn(place)
      const movedRows = await rowsOf(moved)
      expect(movedRows).toEqual(rows)
      file = (await backUp(moved)).file
      const { user } = await registerCouple(moved)
      expect(user.id).toBeGreaterThan(partnerId ?? 0)
      await moved.stop()
    }
  })

  test('of an older version is brought up to date by the next start, one of a newer version refused', async () => {
    const { database } = server
    const migrations = await sql<{ name: string }>`select name from migrations order by name`
    const names = (await migrations.execute(database)).rows.map(({ name }) => name)
    const old = await emptyPlace()
    const oldNames = names.slice(0, 8)
    const vault = createVault(await keyOf(server))
    await fillFreshDatabase(old, async (fresh) => {
      await fresh.makeSchema(oldNames, now())
      await fresh.insert('facts', ['name', 'value'], [['key-proof', vault.proof()]])
      const couple = ['couple-of-old', vault.newWrappedKey('couple-of-old'), '2026-01-01']
      await fresh.insert('couples', ['coupleId', 'wrappedKey', 'createdAt'], [couple])
    })
    const serverKey = await keyOf(server)
    const { file } = await makeBackup({ ...old, serverKey, to: { folder }, at: now() })
    const place = await emptyPlace()
    expect(await restore(file, place)).toEqual({ couples: 1, rows: 3 })
    const restored = await startOn(place)
    expect((await migrations.execute(restored.database)).rows.map(({ name }) => name)).toEqual(
      names,
    )
    expect((await backUp(restored)).couples).toBe(1)
    await restored.stop()

    const text = (await decryptedBackup(file, serverKey)).replace(names[0] ?? '', '9999-to-come')
    const newer = join(folder, 'newer')
    await writeEncrypted(newer, Readable.from([text]), backupIdentity(serverKey))
    const another = await emptyPlace()
    await expect(restore(newer, another)).rejects.toThrow('by a newer version of Duologue')
    expect(left(another)).toEqual([])
  })
})
