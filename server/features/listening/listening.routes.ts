import { listen } from '#contract/safety.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'
import { soundsUnsafe } from '#server/safety/sounds-unsafe.ts'

export function bindListening(serve: Serve, { limits }: { limits: Limits }): void {
  serve.signedIn(listen, async ({ body, login }) => {
    await limits.take('listen', login.tokenHash)
    return { concern: soundsUnsafe(body.text) }
  })
}
