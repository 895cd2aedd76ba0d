import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Question } from '#contract/questions.ts'
import { anyCallRefuses, refusals, signedInCallRefuses } from '#contract/refusals.ts'
import { initialWeekId } from '#contract/weekly-session.ts'
import { answerAll, registerCouple } from '#server/testing/couple.ts'
import { startTestServer, type TestServer } from '#server/testing/test-server.ts'
import type { Visitor } from '#server/testing/visitor.ts'
import type { ApiDocument, Operation } from './api-document.ts'
import { inShort } from './api-page.ts'
import { summaries } from './summaries.ts'

let server: TestServer
let document: ApiDocument
beforeAll(async () => {
  server = await startTestServer()
  document = (await server.visitor().get<ApiDocument>('/api/openapi.json')).body
})
afterAll(() => server.stop())

const operationOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): Operation => {
  const found = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!found) throw new Error(`The document has no ${method} ${path}`)
  return found
}

const sentencesOf = (reply: Operation['responses'][string] | undefined): string => {
  if (reply === undefined) return ''
  if (!('$ref' in reply) || reply.$ref === undefined) return reply.description
  return document.components.responses[reply.$ref.split('/').at(-1) ?? '']?.description ?? ''
}

/** Every sentence about refusals that stands at a call, common ones included. */
const refusalsAt = ({ responses }: Operation): string =>
  Object.values(responses).map(sentencesOf).join('\n')

test('the document is OpenAPI 3.1, by a validator of its own', async () => {
  const validator = new Validator()
  const result = await validator.validate(structuredClone(document) as never)
  expect(result.errors ?? []).toEqual([])
  expect([result.valid, validator.version]).toEqual([true, '3.1'])
})

test('every call is in it once, with a sentence, and nothing else', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(operations).toHaveLength(endpoints.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length)
  for (const endpoint of endpoints) expect(operationOf(endpoint).summary).toMatch(/\.$/)
  const said = Object.values(summaries).flatMap((calls) => Object.keys(calls))
  expect(said.toSorted()).toEqual(
    endpoints.map(({ method, path }) => `${method} ${path}`).toSorted(),
  )
})

test.each(endpoints)('$method $path names whatever it may be refused with', (endpoint) => {
  const operation = operationOf(endpoint)
  const isSignedIn = operation.security.length > 0
  const codes = [
    ...(endpoint.refuses ?? []),
    ...anyCallRefuses,
    ...(isSignedIn ? signedInCallRefuses : []),
  ]
  const said = refusalsAt(operation)
  for (const code of codes) expect(said).toContain(`\`${code}\``)
  for (const code of endpoint.refuses ?? []) {
    expect(operation.responses).toHaveProperty(String(refusals[code].status))
  }
  const { default: otherwise, ...byStatus } = operation.responses
  for (const code of codes) {
    const reply = byStatus[String(refusals[code].status)] ?? otherwise
    expect(sentencesOf(reply)).toContain(`\`${code}\``)
  }
})

test.each(endpoints)('$method $path has a lock where it asks for a login', async (endpoint) => {
  const { method, path } = endpoint
  const url = path.replace(/:\w+/g, '1')
  const reply = await server.visitor().send<{ code?: string }>(method, url, undefined)
  const isSignedIn = operationOf(endpoint).security.length > 0
  expect(reply.body?.code === 'sign-in-first').toBe(isSignedIn)
})

test('what the server never takes does not fit what it says of bodies and addresses', () => {
  const ajv = new Ajv2020({ strict: false, formats: { email: /^[^@\s]+@[^@\s]+$/ } })
  const bodyOf = (endpoint: Pick<Endpoint, 'method' | 'path'>) => {
    const content: Record<string, unknown> = operationOf(endpoint).requestBody?.content ?? {}
    return (content['application/json'] as { schema: { properties?: Record<string, object> } })
      .schema
  }
  const fits = (schema: object | undefined, value: unknown) => ajv.validate(schema ?? false, value)
  const answer = bodyOf({ method: 'PATCH', path: '/api/questions/:questionId' })
  expect([true, false].map((value) => fits(answer.properties?.private, value))).toEqual([
    true,
    false,
  ])
  const newcomer = bodyOf({ method: 'POST', path: '/api/register' }).properties
  expect(['a@b.example', 'nobody'].map((text) => fits(newcomer?.email, text))).toEqual([
    true,
    false,
  ])
  expect(newcomer?.username).toMatchObject({ description: expect.stringContaining('13') })
  expect(newcomer?.password).toMatchObject({ description: expect.stringContaining('6 to 128') })
  const claim = bodyOf({ method: 'POST', path: '/api/progress/:weekId' })
  expect([{ userCompleted: true }, {}].map((body) => fits(claim, body))).toEqual([true, false])
  const { parameters } = operationOf({ method: 'GET', path: '/api/progress/:weekId' })
  const weekId = parameters.find(({ name }) => name === 'weekId')?.schema
  expect(['session-1-a', 'session-1-a?x', 'a b', ''].map((id) => fits(weekId, id))).toEqual([
    ...[true, true, false, false],
  ])
  const zone = bodyOf({ method: 'PUT', path: '/api/reminder-settings' }).properties?.timeZone
  expect(zone).toMatchObject({ description: expect.stringContaining('Pacific/Auckland') })
})

