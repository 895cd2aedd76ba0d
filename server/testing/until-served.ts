import { isThorough } from './draws.ts'
import type { Reply } from './visitor.ts'

const fifty = 50
/** So often somebody asks before the test is told that they were not served; `npm run test:trust` tries nothing twice. */
const mostTries = isThorough ? 1 : 20

/**
 * What somebody is answered who asks again when told that the server is too busy (503), as a page does: on a busy machine
 * many that want the same row may take longer than one of them is let wait.
 */
export async function untilServed<Body>(ask: () => Promise<Reply<Body>>): Promise<Reply<Body>> {
  for (let tries = 1; ; tries += 1) {
    const reply = await ask()
    if (reply.status !== 503 || tries === mostTries) return reply
  }
}

/** What fifty are answered who ask at once, each until they are served. */
export const fiftyAtOnce = <Body>(
  ask: (at: number) => Promise<Reply<Body>>,
): Promise<Reply<Body>[]> =>
  Promise.all(Array.from({ length: fifty }, (_, at) => untilServed(() => ask(at))))
