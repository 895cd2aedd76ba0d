import type * as z from 'zod/mini'

/** One request to a model: what it is told, what it works on, and the form of its reply. */
export type ModelRequest<Reply> = {
  instructions: string
  prompt: string
  schema: z.ZodMiniType<Reply>
  /** Ends it before its time. */
  signal?: AbortSignal
}

/** Asks a model; gives a reply in that form or fails by `ModelFailure`, within the time it has. */
export type AskModel = <Reply>(request: ModelRequest<Reply>) => Promise<Reply>

/** Where a model is and how to get in. */
export type ModelSettings = {
  provider: 'openai-compatible' | 'anthropic'
  model: string
  baseUrl: string
  apiKey: string | undefined
}

export const failures = [
  'too slow',
  'cannot be reached',
  'refuses the call',
  'is asked too often',
  'fails',
  'sends what cannot be read',
  'rests after many failures',
] as const

/** Why a model gave nothing. It holds no word of the request or the reply, nor of the key. */
export class ModelFailure extends Error {
  readonly why: (typeof failures)[number]
  /** For so long it asks not to be asked again. */
  readonly retryAfterMs: number

  constructor(why: (typeof failures)[number], retryAfterMs = 0) {
    super(`The model ${why === 'too slow' ? 'is too slow' : why}.`)
    this.name = 'ModelFailure'
    this.why = why
    this.retryAfterMs = retryAfterMs
  }
}
