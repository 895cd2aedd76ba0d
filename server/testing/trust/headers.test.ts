import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { pagePaths } from '#contract/pages.ts'
import { DatabaseFailure } from '#server/drivers/database/failure.ts'
import { counted } from '#server/testing/counted.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { failingDatabase } from '#server/testing/failing-database.ts'
import {
  type Answer,
  directivesOf,
  observatoryMarks,
  observatoryScore,
} from '#server/testing/observatory.ts'
import { exchangeBytes } from '#server/testing/raw-exchange.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

const publicUrl = 'https://duologue.example'
const failing = failingDatabase()
let webFolder: string
let server: TestServer
let port: number
let cookie: string
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'duologue-web-'))
  mkdirSync(join(webFolder, 'assets'))
  const script = 'console.log("our own script, long enough to be worth a smaller form")'
  writeFileSync(join(webFolder, 'index.html'), '<script src="/assets/app-1a2b.js"></script>')
  writeFileSync(join(webFolder, 'assets/app-1a2b.js'), script)
  writeFileSync(join(webFolder, 'assets/app-1a2b.js.gz'), gzipSync(script))
  for (const file of ['first-screen.html', 'auth.html', 'home.html']) {
    writeFileSync(join(webFolder, file), `<p>${file}</p>`)
  }
  for (const file of ['sw.js', 'manifest.webmanifest', 'favicon.svg']) {
    writeFileSync(join(webFolder, file), script)
  }
  const appLinks = {
    appleAppId: 'TEAMID1234.app.duologue',
    android: { appId: 'app.duologue', fingerprints: ['AB:CD'] },
  }
  server = await startTestServer({ webFolder, publicUrl, appLinks, wrapDatabase: failing.wrap })
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const { visitor } = await registerCouple(server)
  cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
})
afterAll(async () => {
  await server.stop()
  rmSync(webFolder, { recursive: true })
})

/** Every response that was looked at, by what was asked. */
const seen = new Map<string, Answer>()

async function send(what: string, bytes: string): Promise<Answer> {
  const answer = await exchangeBytes(port, bytes)
  seen.set(`${what} (${answer.status})`, answer)
  return answer
}

type Extra = { fields?: readonly string[]; body?: string }

