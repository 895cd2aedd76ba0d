import { resolve } from 'node:path'
import * as z from 'zod/mini'

const Env = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), './data'),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/ })),
  DATABASE_URL: z.optional(z.url({ protocol: /^postgres(ql)?$/ })),
  SECRET_KEY: z.optional(
    z.string().check(z.minLength(32, 'has to be at least 32 characters of random text')),
  ),
  LOG_LEVEL: z._default(z.enum(['silent', 'error', 'warn', 'info']), 'info'),
})

export type Env = {
  port: number
  host: string
  /** Absolute path of the folder that holds the database, the key and the outbox. */
  dataDir: string
  /** Origin under which people reach this server, without a trailing slash. */
  publicUrl: string
  databaseUrl: string | undefined
  secretKey: string | undefined
  logLevel: 'silent' | 'error' | 'warn' | 'info'
}

/** Reads the settings that `.env.example` documents; throws one sentence naming each that is wrong. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const { success, data, error } = z.safeParse(Env, given)
  if (!success) {
    const wrong = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Please check the settings. ${wrong.join('; ')}`)
  }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    publicUrl: new URL(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).origin,
    databaseUrl: data.DATABASE_URL,
    secretKey: data.SECRET_KEY,
    logLevel: data.LOG_LEVEL,
  }
}
