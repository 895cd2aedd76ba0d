import * as z from 'zod/mini'
import { startCatchup } from '#contract/catchup.ts'
import { call, sentenceOf } from '#web/api/call.ts'

const WithId = z.object({ id: z.int() })
const anyReply = { ...startCatchup, reply: z.unknown() }
const invalidData = 'Invalid catchup data returned from server'

/** The catch-up's id, which comes directly or inside `catchup`; throws where there is none (product §5). */
export function catchupIdOf(reply: unknown): number {
  const direct = z.safeParse(WithId, reply)
  if (direct.success) return direct.data.id
  const inside = z.safeParse(z.object({ catchup: WithId }), reply)
  if (inside.success) return inside.data.catchup.id
  throw new Error(invalidData)
}

/** Starts the session's catch-up, or finds the one already started (R4); gives its id. */
export async function requestCatchup(weekId: string, userId: number): Promise<number> {
  return catchupIdOf(await call(anyReply, { params: { weekId }, body: { userId } }))
}

/** What to tell the person when that failed (product §8). */
export function catchupFailure(error: unknown): string {
  if (error instanceof Error && error.message === invalidData) return invalidData
  return sentenceOf(error, 'Failed to start catch-up session')
}
