import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { createThreads, NoThreadInTime } from '#server/drivers/threads/threads.ts'
import { tooOften } from '#server/refusal.ts'
import type { Hasher } from './passwords.ts'

const defaults = {
  /** One core stays with who asks for something else, and 19 MiB are taken a few times over at most. */
  count: Math.min(4, Math.max(1, availableParallelism() - 1)),
  mostWaiting: 128,
  /** Less than a handler may take. */
  longestMs: 40_000,
  idleMs: 60_000,
  file: join(import.meta.dirname, `argon2.thread${extname(import.meta.filename)}`),
}
const retryAfter = 1

/**
 * Argon2id in threads that let whoever is served go first, so that nobody's poll waits for another's sign-in. A
 * few at once, the others in the order of their coming; 429 where too many wait.
 */
export function createArgon2(settings: Partial<typeof defaults> = {}): Hasher {
  const used = { ...defaults, ...settings }
  const threads = createThreads(used)
  const run = <Result>(name: string, input: unknown): Promise<Result> =>
    threads.run(name, input).catch((error: unknown) => {
      throw error instanceof NoThreadInTime ? tooOften(retryAfter) : error
    }) as Promise<Result>
  return {
    hasRoom: () => threads.load().waiting < used.mostWaiting,
    hash: (password) => run('hash', password),
    verify: (hashed, password) => run('verify', [hashed, password]),
  }
}
