import { listen } from '#contract/safety.ts'
import { createFairShare } from '#server/fair-share.ts'
import type { Limits } from '#server/http/limits.ts'
import type { Serve } from '#server/http/serve.ts'

type Parts = {
  soundsUnsafe: (text: string, author: { coupleId: string; userId: number }) => Promise<boolean>
  limits: Limits
}

export function bindListening(serve: Serve, { soundsUnsafe, limits }: Parts): void {
  const inShare = createFairShare()
  serve.signedIn(listen, async ({ body, login: { tokenHash, userId, couple } }) => {
    await limits.take('listen', tokenHash)
    // Each of the two has a share, so that nobody's card waits for what the other one sends.
    const concern = await inShare(String(userId), () =>
      soundsUnsafe(body.text, { coupleId: couple.coupleId, userId }),
    )
    return { concern, calm: !concern }
  })
}
