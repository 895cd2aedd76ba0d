/** What the process that holds a model is told. */
export type ToChild =
  | {
      kind: 'start'
      /** The folder that the engine was installed in. */
      engine: string
      /** The model's file, and what it has to hash to. */
      file: string
      sha256: string
      contextTokens: number
      /** Read ahead, so that nobody's first text waits for it. */
      instructions: string
    }
  | { kind: 'ask'; id: number; instructions: string; prompt: string; form: ReplyForm }
  | { kind: 'stop'; id: number }

/** What it says. No word of a request stands in a failure. */
export type FromChild =
  | { kind: 'ready' }
  | { kind: 'cannot start'; why: StartFailure }
  | { kind: 'reply'; id: number; text: string }
  | { kind: 'failed'; id: number }

export const startFailures = {
  file: 'The model’s file is missing or not the one that was installed: run npm run guide:install again.',
  engine: 'The engine that runs the model cannot be loaded: run npm run guide:install again.',
  model: 'The model cannot be loaded: its file does not fit the engine, or memory is short.',
} as const
export type StartFailure = keyof typeof startFailures

/** The form of a reply: an object of texts, each no longer than that. */
export type ReplyForm = {
  type: 'object'
  properties: Record<string, { type: 'string'; maxLength: number }>
}
