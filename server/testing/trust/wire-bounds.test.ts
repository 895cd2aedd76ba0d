import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RefusalBody, refusals } from '#contract/refusals.ts'
import { cheapHasher } from '#server/testing/cheap-hasher.ts'
import { counted } from '#server/testing/counted.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { draws } from '#server/testing/draws.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const connections = 120
const bounds = { headMs: 300, requestMs: 600, lookEveryMs: 50, silentMs: 1_000, connections }
const trickleEveryMs = 20
const slowSockets = draws({ full: 100, share: 30 })
const pipelined = draws({ full: 2_000, share: 300 })

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer({ bounds })
  port = await listening(server)
})
afterAll(() => server.stop())

const listening = async ({ app }: TestServer): Promise<number> =>
  Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)

const seen = { sockets: 0, answers: 0 }

function open(to = port): Socket {
  seen.sockets += 1
  const socket = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => undefined)
  return socket
}

/** Everything that comes until the other side ends the connection. */
async function readToEnd(socket: Socket): Promise<string> {
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })
  socket.once('end', () => socket.end())
  await once(socket, 'close')
  return text
}

const head = (line: string, ...fields: string[]) =>
  [line, 'host: localhost:3000', ...fields, '', ''].join('\r\n')
const posting = (...fields: string[]) =>
  head('POST /api/login HTTP/1.1', 'content-type: application/json', ...fields)

/** The answers that stand one after another in what came over a connection. */
function answersIn(text: string): { status: number; body: string }[] {
  const answers = []
  let rest = text
  while (rest.startsWith('HTTP/1.1 ')) {
    const start = rest.indexOf('\r\n\r\n') + 4
    const length = Number(/content-length: (\d+)/i.exec(rest.slice(0, start))?.[1] ?? 0)
    answers.push({ status: Number(rest.slice(9, 12)), body: rest.slice(start, start + length) })
    rest = rest.slice(start + length)
  }
  expect(rest).toBe('')
  seen.answers += answers.length
  return answers
}

function expectRefusal(answer: { status: number; body: string } | undefined, statuses: number[]) {
  const { statusCode, code, message } = JSON.parse(answer?.body ?? '{}') as RefusalBody
  expect(statuses).toContain(statusCode)
  expect(answer?.status).toBe(statusCode)
  expect(refusals).toHaveProperty(code)
  expect(message.length).toBeGreaterThan(10)
}

/** Sends the beginning at once, and then a byte now and then, for as long as it is listened to. */
async function trickle(beginning: string, drop: string): Promise<string> {
  const socket = open()
  socket.write(beginning)
  const dripping = setInterval(() => socket.write(drop), trickleEveryMs)
  socket.once('end', () => {
    clearInterval(dripping)
    socket.destroy()
  })
  socket.once('close', () => clearInterval(dripping))
  return readToEnd(socket)
}

const isServed = async () =>
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)

describe('T11 sockets that hardly send', () => {
  test.each([
    ['a head that never ends', 'GET /api/health HTTP/1.1\r\nhost: localhost:3000\r\nx: ', 'a'],
    ['header after header', 'GET /api/health HTTP/1.1\r\nhost: localhost:3000\r\n', 'x: a\r\n'],
    ['a body byte by byte', posting('content-length: 5000'), ' '],
    ['chunk by chunk', posting('transfer-encoding: chunked'), '1\r\n \r\n'],
    ['a length that lies', `${posting('content-length: 5000')}{"email":"a@b.co"}`, ''],
  ])('%s is answered that it was too slow, and others are served meanwhile', async (...given) => {
    const [, beginning, drop] = given
    const all = Array.from({ length: slowSockets }, () => trickle(beginning, drop))
    await isServed()
    for (const text of await Promise.all(all)) {
      const [answer, ...more] = answersIn(text)
      expectRefusal(answer, [408])
      expect(more).toEqual([])
    }
    await isServed()
  })

  test('one that sends nothing at all is let go', async () => {
    const silent = Array.from({ length: slowSockets }, () => readToEnd(open()))
    await isServed()
    for (const text of await Promise.all(silent)) {
      for (const answer of answersIn(text)) expectRefusal(answer, [408])
    }
  })
})

