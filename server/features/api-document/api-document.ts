import * as z from 'zod/mini'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import {
  anyCallRefuses,
  RefusalBody,
  type RefusalCode,
  refusals,
  signedInCallRefuses,
} from '#contract/refusals.ts'
import type { Bound } from '#server/http/serve.ts'
import { summaries } from './summaries.ts'

type Json = Record<string, unknown>
export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: Json }
export type Reply = { description: string; headers?: Json; content?: Json; $ref?: never }
export type Operation = {
  operationId: string
  tags: [string]
  summary: string
  security: Record<string, []>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Json }
  responses: Record<string, Reply | { $ref: string }>
}
export type ApiDocument = {
  openapi: '3.1.1'
  info: { title: string; version: string; summary: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Json & { responses: Record<string, Reply> }
}

/** Of the calls, not of the product: it changes when a program would have to. */
const version = '1'

const description = `Two people share one account; each week both answer the same seven questions, and
once both have finished they read each other's answers.

- **Signing in** sets a cookie, which most calls ask for.
- **The seal**: until both have completed a session no call tells a word of anybody's answer.
- **Whose**: \`userId\` is an id of one of the two, or 30 for the one who registered and 31 for the partner.
  \`isPartnerResponse\` and \`isPartnerUpdate\` always speak of the partner, whoever is signed in.
- **From where**: a browser may change something from this server's own pages only (Sec-Fetch-Site, else
  Origin). Programs send neither and are let through.
- **Refusals** are JSON with a \`code\` for programs, which stays, and a sentence for people, which may change.
- **Sending again** is safe: an answer, a completion, a start and a press have one effect.
- **Limits**: 600 calls a minute for a login, fewer for what costs more. Over one: 429 with \`Retry-After\` in
  seconds.
- **Later versions** add fields and calls. What is there stays as it is until \`version\` changes.`

/** A schema as JSON Schema, of what is on the wire: what replies are encoded to is what calls are read from. */
function jsonSchema(schema: Schema): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    target: 'draft-2020-12',
  })
  return rest
}

const takesNothing = (schema: Schema): boolean => z.safeParse(schema, undefined).success

function parametersIn(place: 'path' | 'query', schema: Schema | undefined): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, one]) => ({
    ...{ name, in: place, schema: one },
    required: place === 'path' || required.includes(name),
  }))
}

const sentenceOf = (code: RefusalCode): string => {
  const { sentence } = refusals[code]
  return typeof sentence === 'string' ? `\`${code}\`: ${sentence}` : `\`${code}\``
}

const refusalContent = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }

const refusing = (codes: readonly RefusalCode[]): Reply => ({
  description: codes.map(sentenceOf).join('\n\n'),
  content: refusalContent,
})

const tooOften = (more: readonly RefusalCode[] = []): Reply => ({
  ...refusing(['too-often', ...more]),
  headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
})

/** Those of each status together, in the order of their statuses. */
function byStatus(codes: readonly RefusalCode[]): [status: string, codes: RefusalCode[]][] {
  const found = Map.groupBy(codes, (code) => String(refusals[code].status))
  return [...found].sort(([one], [other]) => Number(one) - Number(other))
}

const ref = (name: string) => ({ $ref: `#/components/responses/${name}` })

/** The content types that a reply may have: a file's goes by what was asked for. */
function replyTypes({ replyType, replyFile, query }: Endpoint): string[] {
  if (replyType !== undefined) return [replyType]
  if (!replyFile) return ['application/json']
  const formats = parametersIn('query', query).flatMap(({ name, schema }) =>
    ((schema.enum as unknown[] | undefined) ?? []).map((value) => ({ [name]: value })),
  )
  return [...new Set(formats.map((given) => replyFile(given).type))]
}

function repliesOf(endpoint: Endpoint, isSignedIn: boolean): Operation['responses'] {
  const schema = jsonSchema(endpoint.reply)
  const content = Object.fromEntries(replyTypes(endpoint).map((type) => [type, { schema }]))
  const general = [
    ...anyCallRefuses.filter((code) => code !== 'too-often'),
    ...(isSignedIn ? signedInCallRefuses : []),
  ]
  // A status of the call's own stands in place of the default, so it names what any call says with it, too.
  const own = byStatus(endpoint.refuses ?? []).map(([status, codes]) => {
    const all = [...codes, ...general.filter((code) => String(refusals[code].status) === status)]
    return [status, status === '429' ? tooOften(all) : refusing(all)]
  })
  return {
    200: { description: 'Done.', content },
    ...(isSignedIn && { 401: ref('SignInFirst') }),
    429: ref('TooOften'),
    ...Object.fromEntries(own),
    default: ref('AnyCall'),
  }
}

const pathOf = ({ path }: Endpoint): string => path.replace(/:(\w+)/g, '{$1}')

/** As `saveAnswer` would be called by its address: the method and what is in it. */
const operationId = ({ method, path }: Endpoint): string =>
  method.toLowerCase() +
  path
    .replace('/api', '')
    .split(/\W+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const tagAndSummary = (endpoint: Endpoint): [tag: string, summary: string] => {
  const name = `${endpoint.method} ${endpoint.path}`
  for (const [tag, calls] of Object.entries(summaries)) {
    const summary = calls[name]
    if (summary !== undefined) return [tag, summary]
  }
  throw new Error(`server/features/api-document/summaries.ts says nothing of ${name}.`)
}

function operationOf(endpoint: Endpoint, isSignedIn: boolean): Operation {
  const { params, query, body } = endpoint
  const [tag, summary] = tagAndSummary(endpoint)
  return {
    ...{ operationId: operationId(endpoint), tags: [tag], summary },
    security: isSignedIn ? [{ login: [] }] : [],
    parameters: [...parametersIn('path', params), ...parametersIn('query', query)],
    ...(body && {
      requestBody: {
        required: !takesNothing(body),
        content: { 'application/json': { schema: jsonSchema(body) } },
      },
    }),
    responses: repliesOf(endpoint, isSignedIn),
  }
}

type Parts = { bound: Bound; publicUrl: string; cookieName: string }

/** The OpenAPI 3.1 document of all calls that are bound; it holds no name of a file, a table or a person. */
export function apiDocument({ bound, publicUrl, cookieName }: Parts): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const [endpoint, who] of bound) {
    const path = pathOf(endpoint)
    paths[path] ??= {}
    paths[path][endpoint.method.toLowerCase()] = operationOf(endpoint, who === 'signedIn')
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Duologue',
      version,
      summary: 'A weekly check-in for couples.',
      description,
    },
    servers: [{ url: publicUrl }],
    tags: Object.keys(summaries).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { login: { type: 'apiKey', in: 'cookie', name: cookieName } },
      schemas: { Refusal: jsonSchema(RefusalBody) },
      responses: {
        SignInFirst: refusing(signedInCallRefuses.filter((code) => refusals[code].status === 401)),
        TooOften: tooOften(),
        AnyCall: refusing([
          ...anyCallRefuses.filter((code) => code !== 'too-often'),
          ...signedInCallRefuses.filter((code) => refusals[code].status !== 401),
        ]),
      },
    },
  }
}
