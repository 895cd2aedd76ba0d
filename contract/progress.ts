import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { UserIdText, WeekId } from './text.ts'

/**
 * `userCompleted` speaks of the person asked about, `partnerCompleted` of the other one (R3).
 * `ownDevice` is there, and true, where the person asked about answers on a device of their own and
 * this is not one of theirs, so that answers and claims for them are refused here (R17).
 */
export const Progress = z.object({
  userCompleted: z.boolean(),
  /** How many of the seven the person asked about has answered; never what (R2). */
  answered: z.int(),
  partnerCompleted: z.boolean(),
  ownDevice: z.optional(z.literal(true)),
  activeSessionId: z.nullable(z.string()),
})
export type Progress = z.infer<typeof Progress>

/** The refusal (409) of an answer or a claim for who answers on a device of their own (R17). */
export const onOwnDevice = (name: string): string => `${name} is answering on their own device.`

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