describe('T11 lengths that lie', () => {
  const body = '{"email":"nobody@example.org","password":"not the one"}'
  const chunked = posting('transfer-encoding: chunked')
  const size = body.length.toString(16)
  test.each([
    [
      'more than comes, and then the end',
      `${posting(`content-length: ${body.length + 9}`)}${body}`,
      [400],
    ],
    ['less than comes', `${posting('content-length: 7')}${body}`, [400, 400]],
    ['none, and a body', `${posting()}${body}`, [400, 400]],
    [
      'a length and chunks',
      `${posting('content-length: 3', 'transfer-encoding: chunked')}${body}`,
      [400],
    ],
    ['below nothing', `${posting('content-length: -1')}${body}`, [400]],
    ['no number', `${posting('content-length: 0x10')}${body}`, [400]],
    ['more than a number holds', `${posting(`content-length: ${'9'.repeat(30)}`)}${body}`, [400]],
    ['more than we take', `${posting('content-length: 9000000000000')}${body}`, [413]],
    ['a chunk longer than it is', `${chunked}${size}0\r\n${body}\r\n0\r\n\r\n`, [400]],
    ['a chunk shorter than it is', `${chunked}5\r\n${body}\r\n0\r\n\r\n`, [400]],
    ['a chunk of no number', `${chunked}zz\r\n${body}\r\n0\r\n\r\n`, [400]],
    ['a chunk of more than a number holds', `${chunked}${'f'.repeat(40)}\r\n${body}`, [400, 413]],
    ['chunks twice', posting('transfer-encoding: chunked, chunked'), [400, 408]],
    ['chunks that are none', posting('transfer-encoding: identity'), [400]],
  ])('%s', async (_what, text, statuses) => {
    const socket = open()
    socket.end(text)
    const answers = answersIn(await readToEnd(socket))
    expect(answers.length).toBeGreaterThanOrEqual(1)
    for (const answer of answers) expectRefusal(answer, statuses)
    await isServed()
  })

  test('what comes behind a body that is too short is no request of anybody else’s', async () => {
    const { email } = await registerCouple(server)
    const hidden = head('GET /api/user HTTP/1.1')
    const socket = open()
    socket.end(`${posting(`content-length: ${hidden.length}`)}${hidden}`)
    const answers = answersIn(await readToEnd(socket))
    expect(answers.map(({ status }) => status)).toEqual([400])
    expect(JSON.stringify(answers)).not.toContain(email)
  })
})

test(`T11 ${pipelined} requests sent in one go are answered one by one, in their order`, async () => {
  const lines = Array.from({ length: pipelined }, (_, at) =>
    at % 3 === 0
      ? 'GET /api/user HTTP/1.1'
      : at % 3 === 1
        ? 'GET /api/health HTTP/1.1'
        : 'GET /api/x HTTP/1.1',
  )
  const socket = open()
  const isLast = (at: number) => at === pipelined - 1
  socket.write(
    lines.map((line, at) => head(line, ...(isLast(at) ? ['connection: close'] : []))).join(''),
  )
  const meanwhile = isServed()
  const answers = answersIn(await readToEnd(socket))
  await meanwhile
  expect(answers.map(({ status }) => status)).toEqual(
    lines.map((_line, at) => [401, 200, 404][at % 3]),
  )
})

test('T11 no more connections than it can bear, and room again when one goes', async () => {
  const held = Array.from({ length: connections }, () => open())
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  expect(await readToEnd(open())).toBe('')
  expect(server.log.join('')).toContain('a connection too many was turned away')
  await Promise.all(held.map((socket) => once(socket.destroy(), 'close')))
  await isServed()
})

test('T11 a call that we cannot finish ends by itself, and the one after it is served', async () => {
  const never = new Promise<never>(() => undefined)
  const slow = await startTestServer({
    bounds: { handlerMs: 100 },
    hasher: { ...cheapHasher, verify: () => never },
  })
  const { visitor, email } = await registerCouple(slow)
  const reply = await slow.visitor().post<RefusalBody>('/api/login', { email, password: 'x' })
  expect([reply.status, reply.body.code]).toEqual([503, 'too-slow'])
  expect((await visitor.get('/api/user')).status).toBe(200)
  await slow.stop()
})

describe('T11 bodies that break what was not made for them', () => {
  const mebibyte = 1024 * 1024
  const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  const account = (username: string) =>
    `{"username":${username},"partnerName":"B","email":"a@b.co","password":"lamp-and-blanket-42"}`
  test.each<[string, string | Buffer, number[]]>([
    ['a name of a megabyte', account(JSON.stringify('x'.repeat(mebibyte))), [413]],
    ['a name of as much as we read', account(JSON.stringify('x'.repeat(60_000))), [400]],
    ['deep JSON', deep(30_000), [400]],
    ['deep JSON as a name', account(deep(30_000)), [400]],
    ['NUL in a name', account('"a\\u0000b"'), [400]],
    ['NUL between', account('"a"').replace('{', '{\0'), [400]],
    ['half a surrogate pair', account('"\\ud800"'), [400]],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0xff, 0x22]), [400]],
    ['a byte order mark', `\ufeff${account('"a"')}`, [400]],
  ])('%s', async (_what, body, statuses) => {
    const socket = open()
    const fields = [`content-length: ${Buffer.byteLength(body)}`, 'connection: close']
    socket.write(head('POST /api/register HTTP/1.1', 'content-type: application/json', ...fields))
    socket.end(body)
    expectRefusal(answersIn(await readToEnd(socket))[0], statuses)
    await isServed()
  })
})

test('T11 the bounds that people get are set, and none of all this was a fault of ours', async () => {
  const usual = await startTestServer()
  const { server: http, initialConfig } = usual.app
  expect(http).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    timeout: 60_000,
    keepAliveTimeout: 72_000,
    maxConnections: 4_000,
  })
  expect(initialConfig).toMatchObject({ bodyLimit: 65_536 })
  await usual.stop()
  expect(server.log.join('')).not.toContain('unexpected')
  counted('T11', { sockets: seen.sockets, 'answers over the wire': seen.answers })
})
