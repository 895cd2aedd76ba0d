import type * as z from 'zod/mini'
import type { RefusalCode } from './refusals.ts'

/** Any zod/mini schema. */
export type Schema = z.ZodMiniType

/** One call, written once and imported by both sides. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Fastify's notation: `/api/questions/:weekId`. */
  readonly path: `/api/${string}`
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly reply: Schema
  /** What it may be refused with, besides what any call may be. */
  readonly refuses?: readonly RefusalCode[]
  /** Set where the reply is a text of that content type instead of JSON. */
  readonly replyType?: string
  /** Set where the reply is a text to save as a file: what it is called and its content type. */
  readonly replyFile?: (query: Record<string, unknown>) => { name: string; type: string }
  /** Set on a GET that changes state (R4); every other method counts as changing anyway. */
  readonly changesState?: (query: Record<string, unknown>) => boolean
  /** Set where a browser may call from pages at PUBLIC_URL's host only, whatever its Host header says. */
  readonly atPublicHostOnly?: boolean
  /** Set where the log says the name of another call, or (null) has no line, so that it tells no more. */
  readonly loggedAs?: Pick<Endpoint, 'method' | 'path'> | null
}

type Read<S, Way extends 'input' | 'output'> = S extends Schema
  ? Way extends 'input'
    ? z.input<S>
    : z.output<S>
  : undefined

export type ParamsOf<E extends Endpoint> = Read<E['params'], 'output'>
export type QueryOf<E extends Endpoint> = Read<E['query'], 'output'>
export type BodyOf<E extends Endpoint> = Read<E['body'], 'output'>
/** What the handler gives; the schema writes it down, cut to what is promised. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** What a caller may hand in, before parsing. */
export type BodyInput<E extends Endpoint> = Read<E['body'], 'input'>

export const endpoint = <const E extends Endpoint>(definition: E): E => definition
