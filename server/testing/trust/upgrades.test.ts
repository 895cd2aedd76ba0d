import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CurrentUser } from '#contract/accounts.ts'
import type { CatchupItem } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { migrate } from '#server/drivers/database/migrate.ts'
import type { Database } from '#server/tables.ts'
import { counted } from '#server/testing/counted.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { coupleWithEverything } from '#server/testing/couple-with-everything.ts'
import { draws, isThorough, triedOnce } from '#server/testing/draws.ts'
import { failingDatabase } from '#server/testing/failing-database.ts'
import { openCatchup, pressDone } from '#server/testing/finished-catchup.ts'
import {
  copyDatabase,
  engineOf,
  fillOlderDatabase,
  type Ground,
  migrationsOf,
  openAsItIs,
  type Rows,
  readRows,
} from '#server/testing/older-database.ts'
import { seededDraws } from '#server/testing/seeded-draws.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { ownDatabaseUrl } from '#server/testing/tested-postgres.ts'
import type { Visitor } from '#server/testing/visitor.ts'

const draw = seededDraws()
const provider = 'Example Models (models.example.org)'
const folders: string[] = []
let server: TestServer
let visitor: Visitor
/** Somebody whose catch-up is over and kept. */
let keeping: Visitor
let today: Rows
let migrations: string[]
let shown: Awaited<ReturnType<typeof whatIsShown>>
beforeAll(async () => {
  server = await startTestServer({ provider })
  visitor = (await coupleWithEverything(server, 'upgraded')).visitor
  keeping = (await registerCouple(server)).visitor
  const { catchupId } = await openCatchup(keeping, { word: 'canary-kept' })
  const feedback = { helpful: true, focus: [], keep: true }
  await keeping.post(`/api/catchups/${catchupId}/feedback`, feedback)
  await pressDone(keeping)
  today = await readRows(server.database)
  migrations = await migrationsOf(server.database)
  shown = await whatIsShown(visitor)
}, 60_000)
afterAll(async () => {
  await server.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'duologue-upgrade-'))
  folders.push(folder)
  return folder
}

/** A folder with the key of today's rows, and a database as of that many migrations with these rows. */
async function olderVersion(steps: number) {
  const dataDir = newFolder()
  copyFileSync(join(server.dataDir, 'secret.key'), join(dataDir, 'secret.key'))
  const ground: Ground = { dataDir, databaseUrl: await ownDatabaseUrl() }
  const { now } = server.clock
  return {
    ground,
    before: await fillOlderDatabase(ground, {
      names: migrations.slice(0, steps),
      ...{ rows: today, now },
    }),
  }
}

/** What the couple see of what they wrote, by the login they had. */
async function whatIsShown(who: Visitor) {
  const { body: items } = await who.get<CatchupItem[]>('/api/catchups/session-initial/responses')
  const { body: questions } = await who.get<Question[]>('/api/questions/session-initial?userId=30')
  const insight = await who.post<{ insight: string }>('/api/catchups/insight', {
    ...{ weekId: 'session-initial', userName: 'Mina', partnerName: 'Jonas' },
    ...{ question: questions[0]?.content, questionId: questions[0]?.id },
  })
  const { id, username, partnerName, email } = (await who.get<CurrentUser>('/api/user')).body
  return {
    user: { id, username, partnerName, email },
    answers: items.map(({ userResponse, partnerResponse }) => [userResponse, partnerResponse]),
    asked: questions.map(({ content }) => content),
    insight: insight.body.insight,
  }
}

/** What somebody finds on their timeline, with all that was said. */
async function timelineOf(who: Visitor): Promise<string[]> {
  const { body: entries } = await who.get<TimelineEntry[]>('/api/timeline')
  return Promise.all(entries.map(async ({ id }) => (await who.get(`/api/timeline/${id}`)).text))
}

/** The same login on another server. */
function sameVisitor(at: TestServer, who: Visitor): Visitor {
  const again = at.visitor()
  for (const [name, value] of who.cookies) again.cookies.set(name, value)
  return again
}

/** As an arbitrary share of the numbers from 1 on, all of them in `npm run test:trust`. */
const someOf = (all: number, share: number, always: readonly number[] = []): number[] => {
  const numbers = Array.from({ length: all }, (_, at) => at + 1)
  const count = draws({ full: all, share: Math.min(all, share) })
  const drawn = fc.shuffledSubarray(numbers, { minLength: count, maxLength: count })
  return [...new Set([...always, ...draw(drawn).flat()])]
}

