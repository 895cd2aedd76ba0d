import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { counted } from '#server/testing/counted.ts'
import { draws } from '#server/testing/draws.ts'
import { fillingCouples } from '#server/testing/filling-couples.ts'
import { onItsSmallDisk, startPostgres } from '#server/testing/postgres.ts'
import { startServerProcess } from '#server/testing/server-process.ts'
import { canMount, noSmallDisk } from '#server/testing/small-disk.ts'
import { testedPostgres } from '#server/testing/tested-postgres.ts'

const isHere = draws({ full: testedPostgres() !== undefined, share: false })

test.skipIf(!isHere)(
  'T16 PostgreSQL’s disk that is full: 507, nothing acknowledged that is not there, and it recovers without a restart',
  { timeout: 120_000 },
  async ({ skip }) => {
    if (!canMount(onItsSmallDisk)) return skip(noSmallDisk)
    const dataDir = mkdtempSync(join(tmpdir(), 'duologue-full-'))
    const postgres = await startPostgres({ smallDisk: '75m' })
    try {
      const client = new pg.Client({ connectionString: postgres.url })
      await client.connect()
      await client.query(`create tablespace small location '${postgres.smallDiskAt}'`)
      await client.query('create database small tablespace small')
      await client.end()
      const databaseUrl = Object.assign(new URL(postgres.url), { pathname: '/small' }).href
      const server = await startServerProcess({ dataDir, databaseUrl })
      const couples = await fillingCouples(server, postgres.reachedAt())
      await couples.fillAndMakeRoom(6)
      expect(await server.end('SIGTERM')).toBe(0)
      expect(server.output()).toContain('53100')
      expect(server.output()).not.toContain('canary')
      const after = await startServerProcess({ dataDir, databaseUrl })
      await couples.expectKept(after)
      expect(await after.end('SIGTERM')).toBe(0)
      counted('T16', couples.counts())
    } finally {
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
)
