import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import type { MadeBackup } from '#server/backup/backup-order.ts'
import { createMetrics, type Metrics } from '#server/metrics/metrics.ts'
import { canariesIn, canary } from '#server/testing/canaries.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { coupleWithEverything } from '#server/testing/couple-with-everything.ts'
import { failingDatabase } from '#server/testing/failing-database.ts'
import { sendMarked } from '#server/testing/marked-requests.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const failing = failingDatabase()
let server: TestServer
let metrics: Metrics
beforeEach(async () => {
  metrics = createMetrics({ ofProcess: false })
  server = await startTestServer({ provider: 'Somebody', wrapDatabase: failing.wrap, metrics })
})
afterEach(() => server.stop())

/** Every field that a line may have, as docs/self-hosting.md tells hosts: those of its table of the log. */
const fields = (() => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/self-hosting.md'), 'utf8')
  const [, table = ''] = page.match(/\n### The log\n[^|]*([^#]*)/) ?? []
  const names = [...table.matchAll(/^\| (`[^|]*`) +\|/gm)].map(([, cell = '']) => cell)
  return new Set(names.join().match(/\w+/g))
})()

function expectPlain({ log } = server): Record<string, unknown>[] {
  const text = log.join('')
  expect(canariesIn(decodeURIComponent(text.replaceAll('%', '%25')))).toEqual([])
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  for (const line of lines) {
    expect(Object.keys(line).filter((field) => !fields.has(field))).toEqual([])
  }
  return lines
}

test('hosts are told each field that a line of a daily backup has, too', async () => {
  expect(fields).toContain('level')
  const file = join(server.dataDir, 'none.backup')
  const daily = async (make: () => Promise<MadeBackup>) => {
    const sort = async () => ({ own: [], others: ['duologue-2020-01-01T000000Z.backup'] })
    const backups = { folder: server.dataDir, make, sort }
    const beside = await startTestServer({ beside: server, backups })
    await beside.round()
    const lines = expectPlain(beside)
    await beside.stop()
    return lines
  }
  const empty = await daily(async () => ({ file, couples: 0, rows: 0, bytes: 9 }))
  expect(empty.filter(({ why }) => why)).toHaveLength(1)
  const made = await daily(async () => ({ file, couples: 1, rows: 9, bytes: 99 }))
  expect(made).toContainEqual(expect.objectContaining({ couples: 1, bytes: 99 }))
  expect(made).toContainEqual(expect.objectContaining({ backups: 1 }))
})

describe('no line of the log, and no number, holds what anybody sent', () => {
  test('by any call or page, signed in or not', { timeout: 120_000 }, async () => {
    const couple = await coupleWithEverything(server, 'log')
    await sendMarked(server.visitor())
    await sendMarked(couple.visitor)
    await server.settled()
    await server.round()
    const lines = expectPlain()
    const counted = await metrics.text()
    expect(canariesIn(counted)).toEqual([])
    expect(counted).toContain('route="/api/reminders/calendar/:token"')
    expect(counted).not.toMatch(new RegExp(`="(?:session-initial|${couple.user.id})"`))
    const text = server.log.join('') + counted
    for (const word of [couple.email, 'example.org', 'Mina', 'Jonas', '127.0.0.1']) {
      expect(text).not.toContain(word)
    }
    const routes = new Set(lines.map(({ route }) => route))
    expect(routes.size).toBeGreaterThan(50)
    expect(routes).toContain('/api/reminders/calendar/:token')
  })

  test('R26 nor shows a gap where listening has no line: no id of a request tells which one it was', async () => {
    const { visitor } = await registerCouple(server)
    const idOfNext = async () => {
      const at = server.log.length
      await visitor.get('/api/user')
      return JSON.parse(server.log.slice(at).join('')).reqId as string
    }
    const first = await idOfNext()
    await visitor.post('/api/safety/listen', { text: 'A good week' })
    const ids = [first, await idOfNext(), await idOfNext()]
    expect(new Set(ids).size).toBe(3)
    for (const id of ids) expect(id).toMatch(/^req-[\w-]{8}$/)
  })

  test('that never became a request', async () => {
    const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
    const mark = (at: number) => canary('wire', at)
    const end = 'connection: close\r\n\r\n'
    const wire = [
      `${mark(1)}\r\n\r\n`,
      `FETCH /join/${mark(2)} HTTP/1.1\r\nhost: a\r\n${end}`,
      `GET /join/${mark(3)} HTTP/1.1\r\n${end}`,
      `GET /join/${mark(4)}?reset=${mark(5)} HTTP/1.1\r\nhost: ${mark(6)}\r\nbad ${mark(7)}\r\n${end}`,
      `GET /join/${mark(8)}${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n${end}`,
      `POST /api/login HTTP/1.1\r\nhost: a\r\nexpect: ${mark(9)}\r\ncontent-length: 0\r\n${end}`,
      `POST /api/login?${mark(10)} HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n${mark(11)}\r\n`,
      `GET http://${mark(12)}/join/${mark(13)} HTTP/1.1\r\nhost: a\r\n${end}`,
      `GET /join/${mark(14)}%E0%A4%A HTTP/1.1\r\nhost: a\r\n${end}`,
      `POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: ${mark(15)}/x\r\ncontent-length: 2\r\n${end}{}`,
      `POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 40\r\n${end}{"${mark(16)}`.padEnd(
        400,
      ),
    ]
    for (const text of wire) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.write(text)
      for await (const _ of socket) {
        // Read to the end, so that the server has written its line.
      }
    }
    const lines = expectPlain()
    expect(lines.filter(({ msg }) => msg === 'unreadable request').length).toBeGreaterThan(3)
    expect(lines.length).toBeGreaterThanOrEqual(wire.length - 1)
  })

  test('by what goes wrong on our side, where the error names it', async () => {
    const { visitor } = await registerCouple(server)
    const { body } = await visitor.get<Question[]>('/api/questions/session-initial?userId=30')
    const answer = { response: canary('answer', 1), private: true }
    for (let call = 1; call < 6; call += 1) {
      failing.failAt(call, 'before it runs')
      await visitor.patch(`/api/questions/${body[0]?.id}`, answer)
      failing.mend()
    }
    const unexpected = expectPlain().filter(({ msg }) => msg === 'unexpected')
    expect(unexpected.length).toBeGreaterThan(0)
    for (const line of unexpected) {
      expect(line).toMatchObject({ level: 50, route: '/api/questions/:questionId' })
      expect(line.reqId).toMatch(/^req-/)
    }
    expect(server.log.join('')).not.toContain('made to fail')
  })

  test('were a request, a reply or an error handed to it whole', async () => {
    const err = Object.assign(new Error(canary('message', 1)), { detail: canary('detail', 1) })
    const req = { method: 'GET', url: `/join/${canary('token', 1)}`, headers: {}, socket: {} }
    const raw = { getHeaders: () => ({ 'set-cookie': canary('cookie', 1) }) }
    server.app.log.error({ req, res: { statusCode: 500, raw }, err }, 'whole')
    server.app.log.error(err, 'alone')
    const text = server.log.join('')
    expect(canariesIn(text)).toEqual([])
    expect(text).toContain('"msg":"whole"')
    expect(text).toContain('log.test.ts')
  })
})
