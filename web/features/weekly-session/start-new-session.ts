import { readQuestions } from '#contract/questions.ts'
import { resetWeeklySession, weekIdFrom } from '#contract/weekly-session.ts'
import { call } from '#web/api/call.ts'

/** The clock in milliseconds since 1970, and a source of letters and digits. */
export type IdSource = { now: () => number; random: () => string }

type Start = IdSource & {
  weekId: string
  userId: number
  /** Called as soon as the old session is gone, whatever becomes of the new one. */
  onReset: () => void
}

/**
 * Throws the session `weekId` away and makes a new one with fresh questions; gives its id. Where the
 * old one cannot be thrown away, it fails in the words of product §8.
 */
export async function startNewSession(start: Start): Promise<string> {
  const { weekId, userId, now, random, onReset } = start
  try {
    await call(resetWeeklySession, { params: { weekId }, query: { userId }, body: {} })
  } catch (cause) {
    throw new Error('Failed to reset session', { cause })
  }
  onReset()
  const fresh = weekIdFrom(now(), random())
  const query = { userId, clear_existing: 'true' } as const
  await call(readQuestions, { params: { weekId: fresh }, query })
  return fresh
}
