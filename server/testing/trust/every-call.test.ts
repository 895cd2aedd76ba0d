import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Schema } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Question } from '#contract/questions.ts'
import { type RefusalBody, refusalSentence, refusals } from '#contract/refusals.ts'
import { registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/** The names that stand in a part of a request. */
const fieldsOf = (schema: Schema | undefined): string[] => {
  if (schema === undefined) return []
  const { properties, anyOf } = z.toJSONSchema(schema, { io: 'input' })
  return [{ properties }, ...((anyOf ?? []) as { properties?: object }[])].flatMap((one) =>
    Object.keys(one.properties ?? {}),
  )
}

test('every endpoint of the contract is bound, and no two at one place', () => {
  const places = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(places).size).toBe(places.length)
  for (const { method, path: url } of endpoints)
    expect(server.app.hasRoute({ method, url })).toBe(true)
})

describe('R6 what is no good request', () => {
  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
  const json = { 'content-type': 'application/json' }
  const inCharset = (charset: string) => ({
    'content-type': `application/json; charset=${charset}`,
  })
  const name = '{"email":"caf\u00e9@example.org"}'
  const cases: [string, string | Buffer, Record<string, string>, number][] = [
    ['no JSON', '{"email":', json, 400],
    ['nothing', '', json, 400],
    ['another shape', '"text"', json, 400],
    ['deep JSON', deep, json, 400],
    ['a polluting key', '{"__proto__":{"email":"a@b.c"},"password":"x"}', json, 400],
    ['too much', `{"email":"${'a'.repeat(70_000)}"}`, json, 413],
    ['a form', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415],
    ['no content type', '{}', { 'content-type': '' }, 415],
    ['Latin-1 that says so', Buffer.from(name, 'latin1'), inCharset('iso-8859-1'), 415],
    ['UTF-16 that says so', Buffer.from(name, 'utf16le'), inCharset('"utf-16"'), 415],
    ['a second charset', '{}', inCharset('utf-8; charset=utf-16'), 415],
    ['no charset at all', '{}', inCharset(''), 415],
    ['Latin-1 that does not say so', Buffer.from(name, 'latin1'), json, 400],
    ['Latin-1 as UTF-8', Buffer.from(name, 'latin1'), inCharset('utf-8'), 400],
    ['half of a pair as bytes', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), json, 400],
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

  test('R6 every field that is wrong is told what is expected of it, and nothing of what was sent', async () => {
    const mark = 'zq-marked-words'
    const told = new Set<string>()
    const messages = ({ message, issues = [] }: RefusalBody) => [
      ...[message, ...issues.map((issue) => issue.message)],
    ]
    for (const { method, path, query, body } of endpoints) {
      const { visitor } = await registerCouple(server)
      const url = path.replace(/:\w+/g, '1')
      const ask = async (address: string, sent?: unknown) => {
        const reply = await visitor.send<RefusalBody>(method, address, sent)
        if (reply.status !== 400) return
        for (const message of messages(reply.body)) {
          expect([url, message]).not.toEqual([url, refusalSentence('bad-request')])
          expect([url, message]).not.toEqual([url, ''])
          told.add(message)
        }
        expect(reply.text).not.toContain(mark)
      }
      for (const name of fieldsOf(query)) await ask(`${url}?${name}=${mark}&${name}=${mark}`)
      for (const name of fieldsOf(query)) await ask(`${url}?${name}=${mark}`)
      if (body === undefined) continue
      await ask(url)
      await ask(url, [mark])
      for (const name of fieldsOf(body)) {
        for (const wrong of [{ [mark]: mark }, [mark], null, false]) {
          await ask(url, { [name]: wrong })
        }
      }
    }
    const some = [
      '“clear_existing” has to be one of: true, false.',
      '“completed” has to be true.',
      '“format” has to be one of: json, html.',
      '“press” has to be one of: yes, no, next.',
      '“userId” has to be a text, given once and in no list.',
      '“version” has to be a whole number.',
      'What you send has to be a JSON object.',
    ]
    expect([...told]).toEqual(expect.arrayContaining(some))
  })

  test('R6 letters in bytes that are not UTF-8 are refused before they could be saved as other ones', async () => {
    const { visitor } = await registerCouple(server)
    const { body: set } = await visitor.get<Question[]>('/api/questions/session-initial')
    const url = `/api/questions/${set[0]?.id}`
    const text = JSON.stringify({ response: 'caf\u00e9', private: true })
    const put = async (payload: string | Buffer, type: string) => {
      const headers = { 'content-type': type }
      const { status, body } = await visitor.send<RefusalBody>('PATCH', url, undefined, {
        ...{ payload, headers },
      })
      return [status, body.code, body.message]
    }
    const latin = Buffer.from(text, 'latin1')
    expect(await put(latin, 'application/json; charset=iso-8859-1')).toEqual([
      ...[415, 'wrong-charset', refusalSentence('wrong-charset')],
    ])
    expect(await put(latin, 'application/json')).toEqual([
      ...[400, 'not-utf8', refusalSentence('not-utf8')],
    ])
    const after = await visitor.get<Question[]>('/api/questions/session-initial')
    expect(after.body[0]?.answered).toBe(false)
    for (const charset of ['utf-8', 'UTF-8', '"utf-8"', 'utf8']) {
      expect((await put(text, `application/json;charset=${charset}`))[0]).toBe(200)
    }
    expect((await put(text.replace('\u00e9', '\uFFFD'), 'application/json'))[0]).toBe(200)
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
