import * as z from 'zod/mini'
import type { BodyInput, Endpoint, ReplyOf, Schema } from '#contract/endpoint.ts'
import { Issue, type RefusalCode } from '#contract/refusals.ts'
import { fetchFromServer } from './server.ts'

type Texts<S> = S extends Schema
  ? { [Name in keyof z.input<S>]: z.input<S>[Name] | number | boolean }
  : undefined

export type CallOptions<E extends Endpoint> = {
  params?: Texts<E['params']>
  query?: Texts<E['query']>
  body?: BodyInput<E>
  headers?: Record<string, string>
  /** Where the login cookie goes along; unless said, everywhere (product §7). */
  credentials?: RequestCredentials
  signal?: AbortSignal
  /** It goes on where the page is left meanwhile; the browser limits how long its body may be. */
  keepalive?: boolean
}

/** As much of a refusal as there is: our server fills in all of it (R6), others perhaps a part. */
const Refused = z.object({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  error: z.optional(z.string()),
  issues: z.optional(z.array(Issue)),
})

/**
 * A call that was not answered with success. `message` is the status, a colon and the reply's text
 * (product §8); `sentence` is what the reply says to a person, undefined where it says nothing.
 */
export class CallFailed extends Error {
  readonly status: number
  /** What it was refused for; undefined where the reply does not say. */
  readonly code: RefusalCode | undefined
  readonly sentence: string | undefined
  readonly issues: z.infer<typeof Refused>['issues']
  /** The status in words, for where the reply has none (product §8). */
  readonly plainStatus: string

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.name = 'CallFailed'
    this.status = status
    const refused = readRefusal(text)
    this.code = refused?.code as RefusalCode | undefined
    this.sentence = refused?.message || refused?.error || undefined
    this.issues = refused?.issues
    this.plainStatus = `HTTP ${status}: ${statusText}`
  }
}

function readRefusal(text: string): z.infer<typeof Refused> | undefined {
  try {
    return z.safeParse(Refused, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The code that a call was refused with; undefined for any other error. */
export const codeOf = (error: unknown): RefusalCode | undefined =>
  error instanceof CallFailed ? error.code : undefined

/** What stands in front of a server says so where it cannot reach it. */
const statusesOfAProxy = [502, 503, 504]

/** Whether the server never said anything: there is no network, or nobody at its other end. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  (error instanceof CallFailed &&
    error.code === undefined &&
    statusesOfAProxy.includes(error.status))

const tryAgain = 'Something went wrong. Please try again.'

/** What the server said of a call that failed; `fallback` where it said nothing (product §8). */
export function sentenceOf(error: unknown, fallback = tryAgain): string {
  return (error instanceof CallFailed && error.sentence) || fallback
}

/** The reply was a page to look at, such as those of what stands in front of a server. */
const isOfMarkup = ({ message }: CallFailed) => /^\d+:\s*</.test(message)

/** What the server said of a call that failed, else the error's own words (product §8), but no page's markup. */
export function thrownSentenceOf(error: unknown): string {
  if (error instanceof CallFailed && error.sentence) return error.sentence
  if (error instanceof CallFailed && isOfMarkup(error)) return error.plainStatus
  return (error instanceof Error && error.message) || tryAgain
}

/** Over a limit of use, the server's sentence about waiting (R14); otherwise `fallback`. */
export function waitingSentenceOf(error: unknown, fallback: string): string {
  return error instanceof CallFailed && error.status === 429
    ? sentenceOf(error, fallback)
    : fallback
}

/** What the server said of what was sent, where it is that, or the pace, that has to change. */
export function refusalOf(error: unknown): string | undefined {
  const isRefused = error instanceof CallFailed && error.status >= 400 && error.status < 500
  return isRefused ? error.sentence : undefined
}

/** Makes a call as the contract says, with the login cookie; throws `CallFailed` for any refusal. */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ReplyOf<E>> {
  return z.parse(endpoint.reply, JSON.parse(await send(endpoint, options))) as ReplyOf<E>
}

/** Like `call`, where any success will do (product §7); returns the reply's text unread. */
export async function send<E extends Endpoint>(
  endpoint: E,
  { params, query, body, headers, signal, keepalive, credentials = 'include' }: CallOptions<E> = {},
): Promise<string> {
  const response = await fetchFromServer(addressOf(endpoint.path, params ?? {}, query ?? {}), {
    method: endpoint.method,
    credentials,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  })
  const text = await response.text()
  if (!response.ok) throw new CallFailed(response.status, text, response.statusText)
  return text
}

function addressOf(path: string, params: object, query: object): string {
  const filled = Object.entries(params).reduce<string>(
    (address, [name, value]) => address.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  )
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)])
  return pairs.length > 0 ? `${filled}?${new URLSearchParams(pairs)}` : filled
}
