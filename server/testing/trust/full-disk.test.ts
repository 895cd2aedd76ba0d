import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import type { CatchupItem } from '#contract/catchup.ts'
import type { Question } from '#contract/questions.ts'
import { refusalSentence } from '#contract/refusals.ts'
import { browserAt } from '#server/testing/browser.ts'
import { counted } from '#server/testing/counted.ts'
import { testPassword } from '#server/testing/couple.ts'
import { draws } from '#server/testing/draws.ts'
import { freePort, spawnServer, startServerProcess } from '#server/testing/server-process.ts'

const isHere = inject('postgresUrl') === undefined

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-full-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

/**
 * Puts a process onto a file system of its own: Linux gives whoever asks a name space in which they may
 * mount one, and takes it away with the process.
 */
const onSmallDisk = (folder: string, size: string) => [
  ...['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'],
  `mount -t tmpfs -o size=${size} tmpfs "${folder}" && exec "$0" "$@"`,
]

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'duologue-mount-'))
  const [program = '', ...args] = [...onSmallDisk(folder, '1m'), 'true']
  const { status } = spawnSync(program, args, { stdio: 'ignore' })
  rmSync(folder, { recursive: true })
  return status === 0
}

const why = 'this machine lets nobody but root mount a file system'
const isMountable = isHere && canMount()

describe.skipIf(!isHere)('a disk of 75 MB', () => {
  test('T16 that is full: 507, nothing acknowledged that is not there, and it recovers without a restart', {
    timeout: 120_000,
  }, async ({ skip }) => {
    if (!isMountable) return skip(why)
    const server = await startServerProcess({ dataDir, via: onSmallDisk(dataDir, '75m') })
    /** The folder as the server sees it. */
    const inside = `/proc/${server.pid}/root${dataDir}`
    const ballast = join(inside, 'ballast')
    const couples = await Promise.all(
      Array.from({ length: 3 }, async (_, at) => {
        const send = browserAt(server)
        await send('POST', '/api/register', {
          ...{ username: 'Mina', partnerName: 'Jonas', password: testPassword },
          email: `mina${at}@example.org`,
        })
        const { body } = await send<Question[]>('GET', '/api/questions/session-initial')
        return { send, questions: body, acknowledged: new Map<number, string>() }
      }),
    )
    const statuses: number[] = []
    let sent = 0
    const write = async ({ send, questions, acknowledged }: (typeof couples)[number]) => {
      const { id } = questions[sent % 7] as Question
      sent += 1
      const response = `canary ${sent} ${'words '.repeat(300)}`.trim()
      const { status, body } = await send<{ message: string }>('PATCH', `/api/questions/${id}`, {
        response,
      })
      statuses.push(status)
      if (status === 200) acknowledged.set(id, response)
      else expect([status, body.message]).toEqual([507, refusalSentence('storage-full')])
      return status
    }
    /** All of them at once, one answer after another, until each was told that there is no room. */
    const writeUntilFull = async () => {
      const last = couples.map(async (couple) => {
        for (let at = 0; at < 400; at += 1) if ((await write(couple)) === 507) return 507
        return 'never full'
      })
      expect(await Promise.all(last)).toEqual(couples.map(() => 507))
    }
    const fill = (leaving: number) => {
      const { bavail, bsize } = statfsSync(inside)
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaving)), { flag: 'a' })
    }

    const rounds = draws({ full: 12, share: 1 })
    for (let round = 0; round < rounds; round += 1) {
      for (const couple of couples) for (let at = 0; at < 7; at += 1) await write(couple)
      expect(statuses.at(-1)).toBe(200)
      fill(round * 37_000)
      await writeUntilFull()
      fill(0)
      await writeUntilFull()
      for (const { send } of couples) {
        expect((await send('GET', '/api/questions/session-initial')).status).toBe(200)
      }
      const credentials = { email: 'mina0@example.org', password: testPassword }
      expect([200, 507]).toContain(
        (await browserAt(server)('POST', '/api/login', credentials)).status,
      )
      truncateSync(ballast)
    }
    for (const couple of couples) expect(await write(couple)).toBe(200)

    /** As a crash would leave it: nothing is written while it is copied. */
    const copy = mkdtempSync(join(tmpdir(), 'duologue-after-'))
    for (const file of readdirSync(inside).filter((name) => /^(?:duologue|secret)/.test(name))) {
      cpSync(join(inside, file), join(copy, file))
    }
    expect(await server.end('SIGTERM')).toBe(0)
    expect(server.output()).toContain('SQLITE_FULL')
    expect(server.output()).not.toContain('canary')
    const after = await startServerProcess({ dataDir: copy })
    let kept = 0
    for (const { send, questions, acknowledged } of couples) {
      send.moveTo(after)
      for (const { id } of questions) {
        const response = 'x'
        await send('PATCH', `/api/questions/${id}`, { response, isPartnerResponse: true })
      }
      await send('POST', '/api/progress/session-initial?userId=30', { userCompleted: true })
      await send('POST', '/api/progress/session-initial?userId=31', { userCompleted: true })
      const shown = await send<CatchupItem[]>(
        'GET',
        '/api/catchups/session-initial/responses?userId=30',
      )
      expect(
        new Map(shown.body.map(({ question, userResponse }) => [question.id, userResponse])),
      ).toEqual(acknowledged)
      kept += acknowledged.size
    }
    expect(await after.end('SIGTERM')).toBe(0)
    rmSync(copy, { recursive: true })
    const full = statuses.filter((status) => status === 507).length
    counted('T16', { answers: sent, 'of them refused': full, 'kept and read': kept })
  })

  test('T16 that is full at the start: it ends with a sentence', {
    timeout: 60_000,
  }, async ({ skip }) => {
    if (!isMountable) return skip(why)

    const folder = join(dataDir, 'small')
    mkdirSync(folder)
    const via = onSmallDisk(folder, '48k')
    const server = spawnServer({ dataDir: folder, port: await freePort(), via })
    expect(await server.exit).toBe(1)
    expect(server.output()).toContain('no room left')
    expect(server.output()).not.toContain('    at ')
  })
})
