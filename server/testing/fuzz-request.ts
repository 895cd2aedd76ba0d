import fc from 'fast-check'
import type { Endpoint, Schema } from '#contract/endpoint.ts'
import { hostilePayload, hostileText } from './hostile-values.ts'
import {
  fits,
  type Known,
  someTexts,
  spoiled,
  unlikely,
  valid,
  violating,
} from './schema-values.ts'

const bodyLimit = 64 * 1024

type Query = readonly (readonly [key: string, value: string])[]

export type FuzzRequest = {
  url: string
  payload?: string
  /** What the contract says of each part; undefined where only the server's reading decides. */
  fits: { params: boolean; query: boolean | undefined; body: boolean | undefined }
}

type Parts = { params: Record<string, string>; query: Query; payload?: string }

/** Half a surrogate pair has no way into an address; browsers send U+FFFD in its place. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed())

/** A name that comes several times is a list, as servers read it. */
function readQuery(query: Query): Record<string, unknown> {
  const read = new Map<string, string | string[]>()
  for (const [key, given] of query) {
    const value = given.toWellFormed()
    const before = read.get(key)
    read.set(key, before === undefined ? value : [...[before].flat(), value])
  }
  return Object.fromEntries(read)
}

function bodyFits(schema: Schema | undefined, payload: string | undefined): boolean | undefined {
  if (schema === undefined) return undefined
  if (payload === undefined || payload === '') return fits(schema, undefined)
  if (Buffer.byteLength(payload) > bodyLimit) return false
  try {
    return fits(schema, JSON.parse(payload))
  } catch {
    return false
  }
}

function written(endpoint: Endpoint, { params, query, payload }: Parts): FuzzRequest {
  const path = endpoint.path.replace(/:(\w+)/g, (_all, key) => encoded(params[key] ?? ''))
  const search = query.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&')
  const wellFormed = Object.entries(params).map(([key, text]) => [key, text.toWellFormed()])
  return {
    url: search ? `${path}?${search}` : path,
    ...(payload !== undefined && { payload }),
    fits: {
      params: !endpoint.params || fits(endpoint.params, Object.fromEntries(wellFormed)),
      query: endpoint.query && fits(endpoint.query, readQuery(query)),
      body: bodyFits(endpoint.body, payload),
    },
  }
}

const texts = (schema: Schema | undefined, known: Known) =>
  schema ? valid(schema, known).map(asTexts) : fc.constant({})

const asTexts = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values as Record<string, unknown>).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  )

const asJson = (value: unknown): string | undefined => JSON.stringify(value)

/** Each of the pairs once, some of them twice, and some of another name. */
const scrambled = (entries: Query): fc.Arbitrary<Query> =>
  fc
    .tuple(
      fc.shuffledSubarray([...entries, ...entries]),
      fc.array(fc.tuple(hostileText, hostileText), { maxLength: 2 }),
    )
    .map(([own, others]) => [...own, ...others])

/** Requests to one endpoint: right, broken in one part, with one hostile text, or anyhow. */
export function fuzzRequests(endpoint: Endpoint, known: Known): fc.Arbitrary<FuzzRequest> {
  const { params, query, body } = endpoint
  const rightParams = texts(params, known)
  const rightQuery = texts(query, known).map((values) => Object.entries(values) as Query)
  const rightBody = body ? valid(body, known).map(asJson) : fc.constant(undefined)
  const brokenBody = body ? violating(body, known).map(asJson) : rightBody
  const someBody = body ? unlikely(body, known).map(asJson) : fc.constant('{"id":7}')
  const spoiledBody = body ? spoiled(body, known).map(asJson) : someBody
  const someParams = params ? someTexts(params, known) : rightParams
  const someQuery = (query ? someTexts(query, known) : fc.constant({})).chain((values) =>
    scrambled(Object.entries(values)),
  )
  const somePayload = someBody.chain((json) =>
    fc.oneof(fc.constant(json), hostilePayload(json ?? '{}')),
  )
  const request = (
    ofParams: fc.Arbitrary<Record<string, string>>,
    ofQuery: fc.Arbitrary<Query>,
    ofBody: fc.Arbitrary<string | undefined>,
  ) =>
    fc.tuple(ofParams, ofQuery, ofBody).map(([given, entries, payload]) =>
      written(endpoint, {
        params: given,
        query: entries,
        ...(payload !== undefined && endpoint.method !== 'GET' && { payload }),
      }),
    )
  return fc.oneof(
    request(rightParams, rightQuery, rightBody),
    fc.oneof(
      request(rightParams, rightQuery, brokenBody),
      ...(params ? [request(someParams, rightQuery, rightBody)] : []),
      request(rightParams, someQuery, rightBody),
    ),
    request(rightParams, rightQuery, spoiledBody),
    request(someParams, someQuery, somePayload),
  )
}
