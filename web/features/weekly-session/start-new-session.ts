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

/** Throws the session `weekId` away and makes a new one with fresh questions; gives its id. */
export async function startNewSession(start: Start): Promise<string> {
  const { weekId, userId, now, random, onReset } = start
  await call(resetWeeklySession, { params: { weekId }, query: { userId }, body: {} })
  onReset()
  const fresh = weekIdFrom(now(), random())
  const query = { userId, clear_existing: 'true' } as const
  await call(readQuestions, { params: { weekId: fresh }, query })
  return fresh
}
