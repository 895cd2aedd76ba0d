import { appendFileSync, copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase, openDatabaseBesideServer } from '#server/drivers/database/database.ts'
import type { Database, Tables } from '#server/tables.ts'
import { answeringCouple } from '#server/testing/answering-couple.ts'
import { counted } from '#server/testing/counted.ts'
import { draws, triedOnce } from '#server/testing/draws.ts'
import { hasStrace, loseUnsynced, noting, readNotes } from '#server/testing/lose-power.ts'
import { startServerProcess } from '#server/testing/server-process.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import { ownDatabaseUrl, testedPostgres } from '#server/testing/tested-postgres.ts'

const postgres = testedPostgres()
const losses = draws({ full: 15, share: 1 })
const answersPerLoss = 40

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-power-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/** Both ways there are to open the database. */
async function opened(databaseUrl: string | undefined): Promise<Database[]> {
  const where = { databaseUrl, dataDir, now: () => new Date(), onIdleError: () => undefined }
  const first = await openDatabase<Tables>(where)
  return [first, await openDatabaseBesideServer<Tables>({ databaseUrl, dataDir })]
}

test.runIf(!postgres)(
  'T14 every connection to SQLite waits for the disk at each commit',
  async () => {
    for (const database of await opened(undefined)) {
      const pragma = async (name: string) =>
        Object.values((await sql.raw(`pragma ${name}`).execute(database)).rows[0] ?? {})[0]
      const full = 2
      expect([await pragma('journal_mode'), await pragma('synchronous')]).toEqual(['wal', full])
      await database.destroy()
    }
    counted('T14', { connections: 2 })
  },
)

test.runIf(postgres)(
  'T14 no connection to PostgreSQL asks it to wait for less than it would',
  async () => {
    for (const database of await opened(await ownDatabaseUrl())) {
      const { rows } = await sql<{ source: string }>`
      select source from pg_settings where name in ('synchronous_commit', 'fsync')
    `.execute(database)
      expect(rows).toHaveLength(2)
      for (const { source } of rows) expect(['default', 'command line']).toContain(source)
      await database.destroy()
    }
    counted('T14', { connections: 2 })
  },
)

describe.runIf(!postgres)('T14 the power goes', { ...triedOnce, timeout: 600_000 }, () => {
  const database = () => join(dataDir, 'duologue.db')
  const log = () => join(dataDir, 'calls.log')

  test.runIf(hasStrace)(
    'and what was not synced is lost: every acknowledged answer is there',
    async () => {
      const files = [database(), `${database()}-wal`]
      const counts = { losses, syncs: 0, 'bytes lost': 0, 'answers acknowledged': 0 }
      const couples: Awaited<ReturnType<typeof answeringCouple>>[] = []
      for (let loss = 0; loss < losses; loss += 1) {
        const server = await startServerProcess({ dataDir, via: noting(log()) })
        for (const { expectAnswered } of couples) await expectAnswered(server)
        const couple = await answeringCouple(server, `couple${loss}`)
        couples.push(couple)
        const syncsNow = () => readNotes(log(), files).get(files[1] ?? '')?.syncs ?? 0
        const before = syncsNow()
        const wanted = answersPerLoss / 2 + Math.floor(Math.random() * answersPerLoss)
        for (let answer = 0; answer < wanted; answer += 1) await couple.answer(server)
        expect(syncsNow() - before).toBeGreaterThanOrEqual(wanted)
        counts.syncs += syncsNow() - before
        counts['answers acknowledged'] += wanted
        // One more is under way, at some stage or other.
        const cut = couple.answer(server).catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 4))
        await server.end('SIGKILL')
        await cut
        await vi.waitFor(
          () => expect(readFileSync(log(), 'utf8')).toContain('killed by SIGKILL'),
          10_000,
        )
        for (const [file, note] of readNotes(log(), files))
          counts['bytes lost'] += loseUnsynced(file, note)
        rmSync(`${database()}-shm`, { force: true })
      }
      const server = await startServerProcess({ dataDir })
      for (const { expectEveryAnswer } of couples) await expectEveryAnswer(server)
      expect(await server.end('SIGTERM')).toBe(0)
      counted('T14', counts)
    },
  )

  test('and half of the next change stands behind the last: what was acknowledged is there', async () => {
    const server = await startTestServer()
    const couple = await answeringCouple(await overHttp(server), 'couple')
    for (let answer = 0; answer < answersPerLoss; answer += 1) {
      await couple.answer(await overHttp(server))
    }
    const left = ['duologue.db', 'duologue.db-wal', 'secret.key']
    for (const file of left) copyFileSync(join(server.dataDir, file), join(dataDir, file))
    await server.stop()
    const wal = `${database()}-wal`
    appendFileSync(wal, readFileSync(wal).subarray(walHead, walHead + 2 * walFrame - 1_000))
    const again = await startTestServer({ beside: { ...server, dataDir } })
    await couple.expectEveryAnswer(await overHttp(again))
    await again.stop()
    counted('T14', { 'answers acknowledged': couple.counts().acknowledged })
  })
})

const walHead = 32
const walFrame = 24 + 4_096

const overHttp = async ({ app }: TestServer) => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return { url: app.listeningOrigin }
}
