import { isThorough } from './draws.ts'
import type { Reply, Visitor } from './visitor.ts'

const fifty = 50
/** So often somebody asks before the test is told that they were not served; `npm run test:trust` tries nothing twice. */
const mostTries = isThorough ? 1 : 20

/**
 * What somebody is answered who asks again when told that the server is too busy (503), as a page does: on a busy machine
 * many that want the same row may take longer than one of them is let wait. `busy` are the statuses that say so.
 */
export async function untilServed<Body>(
  ask: () => Promise<Reply<Body>>,
  busy: readonly number[] = [503],
): Promise<Reply<Body>> {
  for (let tries = 1; ; tries += 1) {
    const reply = await ask()
    if (!busy.includes(reply.status) || tries === mostTries) return reply
  }
}

/** An account's file: 429 says that its thread has not begun in time, and that it is worth another try. */
export const exported = (visitor: Visitor, format: 'json' | 'html'): Promise<Reply<unknown>> =>
  untilServed(() => visitor.get(`/api/account/export?format=${format}`), [429, 503])

/** What fifty are answered who ask at once, each until they are served. */
export const fiftyAtOnce = <Body>(
  ask: (at: number) => Promise<Reply<Body>>,
): Promise<Reply<Body>[]> =>
  Promise.all(Array.from({ length: fifty }, (_, at) => untilServed(() => ask(at))))
