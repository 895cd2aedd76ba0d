import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { MadeBackup } from '#server/backup/backup-order.ts'
import { createDailyBackup } from '#server/backup/daily-backup.ts'
import { makeBackup } from '#server/backup/make-backup.ts'
import { makeBackupAside, sortBackupsAside } from '#server/backup/make-backup-aside.ts'
import { sortBackups } from '#server/backup/sort-backups.ts'
import { resealPushKeys } from '#server/features/reminders/push/push-keys.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { changeKey } from '#server/vault/change-key.ts'
import { readOrMakeDatabaseId } from '#server/vault/database-id.ts'
import { keyOfDatabase } from '#server/vault/open-vault.ts'
import { formerKeys } from '#server/vault/secret-key.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

let server: TestServer
let folder: string
let made: string[]
let failures: string[]
beforeEach(async () => {
  server = await startTestServer()
  folder = mkdtempSync(join(tmpdir(), 'duologue-daily-'))
  made = []
  failures = []
})
afterEach(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const nameAt = (at: Date) => `duologue-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.backup`
const goOn = new AbortController().signal

/** One server's part in it, which writes an empty file, or fails where `breaks` says so. */
const daily = (
  breaks: () => boolean = () => false,
  theirs: (names: string[]) => string[] = () => [],
  couples = 1,
) =>
  createDailyBackup({
    ...{ database: server.database, folder, now: server.clock.now },
    async make(to, at): Promise<MadeBackup> {
      if (breaks()) throw new Error('The disk is away')
      writeFileSync(join(to, nameAt(at)), '')
      return { file: join(to, nameAt(at)), couples, rows: 0, bytes: 0 }
    },
    async sort(to) {
      const names = readdirSync(to).filter((name) => /^duologue-\d.*Z\.backup$/.test(name))
      const others = theirs(names)
      return { own: names.filter((name) => !others.includes(name)), others }
    },
    onMade: ({ file }) => made.push(file),
    onFailure: (error) => failures.push(String(error)),
  })

const files = () => readdirSync(folder).sort()

describe('T17 the daily backup', () => {
  test('is made once a day, whenever it is looked and however often a server starts', async () => {
    for (let hour = 0; hour < 24 * 3; hour += 1) {
      await daily().round(goOn)
      server.clock.forward(hourMs)
    }
    expect(made).toHaveLength(3)
    expect(failures).toEqual([])
  })

  test('is made by one of several servers', async () => {
    const servers = Array.from({ length: 6 }, () => daily())
    for (let day = 1; day <= 3; day += 1) {
      await Promise.all(servers.map(({ round }) => round(goOn)))
      expect(made).toHaveLength(day)
      await Promise.all(servers.map(({ round }) => round(goOn)))
      expect(servers.map(({ last }) => last())).toEqual(
        servers.map(() => ({ at: server.clock.now(), ok: true })),
      )
      server.clock.forward(dayMs)
    }
    expect(failures).toEqual([])
  })

  test('that fails is said each time, and tried again at the next look', async () => {
    let isAway = false
    const one = daily(() => isAway)
    await one.round(goOn)
    const good = server.clock.now()
    isAway = true
    server.clock.forward(dayMs)
    await one.round(goOn)
    expect(one.last()).toEqual({ at: good, ok: false })
    server.clock.forward(hourMs)
    await one.round(goOn)
    expect(failures).toHaveLength(2)
    isAway = false
    await one.round(goOn)
    expect(one.last()).toEqual({ at: server.clock.now(), ok: true })
    expect(made).toHaveLength(2)
  })

  test('is made again where the server that began it has ended, and where the clock went back', async () => {
    const stopped = daily(() => true)
    await stopped.round(AbortSignal.abort())
    expect([stopped.last(), failures]).toEqual([null, []])
    const begun = JSON.stringify({ begunAt: server.clock.now(), ok: null, lastGoodAt: null })
    await server.database
      .updateTable('facts')
      .set({ value: begun })
      .where('name', '=', 'daily-backup')
      .execute()
    server.clock.forward(hourMs)
    await daily().round(goOn)
    expect(made).toHaveLength(0)
    server.clock.forward(6 * hourMs)
    await daily().round(goOn)
    expect(made).toHaveLength(1)
    server.clock.forward(-400 * dayMs)
    await daily().round(goOn)
    expect(made).toHaveLength(2)
    expect(failures).toEqual([])
  })

  test('keeps those of the newest fourteen days that are ours, none of thirty days, and nothing unfinished', async () => {
    writeFileSync(join(folder, 'holiday.jpg'), '')
    writeFileSync(join(folder, 'duologue-by-hand.backup'), '')
    const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * dayMs)
    writeFileSync(join(folder, `${nameAt(daysAgo(2))}.0a1b2c3d.part`), '')
    writeFileSync(join(folder, `${nameAt(server.clock.now())}.0a1b2c3d.part`), '')
    for (let days = 1; days <= 20; days += 1) writeFileSync(join(folder, nameAt(daysAgo(days))), '')
    await daily().round(goOn)
    expect(files()).toEqual(
      [
        ...Array.from({ length: 14 }, (_, at) => nameAt(daysAgo(13 - at))),
        `${nameAt(server.clock.now())}.0a1b2c3d.part`,
        'duologue-by-hand.backup',
        'holiday.jpg',
      ].sort(),
    )

    server.clock.forward(25 * dayMs)
    await daily().round(goOn)
    const ages = files().flatMap((name) => /^duologue-(.{10})T\d+Z\.backup$/.exec(name)?.[1] ?? [])
    expect(ages[0]).toBe(daysAgo(29).toISOString().slice(0, 10))
  })

  test('made by hand on one day pushes out none of the days before', async () => {
    const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * dayMs)
    const minutesAgo = (minutes: number) =>
      new Date(server.clock.now().getTime() - minutes * 60_000)
    for (let days = 1; days <= 13; days += 1) writeFileSync(join(folder, nameAt(daysAgo(days))), '')
    for (let at = 1; at <= 14; at += 1) writeFileSync(join(folder, nameAt(minutesAgo(at))), '')
    const before = files()
    await daily().round(goOn)
    expect(files()).toEqual([...before, nameAt(server.clock.now())].sort())
  })

  test('of an emptied database pushes out none that has couples', async () => {
    const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * dayMs)
    for (let days = 1; days <= 20; days += 1) writeFileSync(join(folder, nameAt(daysAgo(days))), '')
    await daily(undefined, undefined, 0).round(goOn)
    expect(files()).toHaveLength(21)
  })

  test('of another database in the place of a lost one leaves the lost one’s alone, and is a failure', async () => {
    const { database, dataDir, databaseUrl, clock } = server
    const from = { dataDir, secretKey: undefined }
    const keyBefore = await keyOfDatabase(database, from)
    await registerCouple(server)
    const kept: string[] = []
    for (let days = 1; days <= 15; days += 1) {
      const at = new Date(clock.now().getTime() - days * dayMs)
      if (days > 2) writeFileSync(join(folder, nameAt(at)), 'not to be read')
      else await makeBackup({ databaseUrl, dataDir, serverKey: keyBefore, to: { folder }, at })
      kept.push(nameAt(at))
    }
    await changeKey({
      ...{ database, ...from, nextSecretKey: undefined },
      ...{ reseal: resealPushKeys, now: () => new Date() },
    })
    const own = [await keyOfDatabase(database, from), ...formerKeys(dataDir)]
    const id = await readOrMakeDatabaseId(database)
    const sorted = await sortBackups({ folder, keys: own, database: id })
    expect(sorted.own.sort()).toEqual(kept.slice(0, 2).sort())
    const others = await sortBackups({ folder, keys: own, database: 'another' })
    expect([others.own, others.others]).toEqual([[], expect.objectContaining({ length: 15 })])
    expect((await sortBackups({ folder, keys: [], database: id })).own).toEqual([])

    const other = await startTestServer()
    const serverKey = await keyOfDatabase(other.database, { ...from, dataDir: other.dataDir })
    const place = { dataDir: other.dataDir, databaseUrl: other.databaseUrl }
    const one = createDailyBackup({
      ...{ database: other.database, folder, now: clock.now },
      make: (to, at) => makeBackup({ ...place, serverKey, to: { folder: to }, at }),
      sort: (to, database) => sortBackups({ folder: to, keys: [serverKey], database }),
      onMade: ({ file }, old) => made.push(`${file} ${old}`),
      onFailure: (error) => failures.push(String(error)),
    })
    await one.round(goOn)
    expect(failures).toEqual([expect.stringContaining('This database has no couples, and')])
    expect([files(), one.last()?.ok]).toEqual([kept.sort(), false])
    await registerCouple(other)
    await one.round(goOn)
    clock.forward(29 * dayMs)
    await one.round(goOn)
    expect(made.map((line) => line.split(' ').at(-1))).toEqual(['0', '15'])
    expect(files().filter((name) => !kept.includes(name))).toHaveLength(2)
    expect(files()).toEqual(expect.arrayContaining(kept))
    await other.stop()
  })

  test('by a clock that is years ahead takes no other with it', async () => {
    for (let day = 0; day < 5; day += 1) {
      await daily().round(goOn)
      server.clock.forward(dayMs)
    }
    server.clock.forward(3650 * dayMs)
    await daily().round(goOn)
    expect(files()).toHaveLength(6)
  })

  test('is made by a server that has a folder for it, in a thread, and a failure is in its log', async () => {
    const { database, dataDir, databaseUrl, clock } = server
    const serverKey = await keyOfDatabase(database, { dataDir, secretKey: undefined })
    const backups = {
      sort: (to: string, id: string, stopping: AbortSignal) =>
        sortBackupsAside({ folder: to, keys: [serverKey], database: id }, stopping),
      folder: join(folder, 'not-mounted'),
      make: (to: string, at: Date, stopping: AbortSignal) =>
        makeBackupAside({ dataDir, databaseUrl, serverKey, to: { folder: to }, at }, stopping),
    }
    const failing = await startTestServer({ beside: server, backups })
    await registerCouple(failing)
    await failing.round()
    expect(failing.log.join('')).toMatch(/"why":"There is no folder .*not-mounted.*"no backup"/)
    const health = await failing.visitor().get<{ failing: string[] }>('/api/health')
    expect(health.body.failing).toEqual(['backup'])
    await failing.stop()
    const good = await startTestServer({ beside: server, backups: { ...backups, folder } })
    await good.round()
    expect(files()).toEqual([nameAt(clock.now())])
    expect(good.log.join('')).toMatch(/"couples":1,"bytes":\d+.*"backup"/)
    const healthy = await good.visitor().get<{ failing: string[] }>('/api/health')
    expect(healthy.body.failing).toEqual([])
    await good.stop()
  })
})