const ask = (method: string, path: string, { fields = [], body }: Extra = {}) => {
  const json = [
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body ?? '')}`,
  ]
  const given = body === undefined || fields.some((field) => /^content-/.test(field)) ? [] : json
  const head = [`${method} ${path} HTTP/1.1`, 'host: duologue.example', 'connection: close']
  const bytes = [...head, ...given, ...fields, '', body ?? ''].join('\r\n')
  return send(`${method} ${path.slice(0, 60)} ${fields.join(' ').slice(0, 40)}`, bytes)
}

const signedIn = () => `cookie: ${cookie}`

describe('T25 every response comes with its headers', () => {
  test('every call of the contract, by somebody and by nobody', async () => {
    const statuses = new Set<number>()
    for (const { method, path } of endpoints.toSorted((one) =>
      one.path.includes('logout') ? 1 : -1,
    )) {
      if (path === '/api/account' || path.includes('logout')) continue
      const url = path.replace(/:\w+/g, 'session-initial')
      for (const fields of [[], [signedIn()]]) {
        const body = method === 'GET' ? {} : { body: '{}' }
        statuses.add((await ask(method, url, { fields, ...body })).status)
      }
    }
    expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 401]))
    expect([...statuses].filter((status) => status >= 500)).toEqual([])
  })

  test('pages, files, parts of files, and what is not there', async () => {
    for (const path of Object.values(pagePaths)) {
      expect((await ask('GET', path.replace(':token', 'x'))).status).toBe(200)
      expect((await ask('HEAD', path.replace(':token', 'x'))).status).toBe(200)
    }
    const shown = async (path: string, fields: string[] = []) =>
      (await ask('GET', path, { fields })).body
    for (const path of [pagePaths.root, pagePaths.onboarding]) {
      expect(await shown(path)).toContain('first-screen.html')
    }
    expect(await shown(pagePaths.auth)).toContain('auth.html')
    expect(await shown(pagePaths.home, [signedIn()])).toContain('home.html')
    for (const file of ['apple-app-site-association', 'assetlinks.json']) {
      expect((await ask('GET', `/.well-known/${file}`)).status).toBe(200)
    }
    const files = ['/assets/app-1a2b.js', '/sw.js', '/manifest.webmanifest', '/favicon.svg']
    for (const path of files) expect((await ask('GET', path)).status).toBe(200)
    const [script = ''] = files
    const zipped = await ask('GET', script, { fields: ['accept-encoding: gzip'] })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    const { headers } = await ask('GET', script)
    const known = await ask('GET', script, { fields: [`if-none-match: ${headers.etag}`] })
    expect(known.status).toBe(304)
    const part = await ask('GET', script, { fields: ['range: bytes=0-5'] })
    expect(part.status).toBe(206)
    expect((await ask('GET', script, { fields: ['range: bytes=900-'] })).status).toBe(416)
    const nowhere = [
      '/.well-known/change-password',
      '/nowhere',
      '/assets/',
      '/assets',
      '/assets/none.js',
      '/.env',
      '/%2e%2e/x',
    ]
    for (const path of [
      ...nowhere,
      '/index.html/',
      '/..%2f..%2fetc%2fpasswd',
      '/%00',
      '/%E0%A4%A',
    ]) {
      expect([path, (await ask('GET', path)).status]).toEqual([path, 404])
    }
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'TRACE']) {
      expect([method, (await ask(method, '/home')).status]).toEqual([method, 404])
    }
  })

  test('a feed for a calendar', async () => {
    const body = '{}'
    const made = await ask('POST', '/api/reminders/calendar', { fields: [signedIn()], body })
    const [path = ''] = /\/api\/reminders\/calendar\/[\w-]+/.exec(made.body) ?? []
    const feed = await ask('GET', path)
    expect([feed.status, feed.headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
    ])
  })

  test('refusals of every kind', async () => {
    const login = (extra: Extra) => ask('POST', '/api/login', extra)
    expect((await login({ body: 'no json' })).status).toBe(400)
    expect((await login({ body: '{}', fields: ['origin: https://evil.example'] })).status).toBe(403)
    expect((await login({ body: `{"email":"${'a'.repeat(70_000)}"}` })).status).toBe(413)
    const form = ['content-type: text/plain', 'content-length: 2']
    expect((await login({ body: '{}', fields: form })).status).toBe(415)
    expect((await ask('GET', '/api/nowhere')).status).toBe(404)
    expect((await ask('OPTIONS', '/api/user')).status).toBe(404)
    expect((await ask('TRACE', '/api/user')).status).toBe(404)
    const limited = await startTestServer({ limits: true, publicUrl })
    const statuses = []
    for (let at = 0; at < 12; at += 1) {
      const { status, headers } = await limited.visitor().post('/api/login', {
        ...{ email: 'nobody@example.org', password: 'wrong words' },
      })
      statuses.push(status)
      seen.set(`too often ${at} (${status})`, {
        ...{ status, body: '' },
        headers: headers as Record<string, string>,
      })
    }
    expect(statuses.at(-1)).toBe(429)
    await limited.stop()
  })

  test('what the parser refuses', async () => {
    expect((await send('no HTTP', 'what is this\r\n\r\n')).status).toBe(400)
    expect(
      (await send('no host', 'GET /api/user HTTP/1.1\r\nconnection: close\r\n\r\n')).status,
    ).toBe(400)
    expect((await ask('GET', '/', { fields: ['bad header'] })).status).toBe(400)
    expect((await ask('GET', '/', { fields: [`x: ${'a'.repeat(40_000)}`] })).status).toBe(431)
    expect((await ask('GET', `/${'a'.repeat(40_000)}`)).status).toBe(431)
    expect((await ask('POST', '/', { fields: ['expect: a miracle'] })).status).toBe(417)
    const chunks = ['transfer-encoding: chunked', 'content-type: application/json']
    const body = `1;${'a'.repeat(20_000)}\r\n{\r\n0\r\n\r\n`
    const extended = [
      `POST /api/login HTTP/1.1`,
      'host: x',
      'connection: close',
      ...chunks,
      '',
      body,
    ]
    expect((await send('long chunk extensions', extended.join('\r\n'))).status).toBe(413)
    server.app.server.once('connection', (socket) => {
      const late = Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      server.app.server.emit('clientError', late, socket)
    })
    expect((await send('too slow', 'POST /api/login HTTP/1.1\r\n')).status).toBe(408)
  })

  test.each([
    ['of ours', undefined, 500],
    ['of a database that is away', new DatabaseFailure('DATABASE_AWAY'), 503],
    ['of a full disk', new DatabaseFailure('STORAGE_FULL'), 507],
  ])('failures %s', async (_whose, error, status) => {
    failing.failAt(1, 'before it runs', error)
    const failed = await ask('GET', '/api/user', { fields: [signedIn()] })
    expect(failing.mend()).toBe(true)
    expect(failed.status).toBe(status)
  })
})

/** What every response has, whatever it is. */
const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
}

describe('T25 of all of them', () => {
  const all = () => [...seen]

  test('each has a policy without exceptions, and is framed by nobody', () => {
    for (const [what, { headers }] of all()) {
      const policy = headers['content-security-policy'] ?? ''
      expect([what, policy]).toEqual([what, expect.not.stringMatching(/unsafe-|\*|https?:/)])
      const directives = directivesOf(policy)
      for (const name of ['default-src', 'frame-ancestors', 'base-uri']) {
        expect([what, name, directives.get(name)]).toEqual([what, name, "'none'"])
      }
      expect([what, directives.get('script-src')]).toEqual([what, "'self'"])
      expect([what, headers]).toEqual([what, expect.objectContaining(always)])
    }
  })

  test('each forbids camera, microphone, place and payment, and none names the server', () => {
    for (const [what, { headers }] of all()) {
      for (const feature of ['camera', 'microphone', 'geolocation', 'payment']) {
        const policy = headers['permissions-policy'] ?? ''
        expect([what, policy.split(', ')]).toEqual([
          what,
          expect.arrayContaining([`${feature}=()`]),
        ])
      }
      for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
        expect([what, name, headers[name]]).toEqual([what, name, undefined])
      }
    }
  })

  test('what the API says is kept by no cache, and files alone are', () => {
    const isLasting = (what: string) => / \/assets\/app/.test(what)
    for (const [what, { headers, status }] of all()) {
      const cache = headers['cache-control'] ?? ''
      if (/ \/api/.test(what) || status === 400 || status === 408 || status === 431) {
        expect([what, cache]).toEqual([what, 'no-store'])
      } else if (!isLasting(what)) {
        expect([what, cache]).toEqual([what, expect.not.stringContaining('public')])
      }
    }
  })

  test('each scores A+ by the rules of the MDN Observatory', () => {
    const scores = all().map(([what, answer]) => {
      const marks = observatoryMarks(answer)
      return { what, marks, score: observatoryScore(marks) }
    })
    for (const { what, marks, score } of scores) {
      expect([what, marks.filter(({ points }) => points < 0)]).toEqual([what, []])
      expect([what, score >= 100]).toEqual([what, true])
    }
    expect(scores.length).toBeGreaterThan(150)
    const lowest = Math.min(...scores.map(({ score }) => score))
    expect(lowest).toBe(130)
    counted('T25', { responses: scores.length, 'lowest score': lowest })
  })
})

test('T25 without https nothing asks for it', async () => {
  const plain = await startTestServer()
  const { headers } = await plain.visitor().get('/api/health')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  await plain.stop()
})
