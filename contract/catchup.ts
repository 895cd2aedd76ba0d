import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Category } from './questions.ts'
import { freeText, nameUnitsMaximum, RowId, textMaximum, UserIdText, WeekId } from './text.ts'

export const Catchup = z.object({
  id: z.int(),
  weekId: z.string(),
  userId: z.int(),
  completed: z.boolean(),
  scheduledTime: z.string(),
  createdAt: z.string(),
})
export type Catchup = z.infer<typeof Catchup>

/**
 * `userResponse` is the answer of the person asked about, `partnerResponse` the other one's (R15); null
 * with the word for it where that person keeps the question private (R26).
 */
export const CatchupItem = z.object({
  question: z.object({ id: z.int(), content: z.string(), category: Category }),
  userResponse: z.nullable(z.string()),
  partnerResponse: z.nullable(z.string()),
  userKeptPrivate: z.optional(z.literal(true)),
  partnerKeptPrivate: z.optional(z.literal(true)),
})
export type CatchupItem = z.infer<typeof CatchupItem>

/** Starts the couple's catch-up of that weekly session, or returns the one already started (R4). */
export const startCatchup = endpoint({
  method: 'POST',
  path: '/api/catchups/:weekId',
  params: z.object({ weekId: WeekId }),
  body: z.object({ userId: z.optional(z.int()) }),
  reply: Catchup,
  refuses: ['both-first'],
})

/** Both people's answers once both have completed; an empty list before that (R2). */
export const readResponses = endpoint({
  method: 'GET',
  path: '/api/catchups/:weekId/responses',
  params: z.object({ weekId: WeekId }),
  query: z.object({ userId: z.optional(UserIdText) }),
  reply: z.array(CatchupItem),
})

export const completeCatchup = endpoint({
  method: 'PATCH',
  path: '/api/catchups/:catchupId/complete',
  params: z.object({ catchupId: RowId }),
  body: z.object({ completed: z.literal(true) }),
  reply: Catchup,
})

/** Who wrote a text: our own rules on this server, or a configured model (R13). */
export const GuideSource = z.enum(['built-in', 'model'])
export type GuideSource = z.infer<typeof GuideSource>

const AnswerText = z.optional(z.nullable(z.string().check(z.maxLength(textMaximum))))
const NameText = z.string().check(z.trim(), z.maxLength(nameUnitsMaximum))

/** The names and answers come along; with `weekId` and `questionId` the server works from its own rows (R13). */
export const GuideRequest = z.object({
  question: freeText('Please say which question this is about.'),
  userResponse: AnswerText,
  partnerResponse: AnswerText,
  userName: NameText,
  partnerName: NameText,
  isPartnerResponse: z.optional(z.boolean()),
  weekId: z.optional(WeekId),
  questionId: z.optional(z.int()),
})
export type GuideRequest = z.output<typeof GuideRequest>

export const SummaryRequest = z.object({
  userName: NameText,
  partnerName: NameText,
  isPartnerResponse: z.optional(z.boolean()),
  weekId: z.optional(WeekId),
})
export type SummaryRequest = z.output<typeof SummaryRequest>

const written = z.string().check(z.minLength(1))

export const writeInsight = endpoint({
  method: 'POST',
  path: '/api/catchups/insight',
  body: GuideRequest,
  reply: z.object({ insight: written, source: GuideSource }),
})

export const writeSuggestion = endpoint({
  method: 'POST',
  path: '/api/catchups/suggestion',
  body: GuideRequest,
  reply: z.object({ suggestion: written, source: GuideSource }),
})

export const writeSummary = endpoint({
  method: 'POST',
  path: '/api/catchups/summary',
  body: SummaryRequest,
  reply: z.object({ summary: written, source: GuideSource }),
})
