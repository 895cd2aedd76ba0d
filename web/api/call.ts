import * as z from 'zod/mini'
import type { BodyInput, Endpoint, ReplyOutput, Schema } from '#contract/endpoint.ts'
import { RefusalBody, sentences } from '#contract/refusal.ts'

type Texts<S> = S extends Schema
  ? { [Name in keyof z.input<S>]: z.input<S>[Name] | number | boolean }
  : undefined

export type CallOptions<E extends Endpoint> = {
  params?: Texts<E['params']>
  query?: Texts<E['query']>
  body?: BodyInput<E>
  headers?: Record<string, string>
  signal?: AbortSignal
}

/**
 * A call that was not answered with success. `message` is the status, a colon and the reply's text
 * (spec §8); `sentence` is what to show to a person; `status` is 0 when no reply came at all.
 */
export class CallFailed extends Error {
  readonly status: number
  readonly sentence: string
  readonly issues: RefusalBody['issues']
  /** The status in words, where what replied was not our server (spec §8). */
  readonly plainStatus: string | undefined

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.name = 'CallFailed'
    this.status = status
    const refusal = readRefusal(text)
    this.sentence = refusal?.message ?? (statusText || sentences.ourFault)
    this.issues = refusal?.issues
    this.plainStatus = refusal ? undefined : `HTTP ${status}: ${statusText}`
  }
}

function readRefusal(text: string): RefusalBody | undefined {
  try {
    return z.safeParse(RefusalBody, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The sentence to show for any error that a call or its handling threw; `fallback` when it has none. */
export function sentenceOf(error: unknown, fallback: string): string {
  return error instanceof CallFailed && error.sentence !== '' ? error.sentence : fallback
}

/** Makes a call as the contract says, with the login cookie; throws `CallFailed` for any refusal. */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> = {},
): Promise<ReplyOutput<E>> {
  return z.parse(endpoint.reply, JSON.parse(await send(endpoint, options))) as ReplyOutput<E>
}

/** Like `call`, where any success will do (spec §7); gives the reply's text unread. */
export async function send<E extends Endpoint>(
  endpoint: E,
  { params, query, body, headers, signal }: CallOptions<E> = {},
): Promise<string> {
  const response = await fetch(addressOf(endpoint.path, params ?? {}, query ?? {}), {
    method: endpoint.method,
    credentials: 'include',
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
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
