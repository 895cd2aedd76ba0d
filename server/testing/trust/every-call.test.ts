import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { type RefusalBody, refusalSentence, refusals } from '#contract/refusals.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('every endpoint of the contract is bound, and no two at one place', () => {
  const places = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(places).size).toBe(places.length)
  for (const { method, path: url } of endpoints)
    expect(server.app.hasRoute({ method, url })).toBe(true)
})

describe('R6 what is no good request', () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  const json = { 'content-type': 'application/json' }
  const cases: [string, string, Record<string, string>, number][] = [
    ['no JSON', '{"email":', json, 400],
    ['nothing', '', json, 400],
    ['another shape', '"text"', json, 400],
    ['deep JSON', deep, json, 400],
    ['a polluting key', '{"__proto__":{"email":"a@b.c"},"password":"x"}', json, 400],
    ['too much', `{"email":"${'a'.repeat(70_000)}"}`, json, 413],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
    ['no content type', '{}', { 'content-type': '' }, 415],
  ]
  test.each(cases)('%s is refused in the one form', async (_what, payload, headers, status) => {
    const reply = await server
      .visitor()
      .send<RefusalBody>('POST', '/api/login', undefined, { payload, headers })
    expect(reply.status).toBe(status)
    expect(reply.body).toMatchObject({ statusCode: status, error: reply.body.message })
    expect(reply.body.message.length).toBeGreaterThan(10)
    expect(reply.text).not.toMatch(/FST_|at .*\.ts|Invalid input|node_modules/)
  })

  test.each(['/api/nowhere', '/api/questions', '/api/%00', '/api/%E0%A4%A?%', '/api/'])(
    '%s is no call of ours',
    async (url) => {
      const reply = await (await registerCouple(server)).visitor.get<RefusalBody>(url)
      expect([400, 404]).toContain(reply.status)
      const { statusCode, code, error, message, ...more } = reply.body
      expect([statusCode, error, more]).toEqual([reply.status, message, {}])
      expect(Object.keys(refusals)).toContain(code)
      expect(message.length).toBeGreaterThan(10)
      expect(reply.headers['cache-control']).toBe('no-store')
    },
  )

  test.each([
    '%00',
    'a%20b',
    'x'.repeat(90),
    'x'.repeat(9_000),
    '..%2F..',
    '%F0%9F%98%80',
    '%E0%A4%A',
    '%',
  ])('a session id like %s is refused', async (weekId) => {
    const { visitor } = await registerCouple(server)
    const { status, body, text } = await visitor.get<RefusalBody>(`/api/questions/${weekId}`)
    expect([status, body.error]).toEqual([400, body.message])
    expect(text).not.toContain('FST_')
  })

  test('what nobody foresaw is 500 with one fixed sentence, and the log holds no words of it', async () => {
    const another = await startTestServer()
    const { visitor } = await registerCouple(another)
    await another.database.schema.dropTable('partner_responses').execute()
    const reply = await visitor.get<RefusalBody>('/api/questions/session-initial')
    expect([reply.status, reply.body.message]).toEqual([500, refusalSentence('our-fault')])
    expect(another.log.join('')).toContain('unexpected')
    expect(another.log.join('')).not.toContain('partner_responses')
    await another.stop()
  })
})

test('every reply of the API, errors too, keeps browsers strict and caches away', async () => {
  const visitor = server.visitor()
  for (const url of ['/api/health', '/api/user', '/api/nowhere']) {
    const { headers } = await visitor.get(url)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  }
})