describe('T18 an upgrade', triedOnce, () => {
  test('from every earlier version keeps every row, every login, every answer, and goes on', {
    timeout: 300_000,
  }, async () => {
    expect(shown.answers).toHaveLength(7)
    expect(shown.answers.flat().every((answer) => answer?.includes('canary'))).toBe(true)
    const versions = someOf(migrations.length, 2, [1])
    let rows = 0
    for (const steps of versions) {
      const { ground, before } = await olderVersion(steps)
      const full = [...before.rows.values()].flat().length
      expect(full).toBeGreaterThan(30)
      rows += full
      const beside = { ...ground, clock: server.clock }
      const upgraded = await startTestServer({ provider, beside })
      expect(await readRows(upgraded.database, before.columns)).toEqual(before.rows)
      const again = sameVisitor(upgraded, visitor)
      expect([steps, await whatIsShown(again)]).toEqual([steps, shown])
      if (before.columns.has('timeline')) {
        const { body } = await again.get<TimelineEntry[]>('/api/timeline')
        expect(body).toEqual((await visitor.get('/api/timeline')).body)
        const told = await timelineOf(sameVisitor(upgraded, keeping))
        expect([steps, told]).toEqual([steps, await timelineOf(keeping)])
        expect(told.join()).toContain('canary-kept')
      }
      const { body: fresh } = await again.get<Question[]>('/api/questions/session-2-b?userId=30')
      expect(fresh).toHaveLength(7)
      for (const { id } of fresh) {
        const saved = await again.patch(`/api/questions/${id}`, { response: 'after the upgrade' })
        expect(saved.status).toBe(200)
      }
      expect((await again.get('/api/account/export')).status).toBe(200)
      await upgraded.settled()
      await upgraded.stop()
    }
    counted('T18', { versions: versions.length, 'rows kept': rows })
  })
})

/** What an upgrade from the first version comes to when nothing happens to it. */
async function undisturbed(ground: Ground, dataDir = newFolder()): Promise<Rows> {
  return upgrade(await copyDatabase(ground, dataDir))
}

async function upgrade(ground: Ground): Promise<Rows> {
  const database = openAsItIs(ground)
  await migrate(database, engineOf(ground), server.clock.now)
  const rows = await readRows(database)
  await database.destroy()
  return rows
}

/** How many there are from that version to today's. */
async function countStatements(ground: Ground): Promise<number> {
  const copy = await copyDatabase(ground, newFolder())
  let count = 0
  const database = openAsItIs(copy)
  const counting = database.withPlugin({
    transformQuery({ node }) {
      count += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await migrate(counting, engineOf(copy), server.clock.now)
  await database.destroy()
  return count
}

/** Has a process upgrade a copy of that database, and be killed at its statement of that number; gives the copy. */
async function killedUpgrade(ground: Ground, number: number): Promise<Ground> {
  const copy = await copyDatabase(ground, newFolder())
  const program = join(import.meta.dirname, '../killed-upgrade.ts')
  const args = [program, copy.dataDir, copy.databaseUrl ?? '', String(number)]
  const { signal, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([number, signal, stderr]).toEqual([number, 'SIGKILL', ''])
  return copy
}

test.runIf(isThorough)(
  'T18 killed once on the way from every later version, at any statement: the next start loses nothing',
  { ...triedOnce, timeout: 600_000 },
  async () => {
    let kills = 0
    for (let steps = 2; steps < migrations.length; steps += 1) {
      const { ground } = await olderVersion(steps)
      const [number = 1] = draw(fc.integer({ min: 1, max: await countStatements(ground) }))
      const copy = await killedUpgrade(ground, number)
      expect([steps, number, await upgrade(copy)]).toEqual([
        steps,
        number,
        await undisturbed(ground),
      ])
      kills += 1
    }
    expect(kills).toBeGreaterThan(20)
    counted('T18', { 'versions killed in the middle': kills })
  },
)

describe('T18 in the middle of an upgrade from the first version', triedOnce, () => {
  let ground: Ground
  let expected: Rows
  let statements: number
  beforeAll(async () => {
    ground = (await olderVersion(1)).ground
    expected = await undisturbed(ground)
    statements = await countStatements(ground)
  }, 60_000)

  test('every statement may fail, before or after it ran: the next start loses nothing', {
    timeout: 600_000,
  }, async () => {
    expect(statements).toBeGreaterThan(60)
    const numbers = someOf(statements, 4)
    let failures = 0
    for (const when of ['before it runs', 'after it ran'] as const) {
      for (const number of numbers) {
        const copy = await copyDatabase(ground, newFolder())
        const failing = failingDatabase()
        const database = openAsItIs(copy)
        failing.failAt(number, when)
        await migrate(
          failing.wrap(database as unknown as Database),
          engineOf(copy),
          server.clock.now,
        ).catch(() => undefined)
        if (failing.mend()) failures += 1
        await database.destroy()
        expect([number, when, await upgrade(copy)]).toEqual([number, when, expected])
      }
    }
    expect(failures).toBe(2 * numbers.length)
    counted('T18', { 'statements that failed': failures })
  })

  test('the process may be killed: the next start loses nothing', {
    timeout: 600_000,
  }, async () => {
    const numbers = someOf(statements, 1).slice(0, draws({ full: 20, share: 1 }))
    for (const number of numbers) {
      const copy = await killedUpgrade(ground, number)
      expect([number, await upgrade(copy)]).toEqual([number, expected])
    }
    counted('T18', { kills: numbers.length })
  })
})
