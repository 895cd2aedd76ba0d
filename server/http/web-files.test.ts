import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalSentence } from '#contract/refusals.ts'
import { replyWithErrors } from './error-replies.ts'
import { loginCookie } from './login-cookie.ts'
import { serveWebFiles } from './web-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'duologue-web-'))
let app: FastifyInstance
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<title>Duologue</title>')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/app-1a2b.js'), 'plain()')
  writeFileSync(join(folder, 'assets/app-1a2b.js.br'), 'compressed')
  app = fastify()
  replyWithErrors(app)
  await app.register(fastifyCookie)
  await serveWebFiles(app, folder, loginCookie('https://duologue.example'))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['/', 200],
  ['/onboarding', 200],
  ['/auth', 200],
  ['/auth?reset=token', 200],
  ['/home', 200],
  ['/settings', 200],
  ['/timeline', 200],
  ['/join', 200],
  ['/join/3Zp0yH9tbqLr_1c8VkQe2nB7m5sWxYdA4fGjKuTiO6P', 200],
  ['/Home', 200],
  ['/settings/?from=mail', 200],
  ['/JOIN/3Zp0yH9tbqLr_1c8VkQe2nB7m5sWxYdA4fGjKuTiO6P/', 200],
  ['/join/one/two', 404],
  ['/home//', 404],
  ['/nowhere', 404],
  ['/apix', 404],
  ['/apis/user', 404],
  ['/api-docs', 404],
])('B4 %s is the page, with %i', async (url, status) => {
  const reply = await app.inject(url)
  expect([reply.statusCode, reply.body]).toEqual([status, '<title>Duologue</title>'])
  expect(reply.headers['cache-control']).toBe('no-cache')
})

test.each(['/api', '/api/', '/api/x', '/api?x=1', '/%61pi/x'])(
  'B4 %s is no page: 404 as of any call',
  async (url) => {
    const reply = await app.inject(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toContain('<title>')
    expect(reply.json().message).toBe(refusalSentence('not-found'))
  },
)

test('files with a mark in their name are kept for a year, and sent compressed to who can read that', async () => {
  const reply = await app.inject('/assets/app-1a2b.js')
  expect([reply.statusCode, reply.body]).toEqual([200, 'plain()'])
  expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const headers = { 'accept-encoding': 'br' }
  const compressed = await app.inject({ url: '/assets/app-1a2b.js', headers })
  expect(compressed.body).toBe('compressed')
  expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
})

test('other files are asked for again each time', async () => {
  const reply = await app.inject('/favicon.svg')
  expect([reply.statusCode, reply.body]).toEqual([200, '<svg/>'])
  expect(reply.headers['cache-control']).toBe('no-cache')
})

test.each(['/assets/gone.js', '/assets/', '/assets/..%2f..%2fetc/passwd', '/assets/%2e%2e%2fx'])(
  '%s is no file, and no page in its place',
  async (url) => {
    const reply = await app.inject(url)
    expect([403, 404]).toContain(reply.statusCode)
    expect(reply.body).not.toContain('<title>')
    expect(`${reply.headers['cache-control']}`).not.toContain('max-age')
  },
)

test('who comes without a login gets the first screen ready to be seen, who comes with one home, and neither the other’s', async () => {
  writeFileSync(join(folder, 'first-screen.html'), '<h1>Welcome</h1>')
  writeFileSync(join(folder, 'first-screen.html.br'), 'smaller')
  writeFileSync(join(folder, 'auth.html'), '<p>Log in</p>')
  writeFileSync(join(folder, 'home.html'), '<p>At home</p>')
  const own = fastify()
  await own.register(fastifyCookie)
  await serveWebFiles(own, folder, loginCookie('https://duologue.example'))
  const read = async (url: string, headers: Record<string, string> = {}) => {
    const { body, headers: sent } = await own.inject({ url, headers })
    return { body, vary: sent.vary, cache: sent['cache-control'] }
  }
  const usual = '<title>Duologue</title>'
  for (const [path, ready] of [
    ['/', '<h1>Welcome</h1>'],
    ['/onboarding', '<h1>Welcome</h1>'],
    ['/auth', '<p>Log in</p>'],
  ] as const) {
    expect(await read(path)).toEqual({
      ...{ body: ready, vary: 'cookie, accept-encoding', cache: 'no-cache' },
    })
    const cookie = '__Host-duologue=token'
    expect((await read(path, { cookie })).body).toBe(usual)
    expect((await read(path, { cookie: 'other=token' })).body).toBe(ready)
    expect((await read(`${path}?reset=token`)).body).toBe(usual)
  }
  expect((await read('/', { 'accept-encoding': 'br' })).body).toBe('smaller')
  expect(await read('/home')).toMatchObject({ body: usual, vary: 'cookie, accept-encoding' })
  expect((await read('/home', { cookie: 'other=token' })).body).toBe(usual)
  const home = await read('/home', { cookie: '__Host-duologue=token' })
  expect(home).toEqual({
    ...{ body: '<p>At home</p>', vary: 'cookie, accept-encoding', cache: 'no-cache' },
  })
  expect((await read('/nowhere')).body).toBe(usual)
  await own.close()
})
