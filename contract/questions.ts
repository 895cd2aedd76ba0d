import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { Participant } from './participants.ts'
import { freeText, RowId, UserIdText, WeekId } from './text.ts'

export const categories = [
  'Connection & Intimacy',
  'Support & Appreciation',
  'Daily Life & Routines',
  'Health & Wellbeing',
  'Parenting or Shared Responsibilities',
  'Goals & Growth',
  'Fun & Friendship',
] as const

export const Category = z.enum(categories)
export type Category = z.infer<typeof Category>

/** One question of each category a week. */
export const questionsPerWeek = 7

export const questionSentences = {
  emptyAnswer: 'Please type an answer first.',
  alreadyCompleted: 'These answers are already finished, so they can no longer be changed.',
  answeredAlready: 'This question has an answer already, perhaps from another device.',
  alwaysPrivate: 'Answers are always private here until you have both finished.',
  otherQuestion: 'The question named in the body is not the one in the address.',
} as const

/** A question for one person. `response` is always null: this call never carries answer text (R2, R15). */
export const Question = z.object({
  id: z.int(),
  content: z.string(),
  category: Category,
  weekId: z.string(),
  userId: z.int(),
  answered: z.boolean(),
  response: z.null(),
})
export type Question = z.infer<typeof Question>

export const readQuestions = endpoint({
  method: 'GET',
  path: '/api/questions/:weekId',
  params: z.object({ weekId: WeekId }),
  query: z.object({
    userId: z.optional(UserIdText),
    clear_existing: z.optional(z.enum(['true', 'false'])),
  }),
  reply: z.array(Question),
  changesState: (query) => query.clear_existing === 'true',
})

/**
 * `isPartnerResponse` is absolute (R15): true is the partner's answer, whoever is signed in.
 * `private: false` is refused: there are no public answers (R2).
 * `onlyIfUnanswered` refuses (409) where there is an answer, so that of two devices none loses its
 * own. Without it an answer that is there is replaced unseen, until its author has completed (R25).
 */
export const Answer = z.object({
  response: freeText(questionSentences.emptyAnswer),
  private: z.optional(
    z.boolean().check(z.refine((isPrivate) => isPrivate, questionSentences.alwaysPrivate)),
  ),
  userType: z.optional(Participant),
  isPartnerResponse: z.optional(z.boolean()),
  questionId: z.optional(z.int()),
  onlyIfUnanswered: z.optional(z.boolean()),
})

/**
 * Saves one answer. 409 once that person has completed (R3), and for who answers on a device of
 * their own (R17). The same text again is acknowledged to the login that wrote it, for a quarter of
 * an hour; to anybody else a refusal says nothing of the text.
 */
export const saveAnswer = endpoint({
  method: 'PATCH',
  path: '/api/questions/:questionId',
  params: z.object({ questionId: RowId }),
  body: Answer,
  reply: z.object({
    id: z.int(),
    userId: z.int(),
    isPartnerResponse: z.boolean(),
    answered: z.literal(true),
    response: z.null(),
  }),
})