describe('real replies are as it says', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  const schemaAt = (endpoint: Pick<Endpoint, 'method' | 'path'>): object => {
    const { content } = operationOf(endpoint).responses[200] as { content: object }
    return (Object.values(content)[0] as { schema: object }).schema
  }
  const expectFitting = (endpoint: Pick<Endpoint, 'method' | 'path'>, body: unknown) => {
    const validate = ajv.compile(schemaAt(endpoint))
    validate(body)
    expect(validate.errors ?? [], `${endpoint.method} ${endpoint.path}`).toEqual([])
  }

  test('over a week of a couple', async () => {
    const { visitor } = await registerCouple(server)
    const week = initialWeekId
    const get = async (path: Endpoint['path'], url: string = path) =>
      expectFitting({ method: 'GET', path }, (await visitor.get(url)).body)
    const weekPaths = ['questions', 'progress', 'challenges'] as const
    for (const part of weekPaths)
      await get(`/api/${part}/:weekId`, `/api/${part}/${week}?userId=30`)
    await answerAll(visitor, 'primary', { word: 'The walk by the river' })
    await answerAll(visitor, 'partner', { word: 'Your soup on Tuesday' })
    const begun = await visitor.post<{ id: number }>(`/api/catchups/${initialWeekId}`, {})
    expectFitting({ method: 'POST', path: '/api/catchups/:weekId' }, begun.body)
    await get('/api/catchups/:weekId/responses', `/api/catchups/${week}/responses?userId=30`)
    await get('/api/catchups/:catchupId/place', `/api/catchups/${begun.body.id}/place`)
    const plain = ['user', 'session', 'support', 'timeline', 'reminder-settings', 'health'] as const
    for (const part of plain) await get(`/api/${part}`)
    await get('/api/couples/people')
    const asked = await visitor.post('/api/ask', { question: 'How do we share the housework?' })
    expectFitting({ method: 'POST', path: '/api/ask' }, asked.body)
  })

  test('what is sent right is taken, what the schema refuses is refused', async () => {
    const { visitor } = await registerCouple(server)
    const { body: questions } = await visitor.get<Question[]>(`/api/questions/${initialWeekId}`)
    const { requestBody } = operationOf({ method: 'PATCH', path: '/api/questions/:questionId' })
    const { schema } = Object.values(requestBody?.content ?? {})[0] as { schema: object }
    const validate = ajv.compile(schema)
    const send = (body: object, at: number) =>
      visitor.patch(`/api/questions/${questions[at]?.id}`, body)
    const bodies = [
      { response: 'A walk.', isPartnerResponse: false },
      { response: 7, isPartnerResponse: false },
      { isPartnerResponse: false },
      { response: 'A walk.', isPartnerResponse: 'no' },
    ]
    for (const [at, body] of bodies.entries()) {
      expect([validate(body), (await send(body, at)).status]).toEqual(
        at === 0 ? [true, 200] : [false, 400],
      )
    }
  })

  test('and so is a refusal', async () => {
    const refused = (visitor: Visitor) => visitor.post('/api/login', { email: 'x', password: '' })
    const { Refusal } = document.components.schemas as Record<string, object>
    const validate = ajv.compile(Refusal ?? {})
    validate((await refused(server.visitor())).body)
    expect(validate.errors ?? []).toEqual([])
    expect(validate({ message: 'no' })).toBe(false)
  })
})

describe('the page', () => {
  test('names every call, runs nothing and loads its style sheet alone', async () => {
    const { text, headers } = await server.visitor().get('/api/docs')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const { method, path } of endpoints) {
      expect(text).toContain(`<code>${method} ${path.replace(/:(\w+)/g, '{$1}')}</code>`)
    }
    for (const code of endpoints.flatMap(({ refuses = [] }) => refuses)) {
      expect(text).toContain(`<code>${code}</code>`)
    }
    expect(text).not.toMatch(/<script|style=|https?:|undefined|\[object/)
    expect(text.match(/(?:src|href)="(?!#)[^"]+"/g)).toEqual([
      'href="/api-page.css"',
      'href="/api/openapi.json"',
    ])
  })

  test('tells a schema in short', () => {
    expect(inShort({ type: 'string' })).toBe('string')
    expect(inShort({ type: ['string', 'null'] })).toBe('string | null')
    expect(inShort({ anyOf: [{ type: 'string' }, { type: 'null' }] })).toBe('string | null')
    expect(inShort({ type: 'array', items: { enum: ['a', 'b'] } })).toBe('("a" | "b")[]')
    const properties = { a: { const: true }, b: { type: 'integer' } }
    expect(inShort({ properties, required: ['b'] })).toBe('{\n  a?: true\n  b: integer\n}')
  })
})
