import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RefusalBody, refusalSentence, refusals } from '#contract/refusals.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startTestServer()
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
})
afterAll(() => server.stop())

/** Sends these bytes and reads the answer to the end, as nobody's HTTP library would. */
async function exchange(text: string) {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  for await (const bytes of socket) answer += bytes
  const [head = '', ...rest] = answer.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = Object.fromEntries(
    fields.map((field) => [
      field.slice(0, field.indexOf(':')).toLowerCase(),
      field.slice(field.indexOf(':') + 2),
    ]),
  )
  return { status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') }
}

const request = (line: string, ...fields: string[]) =>
  [line, 'host: localhost:3000', 'connection: close', ...fields, '', ''].join('\r\n')

function expectOurForm({ status, headers, body }: Awaited<ReturnType<typeof exchange>>) {
  const read = JSON.parse(body) as RefusalBody
  const { code, message } = read
  expect(read).toEqual({ statusCode: status, code, error: message, message })
  expect(refusals).toHaveProperty(code)
  expect(headers['content-type']).toContain('application/json')
  expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body))
  expect(headers['cache-control']).toBe('no-store')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  return read.message
}

describe('A12 what never becomes a request is answered in the one form', () => {
  test.each([
    ['no HTTP', 'what is this\r\n\r\n', 400, refusalSentence('bad-request')],
    [
      'a method there is none of',
      request('FETCH /api/user HTTP/1.1'),
      400,
      refusalSentence('bad-request'),
    ],
    [
      'a broken header',
      request('GET /api/user HTTP/1.1', 'bad header'),
      400,
      refusalSentence('bad-request'),
    ],
    [
      'two lengths',
      request('POST /api/login HTTP/1.1', 'content-length: 1', 'content-length: 2'),
      400,
      refusalSentence('bad-request'),
    ],
    [
      'no host',
      'GET /api/user HTTP/1.1\r\nconnection: close\r\n\r\n',
      400,
      refusalSentence('bad-request'),
    ],
    [
      'too many headers',
      request('GET /api/user HTTP/1.1', `x: ${'a'.repeat(20_000)}`),
      431,
      refusalSentence('headers-too-large'),
    ],
    [
      'too long an address',
      request(`GET /api/${'a'.repeat(20_000)} HTTP/1.1`),
      431,
      refusalSentence('headers-too-large'),
    ],
    [
      'a cookie that is too long',
      request('GET / HTTP/1.1', `cookie: duologue=${'a'.repeat(40_000)}`),
      431,
      refusalSentence('headers-too-large'),
    ],
    [
      'what we cannot do',
      request('POST /api/login HTTP/1.1', 'expect: a miracle', 'content-length: 0'),
      417,
      refusalSentence('unknown-expectation'),
    ],
  ])('%s', async (_what, text, status, sentence) => {
    const answer = await exchange(text)
    expect(answer.status).toBe(status)
    expect(expectOurForm(answer)).toBe(sentence)
  })
})

describe('A12 however an address of the API is written, it is answered as one', () => {
  const elsewhere = 'http://somewhere.example'
  test.each([
    ['/api/user', 401],
    ['/%61pi/user', 401],
    ['/api/%75ser', 401],
    [`${elsewhere}/api/user`, 401],
    [`${elsewhere}/%61pi/user`, 401],
    ['/api', 404],
    ['/%61pi', 404],
    ['/api/', 404],
    ['/api/nowhere', 404],
    ['/%61p%69/nowhere', 404],
    [`${elsewhere}/api/nowhere?x=1`, 404],
    [`HTTPS://SOMEWHERE.example:8443/api?x`, 404],
    ['/api/%E0%A4%A', 404],
  ])('%s with %i', async (address, status) => {
    const answer = await exchange(request(`GET ${address} HTTP/1.1`))
    expect(answer.status).toBe(status)
    expect(expectOurForm(answer)).toBe(
      status === 401 ? refusalSentence('sign-in-first') : refusalSentence('not-found'),
    )
  })

  test('a whole address is served as what follows its host', async () => {
    const { visitor } = await registerCouple(server)
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await exchange(
      request(`GET ${elsewhere}/api/user HTTP/1.1`, `cookie: ${cookie}`),
    )
    expect(answer.status).toBe(200)
    expect(JSON.parse(answer.body)).toMatchObject({ username: 'Mina' })
  })
})

test('A12 a mail that finds no room is nobody’s failed request', async () => {
  const full = await startTestServer({
    mailer: {
      name: 'full',
      send: async () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOSPC' })),
      forget: async () => undefined,
    },
  })
  const { visitor, email } = await registerCouple(full)
  const partnerEmail = 'somebody@example.org'
  expect((await visitor.post('/api/couples/invite', { partnerEmail })).status).toBe(200)
  expect((await full.visitor().post('/api/forgot-password', { email })).status).toBe(200)
  await full.settled()
  expect(full.log.join('')).toContain('ENOSPC')
  expect(full.log.join('')).not.toContain(partnerEmail)
  await full.stop()
})

test('A12 a forwarded address with a port, or none at all, is no new address', async () => {
  const behind = await startTestServer({ limits: true, trustProxy: ['10.0.0.1'] })
  let tries = 0
  const attempt = async (forwarded: string) => {
    tries += 1
    const credentials = { email: `nobody${tries}@example.org`, password: 'wrong words' }
    const headers = { 'x-forwarded-for': forwarded }
    return (await behind.visitor('10.0.0.1').post('/api/login', credentials, { headers })).status
  }
  const tried = async (addresses: string[]) => {
    const statuses: number[] = []
    for (const address of addresses) statuses.push(await attempt(address))
    return statuses.filter((status) => status === 401).length
  }
  const parts = Array.from({ length: 20 }, (_, at) => at)
  expect(await tried(parts.map((at) => `203.0.113.7:${4000 + at}`))).toBe(10)
  expect(await attempt('203.0.113.7')).toBe(429)
  expect(await tried(parts.map((at) => `made up ${at}`))).toBe(10)
  expect(await tried(parts.map((at) => `[2001:db8::${at}]:443`))).toBe(10)
  await behind.stop()
})
