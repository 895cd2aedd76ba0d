import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { counted } from '#server/testing/counted.ts'
import { draws } from '#server/testing/draws.ts'
import { fillingCouples } from '#server/testing/filling-couples.ts'
import { freePort, spawnServer, startServerProcess } from '#server/testing/server-process.ts'
import { canMount, noSmallDisk, onSmallDisk } from '#server/testing/small-disk.ts'
import { testedPostgres } from '#server/testing/tested-postgres.ts'

const isHere = testedPostgres() === undefined

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-full-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const isMountable = isHere && canMount()

describe.skipIf(!isHere)('a disk of 75 MB', () => {
  test('T16 that is full: 507, nothing acknowledged that is not there, and it recovers without a restart', {
    timeout: 120_000,
  }, async ({ skip }) => {
    if (!isMountable) return skip(noSmallDisk)
    const server = await startServerProcess({ dataDir, via: onSmallDisk(dataDir, '75m') })
    /** The folder as the server sees it. */
    const inside = `/proc/${server.pid}/root${dataDir}`
    const couples = await fillingCouples(server, inside)
    await couples.fillAndMakeRoom(draws({ full: 12, share: 1 }))

    /** As a crash would leave it: nothing is written while it is copied. */
    const copy = mkdtempSync(join(tmpdir(), 'duologue-after-'))
    for (const file of readdirSync(inside).filter((name) => /^(?:duologue|secret)/.test(name))) {
      cpSync(join(inside, file), join(copy, file))
    }
    expect(await server.end('SIGTERM')).toBe(0)
    expect(server.output()).toContain('SQLITE_FULL')
    expect(server.output()).not.toContain('canary')
    const after = await startServerProcess({ dataDir: copy })
    await couples.expectKept(after)
    expect(await after.end('SIGTERM')).toBe(0)
    rmSync(copy, { recursive: true })
    counted('T16', couples.counts())
  })

  test('T16 that is full at the start: it ends with a sentence', {
    timeout: 60_000,
  }, async ({ skip }) => {
    if (!isMountable) return skip(noSmallDisk)
    const folder = join(dataDir, 'small')
    mkdirSync(folder)
    const via = onSmallDisk(folder, '48k')
    const server = spawnServer({ dataDir: folder, port: await freePort(), via })
    expect(await server.exit).toBe(1)
    expect(server.output()).toContain('no room left')
    expect(server.output()).not.toContain('    at ')
  })
})
