import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loginHeader, nativeOrigins } from '#contract/native.ts'
import { refusalSentence } from '#contract/refusals.ts'
import { registerCouple, testPassword } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    appLinks: {
      appleAppId: 'A1B2C3D4E5.app.duologue',
      android: { appId: 'app.duologue', fingerprints: ['AB:CD'] },
    },
  })
})
afterAll(() => server.stop())

const [ios = '', android = ''] = nativeOrigins

/** Somebody with an app in place of a browser. */
function phone(origin: string) {
  const visitor = server.visitor()
  let token = ''
  const headers = () => ({
    origin,
    'sec-fetch-site': 'cross-site',
    ...(token !== '' && { authorization: `Bearer ${token}` }),
  })
  const note = (reply: { headers: Record<string, unknown> }) => {
    const given = reply.headers[loginHeader]
    if (given !== undefined) token = String(given)
    return reply
  }
  return {
    token: () => token,
    cookies: visitor.cookies,
    get: (url: string) => visitor.get<{ email: string }>(url, { headers: headers() }),
    send: async (method: 'POST' | 'PATCH', url: string, body: object) => {
      const reply = await visitor.send<{ code?: string }>(method, url, body, { headers: headers() })
      note(reply)
      return reply
    },
  }
}

const signIn = async (origin: string) => {
  const couple = await registerCouple(server)
  const app = phone(origin)
  const body = { email: couple.email, password: testPassword }
  const reply = await app.send('POST', '/api/login', body)
  return { ...couple, app, reply }
}

describe('R4 T7 an app signs in by a token of its own', () => {
  test.each(nativeOrigins)('%s is told the token, once and in no cookie', async (origin) => {
    const { app, reply, email } = await signIn(origin)
    expect(reply.status).toBe(200)
    expect(reply.headers['set-cookie']).toBeUndefined()
    expect(app.token().length).toBeGreaterThanOrEqual(22)
    expect(reply.text).not.toContain(app.token())
    const read = await app.get('/api/user')
    expect([read.status, read.body.email]).toEqual([200, email])
    expect(read.headers[loginHeader]).toBeUndefined()
  })

  test('a browser is told no token, whatever it says of itself', async () => {
    const { visitor, email } = await registerCouple(server)
    const body = { email, password: testPassword }
    for (const headers of [
      {},
      { origin: 'http://localhost:3000' },
      { authorization: 'Bearer x' },
    ]) {
      const reply = await visitor.post('/api/login', body, { headers })
      expect([reply.status, reply.headers[loginHeader]]).toEqual([200, undefined])
      expect(String(reply.headers['set-cookie'])).toContain('HttpOnly')
    }
  })

  test('the token is worth nothing from anywhere else, and a cookie nothing from an app', async () => {
    const { app, visitor } = await signIn(ios)
    const headers = { authorization: `Bearer ${app.token()}` }
    const stranger = server.visitor()
    expect((await stranger.get('/api/user', { headers })).status).toBe(401)
    const elsewhere = { ...headers, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await stranger.get('/api/user', { headers: elsewhere })).status).toBe(401)
    expect((await visitor.get('/api/user')).status).toBe(200)
    expect((await visitor.get('/api/user', { headers: { origin: android } })).status).toBe(401)
  })

  test('what changes something works, and ends with the login', async () => {
    const { app, user } = await signIn(android)
    const before = app.token()
    const newPassword = 'another-long-word-of-ours'
    const change = { currentPassword: testPassword, newPassword, userId: user.id }
    expect((await app.send('PATCH', '/api/user/change-password', change)).status).toBe(200)
    expect((await app.get('/api/user')).status).toBe(200)
    expect((await app.send('POST', '/api/logout', {})).status).toBe(200)
    expect(app.token()).toBe('')
    const headers = { origin: android, authorization: `Bearer ${before}` }
    expect((await server.visitor().get('/api/user', { headers })).status).toBe(401)
  })
})

