import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Category } from './questions.ts'
import { Frequency } from './reminders.ts'
import { UserIdText, WeekId } from './text.ts'

/** What a client falls back to where the server knows no current session (R4, R15). */
export const initialWeekId = 'session-initial'

/** A new id as clients make them: milliseconds since 1970 and a random part of letters and digits. */
export const weekIdFrom = (now: number, random: string): string => `session-${now}-${random}`

/** R18: so many sessions of a couple may be neither completed nor thrown away. */
export const openSessionsMost = 20

/** Where a couple are in their weeks (R23). */
export const WeeklySessionState = z.object({
  activeSessionId: z.nullable(z.string()),
  /**
   * The current session's catch-up, once somebody has begun it; `userId` is who. `unread`: the other one has been in it,
   * and the person of this login has not (R22). `at`: the question they are at, from 0, where that person has been in it. `left`:
   * they have not come to its end. A server that is older than the app that asks it says none of these.
   */
  catchup: z.nullable(
    z.object({
      userId: z.int(),
      completed: z.boolean(),
      unread: z.optional(z.boolean()),
      at: z.optional(z.int()),
      left: z.optional(z.boolean()),
    }),
  ),
  /** The last one that came to its end: when, and what they wanted more of from then on (R9). */
  lastTalk: z.nullable(z.object({ happenedAt: z.string(), focus: z.array(Category) })),
  /**
   * How often they meet, as the person chose it, or else the other one; weekly where neither has (R10). A server that is
   * older than the app that asks it does not say.
   */
  rhythm: z.optional(Frequency),
})
export type WeeklySessionState = z.infer<typeof WeeklySessionState>

export const readWeeklySession = endpoint({
  method: 'GET',
  path: '/api/session',
  reply: WeeklySessionState,
})

/** What somebody has been told that they throw away: how many answers of each of the two, and which catch-up (R22). */
export const NamedLoss = z.object({
  answered: z.object({ primary: z.int(), partner: z.int() }),
  catchup: z.nullable(z.enum(['unfinished', 'over'])),
})
export type NamedLoss = z.infer<typeof NamedLoss>

/**
 * Throws away that session's questions, answers, progress and catch-up, and nothing else (R4). Where `catchupId` says
 * which catch-up it is about, as Done does, it does nothing once that one is over: the session's id goes on, and what is
 * there by then is the next week's (R15). Where `named` says what the person has been told, as Start New Session does, it
 * is refused once the session is not the current one any more, or more than that would go (R22).
 */
export const resetWeeklySession = endpoint({
  method: 'POST',
  path: '/api/reset-session/:weekId',
  params: z.object({ weekId: WeekId }),
  query: z.object({ userId: z.optional(UserIdText) }),
  body: z.optional(
    z.nullable(z.object({ catchupId: z.optional(z.int()), named: z.optional(NamedLoss) })),
  ),
  reply: z.object({ weekId: z.string(), message: z.string() }),
  refuses: ['session-replaced', 'more-would-go'],
})
