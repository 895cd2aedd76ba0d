import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { holdDatabase, holdDatabaseAlone } from '#server/drivers/database/hold-database.ts'
import { startCuttingProxy } from '#server/testing/cutting-proxy.ts'
import { isThorough } from '#server/testing/draws.ts'
import { runCommand } from '#server/testing/run-command.ts'
import { startServerProcess } from '#server/testing/server-process.ts'
import { ownDatabaseUrl, testedPostgres } from '#server/testing/tested-postgres.ts'
import { createVault } from '#server/vault/vault.ts'

const secretKey = 'the key of a test, which is long enough'
const nextSecretKey = 'the next key of a test, which is long enough'

/** Who holds this database; others are held meanwhile by tests beside this one. */
const holdersHere = `
  select pid from pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`

test.runIf(testedPostgres())(
  'T17 another key is refused while a server on another machine uses the database, and taken once it ended',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'duologue-key-'))
    const databaseUrl = await ownDatabaseUrl()
    const server = await startServerProcess({
      ...{ databaseUrl, dataDir: join(folder, 'first') },
      env: { SECRET_KEY: secretKey },
    })
    const rotate = () =>
      runCommand('rotate-key.ts', [], {
        ...{ DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'second') },
        ...{ SECRET_KEY: secretKey, NEW_SECRET_KEY: nextSecretKey },
      })
    const refused = await rotate()
    expect([refused.status, refused.stdout]).toEqual([1, ''])
    expect(refused.stderr).toMatch(
      /^Nothing was changed: a server uses this database, .* Stop every one/,
    )
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200)
    expect(await server.end('SIGTERM')).toBe(0)
    expect(await rotate()).toMatchObject({ status: 0, stderr: '' })
    expect(readdirSync(join(folder, 'second'))).toEqual(['server.lock'])
    rmSync(folder, { recursive: true })
  },
)

test.runIf(testedPostgres())(
  'T17 many servers hold a database, keep no old row from being cleared, and none holds it while its key changes',
  async () => {
    const databaseUrl = await ownDatabaseUrl()
    const letGo = await Promise.all([holdDatabase(databaseUrl), holdDatabase(databaseUrl)])
    await expect(holdDatabaseAlone(databaseUrl)).rejects.toThrow('a server uses this database')
    for (const each of letGo) await each()
    const endAlone = await holdDatabaseAlone(databaseUrl)
    await expect(holdDatabase(databaseUrl)).rejects.toThrow('is being changed just now')
    await expect(holdDatabaseAlone(databaseUrl)).rejects.toThrow('Nothing was changed')
    await endAlone()
    const endShared = await holdDatabase(databaseUrl, { againMs: 1 })
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    const holders = async () => (await client.query(holdersHere)).rows as { pid: number }[]
    const [before] = await holders()
    const seen = 'select backend_xmin from pg_stat_activity where pid = $1'
    expect((await client.query(seen, [before?.pid])).rows).toEqual([{ backend_xmin: null }])
    await client.query('select pg_terminate_backend($1)', [before?.pid])
    await expect
      .poll(async () => (await holders()).some(({ pid }) => pid !== before?.pid))
      .toBe(true)
    await expect(holdDatabaseAlone(databaseUrl)).rejects.toThrow('a server uses this database')
    await endShared()
    await (await holdDatabaseAlone(databaseUrl))()
    await client.end()
  },
)

test.runIf(testedPostgres())(
  'T17 a connection that goes silent is noticed and made anew, once the server has found out whether it may go on',
  async () => {
    const databaseUrl = await ownDatabaseUrl()
    const proxy = await startCuttingProxy(databaseUrl ?? '')
    const asked: string[] = []
    const isKnown = Promise.withResolvers<void>()
    const letGo = await holdDatabase(proxy.url, {
      ...{ againMs: 1, beatMs: 20, patienceMs: 1000 },
      async onRetaken() {
        asked.push('still ours?')
        if (asked.length === 1) throw new Error('Nobody knows.')
        isKnown.resolve()
      },
    })
    proxy.silence()
    await isKnown.promise
    expect(asked).toHaveLength(2)
    await letGo()
    proxy.stop()
  },
)

test.runIf(testedPostgres() && isThorough)(
  'T17 a server whose connection broke while the key was changed ends with a sentence',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'duologue-key-'))
    const databaseUrl = await ownDatabaseUrl()
    const server = await startServerProcess({
      ...{ databaseUrl, dataDir: folder },
      env: { SECRET_KEY: secretKey },
    })
    const client = new pg.Client({ connectionString: databaseUrl })
    await client.connect()
    await client.query(`select pg_terminate_backend(pid) from (${holdersHere}) as holder`)
    await expect.poll(async () => (await client.query(holdersHere)).rows).toEqual([])
    const { proof } = createVault(Buffer.alloc(32, 7))
    await client.query("update facts set value = $1 where name = 'key-proof'", [proof])
    expect(await server.exit).toBe(1)
    expect(server.output()).toContain('The key of this database was changed while the connection')
    await client.end()
    rmSync(folder, { recursive: true })
  },
)

test.runIf(testedPostgres())(
  'T17 where PostgreSQL knows no advisory locks a server goes on without, and another key is refused',
  async () => {
    const databaseUrl = new URL((await ownDatabaseUrl()) ?? '')
    const client = new pg.Client({ connectionString: databaseUrl.href })
    await client.connect()
    databaseUrl.searchParams.set('options', '-c search_path=other_kind,pg_catalog')
    for (const state of ['0A000', '42883']) {
      await client.query('drop schema if exists other_kind cascade; create schema other_kind')
      for (const name of ['pg_try_advisory_xact_lock', 'pg_try_advisory_xact_lock_shared']) {
        await client.query(
          `create function other_kind.${name}(int, int) returns boolean language plpgsql
          as $$ begin raise sqlstate '${state}'; end $$`,
        )
      }
      const letGo = await holdDatabase(databaseUrl.href)
      await letGo()
      await expect(holdDatabaseAlone(databaseUrl.href)).rejects.toThrow(
        'Nothing was changed: this kind of PostgreSQL knows no advisory locks',
      )
    }
    await client.end()
  },
)
