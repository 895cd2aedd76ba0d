import { listen } from '#contract/safety.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'

type Parts = { soundsUnsafe: (text: string) => Promise<boolean>; limits: Limits }

export function bindListening(serve: Serve, { soundsUnsafe, limits }: Parts): void {
  serve.signedIn(listen, async ({ body, login }) => {
    await limits.take('listen', login.tokenHash)
    return { concern: await soundsUnsafe(body.text) }
  })
}
