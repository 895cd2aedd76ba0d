import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Question } from '#contract/questions.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { counted } from '#server/testing/counted.ts'
import { testPassword } from '#server/testing/couple.ts'
import { startServerProcess } from '#server/testing/server-process.ts'
import { ownDatabaseUrl } from '#server/testing/tested-postgres.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'duologue-running-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('T20 an answer that is on its way when the server is asked to stop is saved, and whoever sent it is told', {
  timeout: 60_000,
}, async () => {
  const databaseUrl = await ownDatabaseUrl()
  const server = await startServerProcess({ dataDir, databaseUrl })
  const type = { 'content-type': 'application/json' }
  const registered = await fetch(`${server.url}/api/register`, {
    ...{ method: 'POST', headers: type },
    body: JSON.stringify({
      ...{ username: 'Mina', partnerName: 'Jonas', email: 'mina@example.org' },
      password: testPassword,
    }),
  })
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const questionsAt = async (url: string): Promise<Question[]> =>
    (await fetch(`${url}/api/questions/${initialWeekId}`, { headers: { cookie } })).json()
  const [first] = await questionsAt(server.url)

  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const closed = once(socket, 'close')
  let heard = ''
  socket.on('data', (bytes) => {
    heard += bytes
  })
  const body = JSON.stringify({ response: 'on its way' })
  const own = `Host: ${new URL(server.url).host}\r\nCookie: ${cookie}\r\n`
  // Both in one piece: once the first is answered, the second is known to run.
  socket.write(
    `GET /api/health HTTP/1.1\r\n${own}\r\nPATCH /api/questions/${first?.id} HTTP/1.1\r\n${own}` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
  )
  await expect.poll(() => heard, { timeout: 10_000 }).toContain('"status":"ok"')
  const ended = server.end('SIGTERM')
  const isOpen = () =>
    fetch(`${server.url}/api/health`).then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen, { timeout: 10_000 }).toBe(false)
  heard = ''
  socket.write(body.slice(5))
  await closed
  expect(heard).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ended).toBe(0)

  const next = await startServerProcess({ dataDir, databaseUrl })
  expect((await questionsAt(next.url))[0]?.answered).toBe(true)
  expect(await next.end('SIGTERM')).toBe(0)
  counted('T20', { 'answers on their way at a stop': 1 })
})
