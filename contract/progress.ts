import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { UserIdText, WeekId } from './text.ts'

/** `userCompleted` speaks of the person asked about, `partnerCompleted` of the other one (R3). */
export const Progress = z.object({
  userCompleted: z.boolean(),
  /** How many of the seven the person asked about has answered; never what (R2). */
  answered: z.int(),
  partnerCompleted: z.boolean(),
  activeSessionId: z.nullable(z.string()),
})
export type Progress = z.infer<typeof Progress>

const params = z.object({ weekId: WeekId })

/** R3's refusal of an early claim; `left` counts the person's unanswered questions. */
export const answerFirst = (left: number, total: number): string =>
  `Answer every question first: ${left} of ${total} left.`

export const readProgress = endpoint({
  method: 'GET',
  path: '/api/progress/:weekId',
  params,
  query: z.object({ userId: z.optional(UserIdText), cache_bust: z.optional(z.string()) }),
  reply: Progress,
})

/** Claims that a person has finished; either flag may say it, `userId` says who (R3). */
export const claimCompletion = endpoint({
  method: 'POST',
  path: '/api/progress/:weekId',
  params,
  query: z.object({ userId: z.optional(UserIdText) }),
  body: z
    .object({
      userCompleted: z.optional(z.literal(true)),
      partnerCompleted: z.optional(z.literal(true)),
    })
    .check(
      z.refine(
        (claim) => claim.userCompleted === true || claim.partnerCompleted === true,
        'Say who has completed: userCompleted or partnerCompleted.',
      ),
    ),
  reply: Progress,
})