describe("R4 the product's own pages are no app, though they come from https://localhost", () => {
  const body = { email: '', password: testPassword }
  const signInFrom = async (place: TestServer, headers: Record<string, string>) => {
    const { email } = await registerCouple(place)
    const visitor = place.visitor()
    const reply = await visitor.post('/api/login', { ...body, email }, { headers })
    const read = await visitor.get('/api/user', { headers })
    return {
      token: reply.headers[loginHeader],
      isCookie: String(reply.headers['set-cookie']).includes('HttpOnly'),
      read: read.status,
    }
  }
  const asInAnyBrowser = { token: undefined, isCookie: true, read: 200 }

  test('where that is PUBLIC_URL, they sign in by the cookie; the app for iOS by its token', async () => {
    const home = await startTestServer({ publicUrl: android })
    const own = { origin: android, 'sec-fetch-site': 'same-origin' }
    expect(await signInFrom(home, own)).toEqual(asInAnyBrowser)
    expect(await signInFrom(home, { origin: android })).toEqual(asInAnyBrowser)
    const app = await signInFrom(home, { origin: ios, 'sec-fetch-site': 'cross-site' })
    expect([typeof app.token, app.isCookie]).toEqual(['string', false])
    await home.stop()
  })

  test('where the server has another name besides, the browser says that they are its own', async () => {
    const own = { origin: android, 'sec-fetch-site': 'same-origin' }
    expect(await signInFrom(server, own)).toEqual(asInAnyBrowser)
  })
})

describe('R4 T6 T25 the apps may read replies, and nobody else', () => {
  const asking = { 'access-control-request-method': 'PATCH' }
  const ask = (origin: string, url = '/api/user') =>
    server.app.inject({ method: 'OPTIONS', url, headers: { origin, ...asking } })

  test.each(nativeOrigins)('%s may', async (origin) => {
    const reply = await ask(origin)
    expect(reply.statusCode).toBe(204)
    expect(reply.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      vary: 'origin',
    })
    expect(String(reply.headers['access-control-allow-headers'])).toContain('authorization')
    const failed = await server.visitor().get('/api/user', { headers: { origin } })
    expect(failed.headers['access-control-allow-origin']).toBe(origin)
  })

  test.each([
    'https://evil.example',
    'http://localhost',
    'https://localhost:8443',
    'https://localhost.evil.example',
    'capacitor://localhost.evil',
    'capacitor://evil',
    'null',
    'http://localhost:3000',
  ])('%s may not', async (origin) => {
    for (const reply of [
      await ask(origin),
      await server.app.inject({ url: '/api/health', headers: { origin } }),
    ]) {
      const named = Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))
      expect(named).toEqual([])
    }
  })

  test('cookies are allowed along for nobody, and pages are no calls', async () => {
    for (const url of ['/api/user', '/', '/assets/app.js']) {
      const { headers } = await ask(ios, url)
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      if (url !== '/api/user') expect(headers['access-control-allow-origin']).toBeUndefined()
    }
  })
})

describe('invitations open the app', () => {
  test("Apple's file names the app, for invitations alone", async () => {
    const reply = await server.app.inject('/.well-known/apple-app-site-association')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toContain('application/json')
    const [details] = reply.json().applinks.details
    expect(details).toEqual({
      appIDs: ['A1B2C3D4E5.app.duologue'],
      components: [{ '/': '/join' }, { '/': '/join/*' }],
    })
  })

  test("Android's file names app and signature", async () => {
    const reply = await server.app.inject('/.well-known/assetlinks.json')
    expect(reply.json()[0].target).toEqual({
      namespace: 'android_app',
      package_name: 'app.duologue',
      sha256_cert_fingerprints: ['AB:CD'],
    })
  })

  test('a server without apps has neither', async () => {
    const plain = await startTestServer()
    for (const name of ['apple-app-site-association', 'assetlinks.json']) {
      expect((await plain.app.inject(`/.well-known/${name}`)).statusCode).toBe(404)
    }
    await plain.stop()
  })
})

test('a refusal reaches an app in words', async () => {
  const app = phone(ios)
  const reply = await app.send('POST', '/api/login', { email: 'a@b.example', password: 'no' })
  expect(reply.status).toBe(401)
  expect(reply.text).toContain(refusalSentence('wrong-login'))
})
