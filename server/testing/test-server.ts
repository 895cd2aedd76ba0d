import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import pg from 'pg'
import { inject } from 'vitest'
import { createApp } from '#server/app.ts'
import { openDatabase } from '#server/drivers/database/database.ts'
import { createBuiltInGuide } from '#server/drivers/guide/built-in-guide.ts'
import type { Guide } from '#server/drivers/guide/guide.ts'
import type { Tables } from '#server/tables.ts'
import { openVault } from '#server/vault/open-vault.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** A clock that stands still until a test moves it. */
export function testClock(start = '2026-03-02T18:00:00.000Z') {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    forward: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

let databases = 0

/** Makes an empty database of its own beside the one that `base` names; gives its address. */
export async function newPostgresDatabase(base: string): Promise<string> {
  databases += 1
  const name = `test_${process.pid}_${databases}`
  const client = new pg.Client({ connectionString: base })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return Object.assign(new URL(base), { pathname: `/${name}` }).href
}

/**
 * Starts the whole server in memory, over an empty database of the engine this test project runs
 * on. `log` collects every line it writes; `visitor()` is a browser that keeps its cookies.
 */
export async function startTestServer(options: { guide?: Guide } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'duologue-test-'))
  const base = inject('postgresUrl') as string | undefined
  const databaseUrl = base === undefined ? undefined : await newPostgresDatabase(base)
  const clock = testClock()
  const database = await openDatabase<Tables>({
    databaseUrl,
    dataDir,
    now: clock.now,
    onIdleError: () => undefined,
  })
  const log: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log.push(String(chunk))
      done()
    },
  })
  const builtInGuide = createBuiltInGuide()
  const publicUrl = 'http://localhost:3000'
  const app = await createApp({
    database,
    vault: await openVault(database, { secretKey: undefined, dataDir }),
    guide: options.guide ?? builtInGuide,
    builtInGuide,
    now: clock.now,
    publicUrl,
    webFolder: join(dataDir, 'no-web-app'),
    logger: { level: 'info', stream },
  })
  await app.ready()
  return {
    app,
    database,
    clock,
    dataDir,
    log,
    publicUrl,
    visitor: (): Visitor => createVisitor(app),
    async stop() {
      await app.close()
      await database.destroy()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
