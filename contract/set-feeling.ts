import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { UserIdText, WeekId } from './text.ts'

/** How the questions of a set felt to one person (R27). */
export const SetFeeling = z.enum(['too-personal', 'just-right', 'not-deep-enough'])
export type SetFeeling = z.infer<typeof SetFeeling>

/**
 * Says how a session's seven felt to a person who has completed them (R27); again, in place of what was
 * said. No call ever tells what was said. 409 before, and for who answers on a device of their own.
 */
export const saySetFeeling = endpoint({
  method: 'POST',
  path: '/api/progress/:weekId/feeling',
  params: z.object({ weekId: WeekId }),
  query: z.object({ userId: z.optional(UserIdText) }),
  body: z.object({ feeling: SetFeeling }),
  reply: z.object({ message: z.string() }),
  refuses: ['answers-missing', 'on-own-device'],
})
